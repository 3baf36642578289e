extension Check {
    /// The user's recognizer hears in a take what its text says.
    ///
    /// **On a phone:** Another word names a wrong sum.
    ///
    /// **To mend it:** Listen, and record it again if need be. Recognizers [mishear](WrongContent.md).
    ///
    /// **Settings:** a note; of `status --with` only, by `rules` in pack.yml.
    package static let recordingWords = Check(
        "recording-words", .note,
        [
            "silence": "nothing heard where the text is `{text}`", "": "heard `{heard}` where the text is `{text}`",
            "unlikely": "heard `{heard}` with a score of {score}, and `{text}` not at all",
            "second": "heard `{heard}` with a score of {score}, {lead} above `{text}`",
        ].mapValues { Words($0, advice: "listen to it: recognizers mishear, and takes get mixed up") })
}
