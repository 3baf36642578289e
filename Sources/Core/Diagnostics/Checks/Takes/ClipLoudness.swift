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
                "loudness {loudness} where the true peak allows no more", limit: "{target}",
                advice: "record with less emphasis, or lower the profile's loudness by {lack}", severity: .warning),
            "uneven": .init(
                "{rendition}: loudness {loudness}", limit: "{target#} ± {tolerance}",
                advice: "record again with less hiss"),
            "lowered": .init(
                "all clips are at {loudness}, because the true peak of {softest} allows no more", limit: "{target}",
                advice: "to be louder, record these again with less emphasis", severity: .note),
            "shared": .init(
                "all clips are at {loudness}: the softest pack of the run can't be louder", limit: "{target}",
                severity: .note),
            "bound": .init(
                "loudness {loudness}", limit: "{target} ± {tolerance#}",
                advice: "the true peak allows no more; record with less emphasis or lower the profile's loudness",
                severity: .warning),
            "file": .init(
                "loudness {loudness}", limit: "{target} ± {tolerance#}",
                advice:
                    "run generate again; a clip that is louder or softer than the others stands out in every announcement"
            ),
            "median": .init(
                "loudness {loudness}", limit: "{target} ± {tolerance#}, the pack's median",
                advice:
                    "a clip that is louder or softer than the others stands out in every announcement; level all clips alike"
            ),
        ])
}
