extension Check {
    /// No channel is dead, and none cancels another.
    ///
    /// **On a phone:** The word is hollow and soft.
    ///
    /// **To mend it:** Record in mono, or check the cables' polarity.
    ///
    /// **Settings:** a warning; by `rules` in pack.yml.
    package static let recordingPhase = Check(
        "recording-phase", .warning,
        [
            "opposite": .init(
                "channels in opposite phase", advice: "only the loudest is used; check the cables' polarity",
                blame: "has channels in opposite phase"),
            "silent": .init(
                "channel {channels} silent", advice: "the others are used; export as mono",
                blame: "has a silent channel"),
        ])
}
