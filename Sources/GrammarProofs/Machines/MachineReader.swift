package import NumberGrammar

/// Functions of a field's digits that machines or rule sets say.
protocol NumberFunctions {
    var builder: MachineBuilder { get set }
    /// By index, for the error of a search that came to its bound.
    var names: [String] { get }

    /// The function of one, for the numbers of an interval that have at most so many digits; perhaps for others, too.
    mutating func function(
        _ index: Int, _ level: Int, _ numbers: NumberInterval
    ) throws(TooIntricate) -> MachineBuilder.Function
}

/// Reads machines that ship as functions of so many digits.
struct MachineReader: NumberFunctions {
    private struct Place: Hashable {
        var machine: Int
        var state: Int
        var level: Int
        /// Digits of the machine behind those of the function, all of them 0.
        var zeros: Int
    }

    var builder: MachineBuilder
    let names: [String]
    private let machines: [NumberTable.Machine]
    private var known: [Place: MachineBuilder.Function] = [:]

    init(_ machines: [NumberTable.Machine], named names: [String], budget: SearchBudget, isBackward: Bool) {
        (self.machines, self.names) = (machines, names)
        builder = MachineBuilder(budget, isBackward ? .backward : .forward)
    }

    mutating func function(
        _ index: Int, _ level: Int, _: NumberInterval
    ) throws(TooIntricate) -> MachineBuilder.Function {
        let machine = machines[index]
        guard machine.isReversed == builder.isBackward || machine.states.isEmpty || level == 0 else {
            throw TooIntricate(set: names[index], bound: .order)
        }
        let own = min(level, machine.digits)
        let first = builder.said(machine.isReversed == builder.isBackward ? machine.first : machine.first.reversed())
        guard !machine.states.isEmpty else {
            return builder.padded(builder.adding(first, to: builder.constant(own, [])), level - own)
        }
        let zeros = machine.digits - own
        var function = try read(
            Place(
                machine: index, state: 0, level: builder.isBackward ? own : machine.digits,
                zeros: builder.isBackward ? zeros : 0))
        // Forward, zeros come first.
        for _ in 0..<(builder.isBackward ? 0 : zeros) where !function.isNone {
            function = builder.adding(function.prefix, to: builder.nodes[Int(function.node)].edges[0])
        }
        return builder.padded(builder.adding(first, to: function), level - own)
    }

    private mutating func read(_ place: Place) throws(TooIntricate) -> MachineBuilder.Function {
        if let known = known[place] { return known }
        let edges = machines[place.machine].states[place.state]
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
        guard !builder.budget.isSpent else { throw builder.budget.tooIntricate(names[place.machine]) }
        known[place] = function
        return function
    }
}

extension NumberTable.Machine {
    /// Whether the machine says the same as another one for all numbers of the other one.
    package func covers(_ other: Self) -> Bool {
        guard isReversed == other.isReversed, digits >= other.digits else { return false }
        let budget = SearchBudget()
        var reader = MachineReader([self, other], named: ["", ""], budget: budget, isBackward: isReversed)
        let all = NumberInterval(0, .max)
        guard let own = try? reader.function(0, digits, all), let part = try? reader.function(1, digits, all) else {
            return false
        }
        let domain = reader.builder.domain(of: part)
        return (try? reader.builder.restricted(own, to: domain)) == part
    }
}
