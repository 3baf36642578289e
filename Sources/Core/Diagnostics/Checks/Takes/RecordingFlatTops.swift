extension Check {
    /// No crests of a recording are cut off at one height: that is clipping, even where the level was lowered afterwards.
    ///
    /// **On a phone:** The word crackles as a clipped one does, and levelling makes it louder.
    ///
    /// **To mend it:** Record again with less gain at the microphone. Turning the take down mends nothing.
    ///
    /// **Settings:** a warning; `rules` in pack.yml can change that.
    package static let recordingFlatTops = Check(
        "recording-flat-tops", .warning,
        "{count} {count|crest|crests} cut off flat at {height}: the recording clipped before its level was lowered",
        advice: "record again with less gain at the microphone: what was cut off does not come back",
        blame: "is clipped")
}
