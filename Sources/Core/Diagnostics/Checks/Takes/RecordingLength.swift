extension Check {
    /// A take is about as long as its text suggests, by the pack's other takes, and no longer than 1.2 s or three times
    /// what careful reading takes.
    ///
    /// **On a phone:** It may say two words, or half of one.
    ///
    /// **To mend it:** Listen. If it is right, say so in `rules`.
    ///
    /// **Settings:** a warning; by `length` of `takes`, and by `rules` in pack.yml.
    package static let recordingLength = Check(
        "recording-length", .warning,
        [
            "beyond": .init(
                "{seconds} of speech", limit: "{most}, at anybody's pace",
                advice: "listen to it: a sentence may have been said in the word's place",
                blame: "is too long for its text at anybody's pace"),
            "long": .init(
                "{seconds} of speech where the other takes suggest {expected}", limit: "{most} times longer",
                advice: "listen to it: it may say something else", blame: "is too long for its text"),
            "short": .init(
                "{seconds} of speech where the other takes suggest {expected}", limit: "{most} times shorter",
                advice: "listen to it: it may say something else", blame: "is too short for its text"),
            "longUnnamed": .init(
                "{seconds} of speech where the other takes suggest {expected}", limit: "{most} times longer",
                advice: "listen to it, or name the pack with --pack: then the length is compared with the clip's text",
                severity: .note),
            "shortUnnamed": .init(
                "{seconds} of speech where the other takes suggest {expected}", limit: "{most} times shorter",
                advice: "listen to it, or name the pack with --pack: then the length is compared with the clip's text",
                severity: .note),
        ])
}
