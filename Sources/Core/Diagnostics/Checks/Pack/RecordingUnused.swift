extension Check {
    /// The best of several takes is used.
    ///
    /// **On a phone:** The message tells which take is heard, and why.
    ///
    /// **To mend it:** Nothing, if you agree. Otherwise name another in [`pins`](SeveralTakes.md).
    ///
    /// **Settings:** a note; by `rules` in pack.yml.
    package static let recordingUnused = Check(
        "recording-unused", .note,
        [
            "": .init(
                "this take is not used; chosen: {choice}",
                advice: "to use this one, write `pins: {\"{clip}\": {number}}` in pack.yml"),
            "pinned": .init("this take is not used; chosen: {choice}"),
        ])
}
