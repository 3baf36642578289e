import NumberGrammar
import VoiceAssetGrammarProofs
import VoiceAssetPacks
import VoiceAssetTableExtent

/// Puts a pack's clips in the place of the literals, and leaves out what no amount reaches.
struct TableEmission {
    let pack: VoicePack
    let grammar: LiteralGrammar
    let reach: RuleReach
    let assignment: ClipAssignment

    /// The table that ships, checked.
    func checkedGrammar() throws(NumberGrammarError) -> AmountGrammar {
        let rules = Dictionary(
            uniqueKeysWithValues: grammar.literals.sets.map { name, rules in
                (name, ReachedRules(rules, of: name, reach, assignment.clipsOfLiterals).rules)
            })
        func checked(includesLast: Bool) throws(NumberGrammarError) -> AmountGrammar {
            try self.checked(table(rules.mapValues { LeafLists($0, includesLast: includesLast).rules }))
        }
        // Numbers that end a list of leaves are part of it, unless the check can't see that no more are asked for.
        if let grammar = try? checked(includesLast: true) { return grammar }
        return try checked(includesLast: false)
    }

    /// Checks a table under the names that it ships with; an error has those that the rules have.
    private func checked(_ table: NumberTable) throws(NumberGrammarError) -> AmountGrammar {
        let plain = SetRenaming(plainNamesOf: table)
        do throws(NumberGrammarError) {
            return try AmountGrammar(proving: plain(table), clipCount: assignment.clips.count, range: pack.range)
        } catch {
            throw plain.inverse(error)
        }
    }

    private func table(_ sets: [String: [NumberTable.Rule]]) -> NumberTable {
        let used = SetReferences(sets).reached(from: grammar.sets)
        var table = NumberTable(
            sets: sets.filter { used.contains($0.key) }, amounts: amounts,
            announcements: pack.announcements(of: assignment.clips))
        table.endForms = NumberTable.endForms(of: assignment.clips)
        return SetSharing(table).table
    }

    private var amounts: [NumberTable.AmountPattern] {
        grammar.patterns.map { pattern in
            pattern.saying(
                pattern.say.flatMap { item in
                    item.clip.map { (assignment.clipsOfLiterals[$0] ?? []).map { .clip($0) } } ?? [item]
                })
        }
    }
}
