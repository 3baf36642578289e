import NumberGrammar

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
