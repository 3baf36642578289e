extension Check {
    /// A recording holds speech, not silence, noise or a tone alone.
    ///
    /// **On a phone:** The announcement has a hole where the word belongs.
    ///
    /// **To mend it:** Look whether the right microphone was chosen, and record again.
    ///
    /// **Settings:** an error; a warning if a synthesizer spoke it and it is not silent, or if a rough voice ends in p,
    /// t or k.
    package static let recordingEmpty = Check(
        "recording-empty", .error,
        [
            "none": .init("the file holds no samples", advice: "record the clip again", blame: "can't be read"),
            "nothing": .init(
                "no speech found, only silence",
                advice: "check that the microphone is on and chosen, and record the clip again",
                blame: "holds no speech"),
            "silent": .init(
                "no speech found, only silence, peak {peak}",
                advice: "check that the microphone is on and chosen, and record the clip again",
                blame: "holds no speech"),
            "steady": .init(
                "no speech found, only steady noise or hum, peak {peak}", advice: "record the clip again",
                blame: "holds no speech"),
            "tone": .init(
                "no speech found, only a steady tone of {frequency}, peak {peak}",
                advice: "check which file was taken: a test tone or a hum is in place of the word",
                blame: "holds no speech"),
            "brief": .init(
                "no speech found, only a click or a knock, peak {peak}", advice: "record the clip again",
                blame: "holds no speech"),
            "synthetic": .init(
                "the synthesizer's word has almost no voiced sound, peak {peak}",
                advice: "listen to it; choose another voice with --with, or let a person speak it", severity: .warning,
                blame: "holds no speech"),
            "rough": .init(
                "hardly any voice, though the sound ends as a word does, peak {peak}",
                advice: "listen to it: a knock may sound so",
                severity: .warning, blame: "holds no speech"),
            "unvoiced": .init(
                "no speech found, only noise without a voice, peak {peak}",
                advice: "if a word is whispered in it, say it with your voice; else record the clip again",
                blame: "holds no speech"),
            "session": .init("the file holds no samples", advice: "record it again"),
            "no speech": .init("no speech found", advice: "check the recording"),
        ])
}
