import VoiceAssetGrammarProofs

/// Rule sets that apply each other, by name.
extension [String: [RuleTable.Rule]] {
    /// The sets that a set applies, each as often as it does.
    func references(of set: String) -> [String] { (self[set] ?? []).flatMap { $0.lists.joined().compactMap(\.set) } }

    /// Some sets and those that they lead to.
    func reached(from names: [String]) -> Set<String> {
        var found: Set<String> = []
        var open = names
        while let name = open.popLast() {
            guard self[name] != nil, found.insert(name).inserted else { continue }
            open += references(of: name)
        }
        return found
    }
}
