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
                    "give the word whose forms it chooses a rule set of its own, and call this set wherever the word is said"
            ),
            "slots": .init("no valid number table of the slots: {reason}", advice: "say less, or by fewer rules"),
            "bytes": .init("{bytes}", limit: "{most}", advice: "remove what is not needed"),
            "name": .init("a name of {count} characters", limit: "{most}", advice: "shorten it"),
            "rule": .init("a rule of {count} characters", limit: "{most}", advice: "split it into several rules"),
            "depth": .init(
                "rules that call each other more than {most} levels deep",
                advice: "call a set directly where a rule set in between does nothing else"),
            "clips": .init("the rules say more than {most} clips for some announcement", advice: "say less"),
            "announcement": .init("announcement `{id}` says nothing", advice: "give it clips or an amount"),
            "needs": .init(
                "what the amounts need are more than {most} {things}", advice: "narrow the range, or simplify the rules"
            ),
            "needs, atomic": .init(
                "what the amounts need are more than {most} {things}",
                advice: "narrow the range, or simplify the rules, or lower `atomic`, which is {atomic}"),
            "texts": .init(
                "divided into clips, the texts of the rules are more than {most}",
                advice: "simplify the rules and shorten their texts"),
            "texts, atomic": .init(
                "divided into clips, the texts of the rules are more than {most}",
                advice: "simplify the rules and shorten their texts, or lower `atomic`, which is {atomic}"),
            "search": .init(
                "{most} steps were not enough to find the clips for the texts of the rules",
                advice: "simplify the rules and shorten their texts"),
            "search, atomic": .init(
                "{most} steps were not enough to find the clips for the texts of the rules",
                advice: "simplify the rules and shorten their texts, or lower `atomic`, which is {atomic}"),
        ])
}
