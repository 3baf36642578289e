import NumberGrammar
import VoiceAssetCore
import VoiceAssetPacks

/// Which clips say the literals that amounts get to.
struct ClipAssignment {
    /// The most faults that are reported of texts that no clips say.
    private static let maximumFaults = 100

    /// The pack's clips, and behind them those that it was completed by.
    private(set) var clips: [VoicePack.Clip]
    /// The clips of each literal that is reached, by its index.
    private(set) var clipsOfLiterals: [Int: [Int]] = [:]
    private(set) var faults: [Finding] = []
    private var segmenter: TextSegmenter

    /// - Parameter completesClips: whether clips are added for texts that none says.
    init(_ table: LiteralTable, _ reach: RuleReach, _ findings: GrammarFindings, completesClips: Bool) {
        let pack = findings.source.pack
        clips = pack.clips
        segmenter = TextSegmenter(pack.clips, splits: pack.split ?? true, budget: table.budget)
        var failures: [(literal: Literal, failure: TextSegmenter.Failure, amount: Amount)] = []
        var indexes: [TextSegmenter.Failure: Int] = [:]
        for (index, literal) in table.literals.enumerated() where !table.budget.isSpent {
            guard let amount = reach.amount(ofLiteral: index) else { continue }
            if let category = literal.wordless { faults.append(findings.wordless(category, literal, amount)) }
            if case .unspeakable(let reason) = literal.kind {
                faults.append(findings.unspeakable(literal, reason, amount))
                continue
            }
            do throws(TextSegmenter.Failure) {
                clipsOfLiterals[index] = try completesClips ? completing(literal) : segmenter.clips(literal)
            } catch {
                // Each fault once, with the smallest amount that meets it.
                if let known = indexes[error] {
                    failures[known].amount = min(failures[known].amount, amount)
                } else {
                    indexes[error] = failures.count
                    failures.append((literal, error, amount))
                }
            }
        }
        guard !table.budget.isSpent else {
            faults.append(findings.spent(table.budget))
            return
        }
        var slips = MisspelledClips(pack, saying: clipsOfLiterals.values)
        for (literal, failure, amount) in failures.prefix(Self.maximumFaults) {
            let slip = slips.slip(for: failure, of: amount)
            faults.append(findings.unsaid(literal, failure, amount, slip: slip, near: slips.near(failure)))
        }
    }

    /// The same clips of the same literals, and between them what is written there: further clips, without an id.
    init(_ assignment: ClipAssignment, spacing literals: [Literal]) {
        self = assignment
        var marks: [String: Int] = [:]
        for (index, said) in assignment.clipsOfLiterals {
            guard let text = try? segmenter.plain(literals[index].text[...]).text else { continue }
            let separators = SpokenText.separators(in: text, saidBy: said.map { assignment.clips[$0].text })
            guard separators.count == said.count + 1 else { continue }
            var spaced: [Int] = []
            for (place, separator) in separators.enumerated() {
                if !separator.isEmpty {
                    let mark = marks[separator] ?? clips.count
                    if mark == clips.count { clips.append(.init(id: "", text: separator)) }
                    marks[separator] = mark
                    spaced.append(mark)
                }
                if place < said.count { spaced.append(said[place]) }
            }
            clipsOfLiterals[index] = spaced
        }
    }

    /// The clips of a literal; what none says is added.
    private mutating func completing(_ literal: Literal) throws(TextSegmenter.Failure) -> [Int] {
        var lacking: Set<TextSegmenter.Failure> = []
        while true {
            do throws(TextSegmenter.Failure) {
                return try segmenter.clips(literal)
            } catch {
                guard lacking.insert(error).inserted else { throw error }
                let clip: VoicePack.Clip
                switch error {
                case .unsaid(let text), .unsaidNumber(let text, _): clip = .init(id: "", text: text)
                case .unknownClip(let id): clip = .init(id: id, text: "")
                case .ambiguous: throw error
                }
                clips.append(clip)
                segmenter.add(clip)
            }
        }
    }
}
