extension Check {
    /// A recording carries more than a telephone does.
    ///
    /// **On a phone:** The word sounds as from a telephone.
    ///
    /// **To mend it:** Record with a microphone in the room, at 44.1 kHz or more.
    ///
    /// **Settings:** a warning; by `bandwidth` of `takes`, and by `rules` in pack.yml.
    package static let recordingBandLimited = Check(
        "recording-band-limited", .warning, "nothing above {end}, as over a telephone", limit: "{least}",
        advice: "record into the computer itself at 44.1 or 48 kHz, not by telephone or headset radio",
        blame: "is from a telephone")
}
