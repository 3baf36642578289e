extension Rule {
    /// What a recording, and the clip made of it, is held to.
    static let recordingRules = [
        recordingUnreadable, recordingTruncated, recordingLimit, recordingSamples, recordingEmpty, clipClipping,
        recordingQuiet, recordingNoise, recordingDCOffset, recordingEdge, recordingPhase, recordingLevel,
        recordingHum, recordingBandLimited, recordingUtterances, recordingLength, recordingDuplicate, recordingAlike,
        clipTooLong, clipLoudness,
        clipTruePeak, clipEncoding,
    ]

    package static let recordingUnreadable = Rule(
        "recording-unreadable", .error, "A recording is an audio file that libsndfile reads.")
    package static let recordingTruncated = Rule(
        "recording-truncated", .error,
        "A recording holds what its header promises; a lying header means that the end of the word may be lost.")
    package static let recordingLimit = Rule(
        "recording-limit", .error,
        "A recording stays within the bounds on bytes, length, rate and channels that keep it safe to read.")
    package static let recordingSamples = Rule(
        "recording-samples", .error, "Every sample of a recording is a finite number.")
    package static let recordingEmpty = Rule(
        "recording-empty", .error, "A recording holds speech, not silence or noise alone.")
    package static let clipClipping = Rule(
        "clip-clipping", .error, "A recording is not clipped: flattened peaks crackle and no later step mends them.")
    package static let recordingQuiet = Rule(
        "recording-quiet", .warning, "A recording is loud enough that levelling it does not lift the noise.")
    package static let recordingNoise = Rule(
        "recording-noise", .warning,
        "Speech stands well above the room's noise, so that its edges can be found and joins stay silent.")
    package static let recordingDCOffset = Rule(
        "recording-dc-offset", .warning, "A recording is centred on zero; the offset is removed, the cause stays.")
    package static let recordingEdge = Rule(
        "recording-edge", .warning, "There is silence before and after the speech, so that nothing of it is cut off.")
    package static let recordingPhase = Rule(
        "recording-phase", .warning, "The channels of a recording do not cancel each other and none of them is dead.")
    package static let recordingLevel = Rule(
        "recording-level", .note,
        "A take has the peak and the level that ACX asks of audiobooks; generate levels takes that have not.")
    package static let recordingHum = Rule(
        "recording-hum", .warning,
        "The mains (50 or 60 Hz and its harmonics) are not heard under the speech; levelling a soft take raises them.")
    package static let recordingBandLimited = Rule(
        "recording-band-limited", .warning,
        "A recording carries more than a telephone does, so that s, f and sh are told apart and all clips sound alike."
    )
    package static let recordingUtterances = Rule(
        "recording-utterances", .warning, "A recording holds one utterance: a clip is said without a pause.")
    package static let recordingLength = Rule(
        "recording-length", .warning,
        "A take is about as long as its text suggests, going by the pack's other takes; else it may say something else."
    )
    package static let recordingDuplicate = Rule(
        "recording-duplicate", .warning,
        "No two clips are made of one recording, whatever was done to it: one of them would say the wrong word.")
    package static let recordingAlike = Rule(
        "recording-alike", .warning,
        "Clips of different texts sound different; where they do not, one of them may say the other's word.")
    package static let clipTooLong = Rule(
        "clip-too-long", .error, "A clip is shorter than 30 s: iOS replaces a longer notification sound by its own.")
    package static let clipLoudness = Rule(
        "clip-loudness", .error,
        "All clips of a pack are equally loud: within 0.5 LU of the profile's loudness or, where the true peak of one forbids "
            + "it, of up to 4 LU less."
    )
    package static let clipTruePeak = Rule(
        "clip-true-peak", .error, "The true peak of the decoded clip stays under the profile's ceiling.")
    package static let clipEncoding = Rule(
        "clip-encoding", .error, "A clip, decoded again, is the clip that was encoded: length, onset, gain and signal.")
}
