extension Check {
    /// The best of several takes is used: without errors, without a sign of another word, with the fewest warnings, fitting
    /// the clips beside it, nearest to the others.
    ///
    /// **On a phone:** One of the takes is heard. The message tells which, and why.
    ///
    /// **To mend it:** Nothing, if you agree. Otherwise name another in `pins`: [several takes](SeveralTakes.md).
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
