extension Check {
    /// Apple documents Linear PCM, IMA4, µ-law and A-law in WAV, AIFF and CAF for notification sounds. MP3 works in shipped
    /// apps but is not on that list. Nothing is reported of a pack that also has one of these formats.
    ///
    /// **On a phone:** MP3 plays in shipped apps, but Apple promises nothing for it: an update may end it.
    ///
    /// **To mend it:** Use the rendition `wav` or `caf-ulaw` to stay on Apple's list.
    ///
    /// **Settings:** a note; `rules` in pack.yml can change that.
    package static let formatUndocumented = Check(
        "format-undocumented", .note,
        [
            "": .init(
                "MP3 is not on Apple's list of formats for notification sounds",
                advice: "it plays in shipped apps; use the rendition wav or caf-ulaw to stay on the list")
        ])
}
