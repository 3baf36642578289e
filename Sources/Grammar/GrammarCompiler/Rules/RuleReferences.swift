import VoiceAssetCore

/// Checks of how the sets of a file refer to each other by name.
struct RuleReferences {
    private let sets: [ParsedSet]

    init(_ sets: [ParsedSet]) { self.sets = sets }

    /// Reports the sets that are not there, and those that are there twice.
    func check(_ faults: inout RuleFaults) {
        var places: [String: Int] = [:]
        for set in sets {
            guard let first = places.updateValue(set.place, forKey: set.name) else { continue }
            faults.add(
                .numbersDuplicate, "", ["name": .piece(set.name), "line": .count(faults.text.position(first).line)],
                at: set.place)
        }
        var nearest = NearestName(among: sets.map(\.name))
        for substitution in sets.lazy.flatMap(\.rules).flatMap(\.references) {
            guard !faults.isFull, case .set(let name) = substitution.target, places[name] == nil else { continue }
            var values = ["name": Finding.Argument.piece(name)]
            values["nearest"] = nearest(name).map { .piece($0) }
            faults.add(
                .numbersUnknownSet, values["nearest"] == nil ? "" : "one is near", values, at: substitution.place)
        }
    }

    /// The private sets that only fraction rules (`x.x: << point >%%fractions>;`) use: ICU reads their rules as
    /// denominators. No whole number gets there.
    var onlyForFractions: Set<String> {
        var ofFractions: Set<String> = []
        for rule in sets.lazy.flatMap(\.rules) where rule.descriptor == .fraction {
            for substitution in rule.references where substitution.kind == .remainder {
                if case .set(let name) = substitution.target, name.hasPrefix("%%") { ofFractions.insert(name) }
            }
        }
        // What whole numbers get to after all stays, and what those sets use.
        var rules = Dictionary(sets.map { ($0.name, $0.rules) }, uniquingKeysWith: { first, _ in first })
        var waiting = sets.map(\.name).filter { !ofFractions.contains($0) }
        while let name = waiting.popLast() {
            for rule in rules.removeValue(forKey: name) ?? []
            where rule.descriptor != .fraction && rule.descriptor != .special {
                for substitution in rule.references {
                    guard case .set(let name) = substitution.target, ofFractions.remove(name) != nil else { continue }
                    waiting.append(name)
                }
            }
        }
        return ofFractions
    }
}
