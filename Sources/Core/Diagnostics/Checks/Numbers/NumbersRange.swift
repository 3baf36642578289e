extension Check {
    /// Rules that were written for it say every amount of the range. A set ends [where words would run
    /// out](Languages.md#how-far-rules-reach).
    ///
    /// **On a phone:** Past its end a set says "five thousand million": another amount.
    ///
    /// **To mend it:** Let `add-language-pack … --update` add the missing rules, write them, or narrow `range`. If the
    /// last rule is right for larger numbers too, add the line at which the set ends.
    ///
    /// **Settings:** an error; always.
    package static let numbersRange = Check(
        "numbers-range", .error,
        [
            "changed rule": .init(
                "the rule for {base} of `{set}` was changed and leaves out the rest, which {amount} needs",
                advice: "write it like the language's, `{line}`, and run again"),
            "added rules": .init(
                "with the language's rules added, no rule says amounts from {amount} on",
                advice: "narrow the range, or write rules for more"),
            "otherwise": .init(
                "with the language's rules added, {amount} would be `{wrong}`, not `{right}`",
                advice:
                    "write the rules for larger numbers by hand"
            ),
            "new pack": .init(
                "{reason}", advice: "give a narrower --range: no rules of the language reach further here"),
            "end": .init(
                "`{set}` says no numbers from {base} on, which {amount} needs",
                advice: "write rules for {base} and more, or narrow the range"),
            "end, update": .init(
                "`{set}` says no numbers from {base} on, which {amount} needs",
                advice: "run `{update}`, write rules for {base} and more, or narrow the range"),
            "beyond": .init(
                "`{set}` says no numbers from {base} on, which {amount} needs",
                advice:
                    "write rules for {base} and more, or narrow the range; or tell where the last rule of `{set}` ends, by a line such as `{base}0: =#,##0=;`"
            ),
            "beyond, update": .init(
                "`{set}` says no numbers from {base} on, which {amount} needs",
                advice:
                    "run `{update}`, write rules for {base} and more, or narrow the range; or tell where the last rule of `{set}` ends, by a line such as `{base}0: =#,##0=;`"
            ),
            "own words": .init(
                "{amount} would be said with `{twice}`, by the rule for {base} of `{set}`",
                advice:
                    "write rules for larger numbers after the one for {base}, or narrow the range; if `{twice}` is right, write a rule with this text"
            ),
            "own words, update": .init(
                "{amount} would be said with `{twice}`, by the rule for {base} of `{set}`",
                advice:
                    "run `{update}`, write rules for larger numbers after the one for {base}, or narrow the range; if `{twice}` is right, write a rule with this text"
            ),
        ])
}
