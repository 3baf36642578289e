import VoiceAssetGrammarProofs

/// The rule sets that each rule set applies.
struct SetReferences {
    private let sets: [String: [RuleTable.Rule]]

    init(_ sets: [String: [RuleTable.Rule]]) { self.sets = sets }

    /// The sets that a set applies, each as often as it does.
    func of(_ set: String) -> [String] {
        (sets[set] ?? []).flatMap { $0.lists.joined().compactMap(\.set) }
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
