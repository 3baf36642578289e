package import VoiceAssetDiagnostics
package import VoiceAssetSound

/// Something about a take that a person should know. `TakeWording` says it in words.
package enum TakeFinding: Sendable, Hashable, Codable {
    package enum Edge: String, Sendable, Hashable, Codable {
        case start
        case end
    }

    /// Samples in runs at full scale.
    case clipping(samples: Int)
    /// Crests that are cut off below full scale.
    case flatTops(FlatTops)
    /// Sound that is missing within the speech.
    case dropouts(Dropouts)
    /// The largest sample, dBFS.
    case quiet(peak: Double)
    /// Too quiet for its noise: the largest sample, dBFS, and the speech's level over the noise, decibels.
    case faint(peak: Double, ratio: Double)
    /// The noise floor, dBFS, and the speech's level over it, decibels.
    case noise(floor: Double, ratio: Double)
    /// Fraction of full scale.
    case dcOffset(Double)
    /// Seconds between the speech and an edge of the file.
    case edge(Edge, silence: Double)
    /// The mains' hum, and the speech's level over it, decibels.
    case hum(Hum, ratio: Double)
    /// The highest frequency that is there, hertz.
    case bandLimited(Double)
    /// More than one stretch of speech.
    case utterances(Utterances)
    /// A silence in the take of one word.
    case parted(Parting)
    /// What `inspect` notes: the largest sample, the speech's level, the noise floor, dBFS.
    case loud(peak: Double)
    case level(Double)
    case floor(Double)
    /// Seconds of speech where the pack's other takes suggest so many.
    case length(Double, expected: Double)
    /// Seconds of speech where the other files suggest so many, of files whose texts nobody named.
    case oddLength(Double, expected: Double)
    case cancellingChannels
    /// Channels, counted from 0.
    case deadChannels([Int])
    /// No pause tells the noise, so that all of the file is taken as the speech.
    case tight
    /// The stream was to go on behind the speech, or amid it.
    case unended(isCut: Bool)
    /// The take holds something else than speech; its largest sample, dBFS.
    case noSpeech(SpeechPresence.Absence, peak: Double)
    /// The finished clip's length, seconds.
    case tooLong(seconds: Double)
    /// The take could not be decoded.
    case recording(RecordingError)
    /// The resampler refused; its words.
    case resampling(String)

    /// The rule that it is about.
    package var rule: Rule {
        switch self {
        case .clipping: .clipClipping
        case .flatTops: .recordingFlatTops
        case .dropouts: .recordingDropouts
        case .quiet, .faint: .recordingQuiet
        case .noise, .floor: .recordingNoise
        case .dcOffset: .recordingDCOffset
        case .edge, .tight: .recordingEdge
        case .hum: .recordingHum
        case .bandLimited: .recordingBandLimited
        case .utterances, .parted: .recordingUtterances
        case .loud, .level: .recordingLevel
        case .length, .oddLength: .recordingLength
        case .cancellingChannels, .deadChannels: .recordingPhase
        case .unended: .recordingTruncated
        case .noSpeech: .recordingEmpty
        case .tooLong: .clipTooLong
        case .recording(let error): error.rule
        case .resampling: .clipEncoding
        }
    }

    /// How much it weighs: as its rule says, but for a noise floor that `generate` makes do with, for a quiet take whose
    /// noise would be raised with it, for a length that a text may explain, and for a stream without an end that goes on
    /// behind the speech.
    package var severity: Severity {
        switch self {
        case .floor, .oddLength: .note
        case .faint: .error
        case .unended(let isCut): isCut ? .error : .warning
        default: rule.severity
        }
    }
}
