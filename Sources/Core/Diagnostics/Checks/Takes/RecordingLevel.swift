extension Check {
    /// A take has the peak and the level that ACX asks of audiobooks.
    ///
    /// **On a phone:** Nobody hears it; a take of the right level has less noise.
    ///
    /// **To mend it:** Set the microphone's gain as the message says.
    ///
    /// **Settings:** a note; by `largest-peak`, `least-level`, `largest-level`, `noise-floor` of `takes`, and by
    /// `rules` in pack.yml.
    package static let recordingLevel = Check(
        "recording-level", .note,
        [
            "loud": .init(
                "peak {peak}", limit: "{most}",
                advice: "lower the microphone's gain by {excess}; a louder word would clip"),
            "low": .init(
                "speech at {level}", limit: "{least#} to {most}", advice: "raise the microphone's gain by {excess}"),
            "high": .init(
                "speech at {level}", limit: "{least#} to {most}", advice: "lower the microphone's gain by {excess}"),
        ])
}
