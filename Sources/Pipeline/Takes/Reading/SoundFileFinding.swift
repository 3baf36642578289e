package import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetUnicodeText

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
        case .tooManySamples(let samples):
            Finding(.recordingLimit, "samples", ["samples": .count(samples), "most": .count(limits.samples)])
        case .unknownLength(let seconds):
            Finding(
                .recordingLimit, "unstated",
                ["seconds": .of(seconds.decimals(0), "s"), "most": .of(limits.seconds.decimals(0), "s")])
        case .truncated(let promised, let frames):
            Finding(
                .recordingTruncated, "samples", ["promised": .of("\(promised)", nil), "present": .of("\(frames)", nil)])
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

    /// libsndfile's messages without their final full stop. Of an MP3 that is cut off it says that there is no file, though that was
    /// opened before.
    private static func words(_ reason: String) -> String {
        if reason.contains("not a regular file") { return "there is no whole frame of sound in it; it may be cut off" }
        var text = reason[...]
        while let last = text.last, last == "." || last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
