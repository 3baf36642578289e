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
        case .flatTops(let tops):
            FindingWords(
                "\(tops.count) crests cut off flat at \(Decibels.of(amplitude: tops.height).decimals(1)) dBFS, "
                    + "as by clipping before the level was lowered",
                advice: "record again with less gain at the microphone: what was cut off does not come back")
        case .dropouts(let dropouts):
            FindingWords(
                "the sound is missing for \((dropouts.seconds * 1000).decimals(0)) ms at "
                    + "\(dropouts.start.decimals(3)) s"
                    + (dropouts.count > 1 ? " and \(dropouts.count - 1) times more" : ""),
                advice: "record again with larger buffers and no other program running")
        case .quiet(let peak):
            FindingWords(
                "peak \(peak.decimals(1, apartFrom: limits.leastPeak)) dBFS",
                limit: "\(limits.leastPeak.decimals(atLeast: 1)) dBFS",
                advice: "raise the microphone's gain or go closer")
        case .faint(let peak, let ratio):
            FindingWords(
                "peak \(peak.decimals(1, apartFrom: limits.leastPeak)) dBFS, and the noise only "
                    + "\(ratio.decimals(1, apartFrom: TakeInspector.leastRatio)) dB below the speech",
                limit: "\(limits.leastPeak.decimals(atLeast: 1)) dBFS or \(TakeInspector.leastRatio.decimals(1)) dB",
                advice: "record again with more gain or closer to the microphone: raising this take raises its noise")
        case .noise(let floor, let ratio):
            FindingWords(
                "noise floor \(floor.decimals(1)) dBFS, "
                    + "\(ratio.decimals(1, apartFrom: limits.signalToNoise)) dB below the speech",
                limit: "\(limits.signalToNoise.decimals(atLeast: 1)) dB",
                advice: "record in a quieter room or closer to the microphone; weak edges of the word may be lost")
        case .dcOffset(let offset):
            FindingWords(
                "DC offset \(Self.percent(offset, limits)) % of full scale",
                limit: "\(limits.offset.decimals(upTo: 6)) %",
                advice: "it is removed; check the converter and cables")
        case .edge(let edge, let silence):
            FindingWords(
                "speech \((silence * 1000).decimals(0, apartFrom: limits.silence)) ms from the \(edge.rawValue) of the file",
                limit: "\(limits.silence.decimals(atLeast: 0)) ms",
                advice: "record again with half a second of silence on both sides")
        case .cancellingChannels:
            FindingWords(
                "channels in opposite phase", advice: "only the loudest is used; check the cables' polarity")
        case .deadChannels(let channels):
            FindingWords(
                "channel \(channels.map { String($0 + 1) }.joined(separator: ", ")) silent",
                advice: "the others are used; a mono file would do")
        case .tight:
            FindingWords(
                "no pause beside the speech tells the noise, so all of the file is kept",
                advice: "leave takes uncropped, with half a second of silence on both sides")
        case .unended(let isCut):
            FindingWords(
                "the file ends \(isCut ? "amid" : "behind") the speech, where its Ogg stream was to go on",
                advice: isCut
                    ? MendingAdvice.exportAgain
                    : "listen whether the word is whole; then this writes a file that ends: \(MendingAdvice.convert(file))"
            )
        case .noSpeech(let absence, let peak):
            FindingWords(
                "no speech found, \(absence.words)" + (peak.isFinite ? ", peak \(peak.decimals(1)) dBFS" : ""),
                advice: absence.advice)
        case .tooLong(let seconds):
            FindingWords(
                "clip of \(seconds.decimals(upTo: 2, apartFrom: 30)) s", limit: "under 30 s",
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
        case .parted(let parting):
            Self.parted(parting)
        case .loud(let peak):
            Self.loud(peak, limits)
        case .level(let level):
            Self.level(level, limits)
        case .floor(let floor):
            FindingWords(
                "noise floor \(floor.decimals(1, apartFrom: limits.noiseFloor)) dBFS",
                limit: "\(limits.noiseFloor.decimals(atLeast: 1)) dBFS",
                advice: "switch off fans, close windows, add soft furniture, go closer to the microphone")
        case .length(let seconds, let expected):
            Self.length(seconds, expected, limits, advice: "listen to it: it may say something else")
        case .oddLength(let seconds, let expected):
            Self.length(
                seconds, expected, limits,
                advice: "listen to it, or name the pack with --pack to hold it against its text")
        }
    }
}

// What can be changed at the microphone.
extension TakeFinding {
    private static func percent(_ offset: Double, _ limits: TakeLimits) -> String {
        let limit = offset < 0 ? -limits.offset : limits.offset
        return (offset * 100).decimals(upTo: 1, apartFrom: limit)
    }

    private static func hum(_ hum: Hum, _ ratio: Double, _ limits: TakeLimits) -> FindingWords {
        FindingWords(
            "\(hum.frequency) Hz hum at \(hum.level.decimals(1)) dBFS, "
                + "\(ratio.decimals(1, apartFrom: limits.hum)) dB below the speech",
            limit: "\(limits.hum.decimals(atLeast: 1)) dB",
            advice: "use a balanced cable, keep it away from power supplies, and run the computer on its battery")
    }

    private static func bandLimited(_ end: Double, _ limits: TakeLimits) -> FindingWords {
        FindingWords(
            "nothing above \((end / 1000).decimals(1, apartFrom: limits.bandwidth / 1000)) kHz, as over a telephone",
            limit: "\((limits.bandwidth / 1000).decimals(atLeast: 1)) kHz",
            advice: "record into the computer itself at 44.1 or 48 kHz, not by telephone or headset radio")
    }

    private static func utterances(_ utterances: Utterances, _ limits: TakeLimits) -> FindingWords {
        FindingWords(
            "\(utterances.count) utterances, parted by up to "
                + "\((utterances.pause * 1000).decimals(0, apartFrom: limits.pause)) ms",
            limit: "\(limits.pause.decimals(atLeast: 0)) ms",
            advice: "keep one of them, or say the phrase without a pause: the clip holds all of it")
    }

    private static func loud(_ peak: Double, _ limits: TakeLimits) -> FindingWords {
        FindingWords(
            "peak \(peak.decimals(1, apartFrom: limits.largestPeak)) dBFS",
            limit: "\(limits.largestPeak.decimals(atLeast: 1)) dBFS",
            advice: "lower the microphone's gain by \((peak - limits.largestPeak).decimals(1, apartFrom: 0)) dB; "
                + "a louder word would clip"
        )
    }

    private static func parted(_ parting: Parting) -> FindingWords {
        let isBehind = parting.step <= 0
        let pause = "\(parting.seconds.decimals(2)) s"
        let level = abs(parting.step).decimals(0)
        let softer = level == "0" ? "as loud" : "\(level) dB softer"
        return FindingWords(
            isBehind
                ? "a second utterance at \(parting.end.decimals(2)) s, \(pause) after the first and \(softer), in the take of one word"
                : "an utterance up to \(parting.start.decimals(2)) s, \(pause) before the other and \(softer), in the take of one word",
            advice: "cut it off, or record the word again: it would be part of the clip")
    }

    private static func level(_ level: Double, _ limits: TakeLimits) -> FindingWords {
        let low = level < limits.leastLevel
        let limit = low ? limits.leastLevel : limits.largestLevel
        return FindingWords(
            "speech at \(level.decimals(1, apartFrom: limit)) dBFS",
            limit: "\(limits.leastLevel.decimals(atLeast: 1)) to \(limits.largestLevel.decimals(atLeast: 1)) dBFS",
            advice: "\(low ? "raise" : "lower") the microphone's gain by "
                + "\(abs(level - limit).decimals(1, apartFrom: 0)) dB")
    }

    private static func length(
        _ seconds: Double, _ expected: Double, _ limits: TakeLimits, advice: String
    ) -> FindingWords {
        FindingWords(
            "\(seconds.decimals(upTo: 2)) s of speech where the other takes suggest "
                + "\(expected.decimals(upTo: 2)) s",
            limit: "\(limits.length.decimals(upTo: 6)) times \(seconds > expected ? "longer" : "shorter")",
            advice: advice)
    }
}

extension SpeechPresence.Absence {
    fileprivate var words: String {
        switch self {
        case .silent: "only silence"
        case .steady: "only steady noise or hum"
        case .brief: "only a click or a knock"
        case .unvoiced: "only noise without a voice"
        }
    }

    fileprivate var advice: String {
        switch self {
        case .silent: "check that the microphone is on and chosen, and record the clip again"
        case .steady, .brief: "record the clip again"
        case .unvoiced: "if a word is whispered in it, say it with your voice; else record the clip again"
        }
    }
}
