import VoiceAssetAudioCodecs
import VoiceAssetAudioContainers
import VoiceAssetDiagnostics

/// What is wrong with one file of a pack, taken by itself.
enum FileFault: Sendable, Hashable {
    enum Edge: String, Sendable, Hashable {
        case start
        case end
    }

    case splice(SpliceFault)
    case overstated(OverstatedChunk)
    case undecodable(SoundFileError)
    case silent
    /// Seconds.
    case tooLong(Double)
    /// dBTP.
    case truePeak(Double, ceiling: Double)
    /// LUFS; whether the true peak allows no more.
    case loudness(Double, wanted: Double, isPeakBound: Bool)
    /// An edge inside of a sound: how far it lies below the loudest part, decibels.
    case cut(Edge, depth: Double)
    /// Silence at both ends together, seconds.
    case silence(Double, allowed: Double)

    var rule: Rule {
        switch self {
        case .splice: .assetNotSpliceSafe
        case .overstated, .undecodable, .silent: .assetUnreadable
        case .tooLong: .clipTooLong
        case .truePeak: .clipTruePeak
        case .loudness: .clipLoudness
        case .cut: .clipSpeechCut
        case .silence: .clipSilence
        }
    }

    var severity: Severity {
        if case .loudness(_, _, isPeakBound: true) = self { .warning } else { rule.severity }
    }
}
