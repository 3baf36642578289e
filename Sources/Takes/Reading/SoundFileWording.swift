package import VoiceAssetAudioCodecs
package import VoiceAssetDiagnostics
import VoiceAssetWording

extension SoundFileError {
    /// The rule that a recording breaks of which this is true.
    package var rule: Rule {
        switch self {
        case .notReadable, .notWritable: .recordingUnreadable
        case .sampleRate, .channels, .tooLong, .tooManySamples, .unknownLength: .recordingLimit
        case .truncated: .recordingTruncated
        }
    }

    /// - Parameters:
    ///   - file: the file, as the user would type it.
    ///   - limits: what it was held to.
    package func words(file: String, limits: DecodeLimits = .recording) -> FindingWords {
        switch self {
        case .notReadable(let reason), .notWritable(let reason):
            FindingWords(
                "libsndfile does not read it: \(Self.withoutFullStop(reason))",
                advice: MendingAdvice.ofForeign(file)
                    ?? (Self.isUnknownFormat(reason)
                        ? "convert it with: \(MendingAdvice.convert(file))" : MendingAdvice.exportAgain))
        case .sampleRate(let rate):
            FindingWords(
                "sample rate \(rate) Hz",
                limit: "\(limits.sampleRates.lowerBound) to \(limits.sampleRates.upperBound) Hz",
                advice: "export at 48000 Hz")
        case .channels(let channels):
            FindingWords("\(channels) channels", limit: "\(limits.channels.upperBound)", advice: "export as mono")
        case .tooLong(let seconds):
            FindingWords(
                "\(seconds.decimals(upTo: 1, apartFrom: limits.seconds)) s of audio",
                limit: "\(limits.seconds.decimals(0)) s",
                advice: "cut the session into one file per clip")
        case .tooManySamples(let samples):
            FindingWords(
                "\(samples) samples over all channels", limit: "\(limits.samples)",
                advice: "export as mono at 48000 Hz")
        case .unknownLength(let seconds):
            FindingWords(
                "more than \(seconds.decimals(0)) s of audio in a file that does not state its length",
                limit: "\(limits.seconds.decimals(0)) s", advice: "cut the session into one file per clip")
        case .truncated(let promised, let frames):
            FindingWords(
                "the header promises \(promised) samples a channel", limit: "the \(frames) that are there",
                advice: MendingAdvice.exportAgain)
        }
    }

    /// Whether libsndfile says that it does not know the format; else it knows it, and the file is at fault.
    ///
    /// It fails in its FLAC decoder over an Ogg FLAC that ffmpeg wrote, and without a word over Speex.
    private static func isUnknownFormat(_ reason: String) -> Bool {
        ["not recognised", "unimplemented", "not supported", "unsupported", "in flac decoder"].contains {
            reason.lowercased().contains($0)
        }
    }

    /// libsndfile's messages without their final full stop.
    private static func withoutFullStop(_ reason: String) -> String {
        var text = reason[...]
        while let last = text.last, last == "." || last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
