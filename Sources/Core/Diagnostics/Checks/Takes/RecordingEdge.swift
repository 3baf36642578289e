extension Check {
    /// There is silence before and after the speech.
    ///
    /// **On a phone:** The first or last sound may be cut off.
    ///
    /// **To mend it:** Listen whether the word is whole. Leave half a second of silence on both sides.
    ///
    /// **Settings:** a warning; a note if only one end is short; by `silence` of `takes`, and by `rules` in pack.yml.
    package static let recordingEdge = Check(
        "recording-edge", .warning,
        [
            "start": .init(
                "speech {silence} from the start of the file", limit: "{least}",
                advice: "check that the word is whole; leave new recordings half a second of silence on both sides",
                severity: .note, blame: "has speech at the start of the file"),
            "end": .init(
                "speech {silence} from the end of the file", limit: "{least}",
                advice: "check that the word is whole; leave new recordings half a second of silence on both sides",
                severity: .note, blame: "has speech at the end of the file"),
            "tight": .init(
                "no silence around the speech, so the noise can't be measured; all that sounds was kept",
                advice:
                    "check that only the word is heard; leave new recordings half a second of silence on both sides",
                blame: "is cropped to its word"),
        ])
}
