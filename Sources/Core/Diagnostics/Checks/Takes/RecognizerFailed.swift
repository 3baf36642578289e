extension Check {
    /// The recognizer that `status --with` runs prints what it hears.
    ///
    /// **On a phone:** Nobody has listened to the take.
    ///
    /// **To mend it:** Run the program by hand with the take; with `--seconds` it has more time.
    ///
    /// **Settings:** a warning; by `rules` in pack.yml.
    package static let recognizerFailed = Check(
        "recognizer-failed", .warning,
        [
            "not run": Words(
                "the recognizer `{program}` can't be run", advice: "install it, or name another one"),
            "failed": Words(
                "the recognizer failed with exit code {status}", advice: "run it by hand with this take to see why"),
            "failed saying": Words(
                "the recognizer failed with exit code {status}: {words}",
                advice: "run it by hand with this take to see why"),
            "late": Words(
                "the recognizer took too long and was stopped", limit: "{limit}",
                advice: "take a faster program, or a smaller model; status has --seconds"),
            "flooded": Words(
                "the recognizer printed too much and was stopped", limit: "{limit}",
                advice: "let it print what it hears and nothing else"),
            "interrupted": Words("the recognizer was stopped with this program", advice: "run it again"),
            "gone": Words(
                "the take can't be read any more", advice: "see whether it was moved or deleted, then run again"),
        ])
}
