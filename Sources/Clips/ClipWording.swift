import VoiceAssetAudioCodecs
package import VoiceAssetDiagnostics
import VoiceAssetPacks
import VoiceAssetTakes
import VoiceAssetWording
import VoiceSplicer

extension ClipFinding {
    /// The finding in words.
    ///
    /// - Parameters:
    ///   - file: the take that the clip is made of, as the user would type it.
    package func diagnostic(file: String, clip: String) -> Diagnostic {
        Diagnostic(rule, severity, file: file, clip: clip, words)
    }

    private var words: FindingWords {
        switch self {
        case .softened(let loudness, let target):
            FindingWords(
                "loudness \(loudness.decimals(1, apartFrom: target)) LUFS where the true peak allows no more",
                limit: "\(target.decimals(atLeast: 1)) LUFS",
                advice: "record with less emphasis, or lower the profile's loudness by "
                    + "\((target - loudness).decimals(1)) LU")
        case .truePeak(let peak, let ceiling):
            FindingWords(
                "true peak \(peak.decimals(1, apartFrom: ceiling)) dBTP",
                limit: "\(ceiling.decimals(atLeast: 1)) dBTP",
                advice: "lower the profile's loudness")
        case .uneven(let kind, let loudness, let target):
            FindingWords(
                "\(kind.rawValue): loudness \(loudness.decimals(1, apartFrom: target)) LUFS",
                limit: "\(target.decimals(atLeast: 1)) ± \(ClipMaker.checkedTolerance.decimals(atLeast: 1)) LUFS",
                advice: "record again with less hiss")
        case .rendition(let kind, .cut(let atEnd, let depth)):
            FindingWords(
                "\(kind.rawValue): the \(atEnd ? "end" : "start") is only \(depth.decimals(1, apartFrom: -ClipEdges.cutLevel)) dB below "
                    + "the loudest part",
                limit: "\((-ClipEdges.cutLevel).decimals(1)) dB",
                advice: "leave half a second of silence around the word")
        case .rendition(let kind, let fault):
            FindingWords("\(kind.rawValue): \(fault.words)", advice: "report this take as a bug of voice-assets")
        case .library(let words):
            FindingWords(words, advice: "report this take as a bug of voice-assets")
        }
    }
}

extension PackLoudness {
    /// That the pack is softer than its profile asks, in words.
    ///
    /// - Parameters:
    ///   - file: the pack's pack.yml, as the user would type it.
    ///   - reaches: the clips that can't be as loud as the profile asks, and how loud they can be, LUFS.
    package func diagnostic(file: String, reaches: [(clip: String, reach: Double)]) -> Diagnostic {
        let isOwn = common == own
        let softest = reaches.sorted { ($0.reach, $0.clip) < ($1.reach, $1.clip) }.map(\.clip)
        let names =
            softest.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
            + (softest.count > 3 ? " and \(softest.count - 3) more" : "")
        return Diagnostic(
            .clipLoudness, .note, file: file,
            found: "all clips are at \(common.decimals(1)) LUFS, "
                + (isOwn
                    ? "because the true peak of \(names) allows no more" : "as loud as the softest pack of the run"),
            limit: "\(asked.decimals(atLeast: 1)) LUFS",
            advice: isOwn ? "to be louder, record these again with less emphasis" : nil)
    }
}

extension RenditionFault {
    fileprivate var words: String {
        switch self {
        case .notFramesOnly: "the encoder wrote more than independent frames"
        case .length(let decoded, let expected): "decodes to \(decoded) samples instead of \(expected)"
        case .onset(let offset): "decodes \(offset < 0 ? "before" : "after") its place on the timeline"
        case .gain(let gain): "decodes with a gain of \(gain.decimals(upTo: 4)) instead of 1"
        case .signal(let ratio, let limit):
            "decodes \(ratio.decimals(1, apartFrom: limit)) dB true to the master, less than \(limit.decimals(1)) dB"
        case .cut(let atEnd, _): "\(atEnd ? "ends" : "starts") inside of a sound"
        case .undecodable(let error): "does not decode again: \(error.reason)"
        }
    }
}

extension SoundFileError {
    /// The fault of a finished clip in words, without what to do.
    package var reason: String {
        let words = words(file: "", limits: .clip)
        return words.found + (words.limit.map { " (limit \($0))" } ?? "")
    }
}
