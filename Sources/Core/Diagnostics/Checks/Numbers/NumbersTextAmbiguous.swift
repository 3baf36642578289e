extension Check {
    /// A text of the number rules is the text of one clip, or `{id}` names the clip.
    ///
    /// **On a phone:** The wrong clip may have the wrong melody.
    ///
    /// **To mend it:** Write the clip's id in the place of the text: `{one-f}`.
    ///
    /// **Settings:** an error; always.
    package static let numbersTextAmbiguous = Check(
        "numbers-text-ambiguous", .error,
        [
            "": .init("{count} clips say `{text}`, which {amount} needs", advice: "write {ids} in its place"),
            "number": .init(
                "{count} clips say `{text}`, which {amount} needs",
                advice: "write a rule for this number alone with {ids} for its text"),
        ])
}
