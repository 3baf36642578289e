extension Check {
    /// Number rules stay within bounds on size, count and numbers.
    ///
    /// **On a phone:** The bounds make the rules safe to read.
    ///
    /// **To mend it:** Shorten the rules, or leave out those above the range.
    ///
    /// **Settings:** an error; always.
    package static let numbersLimit = Check(
        "numbers-limit", .error,
        [
            "number": .init("a number above {most}", advice: "remove the rule"),
            "sets": .init("too many rule sets", limit: "{most}", advice: "remove some"),
            "rules": .init("too many rules", limit: "{most}", advice: "remove some"),
            "plurals": .init(
                "too many rules with `$(cardinal,…)$`", limit: "{most}",
                advice:
                    "write each such word once, in a rule set of its own, and call this set wherever the word is said"
            ),
            "slots": .init(
                "a phone could not read the slots: {reason}",
                advice: "let the slots say fewer values, or simplify the rules"),
            "bytes": .init("{bytes}", limit: "{most}", advice: "remove what is not needed"),
            "name": .init("a name of {count} characters", limit: "{most}", advice: "shorten it"),
            "rule": .init("a rule of {count} characters", limit: "{most}", advice: "split it into several rules"),
            "depth": .init(
                "rules that call each other more than {most} levels deep",
                advice: "call a set directly where a rule set in between does nothing else"),
            "clips": .init("the rules say more than {most} clips for some announcement", advice: "say less"),
            "announcement": .init("announcement `{id}` says nothing", advice: "give it clips or an amount"),
            "needs": .init(
                "the amounts need more than {most} {things}", advice: "narrow the range, or simplify the rules"),
            "needs, atomic": .init(
                "the amounts need more than {most} {things}",
                advice: "narrow the range, or simplify the rules, or lower `atomic`, which is {atomic}"),
            "texts": .init(
                "the texts of the rules, counted clip by clip, are more than {most}",
                advice: "simplify the rules and shorten their texts"),
            "texts, atomic": .init(
                "the texts of the rules, counted clip by clip, are more than {most}",
                advice: "simplify the rules and shorten their texts, or lower `atomic`, which is {atomic}"),
            "search": .init(
                "the texts of the rules are too long to find their clips in {most} steps",
                advice: "simplify the rules and shorten their texts"),
            "search, atomic": .init(
                "the texts of the rules are too long to find their clips in {most} steps",
                advice: "simplify the rules and shorten their texts, or lower `atomic`, which is {atomic}"),
        ])
}
