import VoiceAssetAudioCodecs
package import VoiceAssetDiagnostics
import VoiceAssetFileSystem
import VoiceAssetPacks
import VoiceAssetTakes
import VoiceAssetWording

extension CutDoubt {
    /// The doubt in words: `may be \`14\` instead, 62 % sure`.
    package var words: String {
        switch self {
        case .reading(let other, let probability):
            let sure = "\(Int((probability * 100).rounded(.down))) % sure"
            return (other.map { "may be `\($0)` instead" } ?? "may not belong to the script") + ", \(sure)"
        case .length(let expected): return "about \(expected.decimals(2)) s expected"
        case .noVowel: return "no clear vowel: a cough or a rustle?"
        case .shortPause(let seconds): return "only \(seconds.decimals(2)) s of silence to its neighbour"
        case .sessionEdge: return "the session begins or ends in it"
        case .besideMissing(let clip): return "`\(clip)` is missing beside it"
        case .otherTake: return "another take of this clip is in doubt"
        }
    }
}

extension SessionPlan {
    /// What does not fit, and where it first looks wrong; nil if all is clean.
    package func fault(file: String, _ severity: Severity = .error) -> Diagnostic? {
        guard let first = firstFault else { return nil }
        let doubtful = cuts.count { !$0.doubts.isEmpty }
        var counts: [String] = []
        if doubtful > 0 { counts.append("\(doubtful) of \(cuts.count) cuts in doubt") }
        if !missing.isEmpty {
            let names = missing.prefix(5).map { "`\($0.id)`" }.joined(separator: ", ")
            counts.append("no take of \(names)" + (missing.count > 5 ? " and \(missing.count - 5) more" : ""))
        }
        let place =
            switch first {
            case .cut(let cut, let doubt):
                "at \(cut.start.decimals(2)) s" + (cut.clip.map { ", `\($0.id)`" } ?? "") + ": \(doubt.words)"
            case .missing(let clip): "where `\(clip.id)` should be"
            }
        return Diagnostic(
            .sessionFit, severity, file: file,
            found: counts.joined(separator: ", ") + "; it first looks wrong \(place)",
            advice: "listen there, then use --labels, or --accept-doubtful if all is right")
    }
}

extension SessionError {
    package func diagnostic(file: String) -> Diagnostic {
        switch self {
        case .file(let error): return error.diagnostic(file: file, limit: .recordingLimit)
        case .emptyFile:
            return Diagnostic(.recordingUnreadable, file: file, found: "the file is empty", advice: "record it again")
        case .sound(let error):
            var words = error.words(file: file, limits: .session)
            if case .tooLong = error { words.advice = "cut it into several sessions of less than two hours" }
            return Diagnostic(error.rule, file: file, words)
        case .truncated(let promised, let present):
            return Diagnostic(
                .recordingTruncated, file: file, found: "the header promises \(promised) bytes of sound",
                limit: "the \(present) bytes that are there",
                advice: "copy or export the file again; `sox --ignore-length` keeps what is there")
        case .noSamples:
            return Diagnostic(
                .recordingEmpty, file: file, found: "the file holds no samples", advice: "record it again")
        case .notFinite(let time):
            return Diagnostic(
                .recordingSamples, file: file, found: "samples that are not finite numbers, at \(time.decimals(2)) s",
                advice: "export the file again, as 24-bit integers")
        case .resampler(let words):
            return Diagnostic(.recordingUnreadable, file: file, found: words)
        }
    }
}
