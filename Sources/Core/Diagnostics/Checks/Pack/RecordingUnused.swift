extension Check {
    /// Of several takes of a clip the best is used: without errors, without a sign of another word, with the fewest warnings, fitting the
    /// clips beside it, nearest to the others.
    ///
    /// **On a phone:** Of several takes one is heard. This tells which, and why.
    ///
    /// **To mend it:** Nothing, if you agree. Otherwise name another in `pins`: [several
    /// takes](SeveralTakes.md).
    ///
    /// **Settings:** a note; `rules` in pack.yml can change that.
    package static let recordingUnused = Check(
        "recording-unused", .note,
        [
            "": .init(
                "this take is not used; chosen: {choice}",
                advice: "to use this one, write `pins: {\"{clip}\": {number}}` in pack.yml"),
            "pinned": .init("this take is not used; chosen: {choice}"),
        ])
}
