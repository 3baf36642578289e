extension Check {
    /// Speech stands well above the room's noise.
    ///
    /// **On a phone:** Noise pumps at every join.
    ///
    /// **To mend it:** Record in a smaller, softer room, 15 to 20 cm from the microphone.
    ///
    /// **Settings:** a warning; by `signal-to-noise` of `takes`, and by `rules` in pack.yml.
    package static let recordingNoise = Check(
        "recording-noise", .warning,
        [
            "": .init(
                "noise floor {floor}, {ratio} below the speech", limit: "{least}",
                advice: "record in a quieter room or closer to the microphone; weak edges of the word may be lost",
                blame: "is noisy"),
            "floor": .init(
                "noise floor {floor}", limit: "{most}",
                advice: "switch off fans, close windows, add soft furniture, go closer to the microphone",
                severity: .note, blame: "is noisy"),
        ])
}
