import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammar

/// A compiled rule set that spells numbers as an app would.
struct SpelledSet {
    private let grammar: AmountGrammar
    private let literals: [[UInt16]]
    /// What stands for a literal that can't be said: U+FFFF, which no text contains.
    static let unspeakable: UInt16 = 0xFFFF

    static let maximum: Int64 = 1_000_000_000_000

    /// - Parameter literals: the text of each clip.
    init(_ sets: [String: [NumberTable.Rule]], set: String, literals: [[UInt16]]) throws {
        let table = NumberTable(
            sets: Self.reachable(sets, from: set), amounts: [.init(say: [.integer(set: set)])])
        grammar = try AmountGrammar(
            table, clipCount: literals.count,
            range: Amount(minorUnits: 0, scale: 0)...Amount(minorUnits: Self.maximum, scale: 0))
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
        var text: [UInt16] = []
        for clip in try grammar.clips(amount: Amount(minorUnits: number, scale: 0)) { text += literals[clip] }
        return text
    }

    private static func reachable(
        _ sets: [String: [NumberTable.Rule]], from first: String
    ) -> [String: [NumberTable.Rule]] {
        var found: [String: [NumberTable.Rule]] = [:]
        var waiting = [first]
        while let name = waiting.popLast() {
            guard found[name] == nil, let rules = sets[name] else { continue }
            found[name] = rules
            for rule in rules {
                guard case .operations(let operations, let others, _) = rule.content else { continue }
                for operation in operations + (others ?? []) {
                    switch operation {
                    case .clip: break
                    case .quotient(let set), .remainder(let set), .same(let set): waiting.append(set)
                    }
                }
            }
        }
        return found
    }
}
