import NumberGrammar
import TestSupport
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetGrammarProofs

/// A compiled rule set that spells numbers as an app would; rule by rule where there is no machine to so large a number.
struct SpelledSet {
    private let rules: RuleGrammar
    private let grammar: AmountGrammar?
    private let literals: [[UInt16]]
    /// What stands for a literal that can't be said: U+FFFF, which no text contains.
    static let unspeakable: UInt16 = 0xFFFF

    static let maximum: Int64 = 1_000_000_000_000

    /// - Parameter literals: the text of each clip.
    init(_ sets: [String: [RuleTable.Rule]], set: String, literals: [[UInt16]]) throws {
        let table = RuleTable(
            sets: Self.reachable(sets, from: set), amounts: [.init(say: [.field(.integer, machine: set)])])
        let range = try Amount(minorUnits: 0, scale: 0)...Amount(minorUnits: Self.maximum, scale: 0)
        rules = try RuleGrammar(table, range: range)
        grammar = try? table.compiled(clipCount: literals.count, range: range)
        self.literals = literals
    }

    init(_ rules: CompiledRules, set: String) throws {
        try self.init(rules.sets, set: set, literals: Self.texts(rules))
    }

    /// The texts of the literals.
    static func texts(_ rules: CompiledRules) -> [[UInt16]] {
        rules.literals.map { literal in
            literal.kind == .text ? Array(literal.text.utf16) : [unspeakable]
        }
    }

    /// A number in words, in UTF-16.
    func spell(_ number: Int64) throws -> [UInt16] {
        let amount = try Amount(minorUnits: number, scale: 0)
        var text: [UInt16] = []
        for clip in try grammar?.clips(amount: amount) ?? rules.counted(amount: amount)?.clips ?? [] {
            text += literals[clip]
        }
        return text
    }

    private static func reachable(
        _ sets: [String: [RuleTable.Rule]], from first: String
    ) -> [String: [RuleTable.Rule]] {
        var found: [String: [RuleTable.Rule]] = [:]
        var waiting = [first]
        while let name = waiting.popLast() {
            guard found[name] == nil, let rules = sets[name] else { continue }
            found[name] = rules
            waiting += rules.flatMap { $0.lists.joined().compactMap(\.set) }
        }
        return found
    }
}
