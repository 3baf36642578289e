extension Rule {
    /// What a pack's number rules are held to.
    static let numberRules = [
        numbersSyntax, numbersUnknownSet, numbersEndless, numbersIntricate, numbersUnreachable, numbersDuplicate,
        numbersLimit,
        numbersTextUnsaid, numbersTextAmbiguous,
    ]

    package static let numbersSyntax = Rule(
        "numbers-syntax", .error,
        "Number rules are written in the rule-based number format of UTS #35 part 3, one rule or more per line, each closed by `;`."
    )
    package static let numbersUnknownSet = Rule(
        "numbers-unknown-set", .error, "A rule set that a number rule uses is defined in the same file.")
    package static let numbersEndless = Rule(
        "numbers-endless", .error,
        "A number rule does not come back to its own rule set with the same number: saying it would never end.")
    package static let numbersIntricate = Rule(
        "numbers-intricate", .error,
        "What number rules say for the pack's whole range can be proven in bounded time: each divides a number, and what it applies to quotient and remainder does not depend on the other."
    )
    package static let numbersUnreachable = Rule(
        "numbers-unreachable", .error,
        "No two rules of a set begin at the same number, and every rule set is used: the others would never say anything."
    )
    package static let numbersTextUnsaid = Rule(
        "numbers-text-unsaid", .error,
        "What the number rules say for an amount of the pack's range, some clips of `clips` say.")
    package static let numbersTextAmbiguous = Rule(
        "numbers-text-ambiguous", .error,
        "A text of the number rules is the text of one clip; `{id}` in its place tells which of several is meant.")
    package static let numbersDuplicate = Rule(
        "numbers-duplicate", .error, "A rule set is defined once.")
    package static let numbersLimit = Rule(
        "numbers-limit", .error,
        "Number rules stay within the bounds on size, count and numbers that keep them safe to read.")
}
