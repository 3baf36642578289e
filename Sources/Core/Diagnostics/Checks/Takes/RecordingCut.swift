extension Check {
    /// A take sets in and stops no more abruptly than the pack's others.
    ///
    /// **On a phone:** The word clicks, or loses the sound by which "fifty" and "fifteen" differ.
    ///
    /// **To mend it:** Cut it anew from the whole recording, with silence on both sides, or record it again. If it is
    /// right, switch the rule off for its clip.
    ///
    /// **Settings:** a note; by `rules` in pack.yml.
    package static let recordingCut = Check(
        "recording-cut", .note,
        [
            "start": .init(
                "the sound jumps by {own} where the word begins (in most other takes by less than {usual}), so its start may be cut off",
                advice: "listen; cut it anew with silence around the word, or record it again"),
            "end": .init(
                "the sound drops by {own} where the word ends, in most other takes by less than {usual}: its end may be cut off",
                advice: "listen; cut it anew with silence around the word, or record it again"),
            "startMany": .init(
                "{clips}: the sound jumps by {own} where the word begins (in most other takes by less than {usual}), so its start may be cut off",
                advice: "listen; cut it anew with silence around the word, or record it again"),
            "endMany": .init(
                "{clips}: the sound drops by {own} where the word ends, in most other takes by less than {usual}: its end may be cut off",
                advice: "listen; cut it anew with silence around the word, or record it again"),
        ])
}
