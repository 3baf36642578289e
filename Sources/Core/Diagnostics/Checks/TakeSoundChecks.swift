extension Check {
    /// A recording carries more than a telephone does.
    ///
    /// **On a phone:** The word sounds as from a telephone.
    ///
    /// **To mend it:** Record with a microphone in the room, at 44.1 kHz or more.
    ///
    /// **Settings:** a warning; by `bandwidth` of `takes`, and by `rules` in pack.yml.
    package static let recordingBandLimited = Check(
        "recording-band-limited", .warning,
        "no sound above {end}, as over a telephone (limit {least}); record on a computer at 44.1 or 48 kHz, not over a telephone or a wireless headset",
        blame: "is from a telephone")

    /// No click is in a word.
    ///
    /// **On a phone:** The word ticks, louder than in the recording, as clips are levelled.
    ///
    /// **To mend it:** Record it again, with larger buffers and no other program running; a sound editor's click removal
    /// mends one or two.
    ///
    /// **Settings:** a note.
    package static let recordingClick = Check(
        "recording-click", .note,
        [
            "once": .init(
                "a click at {time}, {excess} sharper than the sound around it (limit {most}); listen; if you hear the click, record the clip again with larger buffers and no other program running",
                blame: "clicks"),
            "often": .init(
                "a click at {time}, {excess} sharper than the sound around it, and {more} more {more|click|clicks} (limit {most}); listen; if you hear a click, record the clip again with larger buffers and no other program running",
                blame: "clicks"),
        ])

    /// A take sets in and stops no more abruptly than the pack's others.
    ///
    /// **On a phone:** The word clicks, or loses the sound by which "fifty" and "fifteen" differ.
    ///
    /// **To mend it:** Cut it anew from the whole recording, with silence on both sides, or record it again. If it is
    /// right, switch the rule off for its clip.
    ///
    /// **Settings:** a note.
    package static let recordingCut = Check(
        "recording-cut", .note,
        [
            "start":
                "the sound jumps by {own} where the word begins (in most other takes by less than {usual}), so the start may be cut off; listen; if the word is not whole, cut the take again with silence around the word, or record it again",
            "end":
                "the sound drops by {own} where the word ends (in most other takes by less than {usual}), so the end may be cut off; listen; if the word is not whole, cut the take again with silence around the word, or record it again",
            "startMany":
                "{clips}: the sound jumps by {own} where the word begins (in most other takes by less than {usual}), so the start may be cut off; listen; if the word is not whole, cut the take again with silence around the word, or record it again",
            "endMany":
                "{clips}: the sound drops by {own} where the word ends (in most other takes by less than {usual}), so the end may be cut off; listen; if the word is not whole, cut the take again with silence around the word, or record it again",
        ])

    /// A recording is centred on zero.
    ///
    /// **On a phone:** The tool removes the offset. Its cause may have cost headroom.
    ///
    /// **To mend it:** Check the converter and the cables.
    ///
    /// **Settings:** a warning; by `dc-offset` of `takes`, and by `rules` in pack.yml.
    package static let recordingDCOffset = Check(
        "recording-dc-offset", .warning,
        "DC offset {offset} of full scale (limit {most}); generate removes the offset; check the audio interface and cables",
        blame: "has a DC offset")

    /// No sound is missing within the speech.
    ///
    /// **On a phone:** A click in the middle of a word.
    ///
    /// **To mend it:** Record again, with larger buffers and no other program running.
    ///
    /// **Settings:** a warning.
    package static let recordingDropouts = Check(
        "recording-dropouts", .warning,
        [
            "once": .init(
                "the sound is missing for {length} at {start}; record again with larger buffers and no other program running",
                blame: "lacks some sound"),
            "often": .init(
                "the sound is missing for {length} at {start}, and in {more} more {more|place|places}; record again with larger buffers and no other program running",
                blame: "lacks some sound"),
        ])

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
                "the speech begins {silence} after the start of the file (limit {least}); check that the word is whole; leave half a second of silence on both sides of new recordings",
                severity: .note, blame: "has speech at the start of the file"),
            "end": .init(
                "the speech ends {silence} before the end of the file (limit {least}); check that the word is whole; leave half a second of silence on both sides of new recordings",
                severity: .note, blame: "has speech at the end of the file"),
            "tight": .init(
                "no silence around the speech, so the noise can't be measured and all sound was kept; leave half a second of silence on both sides of new recordings; if you hear the whole word and nothing else, write `recording-edge: { severity: off, clips: [ID], because: WHY }` under `rules` of pack.yml, with the ids of such clips",
                blame: "is cropped to its word"),
        ])

    /// No crests of a recording are cut off at one height, not even below full scale.
    ///
    /// **On a phone:** The word crackles, and levelling makes it louder.
    ///
    /// **To mend it:** Record again with less gain at the microphone.
    ///
    /// **Settings:** a warning.
    package static let recordingFlatTops = Check(
        "recording-flat-tops", .warning,
        "{count} {count|crest|crests} of the wave cut off flat at {height}: the recording clipped before its level was lowered; record again with less gain at the microphone: clipped sound can't be restored",
        blame: "is clipped")

    /// The mains (50 or 60 Hz and its harmonics) are not heard under the speech.
    ///
    /// **On a phone:** Levelling raises the hum, and it comes and goes with the word.
    ///
    /// **To mend it:** Use a balanced cable, keep it away from power supplies, run the computer on its battery.
    ///
    /// **Settings:** a warning; by `hum` of `takes`, and by `rules` in pack.yml.
    package static let recordingHum = Check(
        "recording-hum", .warning,
        "{frequency} hum at {level}, only {ratio} below the speech (limit {least}); use a balanced cable, away from power supplies; keep fans and disks away from the microphone; run the computer on its battery",
        blame: "hums")

    /// A take has the peak and the level that ACX asks of audiobooks.
    ///
    /// **On a phone:** Nobody hears it; a take of the right level has less noise.
    ///
    /// **To mend it:** Set the microphone's gain as the message says.
    ///
    /// **Settings:** a note; by `largest-peak`, `least-level`, `largest-level`, `noise-floor` of `takes`, and by
    /// `rules` in pack.yml.
    package static let recordingLevel = Check(
        "recording-level", .note,
        [
            "loud":
                "peak too high: {peak} (limit {most}); lower the microphone's gain by {excess}; a louder word would clip",
            "low": "speech too soft: {level} (limit {least#} to {most}); raise the microphone's gain by {excess}",
            "high": "speech too loud: {level} (limit {least#} to {most}); lower the microphone's gain by {excess}",
        ])

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
                "the noise floor is {floor}, only {ratio} below the speech (limit {least}); record in a quieter room or closer to the microphone; in this noise, soft sounds at the edges of the word may be lost",
                blame: "is noisy"),
            "floor": .init(
                "noise floor too high: {floor} (limit {most}); switch off fans, close windows, add soft furniture, or go closer to the microphone",
                severity: .note, blame: "is noisy"),
        ])

    /// No channel is dead, and none cancels another.
    ///
    /// **On a phone:** The word is hollow and soft.
    ///
    /// **To mend it:** Record in mono, or check the cables' polarity.
    ///
    /// **Settings:** a warning.
    package static let recordingPhase = Check(
        "recording-phase", .warning,
        [
            "opposite": .init(
                "the channels are in opposite phase; only the loudest channel is used; check the cables' polarity",
                blame: "has channels in opposite phase"),
            "silent": .init(
                "no sound in channel {channels}; the other channels are used; export as mono",
                blame: "has a silent channel"),
        ])

    /// No breath of a p, b or t blows into the microphone.
    ///
    /// **On a phone:** Loudspeakers rattle, and the limiter lowers the word.
    ///
    /// **To mend it:** Speak past the microphone, or use a pop filter. `high-pass` of `profile` lowers a pop by 6 to 14
    /// dB.
    ///
    /// **Settings:** a note; by `rules` in pack.yml. It is measured after `high-pass`.
    package static let recordingPlosive = Check(
        "recording-plosive", .note,
        "a pop of breath at {time}, only {depth} below the speech (limit {least}); speak past the microphone or use a pop filter; the key `high-pass` in `profile` of pack.yml makes pops softer",
        blame: "has a pop")

    /// A recording is loud enough that levelling does not lift the noise.
    ///
    /// **On a phone:** One word of the announcement hisses.
    ///
    /// **To mend it:** Raise the gain, or go closer to the microphone.
    ///
    /// **Settings:** a warning; by `least-peak` of `takes`, and by `rules` in pack.yml.
    package static let recordingQuiet = Check(
        "recording-quiet", .warning,
        [
            "": .init(
                "peak only {peak} (limit {least}); raise the gain, or go closer to the microphone",
                blame: "is too quiet"),
            "faint": .init(
                "peak only {peak}, and the noise only {ratio} below the speech (limit peak {least}, noise {leastRatio}); record again with more gain or closer to the microphone",
                severity: .error, blame: "is too quiet"),
        ])

    /// All takes of a pack are recorded in one room that hardly echoes: none is noisier or echoes more than the others.
    ///
    /// **On a phone:** Noise or an echo comes and goes with one word, and echoes run into the next word.
    ///
    /// **To mend it:** Record it again where the others were recorded, with the same microphone and distance.
    ///
    /// **Settings:** a note; a warning of an echo; by `rules` in pack.yml.
    package static let recordingRoom = Check(
        "recording-room", .note,
        [
            "noise":
                "noisier than the other takes: the noise is {own} below the speech, in the other takes {usual}; record all takes of a pack in one room, with one microphone and one distance to it",
            "echo": .init(
                "the room echoes: every sound needs {own} or longer to fade by 20 dB, but {usual} in the other takes (limit {most}); record all takes of a pack in one room, far from bare walls and at one distance",
                severity: .warning, blame: "echoes"),
            "echoes": .init(
                "the room echoes in half of the takes: every sound needs {own} or longer to fade by 20 dB (limit {most}); record in a room with carpets, curtains and furniture, nearer to the microphone",
                severity: .warning),
            "noiseMany":
                "{clips} are noisier than the other takes: the noise is {own} below the speech, in the other takes {usual}; record all takes of a pack in one room, with one microphone and one distance to it",
            "echoMany": .init(
                "the room echoes in {clips}: every sound needs {own} or longer to fade by 20 dB, but {usual} in the other takes (limit {most}); record all takes of a pack in one room, far from bare walls and at one distance",
                severity: .warning),
        ])
}
