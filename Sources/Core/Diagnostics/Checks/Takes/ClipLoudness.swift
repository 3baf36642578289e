extension Check {
    /// All clips of a pack have the loudness of the profile, within 0.5 LU, or up to 4 LU less if the true peak of one
    /// clip forbids that.
    ///
    /// **On a phone:** One soft digit is the digit that is not understood.
    ///
    /// **To mend it:** Generate again. If the true peak forbids more, record with less emphasis, or lower `loudness` of
    /// the profile.
    ///
    /// **Settings:** an error; always.
    package static let clipLoudness = Check(
        "clip-loudness", .error,
        [
            "softened": .init(
                "loudness {loudness} because louder it would be cut off", limit: "{target}",
                advice: "record with less emphasis, or lower `loudness` of `profile` by {lack}", severity: .warning),
            "uneven": .init(
                "{rendition}: loudness {loudness}", limit: "{target#} ± {tolerance}",
                advice: "record again with less hiss"),
            "lowered": .init(
                "all clips are at {loudness}, because louder, {softest} would be cut off", limit: "{target}",
                advice: "to be louder, record these again with less emphasis", severity: .note),
            "shared": .init(
                "all clips are at {loudness}, which the softest pack can reach", limit: "{target}",
                advice: "to be louder, record that pack again with less emphasis, or leave out --same-loudness",
                severity: .note),
            "bound": .init(
                "loudness {loudness}", limit: "{target} ± {tolerance#}",
                advice: "louder, it would be cut off; record with less emphasis or lower `loudness` of `profile`",
                severity: .warning),
            "file": .init("loudness {loudness}", limit: "{target} ± {tolerance#}", advice: "run generate again"),
            "median": .init(
                "loudness {loudness}", limit: "{target} ± {tolerance#}, the pack's median",
                advice:
                    "level all clips alike"
            ),
        ])
}
