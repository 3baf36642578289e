import VoiceAssetAudio
package import VoiceAssetCore
package import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetUnicodeText

/// A stretch of a session and what becomes of it.
package struct SessionCut: Sendable {
    /// The clip whose take it is; nil for what is left out.
    package var clip: VoicePack.Clip?
    /// 1 for the clip's first take in the session, 2 for the second.
    package var take = 1
    /// Where the speech starts and ends, seconds.
    package var start: Double
    package var end: Double
    /// Where the take's file starts and ends: with room tone on either side, seconds.
    package var keptStart: Double
    package var keptEnd: Double
    /// What tells its clip; nil for what is left out.
    package var evidence: CutEvidence?
    /// Whether it comes from the page, which shows each doubt: what is not marked was not in doubt, or somebody called it right.
    var isSettled = false
    /// In the order of their weight.
    package var doubts: [CutDoubt] = []

    package init(clip: VoicePack.Clip?, start: Double, end: Double) {
        (self.clip, self.start, self.end, keptStart, keptEnd) = (clip, start, end, start, end)
    }
}

/// Why a cut should be listened to before it is trusted.
package enum CutDoubt: Sendable, Hashable {
    /// It may be another clip, or none of the script; and how probable the clip that was chosen is, 0…1. Those behind it may be off by one, too.
    case reading(own: String?, other: String?, probability: Double)
    /// The text takes about this long at the session's pace, seconds; it lasts far longer or shorter, or the clip beside it fits better.
    case length(expected: Double)
    /// Nothing in it has a clear pitch, as a vowel has.
    case noVowel
    /// It sounds as if it began twice: a false start may be in it.
    case beginsTwice
    /// The silence beside it is shorter than the shortest pause, seconds: it may be a part of its neighbour.
    case shortPause(Double)
    /// The session begins or ends in it.
    case sessionEdge
    /// A clip beside it is missing.
    case besideMissing(String)
    /// The label track says so.
    case marked
    /// The booth's page had it read as this text: it was made before pack.yml changed.
    case otherText(String)
    /// The booth's page has it as a take of a clip that pack.yml has no more.
    case unknownClip(String)
    /// Known takes of another clip are nearer to it, or do not tell the two apart.
    case resembles(own: String, other: String)
    /// A recognizer hears this in it, and not the clip's text.
    case words(String)

    /// Whether it is in doubt which clip it is, which its words tell.
    var isOfClip: Bool {
        switch self {
        case .reading, .length, .besideMissing, .resembles: true
        default: false
        }
    }
}

/// Evidence of the clip that a cut is, the strongest first. A label's name and the place in the script are the order, and prove nothing.
package enum CutEvidence: String, Sendable, Hashable {
    /// What a recognizer hears in it.
    case words
    /// Its likeness to known takes of its clip, and its distance from those of all others.
    case takes
    /// Somebody listened to it and said so.
    case hand
    /// Its place in the script's order, or a label's name.
    case order
}

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
        case .resembles(_, let other): return "by the known takes it may be `\(other)`"
        case .words(let heard): return "the recognizer heard \(quoted(heard))"
        }
    }
}

/// What the order of cuts is taken from, in words; it names the clips that nothing proves.
package enum CutOrder: String, Sendable {
    case script = "in the script's order"
    case labels = "as the labels say"
    case cuePoints = "as the cue points say"
    case booth = "as the booth's page marked them"
}

extension SessionPlan {
    /// What it is: `21 takes in the script's order`.
    package var words: String {
        let doubtful = doubtfulNumbers.count
        let kinds: KeyValuePairs<CutEvidence, String> = [
            .words: "proven by the recognizer", .takes: "proven by known takes", .hand: "accepted",
            .order: order.rawValue,
        ]
        let counts = kinds.compactMap { kind, words in evidence[kind].map { (count: $0, words: words) } }
        let isOne = counts.count == 1 && counts[0].count == takes.count
        let known =
            counts.isEmpty
            ? ""
            : isOne ? " \(counts[0].words)" : ": " + counts.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
        let others = [(cuts.count - takes.count, "left out"), (doubtful, "in doubt"), (missing.count, "missing")]
        return counted(takes.count, "take") + known
            + others.map { $0 > 0 ? ", \($0) \($1)" : "" }.joined()
    }

    /// How to prove takes that nothing proves, before they are written; empty where cuts are in doubt.
    package var advice: String {
        evidence[.order] != nil && doubtfulNumbers.isEmpty
            ? "; hear and mend them on the page of --to, or prove them by known takes with --references" : ""
    }

    /// The numbers of the cuts in doubt, from 1.
    package var doubtfulNumbers: [Int] { cuts.indices.filter { !cuts[$0].doubts.isEmpty }.map { $0 + 1 } }

    /// The first doubt and its cut with its number.
    private var firstDoubt: (number: Int, cut: SessionCut, doubt: CutDoubt)? {
        zip(1..., cuts).lazy.compactMap { number, cut in cut.doubts.first.map { (number, cut, $0) } }.first
    }

    /// What does not fit, and where it first looks wrong; nil if all is clean.
    ///
    /// A clip that nobody said is no reason to write nothing: what is there may be all right.
    package func fault(file: String) -> Finding? {
        if isClean { return nil }
        let doubtful = doubtfulNumbers.count
        var counts: [String] = []
        if let tooFew { counts.append("\(tooFew.utterances) utterances for \(tooFew.clips) clips") }
        if doubtful > 0 { counts.append("\(doubtful) of \(cuts.count) cuts in doubt") }
        if isShifted { counts.append("the lengths fit better if each is the clip beside its own") }
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
            tooFew.map { "cut at shorter pauses with --pauses \(Int(($0.pause * 1000).rounded()))ms, or " } ?? ""
        let values = [
            "counts": Finding.Argument.text(counts.joined(separator: ", ") + place), "pauses": .text(shorterPauses),
        ]
        return Finding(.sessionFit, doubtful > 0 ? "doubtful" : "incomplete", values).at(file)
    }
}
