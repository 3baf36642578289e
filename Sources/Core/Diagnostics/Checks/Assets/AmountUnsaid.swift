extension Check {
    /// Every amount in the pack's range can be said with its clips.
    ///
    /// **On a phone:** For this amount the phone plays its own sound.
    ///
    /// **To mend it:** Add a pattern without `when` at the end of `amount`, or narrow `range`.
    ///
    /// **Settings:** an error; always.
    package static let amountUnsaid = Check(
        "amount-unsaid", .error,
        [
            "": .init(
                "no pattern of `amount` says {amount}",
                advice: "add a pattern without `when` at the end, or narrow the range"),
            "no grammar": .init(
                "splice.json has no number grammar: the pack announces nothing", advice: "run generate again"),
            "slot": .init(
                "no pattern says the value {value} of the slot `{slot}`",
                advice: "add a pattern without `when` at the end of its `say`, or narrow its range"),
        ])
}
