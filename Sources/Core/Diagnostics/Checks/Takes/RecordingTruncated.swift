extension Check {
    /// A recording holds what its header promises. If it does not, the end of the word may be lost. An Ogg file whose stream
    /// is incomplete but ends with a whole page is used with a warning if a pause follows the word. An MP3 that ends within a frame is used with
    /// a warning too: where nothing states its length, this is all that tells.
    ///
    /// **On a phone:** The end of the word may be missing, and the clip breaks off.
    ///
    /// **To mend it:** Copy or export the file again.
    ///
    /// **Settings:** an error; no setting changes that.
    package static let recordingTruncated = Check(
        "recording-truncated", .error,
        [
            "chunk": .init(
                "the header promises {promised} in chunk '{chunk}'", expected: "the {present} that are there",
                advice: "the file is damaged or cut short: copy or export it again", blame: "can't be read"),
            "piped": .init(
                "the header promises {promised} in chunk '{chunk}'", expected: "the {present} that are there",
                advice:
                    "if a program wrote it through a pipe, nothing is missing, and this writes a right header: {convert}",
                blame: "can't be read"),
            "frames": .init(
                "{bytes} of raw samples", expected: "a multiple of {frame}, the bytes of a frame",
                advice: "the file is cut short, or `bits` and `channels` of `pcm` in pack.yml don't describe this file",
                blame: "can't be read"),
            "samples": .init(
                "the header promises {promised} samples a channel", expected: "the {present} that are there",
                advice: "the file is damaged or cut short: copy or export it again", blame: "can't be read"),
            "amid": .init(
                "the file ends in the middle of the speech: its Ogg stream is incomplete",
                advice: "the file is damaged or cut short: copy or export it again", blame: "is cut short"),
            "behind": .init(
                "the file ends after the speech, but its Ogg stream is incomplete",
                advice: "listen whether the word is whole; if so, this writes a complete file: {convert}",
                severity: .warning, blame: "is cut short"),
            "frame": .init(
                "the last MP3 frame is incomplete: {missing} of its {bytes} are missing",
                advice:
                    "the file was probably cut short: copy or export it again, and listen whether the word is whole",
                severity: .warning, blame: "is cut short"),
            "session": .init(
                "the header promises {promised} of sound", expected: "the {present} that are there",
                advice: "copy or export the file again; `sox --ignore-length` keeps what is there"),
            "unended": .init(
                "the file's Ogg stream is incomplete",
                advice: "listen whether the last word is there, and whole", severity: .warning),
        ])
}
