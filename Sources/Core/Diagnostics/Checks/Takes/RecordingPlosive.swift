extension Check {
    /// No breath of a p, b or t blows into the microphone.
    ///
    /// **On a phone:** Loudspeakers rattle, and the limiter lowers the word.
    ///
    /// **To mend it:** Speak past the microphone, or use a pop filter. `high-pass` of `profile` lowers a pop by 6 to 14
    /// dB.
    ///
    /// **Settings:** a note; by `rules` in pack.yml. It is measured after `high-pass`.
    package static let recordingPlosive = Check(
        "recording-plosive", .note, "a pop at {time}, {depth} below the speech", limit: "{least}",
        advice: "speak past the microphone or use a pop filter; `high-pass` in `profile` of pack.yml weakens the rest",
        blame: "has a pop")
}
