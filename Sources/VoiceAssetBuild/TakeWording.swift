package import AudioCodecs
package import Diagnostics
import Sound
package import VoicePack

extension TakeFinding {
    /// The finding in words, about a file and a clip.
    package func diagnostic(file: String, clip: String?, limits: TakeLimits = TakeLimits()) -> Diagnostic {
        func report(
            _ rule: Rule, _ found: String, limit: String? = nil, _ advice: String? = nil, severity: Severity? = nil
        ) -> Diagnostic {
            Diagnostic(rule, severity, file: file, clip: clip, found: found, limit: limit, advice: advice)
        }
        switch self {
        case .clipping(let samples):
            return report(
                .clipClipping, "\(samples) samples at full scale", limit: "0", "record again 6 dB lower")
        case .quiet(let peak):
            return report(
                .recordingQuiet, "peak \(peak.decibels) dBFS", limit: "\(limits.leastPeak.decibels) dBFS",
                "raise the microphone's gain or go closer")
        case .noise(let floor, let ratio):
            return report(
                .recordingNoise, "noise floor \(floor.decibels) dBFS, \(ratio.decibels) dB below the speech",
                limit: "\(limits.signalToNoise.decibels) dB",
                "record in a quieter room or closer to the microphone; weak edges of the word may be lost")
        case .dcOffset(let offset):
            return report(
                .recordingDCOffset, "DC offset \((offset * 100).rounded(toPlaces: 1)) % of full scale",
                limit: "\(limits.offset.rounded(toPlaces: 1)) %",
                "it is removed; check the converter and cables")
        case .edge(let edge, let silence):
            return report(
                .recordingEdge,
                "speech \((silence * 1000).rounded(toPlaces: 0)) ms from the \(edge.rawValue) of the file",
                limit: "\(limits.silence.rounded(toPlaces: 0)) ms",
                "record again with half a second of silence on both sides")
        case .hum, .bandLimited, .utterances, .loud, .level, .floor, .length:
            return deskDiagnostic(limits, report)
        case .cancellingChannels:
            return report(
                .recordingPhase, "channels in opposite phase", "only the loudest is used; check the cables' polarity")
        case .deadChannels(let channels):
            let names = channels.map { String($0 + 1) }.joined(separator: ", ")
            return report(
                .recordingPhase, "channel \(names) silent", "the others are used; a mono file would do")
        case .noSpeech(let peak):
            return report(
                .recordingEmpty, "no speech found, peak \(peak.decibels) dBFS",
                peak < limits.leastPeak
                    ? "record the clip again"
                    : "if a word is in it, record it again with half a second of silence on both sides, which tells it "
                        + "from noise")
        case .tooLong(let seconds):
            return report(
                .clipTooLong, "clip of \(seconds.rounded(toPlaces: 2)) s", limit: "under 30 s",
                "record a shorter prompt; check that the file holds one clip only")
        case .softened(let loudness, let target):
            return report(
                .clipLoudness, "loudness \(loudness.decibels) LUFS where the true peak allows no more",
                limit: "\(target.decibels) LUFS",
                "record with less emphasis, or lower the profile's loudness by \((target - loudness).decibels) LU",
                severity: .warning)
        case .truePeak(let peak, let ceiling):
            return report(
                .clipTruePeak, "true peak \(peak.decibels) dBTP", limit: "\(ceiling.decibels) dBTP",
                "lower the profile's loudness")
        case .rendition(let name, let fault):
            return report(.clipEncoding, "\(name): \(fault.words)", "report this take as a bug of voice-assets")
        case .recording(let error):
            return error.diagnostic(file: file, clip: clip)
        case .library(let words):
            return report(.clipEncoding, words, "report this take as a bug of voice-assets")
        }
    }
}

/// Makes a diagnostic of a rule, what was found, the limit, the advice and the severity.
private typealias Report = (Rule, String, String?, String?, Severity?) -> Diagnostic

extension TakeFinding {
    /// What can be changed at the microphone, in words.
    private func deskDiagnostic(_ limits: TakeLimits, _ report: Report) -> Diagnostic {
        switch self {
        case .hum(let hum, let ratio):
            return report(
                .recordingHum,
                "\(hum.frequency) Hz hum at \(hum.level.decibels) dBFS, \(ratio.decibels) dB below the speech",
                "\(limits.hum.decibels) dB",
                "use a balanced cable, keep it away from power supplies, and run the computer on its battery", nil)
        case .bandLimited(let end):
            return report(
                .recordingBandLimited, "nothing above \((end / 1000).decibels) kHz, as over a telephone",
                "\((limits.bandwidth / 1000).decibels) kHz",
                "record into the computer itself at 44.1 or 48 kHz, not by telephone or headset radio", nil)
        case .utterances(let utterances):
            return report(
                .recordingUtterances,
                "\(utterances.count) utterances, parted by up to \((utterances.pause * 1000).rounded(toPlaces: 0)) ms",
                "\(limits.pause.rounded(toPlaces: 0)) ms",
                "keep one of them, or say the phrase without a pause: the clip holds all of it", nil)
        case .loud(let peak):
            return report(
                .recordingLevel, "peak \(peak.decibels) dBFS", "\(limits.largestPeak.decibels) dBFS",
                "lower the microphone's gain by \((peak - limits.largestPeak).decibels) dB; a louder word would clip",
                nil)
        case .level(let level):
            let low = level < limits.leastLevel
            let away = low ? limits.leastLevel - level : level - limits.largestLevel
            return report(
                .recordingLevel, "speech at \(level.decibels) dBFS",
                "\(limits.leastLevel.decibels) to \(limits.largestLevel.decibels) dBFS",
                "\(low ? "raise" : "lower") the microphone's gain by \(away.decibels) dB", nil)
        case .floor(let floor):
            return report(
                .recordingNoise, "noise floor \(floor.decibels) dBFS", "\(limits.noiseFloor.decibels) dBFS",
                "switch off fans, close windows, add soft furniture, go closer to the microphone", .note)
        case .length(let seconds, let expected):
            return report(
                .recordingLength,
                "\(seconds.rounded(toPlaces: 2)) s of speech where the other takes suggest "
                    + "\(expected.rounded(toPlaces: 2)) s",
                "\(limits.length.rounded(toPlaces: 1)) times \(seconds > expected ? "longer" : "shorter")",
                "listen to it: it may say something else", nil)
        default:
            preconditionFailure("worded elsewhere")
        }
    }
}

extension RecordingError {
    func diagnostic(file: String, clip: String?) -> Diagnostic {
        switch self {
        case .emptyFile:
            return Diagnostic(
                .recordingUnreadable, file: file, clip: clip, found: "the file is empty",
                advice: "record the clip again")
        case .truncatedContainer(let chunk, let promised, let present):
            return Diagnostic(
                .recordingTruncated, file: file, clip: clip,
                found: "the header promises \(promised) bytes in chunk '\(chunk)'",
                limit: "the \(present) bytes that are there",
                // Programs that write to a pipe put the largest number for a size that they don't know yet.
                advice: promised >= 0x7fff_0000
                    ? "if it was written through a pipe, all is there: \(Self.convert(file))" : Self.exportAgain)
        case .undecodable(let error):
            return error.diagnostic(file: file, clip: clip)
        case .noSamples:
            return Diagnostic(
                .recordingEmpty, file: file, clip: clip, found: "the file holds no samples",
                advice: "record the clip again")
        case .outOfScale(let peak):
            return Diagnostic(
                .recordingSamples, file: file, clip: clip, found: "samples up to \(peak) where 1 is full scale",
                limit: "\(RecordingDecoder.absurdPeak)", advice: "export the file again, as 24-bit integers")
        case .notFinite(let count, let first):
            return Diagnostic(
                .recordingSamples, file: file, clip: clip,
                found: "\(count) samples are not finite numbers, the first in frame \(first)", limit: "0",
                advice: "export the file again, as 24-bit integers")
        }
    }

    static let exportAgain = "the file is damaged or cut short: copy or export it again"

    /// The command that puts a readable file in the place of one that is not, or not wholly.
    static func convert(_ file: String) -> String {
        func quoted(_ path: String) -> String {
            "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
        }
        let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        if "\(stem).wav" == file {
            let converted = quoted("\(stem)-converted.wav")
            return "ffmpeg -i \(quoted(file)) -c:a pcm_s24le \(converted) && mv \(converted) \(quoted(file))"
        }
        return "ffmpeg -i \(quoted(file)) -c:a pcm_s24le \(quoted("\(stem).wav")) && rm \(quoted(file))"
    }
}

extension SoundFileError {
    package func diagnostic(file: String, clip: String? = nil, limits: DecodeLimits = .recording) -> Diagnostic {
        func limit(_ found: String, _ limit: String, _ advice: String) -> Diagnostic {
            Diagnostic(.recordingLimit, file: file, clip: clip, found: found, limit: limit, advice: advice)
        }
        switch self {
        case .notReadable(let reason), .notWritable(let reason):
            return Diagnostic(
                .recordingUnreadable, file: file, clip: clip,
                found: "libsndfile does not read it: \(reason.trimmedSentence)",
                advice: isUnknownFormat(reason) || file.lowercased().hasSuffix(".spx")
                    ? "convert it with: \(RecordingError.convert(file))" : RecordingError.exportAgain)
        case .sampleRate(let rate):
            return limit(
                "sample rate \(rate) Hz", "\(limits.sampleRates.lowerBound) to \(limits.sampleRates.upperBound) Hz",
                "export at 48000 Hz")
        case .channels(let channels):
            return limit("\(channels) channels", "\(limits.channels.upperBound)", "export as mono")
        case .tooLong(let seconds):
            return limit(
                "\(seconds.rounded(toPlaces: 1)) s of audio", "\(limits.seconds.rounded(toPlaces: 0)) s",
                "cut the session into one file a clip")
        case .tooManySamples(let samples):
            return limit(
                "\(samples) samples over all channels", "\(limits.samples)", "export as mono at 48000 Hz")
        case .unknownLength(let seconds):
            return limit(
                "more than \(seconds.rounded(toPlaces: 0)) s of audio in a file that does not state its length",
                "\(limits.seconds.rounded(toPlaces: 0)) s", "cut the session into one file a clip")
        case .truncated(let promised, let frames):
            return Diagnostic(
                .recordingTruncated, file: file, clip: clip, found: "the header promises \(promised) samples a channel",
                limit: "the \(frames) that are there",
                advice: RecordingError.exportAgain)
        }
    }

    /// Whether libsndfile says that it does not know the format; else it knows it, and the file is at fault.
    ///
    /// It fails in its FLAC decoder over an Ogg FLAC that ffmpeg wrote, and without a word over Speex.
    private func isUnknownFormat(_ reason: String) -> Bool {
        ["not recognised", "unimplemented", "not supported", "unsupported", "in flac decoder"].contains {
            reason.lowercased().contains($0)
        }
    }
}

extension SoundFileError {
    /// The fault of a finished clip in words, without what to do.
    var reason: String {
        let diagnostic = diagnostic(file: "", clip: "", limits: .clip)
        return diagnostic.found + (diagnostic.limit.map { " (limit \($0))" } ?? "")
    }
}

extension RenditionFault {
    var words: String {
        switch self {
        case .notFramesOnly: "the encoder wrote more than independent frames"
        case .length(let decoded, let expected): "decodes to \(decoded) samples instead of \(expected)"
        case .onset(let offset): "decodes \(offset < 0 ? "before" : "after") its place on the timeline"
        case .gain(let gain): "decodes with a gain of \(gain.rounded(toPlaces: 4)) instead of 1"
        case .signal(let ratio, let limit):
            "decodes \(ratio.decibels) dB true to the master, less than \(limit.decibels) dB"
        case .undecodable(let error): "does not decode again: \(error.reason)"
        }
    }
}

extension Double {
    /// With one decimal, `-16.0`; infinities as `-inf` and `inf`.
    package var decibels: String {
        guard isFinite else { return self < 0 ? "-inf" : "inf" }
        guard abs(self) < 1e12 else { return String(self) }
        let tenths = Int((self * 10).rounded())
        return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }

    /// Rounded to so many decimals, without a trailing `.0`.
    func rounded(toPlaces places: Int) -> String {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        let value = (self * scale).rounded() / scale
        return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}

extension String {
    /// libsndfile's messages without their final full stop.
    fileprivate var trimmedSentence: String {
        var text = self[...]
        while let last = text.last, last == "." || last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
