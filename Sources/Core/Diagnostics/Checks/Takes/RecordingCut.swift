extension Check {
    /// A take holds all of its word: one that sets in or stops far more abruptly than the pack's others was cut within it.
    ///
    /// **On a phone:** The word clicks, or loses its first or last sound: "fifty" and "fifteen" differ in no more than that.
    ///
    /// **To mend it:** Listen to it. Cut it anew from the whole recording, with some of the room's silence on both sides, or record it again.
    /// What is right as it is, set the rule for.
    ///
    /// **Settings:** a note; by `rules` in pack.yml.
    package static let recordingCut = Check(
        "recording-cut", .note,
        [
            "start": .init(
                "the word sets in with an edge of {own}, where most other takes stay below {usual}, as if its start were cut off",
                advice: "listen to it; cut it anew with the room's silence around the word, or record it again"),
            "end": .init(
                "the word stops by {own} at once, where most other takes stay below {usual}, as if its end were cut off",
                advice: "listen to it; cut it anew with the room's silence around the word, or record it again"),
            "startMany": .init(
                "{clips}: the word sets in with an edge of {own}, where most other takes stay below {usual}, as if its start were cut off",
                advice: "listen to it; cut it anew with the room's silence around the word, or record it again"),
            "endMany": .init(
                "{clips}: the word stops by {own} at once, where most other takes stay below {usual}, as if its end were cut off",
                advice: "listen to it; cut it anew with the room's silence around the word, or record it again"),
        ])
}
