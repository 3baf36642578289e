extension Check {
    /// The clips say every text that an amount of the range needs.
    ///
    /// **On a phone:** The amount stays silent.
    ///
    /// **To mend it:** Add a clip with this text and record it, or narrow `range`.
    ///
    /// **Settings:** an error; always.
    package static let numbersTextUnsaid = Check(
        "numbers-text-unsaid", .error,
        [
            "digits": .init(
                "{amount} needs a rule with `{digits}`, which writes digits",
                advice: "write a rule that says the number in words, or narrow the range"),
            "plural digits": .init(
                "{amount} needs a rule with `#`, which writes digits",
                advice: "write a rule that says the number in words, or narrow the range"),
            "ordinal": .init(
                "{amount} needs a rule with `$(ordinal,…)$`, which is not supported",
                advice: "write a rule that says the number in words, or narrow the range"),
            "no whole numbers": .init(
                "{amount} needs rules for whole numbers, and `{set}` has none",
                advice: "write a rule that says the number in words, or narrow the range"),
            "below": .init(
                "{amount} needs a rule for numbers below {base}, and `{set}` has none",
                advice: "write a rule that says the number in words, or narrow the range"),
            "before": .init(
                "{amount} needs a rule before {base} for a part of the number, and `{set}` has none",
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
                    "add a clip with exactly this text to `clips`, or write `atomic: 0` in the place of {limit}"
            ),
            "fuse": .init(
                "no clip says `{text}`, which {amount} needs",
                advice:
                    "add a clip with exactly this text to `clips`, or take {unit} out of `fuse`"
            ),
            "slip": .init(
                "no clip says `{text}`, which {amount} needs",
                advice:
                    "the nearest text is `{nearest}`, of `{clip}` ({place}), which no amount needs: correct the slip here or there, or add a clip with this text"
            ),
            "clip": .init("no clip `{id}`, which {amount} needs", advice: "add it to `clips`, or name another one"),
            "clip, one is near": .init("no clip `{id}`, which {amount} needs", advice: "write `{nearest}`"),
            "digit": .init(
                "no clip `{id}`, which {amount} needs",
                advice: "add it to `clips`: `iterated` says each digit by the clip of this id"),
        ])
}
