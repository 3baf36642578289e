extension Check {
    /// The true peak of the decoded clip stays under the profile's ceiling.
    ///
    /// **On a phone:** The sound exceeds what the phone can play, and crackles.
    ///
    /// **To mend it:** Generate again, or lower `true-peak` of the profile.
    ///
    /// **Settings:** an error; always.
    package static let clipTruePeak = Check(
        "clip-true-peak", .error,
        [
            "": .init("true peak {peak}", limit: "{most}", advice: "lower `loudness` of `profile`"),
            "file": .init("true peak {peak}", limit: "{most}", advice: "{remedy}"),
        ])
}
