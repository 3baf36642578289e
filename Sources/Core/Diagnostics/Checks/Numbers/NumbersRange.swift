extension Check {
    /// Every amount of the range is said by rules that were written for it. A rule set ends at a rule that writes digits,
    /// `1000000000: =#,##0=;`. A set without such an end reaches as far as words go: if its last rule is for hundred, it says up
    /// to nine hundred; if its last rule is for million and the rule before is for thousand, it says up to 999 million. No rule
    /// counts its own word.
    ///
    /// **On a phone:** Past its end a set says "five thousand million" or "two hundred hundred hundred": clips that exist, in an order that splices without a
    /// flaw, and another amount in the customer's ear.
    ///
    /// **To mend it:** Let `add-language-pack … --update` add the rules that are missing, or write them, or narrow `range`. If
    /// the last rule is right for larger numbers too, add a line after it that says where the set ends: `10000000000000:
    /// =#,##0=;`.
    ///
    /// **Settings:** an error; no setting changes that.
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
                    "write the rules for larger numbers by hand, or make a new pack for the range in another folder (--recordings) and take over what was changed"
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
                    "write rules for {base} and more, or narrow the range; if the last rule of `{set}` is right for larger numbers too, add a line after it that tells where it ends, such as `{base}0: =#,##0=;`"
            ),
            "beyond, update": .init(
                "`{set}` says no numbers from {base} on, which {amount} needs",
                advice:
                    "run `{update}`, write rules for {base} and more, or narrow the range; if the last rule of `{set}` is right for larger numbers too, add a line after it that tells where it ends, such as `{base}0: =#,##0=;`"
            ),
            "own words": .init(
                "the rule for {base} of `{set}` would also count how many {base}s there are, `{twice}`, which {amount} needs",
                advice:
                    "write rules for larger numbers after the one for {base}, or narrow the range; if `{twice}` is right, write a rule that contains it as text"
            ),
            "own words, update": .init(
                "the rule for {base} of `{set}` would also count how many {base}s there are, `{twice}`, which {amount} needs",
                advice:
                    "run `{update}`, write rules for larger numbers after the one for {base}, or narrow the range; if `{twice}` is right, write a rule that contains it as text"
            ),
        ])
}
