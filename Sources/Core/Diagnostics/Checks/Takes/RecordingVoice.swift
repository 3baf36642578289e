extension Check {
    /// One person speaks all takes of a pack; a take whose voice is far above or below that of the others stands out.
    ///
    /// **On a phone:** Within one announcement another person says a word.
    ///
    /// **To mend it:** Listen to it, and let the pack's speaker record it. If many takes are named at once, two people have
    /// shared the work: record one half again. If it is done on purpose, switch the rule off for these clips.
    ///
    /// **Settings:** a note; `rules` in pack.yml can change that.
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
