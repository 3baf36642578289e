package import NumberGrammar

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
