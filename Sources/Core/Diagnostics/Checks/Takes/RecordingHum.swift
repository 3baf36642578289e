extension Check {
    /// The mains (50 or 60 Hz and its harmonics) are not heard under the speech.
    ///
    /// **On a phone:** Levelling raises the hum, and it comes and goes with the word.
    ///
    /// **To mend it:** Use a balanced cable, keep it away from power supplies, run the computer on its battery.
    ///
    /// **Settings:** a warning; by `hum` of `takes`, and by `rules` in pack.yml.
    package static let recordingHum = Check(
        "recording-hum", .warning, "{frequency} hum at {level}, {ratio} below the speech", limit: "{least}",
        advice:
            "use a balanced cable, away from power supplies; keep fans and disks away from the microphone; run the computer on its battery",
        blame: "hums")
}
