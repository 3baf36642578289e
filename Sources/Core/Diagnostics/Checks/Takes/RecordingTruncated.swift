extension Check {
    /// A recording holds what its header promises, and ends with a whole frame or page. It is a warning if a pause
    /// follows the word, and in a session; a note if less than 50 ms are missing.
    ///
    /// **On a phone:** The end of the word may be missing.
    ///
    /// **To mend it:** Copy or export the file again.
    ///
    /// **Settings:** an error; always.
    package static let recordingTruncated = Check(
        "recording-truncated", .error,
        [
            "chunk": early("{missing} of chunk '{chunk}' {missing|is|are} missing"),
            "samples": early(
                "the header promises {promised} {promised|sample|samples} a channel, and {present} {present|is|are} there"
            ),
            "frame": early("its last MP3 frame is incomplete, {missing} of its {whole} {missing|is|are} missing"),
            "page": early("its last Ogg page is incomplete"),
            "unended": early("its Ogg or FLAC stream was to go on"),
            "frames": .init(
                "{bytes} of raw samples", expected: "a multiple of {frame}, the bytes of a frame",
                advice: "the file is cut short, or `bits` and `channels` of `pcm` in pack.yml don't describe this file",
                blame: "can't be read"),
        ])

    private static func early(_ cause: String) -> Words {
        Words(
            "the file ends at {at}, {ending}: \(cause)",
            advice: "listen whether its last word is whole; if it is not, copy or export the file again",
            blame: "is cut short")
    }
}
