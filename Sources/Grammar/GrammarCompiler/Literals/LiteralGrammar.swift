import NumberGrammar
import VoiceAssetCore
import VoiceAssetPacks

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
            literals = HelperInlining.applied(to: literals)
            literals = LiteralJoining.applied(to: literals)
            literals = literals.withGluedStems()
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
            literals = FusedMultiples.applied(
                to: literals, of: unit, in: literals.sets.reached(from: sets), positions: positions)
        }
        guard let atomic = pack.atomic, atomic > 0 else { return }
        literals = AtomicNumbers.applied(to: literals, below: atomic, from: sets, positions: positions)
    }
}
