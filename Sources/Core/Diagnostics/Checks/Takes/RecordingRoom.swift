extension Check {
    /// All takes of a pack are recorded in one room that hardly echoes: none is noisier or echoes more than the others.
    ///
    /// **On a phone:** Noise or an echo comes and goes with one word, and echoes run into the next word.
    ///
    /// **To mend it:** Record it again where the others were recorded, with the same microphone and distance.
    ///
    /// **Settings:** noise is a note, an echo a warning; by `rules` in pack.yml.
    package static let recordingRoom = Check(
        "recording-room", .note,
        [
            "noise": .init(
                "noise {own} below the speech, where the other takes have it {usual} below",
                advice: "record all takes of a pack in one room, with one microphone and one distance to it"),
            "echo": .init(
                "every sound needs {own} or longer to fade by 20 dB, in the other takes {usual}: the room echoes",
                limit: "{most}",
                advice: "record all takes of a pack in one room, far from bare walls and at one distance",
                severity: .warning, blame: "echoes"),
            "echoes": .init(
                "in half of the takes every sound needs {own} or longer to fade by 20 dB: the room echoes",
                limit: "{most}",
                advice: "record in a room with carpets, curtains and furniture, nearer to the microphone",
                severity: .warning),
            "noiseMany": .init(
                "{clips}: noise {own} below the speech, where the other takes have it {usual} below",
                advice: "record all takes of a pack in one room, with one microphone and one distance to it"),
            "echoMany": .init(
                "{clips}: every sound needs {own} or longer to fade by 20 dB, in the other takes {usual}: the room echoes",
                limit: "{most}",
                advice: "record all takes of a pack in one room, far from bare walls and at one distance",
                severity: .warning),
        ])
}
