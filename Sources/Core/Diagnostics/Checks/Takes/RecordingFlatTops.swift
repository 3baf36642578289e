extension Check {
    /// No crests of a recording are cut off at one height, not even below full scale.
    ///
    /// **On a phone:** The word crackles, and levelling makes it louder.
    ///
    /// **To mend it:** Record again with less gain at the microphone.
    ///
    /// **Settings:** a warning; by `rules` in pack.yml.
    package static let recordingFlatTops = Check(
        "recording-flat-tops", .warning,
        "{count} {count|crest|crests} cut off flat at {height}: the recording clipped before its level was lowered",
        advice: "record again with less gain at the microphone: what was cut off does not come back",
        blame: "is clipped")
}
