extension Check {
    /// No click is in a word.
    ///
    /// **On a phone:** The word ticks, louder than in the recording, as clips are levelled.
    ///
    /// **To mend it:** Record it again, with larger buffers and no other program running; a sound editor's click removal
    /// mends one or two.
    ///
    /// **Settings:** a note; by `rules` in pack.yml.
    package static let recordingClick = Check(
        "recording-click", .note,
        [
            "once": .init(
                "a click at {time}, {excess} sharper than all that sounds around it", limit: "{most}",
                advice: "listen to it; record it again with larger buffers and no other program running",
                blame: "clicks"),
            "often": .init(
                "a click at {time}, {excess} sharper than all that sounds around it, and {more} {more|click|clicks} more",
                limit: "{most}",
                advice: "listen to it; record it again with larger buffers and no other program running",
                blame: "clicks"),
        ])
}
