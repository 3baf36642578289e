extension Check {
    /// A pack has a format that Apple documents for notification sounds: PCM, IMA4, µ-law or A-law in WAV, AIFF or CAF.
    ///
    /// **On a phone:** An update of iOS may stop MP3.
    ///
    /// **To mend it:** Use the rendition `wav` or `caf-ulaw`.
    ///
    /// **Settings:** a note; by `rules` in pack.yml.
    package static let formatUndocumented = Check(
        "format-undocumented", .note,
        [
            "": .init(
                "MP3 is not on Apple's list of formats for notification sounds",
                advice: "it plays in shipped apps; use the rendition wav or caf-ulaw to stay on the list")
        ])
}
