import NumberGrammar

/// Makes the automaton of what patterns say for all amounts of a range, by machines or by rules.
///
/// A pattern says the integer part and the fraction one after the other, each by the digits of its own. Where one of them
/// stands on both sides of the other, each fraction is a pattern of its own.
struct DecimalAutomaton<Source: NumberFunctions> {
    private typealias Function = MachineBuilder.Function

    /// What a pattern says of one field, and its own clips beside it.
    private struct Run {
        var isInteger: Bool
        var said: Function
    }

    private struct Place: Hashable {
        var node: Int32
        var unit: Int64
        var next: Int
    }

    private let patterns: [NumberTable.Pattern]
    private let range: ClosedRange<Amount>
    fileprivate(set) var compiler: Source
    /// In the order in which the machine says it.
    fileprivate var built = AmountAutomaton()
    private var states: [Place: Int] = [:]
    /// Bytes of a place in a dictionary that is half full on average; and those of the automaton that the budget knows of.
    private let placeBytes = 96
    private var heldBytes = 0
    /// Digits of the integer part, and of the fraction.
    private let digits: (integer: Int, fraction: Int)

    /// - Parameter compiler: what says integer parts and fractions.
    fileprivate init(
        _ compiler: Source, _ patterns: [NumberTable.Pattern], _ range: ClosedRange<Amount>
    ) throws(TooIntricate) {
        (self.compiler, self.patterns, self.range) = (compiler, patterns, range)
        digits = (String(range.upperBound.integer).utf8.count, range.lowerBound.scale)
        try build(upTo: range.upperBound)
    }

    private func level(_ isInteger: Bool) -> Int { isInteger ? digits.integer : digits.fraction }

    /// Makes the automaton of the amounts up to one. What was compiled for others is used again.
    mutating func build(upTo limit: Amount) throws(TooIntricate) {
        compiler.builder.budget.release(heldBytes + states.count * placeBytes)
        (built, states, heldBytes) = (AmountAutomaton(), [:], 0)
        var starts: [Int] = []
        do throws(TooIntricate) {
            for (pattern, region) in AmountRegions(patterns, range, upTo: limit).said {
                starts.append(try state(patterns[pattern], region))
            }
        } catch {
            let set = patterns.lazy.flatMap(\.say).compactMap(\.machine).first ?? ""
            throw error.set.isEmpty ? TooIntricate(set: set, bound: error.bound) : error
        }
        built.start = built.union(starts)
    }

    /// What is said, from its beginning to its end.
    var automaton: AmountAutomaton { compiler.builder.isBackward ? built.reversed : built }

    private mutating func state(
        _ pattern: NumberTable.Pattern, _ region: AmountRegions.Region
    ) throws(TooIntricate) -> Int {
        let (runs, place) = (try self.runs(pattern, region), place)
        // Where one of the two stands on both sides of the other, the fractions, which are few, are looked at one by one.
        if runs.count > 2, region.fractions.low < region.fractions.high {
            var states: [Int] = []
            for fraction in region.fractions.low...region.fractions.high {
                var own = region
                own.fractions = NumberInterval(fraction, fraction)
                states.append(try state(pattern, own))
            }
            return built.union(states)
        }
        var state = AmountAutomaton.end
        for run in compiler.builder.isBackward ? runs : runs.reversed() {
            let numbers = run.isInteger ? region.integers : region.fractions
            let level = level(run.isInteger)
            let unit = run.isInteger ? Amount.unit(digits.fraction) : 1
            let said = try compiler.builder.restricted(run.said, to: compiler.builder.domain(level, numbers))
            state = try self.state(said, then: state) { unit * place($0, level) }
        }
        return state
    }

    /// What a number grows by with the digit that is read next, where so many of all are to come.
    private var place: (_ level: Int, _ digits: Int) -> Int64 {
        let isBackward = compiler.builder.isBackward
        return { Amount.unit(isBackward ? $1 - $0 : $0 - 1) }
    }

    /// What a pattern says, field by field; each field at least once.
    private mutating func runs(
        _ pattern: NumberTable.Pattern, _ region: AmountRegions.Region
    ) throws(TooIntricate) -> [Run] {
        var runs: [Run] = []
        var clips: [Int] = []
        for item in pattern.say {
            guard case .field(let field, let set) = item else {
                if let clip = item.clip { clips.append(clip) }
                continue
            }
            let level = level(field == .integer)
            let said =
                field == field.whole
                ? try compiler.function(set, level, region.numbers(of: field))
                : try spelled(by: set, level, isWhole: field == .allDigits)
            let next = Run(isInteger: field == .integer, said: said)
            // The only fraction is always said alike.
            if !next.isInteger, region.fractions.low == region.fractions.high,
                let said = try only(next.said, region.fractions)
            {
                clips += said
                continue
            }
            // What stands before a field is said with the one before it, so that nothing is held back for it.
            let isFirst = runs.isEmpty
            if compiler.builder.order == .asKnown,
                let index = runs.firstIndex(where: { $0.isInteger == next.isInteger })
            {
                try add(&clips, to: &runs[index])
                runs[index].said = try compiler.builder.sequence(runs[index].said, next.said)
                continue
            }
            if isFirst || runs[runs.count - 1].isInteger != next.isInteger {
                if !isFirst { try add(&clips, to: &runs[runs.count - 1]) }
                runs.append(Run(isInteger: next.isInteger, said: compiler.builder.constant(level, [])))
            }
            try add(&clips, to: &runs[runs.count - 1])
            runs[runs.count - 1].said = try compiler.builder.sequence(runs[runs.count - 1].said, next.said)
        }
        for isInteger in [true, false] where !runs.contains(where: { $0.isInteger == isInteger }) {
            // What is read first of a field that isn't said is shared by all that is said of the other one.
            runs.insert(
                Run(isInteger: isInteger, said: compiler.builder.constant(level(isInteger), [])),
                at: compiler.builder.isBackward ? runs.count : 0)
        }
        // Clips at the end belong to the last field that is said, or to all if none is.
        try add(&clips, to: &runs[runs.count - 1])
        return runs
    }

    /// What is said of the only fraction; nil if nothing is defined.
    private mutating func only(_ said: Function, _ fractions: NumberInterval) throws(TooIntricate) -> [Int]? {
        let domain = compiler.builder.domain(digits.fraction, fractions)
        let own = try compiler.builder.restricted(said, to: domain)
        guard !own.isNone else { return nil }
        return compiler.builder.isBackward ? clips(own.prefix).reversed() : clips(own.prefix)
    }

    private mutating func add(_ clips: inout [Int], to run: inout Run) throws(TooIntricate) {
        let more = compiler.builder.constant(level(run.isInteger), clips)
        run.said = try compiler.builder.sequence(run.said, more)
        clips = []
    }

    /// What is said digit by digit; the zeros at the end are said or left out.
    private mutating func spelled(by set: String, _ level: Int, isWhole: Bool) throws(TooIntricate) -> Function {
        guard level > 0 else { return compiler.builder.constant(0, []) }
        let rest = try spelled(by: set, level - 1, isWhole: isWhole)
        let first = try compiler.function(set, 1, NumberInterval(0, 9))
        let all = try compiler.builder.sequence(
            compiler.builder.leading(first, level - 1), compiler.builder.trailing(rest, 1))
        guard !isWhole else { return all }
        let more = compiler.builder.domain(level, NumberInterval(1, .max))
        let none = compiler.builder.domain(level, NumberInterval(0, 0))
        return try compiler.builder.union([none, compiler.builder.restricted(all, to: more)])
    }

    // MARK: States

    /// A state that says a function and goes on.
    ///
    /// - Parameter unit: what the amount grows by with the first of so many digits to come.
    private mutating func state(
        _ function: Function, then next: Int, _ unit: (Int) -> Int64
    ) throws(TooIntricate) -> Int {
        guard !function.isNone else { return AmountAutomaton.dead }
        let target = try state(function.node, then: next, unit)
        return built.path(clips(function.prefix), then: target)
    }

    private mutating func state(_ node: Int32, then next: Int, _ unit: (Int) -> Int64) throws(TooIntricate) -> Int {
        guard node > 0, next != AmountAutomaton.dead else { return next }
        let place = Place(node: node, unit: unit(compiler.builder.nodes[Int(node)].level), next: next)
        if let known = states[place] { return known }
        // All numbers of digits that say nothing are said alike: the two smallest tell enough.
        var (lowest, level) = (node, compiler.builder.nodes[Int(node)].level)
        while let silent = silent(after: lowest) {
            level = compiler.builder.nodes[Int(lowest)].level
            lowest = silent
        }
        var edges: [AmountAutomaton.Edge] = []
        if lowest != node {
            let target = try state(lowest, then: next, unit)
            // The lowest of the places is the first one that is read, or the last one.
            let least = min(unit(level), unit(compiler.builder.nodes[Int(node)].level))
            edges = [0, 1].map { .init(clip: nil, value: $0 * least, target: target) }
        } else {
            for (digit, edge) in compiler.builder.nodes[Int(node)].edges.enumerated() where !edge.isNone {
                let clips = clips(edge.prefix)
                let rest = built.path(Array(clips.dropFirst()), then: try state(edge.node, then: next, unit))
                edges.append(.init(clip: clips.first, value: Int64(digit) * unit(level), target: rest))
            }
        }
        let state = built.state(edges)
        states[place] = state
        compiler.builder.budget.hold(built.bytes - heldBytes + placeBytes)
        heldBytes = built.bytes
        guard !compiler.builder.budget.isSpent else { throw compiler.builder.budget.tooIntricate("") }
        return state
    }

    /// The node after one that says nothing whatever its digit is; nil of other nodes.
    private func silent(after node: Int32) -> Int32? {
        guard node > 0, let first = compiler.builder.nodes[Int(node)].edges.first, !first.isNone, first.prefix == 0
        else { return nil }
        return compiler.builder.nodes[Int(node)].edges.allSatisfy { $0 == first } ? first.node : nil
    }

    private func clips(_ text: Int32) -> [Int] { compiler.builder.texts[Int(text)].map(Int.init) }
}

extension DecimalAutomaton<MachineReader> {
    /// Makes the automaton of a grammar's amounts.
    /// Nil of values that are no numbers.
    init?(_ values: OrderedValues) throws(TooIntricate) {
        guard let range = values.amounts else { return nil }
        let used = values.parts[0].flatMap(\.say).compactMap(\.machine).compactMap { values.machines[$0] }
        let isBackward = used.contains { $0.isReversed && !$0.states.isEmpty }
        try self.init(MachineReader(values.machines, isBackward: isBackward), values.parts[0], range)
    }
}

extension DecimalAutomaton<SetCompiler> {
    /// So many states that it is worth while to look for fewer.
    private static var many: Int { 500 }

    /// - Parameter held: bytes that others keep meanwhile.
    init(_ rules: RuleGrammar, _ order: MachineBuilder.Order, held: Int = 0) throws(TooIntricate) {
        let budget = SearchBudget(held: held)
        try self.init(SetCompiler(rules, budget: budget, order), rules.patterns, rules.range)
    }

    /// Makes the automaton of the amounts of rules.
    ///
    /// A word that depends on what follows it, as "and" before the last part does, is held back by a machine that reads the
    /// first digit first: Basque takes 11,000 states so, and a few hundred from the last digit to the first. The smaller one
    /// of the two is taken.
    static func smaller(_ rules: RuleGrammar) throws(TooIntricate) -> Self {
        let forward: Result<Self, TooIntricate> = Result { () throws(TooIntricate) in try Self(rules, .forward) }
        let first = try? forward.get()
        if let first, first.built.states.count < Self.many { return first }
        guard let other = try? Self(rules, .backward, held: first?.compiler.builder.budget.held ?? 0) else {
            return try forward.get()
        }
        guard let first, first.built.states.count <= other.automaton.states.count else { return other }
        return first
    }

    /// The machine that says numbers as a set does.
    mutating func machine(_ set: String, _ numbers: NumberInterval) throws(TooIntricate) -> NumberTable.Machine {
        let level = max(1, String(numbers.high).utf8.count)
        let said = try compiler.function(set, level, numbers)
        let own = try compiler.builder.restricted(said, to: compiler.builder.domain(level, numbers))
        return compiler.builder.machine(own, level)
    }
}
