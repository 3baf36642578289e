extension Check {
    /// No two clips of a pack are the same sound.
    ///
    /// **On a phone:** One of two amounts is wrong.
    ///
    /// **To mend it:** Listen to both and record one again. Homophones of a synthesizer may be one sound.
    ///
    /// **Settings:** a warning; by `rules` in pack.yml.
    package static let clipIdentical = Check(
        "clip-identical", .warning,
        [
            "": .init(
                "the same sound as {path}",
                advice: "listen to both: one of them says the wrong word, unless the two words sound the same")
        ])
}
