extension Check {
    /// A pack has a format that Apple documents for notification sounds: Linear PCM, IMA4, µ-law or A-law in WAV, AIFF or
    /// CAF.
    ///
    /// **On a phone:** MP3 plays in shipped apps, but an update of iOS may end that.
    ///
    /// **To mend it:** Use the rendition `wav` or `caf-ulaw` to stay on Apple's list.
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
