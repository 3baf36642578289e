import VoiceAssetCore

/// Finds rules whose evaluation comes back to their set with the same number.
///
/// Only some substitutions keep a number: `=%set=` does, `<%set<` where the divisor is 1, and `>%set>` for 0. Between two
/// neighbouring bases of any set these are always the same, so that it is enough to look at each base.
struct EndlessRules {
    private struct Edge {
        let target: Int
        /// An index of a scalar.
        let place: Int
    }

    private let sets: [NumberedSet]
    private let indexes: [String: Int]
    /// The edges of each set's rule for the number that is looked at.
    private var edges: [[Edge]]
    /// The last search that came to a set.
    private var visits: [Int]
    private var search = 0
    private var steps = 0
    /// The substitutions that were reported: a rule with brackets is two that share them.
    private var reported: Set<Int> = []

    init(_ sets: [NumberedSet]) {
        self.sets = sets
        indexes = Dictionary(sets.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        edges = Array(repeating: [], count: sets.count)
        visits = Array(repeating: 0, count: sets.count)
    }

    mutating func check(_ faults: inout RuleFaults) {
        for isZero in [true, false] {
            edges = Array(repeating: [], count: sets.count)
            var changes: [Int64: [(set: Int, rule: Int)]] = [:]
            for (set, numbered) in sets.enumerated() {
                for (rule, entry) in numbered.rules.enumerated() where !isZero || entry.base == 0 {
                    changes[entry.base, default: []].append((set, rule))
                }
            }
            for (_, changed) in changes.sorted(by: { $0.key < $1.key }) {
                for change in changed { edges[change.set] = edges(change.set, change.rule, isZero: isZero) }
                for change in changed where !faults.isFull { report(change.set, change.rule, &faults) }
            }
        }
    }

    private func edges(_ set: Int, _ index: Int, isZero: Bool) -> [Edge] {
        let rule = sets[set].rules[index]
        var rules = [rule]
        if index > 0, rule.rollsBack(below: sets[set].end(index)) { rules.append(sets[set].rules[index - 1]) }
        return rules.flatMap { rule in
            rule.parts.compactMap { part in
                guard case .substitution(let substitution) = part else { return nil }
                let keeps =
                    switch substitution.kind {
                    case .same: true
                    case .quotient: rule.divisor == 1
                    case .remainder: isZero
                    }
                return keeps ? target(substitution, set).map { Edge(target: $0, place: substitution.place) } : nil
            }
        }
    }

    private func target(_ substitution: RulePart.Substitution, _ set: Int) -> Int? {
        switch substitution.target {
        case .own, .precedingRule: set
        case .set(let name): indexes[name]
        }
    }

    private mutating func report(_ set: Int, _ rule: Int, _ faults: inout RuleFaults) {
        guard let cycle = cycle(through: set) else { return }
        defer { edges[set] = [] }
        guard reported.insert(cycle[0].place).inserted else { return }
        let name = sets[set].name
        // A long way is shown by its ends.
        let way = [name] + cycle.dropLast().map { sets[$0.target].name }
        let shown = way.count <= 6 ? way : way.prefix(3) + ["…"] + way.suffix(2)
        faults.add(
            .numbersEndless, "way",
            [
                "base": .count(sets[set].rules[rule].base), "name": .piece(name),
                "way": .text((shown + [name]).joined(separator: " → ")),
            ], at: cycle[0].place)
    }

    /// The way from a set back to itself; nil if there is none.
    private mutating func cycle(through set: Int) -> [Edge]? {
        search += 1
        var open = edges[set].map { (edge: $0, depth: 0) }
        var way: [Edge] = []
        while let (edge, depth) = open.popLast(), steps < RuleLimits.steps {
            steps += 1
            way.removeSubrange(depth...)
            way.append(edge)
            if edge.target == set { return way }
            guard visits[edge.target] != search else { continue }
            visits[edge.target] = search
            open += edges[edge.target].map { ($0, depth + 1) }
        }
        return nil
    }

    /// Whether the search was given up.
    var isTooIntricate: Bool { steps >= RuleLimits.steps }
}
