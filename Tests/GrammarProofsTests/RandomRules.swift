import NumberGrammar
import TestSupport

@testable import VoiceAssetGrammarProofs

/// Rule tables as nobody would write them: every kind of divisor, of lists and of branches.
enum RandomRules {
    static let clipCount = 40
    /// In this order: a set applies itself to smaller numbers, and those behind it to the same.
    private static let names = ["a", "b", "c"]
    private static let powers: [Int64] = [10, 100, 1000, 10_000, 100_000, 1_000_000, 100_000_000, 10_000_000_000]
    private static let small: [Int64] = [1, 2, 3, 5, 7, 10, 12, 20, 60, 100, 144, 1000]

    static func sets(_ random: inout SeededGenerator) -> [String: [RuleTable.Rule]] {
        Dictionary(uniqueKeysWithValues: names.map { ($0, rules($0, &random)) })
    }

    private static func rules(_ name: String, _ random: inout SeededGenerator) -> [RuleTable.Rule] {
        let count = Int.random(in: 2...24, using: &random)
        var rules = [RuleTable.Rule].list((0..<count).map { _ in clips(1...3, &random) })
        var base = Int64(Int.random(in: 2...count, using: &random))
        rules.removeAll { $0.base >= base }
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            if Int.random(in: 0..<6, using: &random) == 0 {
                let count = Int.random(in: 1...12, using: &random)
                rules += [RuleTable.Rule].list((0..<count).map { _ in clips(1...3, &random) }, from: base)
                base += Int64(Int.random(in: 1...count, using: &random))
                rules.removeAll { $0.base >= base }
            } else {
                let divisor = small.randomElement(using: &random) ?? 10
                rules.append(rule(name, base, divisor, &random))
                base += Int64.random(in: 1...[8, 40, 300].randomElement(using: &random)!, using: &random)
            }
        }
        // Behind small numbers all languages divide by powers of ten.
        for power in powers where power >= base && Bool.random(using: &random) {
            rules.append(rule(name, power, power, &random))
            base = power + 1
        }
        // The last one may be for all that follow.
        let ten = powers.first { $0 >= base } ?? 10
        return rules + [rule(name, max(base, ten), ten, &random)]
    }

    private static func rule(
        _ name: String, _ base: Int64, _ divisor: Int64, _ random: inout SeededGenerator
    ) -> RuleTable.Rule {
        let own = operations(name, base, divisor, &random)
        let others = Bool.random(using: &random) ? operations(name, base, divisor, &random) : nil
        return .init(base: base, own, ifDivisible: others, divisor: divisor)
    }

    private static func operations(
        _ name: String, _ base: Int64, _ divisor: Int64, _ random: inout SeededGenerator
    ) -> [RuleTable.Operation] {
        var list = clips(0...2, &random).map { RuleTable.Operation.clip($0) }
        func insert(_ operation: RuleTable.Operation, _ odds: Int) {
            guard Int.random(in: 0..<4, using: &random) < odds else { return }
            list.insert(operation, at: Int.random(in: 0...list.count, using: &random))
        }
        let set = names.randomElement(using: &random) ?? name
        let later = names.filter { $0 > name }
        if divisor > 1, base > 0 { insert(.quotient(set: set), 3) }
        if base >= divisor {
            insert(.remainder(set: name), 3)
        } else if let next = later.last {
            insert(.remainder(set: next), 1)
        }
        if let same = later.randomElement(using: &random) { insert(.same(set: same), 1) }
        return list
    }

    private static func clips(_ count: ClosedRange<Int>, _ random: inout SeededGenerator) -> [Int] {
        (0..<Int.random(in: count, using: &random)).map { _ in Int.random(in: 0..<clipCount, using: &random) }
    }
}

extension RuleTable {
    /// The machines of all sets that patterns name, in an order of digits: of integer parts, of fractions, of digits, each
    /// for all that the range has of them.
    func machines(
        _ range: ClosedRange<Amount>, _ order: MachineBuilder.Order
    ) throws -> [String: NumberTable.Machine] {
        let grammar = try RuleGrammar(self, range: range)
        var automaton = try DecimalAutomaton(grammar, order)
        var numbers: [String: Int64] = [:]
        for item in amounts.flatMap(\.say) {
            guard case .field(let field, let set) = item else { continue }
            let most: Int64 =
                switch field {
                case .integer: range.upperBound.integer
                case .fraction: Amount.unit(range.lowerBound.scale) - 1
                default: 9
                }
            numbers[set] = max(most, numbers[set] ?? 0)
        }
        var machines: [String: NumberTable.Machine] = [:]
        for (set, most) in numbers.sorted(by: { $0.key < $1.key }) {
            machines[set] = try automaton.machine(set, NumberInterval(0, most))
        }
        return machines
    }
}
