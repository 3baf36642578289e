import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetUnicodeText

extension CutDoubt {
    /// The doubt in words: `62 % sure that it is \`40\`; else it may be \`14\``.
    package var words: String {
        switch self {
        case .reading(let own, let other, let probability):
            func name(_ clip: String?) -> String { clip.map { "`\($0)`" } ?? "none of the script" }
            return "\(Int((probability * 100).rounded(.down))) % sure that it is \(name(own)) "
                + "if the script was read in its order; else it may be \(name(other))"
        case .length(let expected): return "about \(expected.decimals(2)) s expected"
        case .noVowel: return "no clear vowel: a cough or a rustle?"
        case .beginsTwice: return "it seems to begin twice: a false start?"
        case .shortPause(let seconds):
            return (seconds < 0.005 ? "no silence" : "only \(seconds.decimals(2)) s of silence") + " to its neighbour"
        case .sessionEdge: return "the session begins or ends in it"
        case .besideMissing(let clip): return "`\(clip)` is missing beside it"
        case .marked: return "marked in the label track"
        case .otherText(let text): return "the page was made before pack.yml changed: it was read as \(quoted(text))"
        case .unknownClip(let id): return "the page was made before pack.yml changed, which has no clip \(quoted(id))"
        case .soundAlone: return "only its sound tells it, and others here may be their neighbours"
        case .order(let earlier, let later): return "`\(earlier)` and `\(later)` \(Self.swappable)"
        case .exchanged(let earlier, let later): return "`\(earlier)` and `\(later)` sound as if they were swapped"
        case .resembles(let own, let other): return "nearer to the known takes of `\(other)` than to those of `\(own)`"
        case .words(let heard): return "the recognizer heard \(quoted(heard))"
        case .otherTake: return "another take of this clip is in doubt"
        }
    }

    private static let swappable = "could be swapped: nothing tells them apart"

    /// Reads the words of a doubt about the order, as a label has them; nil if they are other words.
    static func order(reading words: some StringProtocol) -> CutDoubt? {
        guard let match = String(words).wholeMatch(of: /`([^`]+)` and `([^`]+)` (.+)/), match.3 == swappable else {
            return nil
        }
        return .order(earlier: String(match.1), later: String(match.2))
    }
}

extension CutEvidence {
    /// In words: `by length`.
    fileprivate var words: String {
        switch self {
        case .length: "by length"
        case .takes: "by known takes"
        case .sound: "by sound"
        case .words: "by words"
        case .label: "by a label's name"
        case .order: "by the script's order alone"
        case .hand: "accepted"
        }
    }
}

extension SessionPlan {
    /// What its takes are certain by: `certain: 3 by length, 5 by sound`. Nothing that is left out counts. The order of labels makes
    /// nothing certain, and stands behind: `certain: none; 8 by the labels' order, not compared with the words`.
    package var evidenceWords: String {
        let certain = certain
        func count(_ evidence: CutEvidence) -> String? { certain[evidence].map { "\($0) \(evidence.words)" } }
        let counts = CutEvidence.allCases.filter { $0 != .order }.compactMap(count)
        return "certain: " + (counts.isEmpty ? "none" : counts.joined(separator: ", "))
            + (certain[.order].map { "; \($0) \(orderWords)" } ?? "")
    }

    private var orderWords: String {
        isLabelled ? "by the labels' order, not compared with the words" : CutEvidence.order.words
    }

    /// The first doubt and its cut with its number, one of more than the order if there is any.
    private var firstDoubt: (number: Int, cut: SessionCut, doubt: CutDoubt)? {
        let doubts = zip(1..., cuts).flatMap { number, cut in cut.doubts.map { (number, cut, $0) } }
        return doubts.first { !$0.2.isOfOrder } ?? doubts.first
    }

    /// What does not fit, and where it first looks wrong; nil if all is clean.
    ///
    /// A clip that nobody said is no reason to write nothing: what is there may be all right.
    package func fault(file: String, _ severity: Severity = .error) -> Finding? {
        if isClean { return nil }
        let doubtful = cuts.count { !$0.doubts.isEmpty }
        var counts: [String] = []
        if let tooFew { counts.append("\(tooFew.utterances) utterances for \(tooFew.clips) clips") }
        if doubtful > 0 { counts.append("\(doubtful) of \(cuts.count) cuts in doubt") }
        if openOrder > 0 {
            counts.append("\(openOrder) of these only by their order (if they were read in it, --accept order)")
        }
        if !missing.isEmpty {
            let names = missing.prefix(5).map { "`\($0.id)`" }.joined(separator: ", ")
            counts.append("no take of \(names)" + (missing.count > 5 ? " and \(missing.count - 5) more" : ""))
        }
        let place =
            firstDoubt.map { number, cut, doubt in
                "; it first looks wrong at \(cut.start.decimals(2)) s, cut \(number)"
                    + (cut.clip.map { ", `\($0.id)`" } ?? "") + ": \(doubt.words)"
            } ?? ""
        let shorterPauses =
            tooFew.map { "cut at shorter pauses, with --pauses \(Int(($0.pause * 1000).rounded()))ms; or " } ?? ""
        let values = [
            "counts": Finding.Argument.text(counts.joined(separator: ", ") + place), "pauses": .text(shorterPauses),
        ]
        return Finding(
            .sessionFit, doubtful > 0 ? "doubtful" : "incomplete", values, severity: doubtful > 0 ? severity : .warning
        ).at(file)
    }
}
