extension Check {
    /// No sound is missing within the speech.
    ///
    /// **On a phone:** A click in the middle of a word.
    ///
    /// **To mend it:** Record again, with larger buffers and no other program running.
    ///
    /// **Settings:** a warning; by `rules` in pack.yml.
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
