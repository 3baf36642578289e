import NumberGrammar

/// Which rule sets apply which others.
struct SetReferences {
    private let sets: [String: [NumberTable.Rule]]

    init(_ sets: [String: [NumberTable.Rule]]) { self.sets = sets }

    /// The sets that a set applies, each as often as it does.
    func of(_ set: String) -> [String] {
        (sets[set] ?? []).flatMap { rule -> [String] in
            guard case .operations(let operations, let others, _) = rule.content else { return [] }
            return (operations + (others ?? [])).compactMap(\.set)
        }
    }

    /// Some sets and those that they lead to.
    func reached(from names: [String]) -> Set<String> {
        var found: Set<String> = []
        var open = names
        while let name = open.popLast() {
            guard sets[name] != nil, found.insert(name).inserted else { continue }
            open += of(name)
        }
        return found
    }
}
