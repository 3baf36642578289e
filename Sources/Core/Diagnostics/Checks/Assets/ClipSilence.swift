extension Check {
    /// A clip holds no more silence at its ends than the profile's gap.
    ///
    /// **On a phone:** Every join with this clip pauses.
    ///
    /// **To mend it:** Trim the clip.
    ///
    /// **Settings:** a warning; by `rules` in pack.yml.
    package static let clipSilence = Check(
        "clip-silence", .warning,
        [
            "": .init(
                "{silence} of silence at the ends", limit: "{most}",
                advice: "every join with this clip pauses; trim the clip")
        ])
}
