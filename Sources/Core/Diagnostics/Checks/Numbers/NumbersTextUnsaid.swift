extension Check {
    /// The clips say every text that the number rules need for an amount of the range.
    ///
    /// **On a phone:** The amount in the message has a word without a clip, and would stay silent.
    ///
    /// **To mend it:** Add a clip with this text to `clips` and record it, or narrow `range`.
    ///
    /// **Settings:** an error; it stays one.
    package static let numbersTextUnsaid = Check(
        "numbers-text-unsaid", .error,
        [
            "digits": .init(
                "`{digits}` writes digits, which {amount} needs",
                advice: "write a rule that says the number in words, or narrow the range"),
            "plural digits": .init(
                "`#` writes digits, which {amount} needs",
                advice: "write a rule that says the number in words, or narrow the range"),
            "ordinal": .init(
                "`$(ordinal,…)$` is not supported, which {amount} needs",
                advice: "write a rule that says the number in words, or narrow the range"),
            "no whole numbers": .init(
                "`{set}` has no rules for whole numbers, which {amount} needs",
                advice: "write a rule that says the number in words, or narrow the range"),
            "below": .init(
                "`{set}` has no rule for numbers below {base}, which {amount} needs",
                advice: "write a rule that says the number in words, or narrow the range"),
            "before": .init(
                "`{set}` has no rule before {base} for what the divisor divides, which {amount} needs",
                advice: "write a rule that says the number in words, or narrow the range"),
            "": .init(
                "no clip says `{text}`, which {amount} needs",
                advice: "add a clip with this text to `clips`, or narrow the range"),
            ", update": .init(
                "no clip says `{text}`, which {amount} needs",
                advice: "run `{update}`, add a clip with this text to `clips`, or narrow the range"),
            "atomic": .init(
                "no clip says `{text}`, which {amount} needs",
                advice:
                    "add a clip with exactly this text to `clips`: `atomic: {limit}` is one clip for every number below {limit}, `atomic: 0` lets several say them"
            ),
            "fuse": .init(
                "no clip says `{text}`, which {amount} needs",
                advice:
                    "add a clip with exactly this text to `clips`: `fuse` makes one clip of each multiple of {unit}; leave {unit} out to let several say them"
            ),
            "slip": .init(
                "no clip says `{text}`, which {amount} needs",
                advice:
                    "the nearest text is `{nearest}`, of `{clip}`, which no amount needs: write `{text}` there, or add a clip with this text"
            ),
            "clip": .init("no clip `{id}`, which {amount} needs", advice: "add it to `clips`, or name another one"),
            "clip, one is near": .init("no clip `{id}`, which {amount} needs", advice: "write `{nearest}`"),
            "digit": .init(
                "no clip `{id}`, which {amount} needs",
                advice: "add it to `clips`: `iterated` says each digit by the clip of this id"),
            "number": .init("no rule says {number}", advice: "add one, or narrow the range"),
        ])
}
