package import VoiceAssetDiagnostics
package import VoiceAssetPacks
import VoiceAssetSound
import VoiceAssetWording

extension TakeFinding {
    /// The finding in words, about a file and a clip.
    package func diagnostic(file: String, clip: String?, limits: TakeLimits = TakeLimits()) -> Diagnostic {
        Diagnostic(rule, severity, file: file, clip: clip, words(file: file, limits: limits))
    }

    private func words(file: String, limits: TakeLimits) -> FindingWords {
        switch self {
        case .clipping(let samples):
            FindingWords("\(samples) samples at full scale", limit: "0", advice: "record again 6 dB lower")
        case .quiet(let peak):
            FindingWords(
                "peak \(peak.decimals(1)) dBFS", limit: "\(limits.leastPeak.decimals(1)) dBFS",
                advice: "raise the microphone's gain or go closer")
        case .noise(let floor, let ratio):
            FindingWords(
                "noise floor \(floor.decimals(1)) dBFS, \(ratio.decimals(1)) dB below the speech",
                limit: "\(limits.signalToNoise.decimals(1)) dB",
                advice: "record in a quieter room or closer to the microphone; weak edges of the word may be lost")
        case .dcOffset(let offset):
            FindingWords(
                "DC offset \((offset * 100).decimals(upTo: 1)) % of full scale",
                limit: "\(limits.offset.decimals(upTo: 1)) %",
                advice: "it is removed; check the converter and cables")
        case .edge(let edge, let silence):
            FindingWords(
                "speech \((silence * 1000).decimals(0)) ms from the \(edge.rawValue) of the file",
                limit: "\(limits.silence.decimals(0)) ms",
                advice: "record again with half a second of silence on both sides")
        case .cancellingChannels:
            FindingWords(
                "channels in opposite phase", advice: "only the loudest is used; check the cables' polarity")
        case .deadChannels(let channels):
            FindingWords(
                "channel \(channels.map { String($0 + 1) }.joined(separator: ", ")) silent",
                advice: "the others are used; a mono file would do")
        case .noSpeech(let peak):
            FindingWords(
                "no speech found, peak \(peak.decimals(1)) dBFS",
                advice: peak < limits.leastPeak
                    ? "record the clip again"
                    : "if a word is in it, record it again with half a second of silence on both sides, which tells it "
                        + "from noise")
        case .tooLong(let seconds):
            FindingWords(
                "clip of \(seconds.decimals(upTo: 2)) s", limit: "under 30 s",
                advice: "record a shorter prompt; check that the file holds one clip only")
        case .recording(let error):
            error.words(file: file)
        case .resampling(let words):
            FindingWords(words, advice: "report this take as a bug of voice-assets")
        case .hum(let hum, let ratio):
            Self.hum(hum, ratio, limits)
        case .bandLimited(let end):
            Self.bandLimited(end, limits)
        case .utterances(let utterances):
            Self.utterances(utterances, limits)
        case .loud(let peak):
            Self.loud(peak, limits)
        case .level(let level):
            Self.level(level, limits)
        case .floor(let floor):
            FindingWords(
                "noise floor \(floor.decimals(1)) dBFS", limit: "\(limits.noiseFloor.decimals(1)) dBFS",
                advice: "switch off fans, close windows, add soft furniture, go closer to the microphone")
        case .length(let seconds, let expected):
            Self.length(seconds, expected, limits)
        }
    }
}

// What can be changed at the microphone.
extension TakeFinding {
    private static func hum(_ hum: Hum, _ ratio: Double, _ limits: TakeLimits) -> FindingWords {
        FindingWords(
            "\(hum.frequency) Hz hum at \(hum.level.decimals(1)) dBFS, \(ratio.decimals(1)) dB below the speech",
            limit: "\(limits.hum.decimals(1)) dB",
            advice: "use a balanced cable, keep it away from power supplies, and run the computer on its battery")
    }

    private static func bandLimited(_ end: Double, _ limits: TakeLimits) -> FindingWords {
        FindingWords(
            "nothing above \((end / 1000).decimals(1)) kHz, as over a telephone",
            limit: "\((limits.bandwidth / 1000).decimals(1)) kHz",
            advice: "record into the computer itself at 44.1 or 48 kHz, not by telephone or headset radio")
    }

    private static func utterances(_ utterances: Utterances, _ limits: TakeLimits) -> FindingWords {
        FindingWords(
            "\(utterances.count) utterances, parted by up to \((utterances.pause * 1000).decimals(0)) ms",
            limit: "\(limits.pause.decimals(0)) ms",
            advice: "keep one of them, or say the phrase without a pause: the clip holds all of it")
    }

    private static func loud(_ peak: Double, _ limits: TakeLimits) -> FindingWords {
        FindingWords(
            "peak \(peak.decimals(1)) dBFS", limit: "\(limits.largestPeak.decimals(1)) dBFS",
            advice:
                "lower the microphone's gain by \((peak - limits.largestPeak).decimals(1)) dB; a louder word would clip"
        )
    }

    private static func level(_ level: Double, _ limits: TakeLimits) -> FindingWords {
        let low = level < limits.leastLevel
        let away = low ? limits.leastLevel - level : level - limits.largestLevel
        return FindingWords(
            "speech at \(level.decimals(1)) dBFS",
            limit: "\(limits.leastLevel.decimals(1)) to \(limits.largestLevel.decimals(1)) dBFS",
            advice: "\(low ? "raise" : "lower") the microphone's gain by \(away.decimals(1)) dB")
    }

    private static func length(_ seconds: Double, _ expected: Double, _ limits: TakeLimits) -> FindingWords {
        FindingWords(
            "\(seconds.decimals(upTo: 2)) s of speech where the other takes suggest "
                + "\(expected.decimals(upTo: 2)) s",
            limit: "\(limits.length.decimals(upTo: 1)) times \(seconds > expected ? "longer" : "shorter")",
            advice: "listen to it: it may say something else")
    }
}
