import NumberGrammar

/// Compiles rule sets to functions of so many digits.
///
/// A rule with a power of ten for its divisor says the quotient, the remainder and its own words by functions of their
/// digits. A rule with another one is a table, since none of the number's digits tells the quotient alone.
struct SetCompiler: NumberFunctions {
    private struct Use: Hashable {
        var set: String
        var level: Int
        var numbers: NumberInterval
    }

    /// The most numbers that a rule with a divisor that is no power of ten is for. CLDR has such rules below a hundred.
    private static let mostSingles: Int64 = 10_000

    /// Bytes of a use in a dictionary that is half full on average.
    private static let useBytes = 128

    private let grammar: RuleGrammar
    var builder: MachineBuilder
    private var known: [Use: MachineBuilder.Function] = [:]
    private var open: Set<Use> = []

    init(_ grammar: RuleGrammar, budget: SearchBudget, _ order: MachineBuilder.Order) {
        self.grammar = grammar
        builder = MachineBuilder(budget, order)
    }

    /// What a set says for the numbers of an interval that have at most so many digits.
    mutating func function(
        _ set: String, _ level: Int, _ numbers: NumberInterval
    ) throws(TooIntricate) -> MachineBuilder.Function {
        let numbers = NumberInterval(max(0, numbers.low), min(numbers.high, Amount.unit(level) - 1))
        guard numbers.low <= numbers.high else { return .none }
        let digits = Self.digits(numbers.high)
        guard digits == level else { return builder.padded(try function(set, digits, numbers), level - digits) }
        let use = Use(set: set, level: level, numbers: numbers)
        if let known = known[use] { return known }
        guard open.count < RuleGrammar.maximumDepth else {
            throw TooIntricate(set: set, bound: .depth(RuleGrammar.maximumDepth))
        }
        guard open.insert(use).inserted else { throw tooIntricate(set) }
        var function = MachineBuilder.Function.none
        do throws(TooIntricate) {
            function = try self.function(of: grammar.sets[set] ?? [], set, level, numbers)
        } catch {
            throw error.set.isEmpty ? TooIntricate(set: set, bound: error.bound) : error
        }
        open.remove(use)
        builder.budget.step()
        builder.budget.hold(Self.useBytes)
        guard !builder.budget.isSpent else { throw tooIntricate(set) }
        known[use] = function
        return function
    }

    /// The digits of a number; none of 0.
    private static func digits(_ number: Int64) -> Int { number == 0 ? 0 : String(number).utf8.count }

    private mutating func function(
        of rules: [RuleTable.Rule], _ set: String, _ level: Int, _ numbers: NumberInterval
    ) throws(TooIntricate) -> MachineBuilder.Function {
        var parts: [MachineBuilder.Function] = []
        // Numbers each with clips of its own are one table.
        var singles: [(number: Int64, clips: [Int])] = []
        for (index, rule) in rules.enumerated().dropFirst(rules.place(for: numbers.low) ?? 0) {
            guard rule.base <= numbers.high else { break }
            let own = NumberInterval(max(numbers.low, rule.base), min(numbers.high, rules.end(index) - 1))
            if own.low == own.high, let said = rule.content.clips {
                singles.append((own.low, said))
            } else {
                let digits = Self.digits(own.high)
                parts.append(builder.padded(try self.function(of: rule, digits, own, set), level - digits))
            }
        }
        return try builder.union(parts + [builder.table(level, singles)])
    }

    private mutating func function(
        of rule: RuleTable.Rule, _ level: Int, _ numbers: NumberInterval, _ set: String
    ) throws(TooIntricate) -> MachineBuilder.Function {
        guard let digits = rule.digits else { return try table(set, level, numbers) }
        let domain = builder.domain(level, numbers)
        guard let others = rule.content.ifDivisible else {
            return try builder.restricted(said(rule.content.operations, digits, level, numbers), to: domain)
        }
        var parts: [MachineBuilder.Function] = []
        let ways = [(others, NumberInterval(0, 0)), (rule.content.operations, NumberInterval(1, .max))]
        for (operations, remainders) in ways {
            let low = min(digits, level)
            let part = builder.trailing(builder.domain(low, remainders), level - low)
            let own = try builder.restricted(domain, to: part)
            guard !own.isNone else { continue }
            let said = try said(operations, digits, level, numbers, remainders)
            parts.append(try builder.restricted(said, to: own))
        }
        return try builder.union(parts)
    }

    /// - Parameters:
    ///   - digits: the zeros of the divisor.
    ///   - remainders: those for which the operations are.
    private mutating func said(
        _ operations: [RuleTable.Operation], _ digits: Int, _ level: Int, _ numbers: NumberInterval,
        _ remainders: NumberInterval = NumberInterval(0, .max)
    ) throws(TooIntricate) -> MachineBuilder.Function {
        let (low, divisor) = (min(digits, level), Amount.unit(digits))
        var said = builder.constant(level, [])
        for operation in operations where !said.isNone {
            guard !builder.budget.isSpent else { throw builder.budget.tooIntricate("") }
            let next: MachineBuilder.Function
            switch operation {
            case .clip(let clip): next = builder.constant(level, [clip])
            case .quotient(let set):
                next = builder.leading(try function(set, level - low, numbers.quotients(by: divisor)), low)
            case .remainder(let set):
                var own = numbers.remainders(by: divisor)
                own = NumberInterval(max(own.low, remainders.low), min(own.high, remainders.high))
                next = builder.trailing(try function(set, low, own), level - low)
            case .same(let set): next = try function(set, level, numbers)
            }
            said = try builder.sequence(said, next)
        }
        return said
    }

    /// Number by number.
    private mutating func table(
        _ set: String, _ level: Int, _ numbers: NumberInterval
    ) throws(TooIntricate) -> MachineBuilder.Function {
        guard numbers.high - numbers.low < Self.mostSingles else {
            throw TooIntricate(set: set, bound: .numbers(Int(Self.mostSingles)))
        }
        var singles: [(number: Int64, clips: [Int])] = []
        for number in numbers.low...numbers.high {
            guard let said = grammar.said(set, number) else { throw tooIntricate(set) }
            builder.budget.apply(rules: said.count)
            singles.append((number, said.clips))
        }
        return builder.table(level, singles)
    }

    private func tooIntricate(_ set: String) -> TooIntricate { builder.budget.tooIntricate(set) }
}

extension RuleTable.Rule {
    /// The zeros of the divisor, 0 if nothing depends on it; nil if it is no power of ten.
    fileprivate var digits: Int? {
        guard content.divides || content.ifDivisible != nil else { return 0 }
        return (0...18).first { Amount.unit($0) == content.divisor }
    }
}
