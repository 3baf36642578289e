extension Rule {
    /// What a pack's number rules are held to.
    static let numberRules = [
        numbersSyntax, numbersUnknownSet, numbersEndless, numbersIntricate, numbersUnreachable, numbersDuplicate,
        numbersLimit, numbersRange,
        numbersTextUnsaid, numbersTextAmbiguous,
    ]

    package static let numbersSyntax = Rule("numbers-syntax", .error)
    package static let numbersUnknownSet = Rule("numbers-unknown-set", .error)
    package static let numbersEndless = Rule("numbers-endless", .error)
    package static let numbersIntricate = Rule("numbers-intricate", .error)
    package static let numbersUnreachable = Rule("numbers-unreachable", .error)
    package static let numbersTextUnsaid = Rule("numbers-text-unsaid", .error)
    package static let numbersTextAmbiguous = Rule("numbers-text-ambiguous", .error)
    package static let numbersDuplicate = Rule("numbers-duplicate", .error)
    package static let numbersRange = Rule("numbers-range", .error)
    package static let numbersLimit = Rule("numbers-limit", .error)
}
