package import NumberGrammar

/// Functions of a field's digits that machines or rule sets say.
protocol NumberFunctions {
    var builder: MachineBuilder { get set }

    /// The function of one, for the numbers of an interval that have at most so many digits; perhaps for others, too.
    mutating func function(
        _ name: String, _ level: Int, _ numbers: NumberInterval
    ) throws(TooIntricate) -> MachineBuilder.Function
}

/// Reads machines that ship as functions of so many digits.
struct MachineReader: NumberFunctions {
    private struct Place: Hashable {
        var machine: String
        var state: Int
        var level: Int
        /// Digits of the machine behind those of the function, all of them 0.
        var zeros: Int
    }

    var builder: MachineBuilder
    private let machines: [String: NumberTable.Machine]
    private var known: [Place: MachineBuilder.Function] = [:]

    init(_ machines: [String: NumberTable.Machine], isBackward: Bool) {
        self.machines = machines
        builder = MachineBuilder(SearchBudget(), isBackward ? .backward : .forward)
    }

    mutating func function(
        _ name: String, _ level: Int, _: NumberInterval
    ) throws(TooIntricate) -> MachineBuilder.Function {
        guard let machine = machines[name] else { return .none }
        guard machine.isReversed == builder.isBackward || machine.states.isEmpty || level == 0 else {
            throw TooIntricate(set: name, bound: .order)
        }
        let own = min(level, machine.digits)
        let first = builder.said(machine.isReversed == builder.isBackward ? machine.first : machine.first.reversed())
        guard !machine.states.isEmpty else {
            return builder.padded(builder.adding(first, to: builder.constant(own, [])), level - own)
        }
        let zeros = machine.digits - own
        var function = try read(
            Place(
                machine: name, state: 0, level: builder.isBackward ? own : machine.digits,
                zeros: builder.isBackward ? zeros : 0))
        // Forward, zeros come first.
        for _ in 0..<(builder.isBackward ? 0 : zeros) where !function.isNone {
            function = builder.adding(function.prefix, to: builder.nodes[Int(function.node)].edges[0])
        }
        return builder.padded(builder.adding(first, to: function), level - own)
    }

    private mutating func read(_ place: Place) throws(TooIntricate) -> MachineBuilder.Function {
        if let known = known[place] { return known }
        let edges = machines[place.machine]?.states[place.state] ?? []
        var ways: [MachineBuilder.Function] = []
        for edge in place.level > 0 ? edges[...] : edges.prefix(place.zeros > 0 ? 1 : 0) {
            var next = place
            if place.level > 0 { next.level -= 1 } else { next.zeros -= 1 }
            guard let state = edge.next else {
                ways.append(.none)
                continue
            }
            next.state = state
            let rest = state == 0 ? builder.constant(next.level, []) : try read(next)
            ways.append(builder.adding(builder.said(edge.clips), to: rest))
        }
        let function =
            place.level > 0
            ? builder.function(place.level, ways) : ways.first ?? builder.constant(0, [])
        builder.budget.step()
        guard !builder.budget.isSpent else { throw builder.budget.tooIntricate(place.machine) }
        known[place] = function
        return function
    }
}

extension NumberTable.Machine {
    /// Whether the machine says the same as another one for all numbers of the other one.
    package func covers(_ other: Self) -> Bool {
        guard isReversed == other.isReversed, digits >= other.digits else { return false }
        var reader = MachineReader(["own": self, "other": other], isBackward: isReversed)
        let all = NumberInterval(0, .max)
        guard let own = try? reader.function("own", digits, all), let part = try? reader.function("other", digits, all)
        else { return false }
        let domain = reader.builder.domain(of: part)
        return (try? reader.builder.restricted(own, to: domain)) == part
    }
}

/// Compiles the rule sets that patterns name to the machines that ship, each for the numbers that it is asked for.
package struct MachineWriter {
    /// By the name of each set that patterns name.
    package private(set) var machines: [String: NumberTable.Machine] = [:]

    package init(_ rules: RuleGrammar) throws(TooIntricate) {
        // No amount of the range has some of the patterns.
        for set in rules.patterns.flatMap(\.say).compactMap(\.machine) { machines[set] = .silent }
        // All machines of a pattern read digits in the order in which its amounts are said by fewer states.
        var amounts = try DecimalAutomaton.smaller(rules)
        let most = amounts.automaton.mostClips
        for items in rules.table.announcements.values {
            let times = items.count { $0 == .amount }
            guard times * most + items.count - times <= AmountGrammar.maximumClips else {
                throw TooIntricate(set: "", bound: .clips(AmountGrammar.maximumClips))
            }
        }
        for (set, own) in Self.numbers(of: rules).sorted(by: { $0.key < $1.key }) {
            machines[set] = try amounts.machine(set, own)
        }
    }

    /// The numbers that each set is applied to, by its name, from the least to the greatest.
    private static func numbers(of rules: RuleGrammar) -> [String: NumberInterval] {
        var numbers: [String: NumberInterval] = [:]
        func note(_ set: String, _ own: NumberInterval) {
            let known = numbers[set] ?? own
            numbers[set] = NumberInterval(min(known.low, own.low), max(known.high, own.high))
        }
        for (index, region) in AmountRegions(rules.patterns, rules.range, upTo: rules.range.upperBound).said {
            for item in rules.patterns[index].say {
                guard case .field(let field, let set) = item else { continue }
                note(set, region.numbers(of: field))
            }
        }
        return numbers
    }
}

extension MachineBuilder {
    /// The machine of a function of so many digits.
    mutating func machine(_ function: Function, _ digits: Int) -> NumberTable.Machine {
        var (states, indexes, open): ([[NumberTable.Machine.Edge]], [Int32: Int], [Int32]) = ([], [:], [])
        func index(_ node: Int32) -> Int {
            if isSilence(node) { return 0 }
            if let known = indexes[node] { return known }
            indexes[node] = open.count
            open.append(node)
            return open.count - 1
        }
        if !function.isNone { _ = index(function.node) }
        while states.count < open.count {
            let edges = nodes[Int(open[states.count])].edges
            states.append(
                edges.map { .init(next: $0.isNone ? nil : index($0.node), clips: $0.isNone ? [] : clips($0.prefix)) })
        }
        guard !function.isNone else { return .silent }
        return .init(digits: digits, first: clips(function.prefix), isReversed: isBackward, states: states)
    }

    private func clips(_ text: Int32) -> [Int] { texts[Int(text)].map(Int.init) }
}

extension NumberTable.Machine {
    /// A machine that says no number.
    fileprivate static let silent = Self(digits: 1, states: [Array(repeating: .init(next: nil), count: 10)])
}
