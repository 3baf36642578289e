extension Check {
    /// A recording holds one utterance, without a pause.
    ///
    /// **On a phone:** The announcement is torn apart.
    ///
    /// **To mend it:** Cut the take to one utterance, or let `voice-assets split` cut a session.
    ///
    /// **Settings:** a warning; a note in the take of one word, where it may be a consonant; by `pause` of `takes`, and
    /// by `rules` in pack.yml.
    package static let recordingUtterances = Check(
        "recording-utterances", .warning,
        [
            "": .init(
                "{count} utterances, with a pause of up to {pause} between them", limit: "{most}",
                advice: "keep one of them, or say the phrase without a pause: the clip holds all of it",
                blame: "holds several utterances"),
            "behind": .init(
                "a second utterance at {at}, {pause} after the first and {softer} softer, in the take of one word",
                advice: "listen to it; cut off what is no part of the word", severity: .note,
                blame: "holds several utterances"),
            "behindAlike": .init(
                "a second utterance at {at}, {pause} after the first and as loud, in the take of one word",
                advice: "listen to it; cut off what is no part of the word", severity: .note,
                blame: "holds several utterances"),
            "before": .init(
                "an utterance up to {at}, {pause} before the other and {softer} softer, in the take of one word",
                advice: "listen to it; cut off what is no part of the word", severity: .note,
                blame: "holds several utterances"),
            "beforeAlike": .init(
                "an utterance up to {at}, {pause} before the other and as loud, in the take of one word",
                advice: "listen to it; cut off what is no part of the word", severity: .note,
                blame: "holds several utterances"),
        ])
}
