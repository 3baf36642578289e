extension Check {
    /// A value in pack.yml is well-formed and within its range.
    ///
    /// **On a phone:** A gap of 60 s or a currency that does not exist would end up in every clip.
    ///
    /// **To mend it:** Write a value in the range that the message names, with its unit.
    ///
    /// **Settings:** an error; it stays one.
    package static let packValue = Check(
        "pack-value", .error,
        [
            "attribution not UTF-8": .init(
                "bytes that are no text in UTF-8", advice: "save it as plain text in UTF-8, or remove it"),
            "attribution empty": .init("nothing in it", advice: "save it as plain text in UTF-8, or remove it"),
            "attribution control": .init("a control character", advice: "save it as plain text in UTF-8, or remove it"),
        ])
}
