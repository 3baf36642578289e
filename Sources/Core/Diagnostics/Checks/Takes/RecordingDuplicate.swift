extension Check {
    /// No two clips are made of one recording, whatever was done to it.
    ///
    /// **On a phone:** One of the two says the wrong amount.
    ///
    /// **To mend it:** Listen to both and record one again. Homophones of a synthesizer may be one sound; a clip may
    /// need no end form.
    ///
    /// **Settings:** a warning; by `rules` in pack.yml.
    package static let recordingDuplicate = Check(
        "recording-duplicate", .warning,
        [
            "": .init(
                "`{clip}` sounds exactly like `{other}`, as if it were the same recording",
                advice: "listen to both: one of them says the wrong word, unless the two words sound the same"),
            "end": .init(
                "`{clip}` sounds exactly like `{other}`, as if it were the same recording",
                advice: "say it as the last word of a sentence, or take `{other}` out of `end-forms`: it brings nothing"
            ),
            "several": .init(
                "{clips} sound exactly like `{other}`, as if they were the same recording",
                advice: "unless all these words sound the same, all but one of them say the wrong word: listen to them"),
        ])
}
