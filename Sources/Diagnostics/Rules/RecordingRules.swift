extension Rule {
    /// What a recording, and the clip made of it, is held to.
    static let recordingRules = [
        recordingUnreadable, recordingTruncated, recordingLimit, recordingSamples, recordingEmpty, clipClipping,
        recordingFlatTops, recordingDropouts, recordingQuiet, recordingNoise, recordingDCOffset,
        recordingEdge,
        recordingPhase, recordingLevel,
        recordingHum, recordingBandLimited, recordingUtterances, recordingLength, recordingDuplicate, recordingAlike,
        recordingVoice, recordingRoom, recordingCut,
        recordingWords, recognizerFailed, recordingTextChanged, recordingSynthetic, speechFailed,
        clipTooLong, clipLoudness,
        clipTruePeak, clipEncoding,
    ]

    package static let recordingUnreadable = Rule("recording-unreadable", .error)
    package static let recordingTruncated = Rule("recording-truncated", .error)
    package static let recordingLimit = Rule("recording-limit", .error)
    package static let recordingSamples = Rule("recording-samples", .error)
    package static let recordingEmpty = Rule("recording-empty", .error)
    package static let clipClipping = Rule("clip-clipping", .error)
    package static let recordingFlatTops = Rule("recording-flat-tops", .warning)
    package static let recordingDropouts = Rule("recording-dropouts", .warning)
    package static let recordingQuiet = Rule("recording-quiet", .warning)
    package static let recordingNoise = Rule("recording-noise", .warning)
    package static let recordingDCOffset = Rule("recording-dc-offset", .warning)
    package static let recordingEdge = Rule("recording-edge", .warning)
    package static let recordingPhase = Rule("recording-phase", .warning)
    package static let recordingLevel = Rule("recording-level", .note)
    package static let recordingHum = Rule("recording-hum", .warning)
    package static let recordingBandLimited = Rule("recording-band-limited", .warning)
    package static let recordingUtterances = Rule("recording-utterances", .warning)
    package static let recordingLength = Rule("recording-length", .warning)
    package static let recordingDuplicate = Rule("recording-duplicate", .warning)
    package static let recordingAlike = Rule("recording-alike", .warning)
    package static let recordingVoice = Rule("recording-voice", .note)
    package static let recordingRoom = Rule("recording-room", .note)
    package static let recordingCut = Rule("recording-cut", .note)
    package static let recordingWords = Rule("recording-words", .note)
    package static let recognizerFailed = Rule("recognizer-failed", .warning)
    package static let recordingTextChanged = Rule("recording-text-changed", .warning)
    package static let recordingSynthetic = Rule("recording-synthetic", .warning)
    package static let speechFailed = Rule("speech-failed", .error)
    package static let clipTooLong = Rule("clip-too-long", .error)
    package static let clipLoudness = Rule("clip-loudness", .error)
    package static let clipTruePeak = Rule("clip-true-peak", .error)
    package static let clipEncoding = Rule("clip-encoding", .error)
}
