extension Check {
    /// All takes of a pack are recorded in one room.
    ///
    /// **On a phone:** Noise or an echo comes and goes with one word.
    ///
    /// **To mend it:** Record it again where the others were recorded, with the same microphone and distance.
    ///
    /// **Settings:** a note; by `rules` in pack.yml.
    package static let recordingRoom = Check(
        "recording-room", .note,
        [
            "noise": .init(
                "noise {own} below the speech, where the other takes have it {usual} below",
                advice: "record all takes of a pack in one room, with one microphone and one distance to it"),
            "echo": .init(
                "every sound needs {own} or longer to fade by 20 dB, in the other takes {usual}: the room echoes",
                advice: "record all takes of a pack in one room, far from bare walls and at one distance"),
            "noiseMany": .init(
                "{clips}: noise {own} below the speech, where the other takes have it {usual} below",
                advice: "record all takes of a pack in one room, with one microphone and one distance to it"),
            "echoMany": .init(
                "{clips}: every sound needs {own} or longer to fade by 20 dB, in the other takes {usual}: the room echoes",
                advice: "record all takes of a pack in one room, far from bare walls and at one distance"),
        ])
}
