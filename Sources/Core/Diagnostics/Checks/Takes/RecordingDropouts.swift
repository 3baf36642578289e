extension Check {
    /// No sound is missing within the speech: where a recorder lost some, the word stops for some milliseconds and sets in again.
    ///
    /// **On a phone:** A click in the middle of a word, or a word that sounds like another.
    ///
    /// **To mend it:** Record again, with larger buffers and no other program running; listen to the takes of the same session.
    ///
    /// **Settings:** a warning; `rules` in pack.yml can change that.
    package static let recordingDropouts = Check(
        "recording-dropouts", .warning,
        [
            "once": .init(
                "the sound is missing for {length} at {start}",
                advice: "record again with larger buffers and no other program running", blame: "lacks some sound"),
            "often": .init(
                "the sound is missing for {length} at {start} and {more} {more|time|times} more",
                advice: "record again with larger buffers and no other program running", blame: "lacks some sound"),
        ])
}
