extension Check {
    /// One person speaks all takes of a pack.
    ///
    /// **On a phone:** Another person says a word of the announcement.
    ///
    /// **To mend it:** Let the pack's speaker record it. If two people share the work, switch the rule off for these
    /// clips.
    ///
    /// **Settings:** a note; by `rules` in pack.yml.
    package static let recordingVoice = Check(
        "recording-voice", .note,
        [
            "": .init(
                "the voice is at {own}, where that of the other takes is at {usual}",
                advice: "let one person speak all takes of a pack"),
            "many": .init(
                "{clips}: the voice is at {own}, where that of the other takes is at {usual}",
                advice: "let one person speak all takes of a pack"),
        ])
}
