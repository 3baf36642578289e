extension Check {
    /// A recording is centred on zero.
    ///
    /// **On a phone:** The tool removes the offset. Its cause may have cost headroom.
    ///
    /// **To mend it:** Check the converter and the cables.
    ///
    /// **Settings:** a warning; by `dc-offset` of `takes`, and by `rules` in pack.yml.
    package static let recordingDCOffset = Check(
        "recording-dc-offset", .warning, "DC offset {offset} of full scale", limit: "{most}",
        advice: "generate removes it; check the converter and cables", blame: "has a DC offset")
}
