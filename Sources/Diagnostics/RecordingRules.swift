extension Rule {
    /// What a recording, and the clip made of it, is held to.
    static let recordingRules = [
        recordingUnreadable, recordingTruncated, recordingLimit, recordingSamples, recordingEmpty, clipClipping,
        recordingQuiet, recordingNoise, recordingDCOffset, recordingEdge, recordingPhase, clipTooLong, clipLoudness,
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
    package static let clipTooLong = Rule(
        "clip-too-long", .error, "A clip is shorter than 30 s: iOS replaces a longer notification sound by its own.")
    package static let clipLoudness = Rule(
        "clip-loudness", .error,
        "All clips of a pack are equally loud: within 0.5 LU of the profile's loudness unless the true peak forbids it."
    )
    package static let clipTruePeak = Rule(
        "clip-true-peak", .error, "The true peak of the decoded clip stays under the profile's ceiling.")
    package static let clipEncoding = Rule(
        "clip-encoding", .error, "A clip, decoded again, is the clip that was encoded: length, onset, gain and signal.")
}
