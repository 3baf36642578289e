extension Rule {
    /// What a pack's number rules are held to.
    static let numberRules = [
        numbersSyntax, numbersUnknownSet, numbersEndless, numbersUnreachable, numbersDuplicate, numbersLimit,
    ]

    package static let numbersSyntax = Rule(
        "numbers-syntax", .error,
        "Number rules are written in the rule-based number format of UTS #35 part 3; each ends with `;` on its line.")
    package static let numbersUnknownSet = Rule(
        "numbers-unknown-set", .error, "A rule set that a number rule uses is defined in the same file.")
    package static let numbersEndless = Rule(
        "numbers-endless", .error,
        "A number rule does not come back to its own rule set with the same number: saying it would never end.")
    package static let numbersUnreachable = Rule(
        "numbers-unreachable", .error,
        "No two rules of a set begin at the same number: one of them would never be used.")
    package static let numbersDuplicate = Rule(
        "numbers-duplicate", .error, "A rule set is defined once.")
    package static let numbersLimit = Rule(
        "numbers-limit", .error,
        "Number rules stay within the bounds on size, count and numbers that keep them safe to read.")
}
