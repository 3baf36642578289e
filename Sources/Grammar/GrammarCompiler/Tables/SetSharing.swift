import NumberGrammar
import VoiceAssetGrammarProofs

/// A table with one set in the place of several that say the same: plural words that a language's rules repeat.
struct SetSharing {
    private(set) var table: NumberTable

    init(_ table: NumberTable) {
        self.table = table
        while let renaming = equalSets() {
            self.table.sets = self.table.sets.filter { renaming($0.key) == $0.key }
            self.table = renaming(self.table)
        }
    }

    /// Each set that says the same as an earlier one, with the name of that one; nil if there is none.
    private func equalSets() -> SetRenaming? {
        var names: [[NumberTable.Rule]: String] = [:]
        var replacements: [String: String] = [:]
        for name in table.sets.keys.sorted() {
            let nameless = SetRenaming([name: ""])
            let form = (table.sets[name] ?? []).map { nameless($0) }
            if let first = names[form] { replacements[name] = first } else { names[form] = name }
        }
        return replacements.isEmpty ? nil : SetRenaming(replacements)
    }
}

/// Which rule sets apply which others.
struct SetReferences {
    private let sets: [String: [NumberTable.Rule]]

    init(_ sets: [String: [NumberTable.Rule]]) { self.sets = sets }

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
