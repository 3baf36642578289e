extension Check {
    /// A recording holds what its header promises; a lying header means that the end of the word may be lost. An
    /// Ogg file that ends with a whole page, where its stream was to go on, is used with a warning if a pause follows the word.
    ///
    /// **On a phone:** The end of the word may be missing, and the clip breaks off.
    ///
    /// **To mend it:** Copy or export the file again.
    ///
    /// **Settings:** an error; it stays one.
    package static let recordingTruncated = Check(
        "recording-truncated", .error,
        [
            "chunk": .init(
                "the header promises {promised} in chunk '{chunk}'", expected: "the {present} that are there",
                advice: "the file is damaged or cut short: copy or export it again", blame: "can't be read"),
            "piped": .init(
                "the header promises {promised} in chunk '{chunk}'", expected: "the {present} that are there",
                advice: "if it was written through a pipe, all is there: {convert}", blame: "can't be read"),
            "frames": .init(
                "{bytes} of raw samples", expected: "a multiple of {frame}, the bytes of a frame",
                advice: "the file is cut short, or `bits` and `channels` of `pcm` in pack.yml are not its own",
                blame: "can't be read"),
            "samples": .init(
                "the header promises {promised} samples a channel", expected: "the {present} that are there",
                advice: "the file is damaged or cut short: copy or export it again", blame: "can't be read"),
            "amid": .init(
                "the file ends amid the speech, where its Ogg stream was to go on",
                advice: "the file is damaged or cut short: copy or export it again", blame: "is cut short"),
            "behind": .init(
                "the file ends behind the speech, where its Ogg stream was to go on",
                advice: "listen whether the word is whole; then this writes a file that ends: {convert}",
                severity: .warning, blame: "is cut short"),
            "session": .init(
                "the header promises {promised} of sound", expected: "the {present} that are there",
                advice: "copy or export the file again; `sox --ignore-length` keeps what is there"),
            "unended": .init(
                "the file ends where its Ogg stream was to go on",
                advice: "listen whether the last word is the last that was said, and whole", severity: .warning),
        ])
}
