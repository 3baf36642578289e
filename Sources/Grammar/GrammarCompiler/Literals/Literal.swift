import NumberGrammar
package import VoiceAssetCore
import VoiceAssetGrammarProofs
import VoiceAssetPacks

/// A piece of text that a rule says: what the clips of a pack are looked up for.
package struct Literal: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// The text, to be said.
        case text
        /// A place that says nothing that clips could: a number in digits, or numbers without a rule. It is a fault if
        /// an amount of the pack's range gets there.
        case unspeakable(Unspeakable)

        /// Whether it stands for numbers that a set does not reach.
        var isBeyond: Bool { if case .unspeakable(let reason) = self { reason.isBeyond } else { false } }
    }

    /// The exact text between two substitutions, with spaces, hyphens and soft hyphens, of which it may consist; empty
    /// where the kind is not `.text`.
    package var text: String
    /// Where it begins.
    package var position: SourcePosition
    package var kind: Kind
    /// The number in it that one clip has to say, if there is one.
    package var whole: WholeNumber?
    /// The plural category that has no word, where the word of `other` stands for it.
    package var wordless: PluralCategory?
}

/// The work that the ways from rules to clips may take, and the bytes of text and rules that they may make: `atomic`,
/// stems and helpers multiply what a file says.
///
/// One budget is shared by all copies of a table. Who has spent it stops where it is: what was made is of no use then.
final class LiteralBudget {
    /// Rules, texts and characters that are looked at: a few seconds. Hindi with `atomic: 1000` takes 49,000; of 35 packs
    /// as `add-language-pack` makes them none takes more than 22,000.
    static let maximumSteps = 2_000_000
    /// Bytes of texts and rules that are made. Of these packs Hindi takes 0.4 MB, the others less.
    static let maximumBytes = 40_000_000

    private var steps = 0
    private var bytes = 0

    var isSpent: Bool { steps > Self.maximumSteps || bytes > Self.maximumBytes }

    /// Whether it was the bytes that spent it.
    var isFull: Bool { bytes > Self.maximumBytes }

    func step(_ count: Int = 1) { steps += count }
    func make(_ count: Int) { bytes += count }
}

extension SpokenText {
    /// The spaces, hyphens, join marks and commas of a text before, between and behind the clips that say it; one more than the
    /// clips, as they are written.
    ///
    /// - Parameters:
    ///   - text: what is said, without `{id}`.
    ///   - clips: the texts of the clips that say it, in order.
    static func separators(in text: String, saidBy clips: [String]) -> [String] {
        var separators = [""]
        var lengths = Array(clips.map { $0.count(where: isHeard) }.reversed())
        var left = 0
        for character in text {
            let isHeard = isHeard(character)
            if left == 0, isHeard, let next = lengths.popLast() {
                left = next
                separators.append("")
            }
            if isHeard { left -= 1 } else if left == 0 { separators[separators.count - 1].append(character) }
        }
        return separators
    }

    private static func isHeard(_ character: Character) -> Bool {
        let spoken = SpokenText(String(character)).characters
        return !spoken.isEmpty && spoken != [" "]
    }
}

/// The part of a text that is a number of its own, which clips for its pieces must not say.
package struct WholeNumber: Sendable, Hashable {
    /// What in pack.yml asks for it.
    package enum Reason: Sendable, Hashable {
        /// `atomic`: every number below this one.
        case atomic(Int64)
        /// `fuse`: the multiples of this number.
        case fuse(Int64)
    }

    /// Scalars of the text. It may be cut before and after them.
    package var range: Range<Int>
    package var reason: Reason
}

/// A pack's number rules and patterns in literals: what amounts say before anyone knows which clips say it.
struct LiteralGrammar {
    private(set) var literals: LiteralTable
    let patterns: [NumberTable.Pattern]

    /// The sets that amounts begin with, each as often as a pattern does.
    var sets: [String] { patterns.flatMap { $0.say.compactMap(\.machine) } }

    /// - Parameter faults: what is wrong with the patterns is added; what a faulty item says is left out.
    init(_ findings: GrammarFindings, _ faults: inout [Finding]) {
        let (pack, rules) = (findings.source.pack, findings.rules)
        var literals = LiteralTable(rules)
        if pack.numbers != .iterated {
            literals.inlineHelpers()
            literals.joinRuns()
            literals.glueStems()
        }
        var compiler = PatternCompiler(findings, literals)
        patterns = compiler.patterns()
        faults += compiler.faults
        self.literals = compiler.literals
        if pack.numbers != .iterated { makeWholeNumbers(pack, rules.rulePositions) }
        if literals.budget.isSpent { faults.append(findings.spent(literals.budget)) }
    }

    /// Makes one literal of each number that one clip has to say.
    private mutating func makeWholeNumbers(_ pack: VoicePack, _ positions: [String: [Int64: SourcePosition]]) {
        for unit in pack.fuse {
            literals.fuseMultiples(of: unit, in: literals.sets.reached(from: sets), positions)
        }
        guard let atomic = pack.atomic, atomic > 0 else { return }
        literals.makeAtomic(below: atomic, from: sets, positions)
    }
}
