extension Check {
    /// A recording is centred on zero; the offset is removed, the cause stays.
    ///
    /// **On a phone:** The tool removes it, so that no join clicks. What caused it may also have cost headroom.
    ///
    /// **To mend it:** Check the converter and the cables.
    ///
    /// **Settings:** a warning; by `dc-offset` of `takes`, and by `rules` in pack.yml.
    package static let recordingDCOffset = Check(
        "recording-dc-offset", .warning, "DC offset {offset} of full scale", limit: "{most}",
        advice: "generate removes it; check the converter and cables", blame: "has a DC offset")
}
