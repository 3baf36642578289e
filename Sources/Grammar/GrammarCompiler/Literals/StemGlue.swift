import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammarProofs

/// Gives the rest of a word its stem, by copies of the sets that say the rest. Nobody can record an ending.
extension LiteralTable {
    /// The beginning of a word that a set goes on with, and the copies of the set that say it.
    private struct Stem {
        var text: String
        var position: SourcePosition
        /// What stands between the names of a set and of its copy.
        var mark: String

        func name(_ set: String) -> String { set + mark }
    }

    private static let stemMark = "~stem~"

    /// Whether a set is a copy with a stem.
    static func isStemmed(_ set: String) -> Bool { set.contains(stemMark) }

    /// With helpers that have their stem: Italian writes `100: cent>%%with-o>;` with a helper that says `o­uno` for 1 and
    /// `­otto` for 8. It becomes a set that says `cento­uno` and `cent­otto`.
    func withGluedStems() -> LiteralTable {
        var result = self
        var copies: [String: String] = [:]
        result.mapOperations { table, operations in
            var result: [RuleTable.Operation] = []
            for item in operations {
                guard case .clip(let literal)? = result.last, let set = item.set, item != .same(set: set),
                    let cut = table.wordStart(of: literal), table.continuesWords(set)
                else {
                    result.append(item)
                    continue
                }
                let (text, position) = (table.literals[literal].text, table.literals[literal].position)
                result.removeLast()
                if cut > text.startIndex { result.append(.clip(table.add(String(text[..<cut]), at: position))) }
                let stem = Stem(
                    text: String(text[cut...]), position: position, mark: "\(Self.stemMark)\(copies.count)")
                let key = "\(set) \(stem.text)"
                if copies[key] == nil {
                    copies[key] = stem.name(set)
                    table.copySets(from: set, as: stem.name) { Self.stemmed($1, by: stem, &$0, &$2) }
                }
                result.append(item.mapSet { copies[key] ?? $0 })
            }
            return result
        }
        return result
    }

    /// What a helper's operations are in a copy.
    ///
    /// - Parameter open: gets the helpers that are to be copied, too.
    private static func stemmed(
        _ operations: [RuleTable.Operation], by stem: Stem, _ table: inout LiteralTable, _ open: inout [String]
    ) -> [RuleTable.Operation] {
        let rest = operations.dropFirst()
        switch operations.first {
        case .same(let set)? where isHelper(set), .remainder(let set)? where table.continuesWords(set):
            open.append(set)
            return [operations[0].mapSet(stem.name)] + rest
        case .clip(let literal)? where table.literals[literal].kind == .text:
            let own = table.literals[literal]
            return [.clip(table.add(stem.text + own.text, at: own.position))] + rest
        default: return [.clip(table.add(stem.text, at: stem.position))] + operations
        }
    }

    /// Whether it is a helper of the rules, and no copy.
    private static func isHelper(_ set: String) -> Bool { set.hasPrefix("%%") && !set.contains("~") }

    /// Whether a helper has a rule whose text goes on with a word, before anything else.
    private func continuesWords(_ set: String) -> Bool {
        guard Self.isHelper(set) else { return false }
        var seen: Set<String> = []
        var open = [set]
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            for rule in sets[next] ?? [] where !budget.isSpent {
                budget.step()
                for list in rule.lists {
                    switch list.first {
                    case .clip(let literal):
                        let text = literals[literal].text
                        if literals[literal].kind == .text, !SpokenText.beginsSeparated(text) { return true }
                    case .same(let set) where set.hasPrefix("%%"): open.append(set)
                    default: break
                    }
                }
            }
        }
        return false
    }
}
