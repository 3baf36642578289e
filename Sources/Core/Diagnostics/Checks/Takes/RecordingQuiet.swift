extension Check {
    /// A recording is loud enough that levelling does not lift the noise.
    ///
    /// **On a phone:** One word of the announcement hisses.
    ///
    /// **To mend it:** Raise the gain, or go closer to the microphone.
    ///
    /// **Settings:** a warning; by `least-peak` of `takes`, and by `rules` in pack.yml.
    package static let recordingQuiet = Check(
        "recording-quiet", .warning,
        [
            "": .init(
                "peak {peak}", limit: "{least}", advice: "raise the microphone's gain or go closer",
                blame: "is too quiet"),
            "faint": .init(
                "peak {peak}, and the noise only {ratio} below the speech", limit: "{least} or {leastRatio}",
                advice: "record again with more gain or closer to the microphone",
                severity: .error, blame: "is too quiet"),
        ])
}
