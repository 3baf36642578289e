package import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetUnicodeText
import VoiceManifest

extension OtherContent {
    /// The finding about a file that holds this in place of a recording.
    package var finding: Finding { Finding(.recordingUnreadable, kind.rawValue, ["content": .text(words)]) }
}

extension SoundFileError {
    package var finding: Finding { finding() }

    /// The finding about a file of which this is true.
    /// - Parameter limits: what it was held to.
    package func finding(limits: DecodeLimits = .recording) -> Finding {
        switch self {
        case .notReadable(let reason), .notWritable(let reason):
            Finding(
                .recordingUnreadable, Self.isUnknownFormat(reason) ? "unknown" : "damaged",
                ["reason": .text(Self.words(reason))])
        case .codec(let codec, let isForeign):
            Finding(.recordingUnreadable, isForeign ? "foreign codec" : "codec", ["codec": .text(codec)])
        case .zeros(let bytes): Finding(.recordingUnreadable, "zeros", ["bytes": .count(bytes, "bytes")])
        case .mixedParts(let count): Finding(.recordingUnreadable, "mixed", ["count": .count(count)])
        case .sampleRate(let rate):
            Finding(
                .recordingLimit, "rate",
                [
                    "rate": .of("\(rate)", "Hz"), "least": .of("\(limits.sampleRates.lowerBound)", "Hz"),
                    "most": .of("\(limits.sampleRates.upperBound)", "Hz"),
                ])
        case .channels(let channels):
            Finding(
                .recordingLimit, "channels",
                ["channels": .count(channels), "most": .count(limits.channels.upperBound)])
        case .tooLong(let seconds):
            Finding(
                .recordingLimit, "seconds",
                [
                    "seconds": .of(seconds.decimals(upTo: 1, apartFrom: limits.seconds), "s"),
                    "most": .of(limits.seconds.decimals(0), "s"),
                ])
        case .tooManySamples(let samples, let seconds, let channels) where seconds >= PackManifest.maximumSeconds:
            Self.tooLong(seconds, in: channels, most: seconds * Double(limits.samples) / Double(samples))
        case .tooManySamples(let samples, _, _):
            Finding(.recordingLimit, "samples", ["samples": .count(samples), "most": .count(limits.samples)])
        case .truncated(let promised, let frames):
            Finding(
                .recordingTruncated, "samples",
                [
                    "promised": .count(promised), "present": .count(frames), "at": .text("its end"),
                    "ending": .text("where more was to come"),
                ])
        }
    }

    /// A take that lasts longer than any announcement is a session, and that it has several channels is not its fault.
    private static func tooLong(_ seconds: Double, in channels: Int, most: Double) -> Finding {
        Finding(
            .recordingLimit, "seconds in channels",
            [
                "seconds": .of(seconds.decimals(upTo: 1, apartFrom: most), "s"), "channels": .count(channels),
                "most": .of(most.decimals(upTo: 1), "s"),
            ])
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
    private static func words(_ reason: String) -> String {
        var text = reason[...]
        while let last = text.last, last == "." || last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
