extension Check {
    /// A text of the number rules is the text of one clip; `{id}` in its place tells which of several is meant.
    ///
    /// **On a phone:** Two clips have one text, and the wrong one of them may have the wrong melody.
    ///
    /// **To mend it:** Write the clip's id in braces in the place of the text: `{one-f}`.
    ///
    /// **Settings:** an error; no setting changes that.
    package static let numbersTextAmbiguous = Check(
        "numbers-text-ambiguous", .error,
        [
            "": .init("{count} clips say `{text}`, which {amount} needs", advice: "write {ids} in its place"),
            "number": .init(
                "{count} clips say `{text}`, which {amount} needs",
                advice: "write a rule for this number alone with {ids} for its text"),
        ])
}
