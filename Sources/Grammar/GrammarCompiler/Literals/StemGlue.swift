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

    /// - Parameters:
    ///   - mark: what stands in the names of the copies, before their number.
    ///   - set: the set that an operation applies, if it is of the kind that is looked at.
    ///   - operation: applies a set by an operation of this kind.
    ///   - goesOn: whether a set goes on with a word.
    ///   - stemmed: what a list of operations is in a copy; it adds the sets that are to be copied too.
    private func glued(
        mark: String, _ set: (RuleTable.Operation) -> String?, as operation: (String) -> RuleTable.Operation,
        where goesOn: (LiteralTable, String) -> Bool,
        stemmed: (inout LiteralTable, Stem, [RuleTable.Operation], inout [String]) -> [RuleTable.Operation]
    ) -> LiteralTable {
        var result = self
        var copies: [String: String] = [:]
        result.mapOperations { table, operations in
            var result: [RuleTable.Operation] = []
            for item in operations {
                guard case .clip(let literal)? = result.last, let set = set(item),
                    let cut = table.wordStart(of: literal), goesOn(table, set)
                else {
                    result.append(item)
                    continue
                }
                let (text, position) = (table.literals[literal].text, table.literals[literal].position)
                result.removeLast()
                if cut > text.startIndex { result.append(.clip(table.add(String(text[..<cut]), at: position))) }
                let stem = Stem(text: String(text[cut...]), position: position, mark: "\(mark)\(copies.count)")
                let key = "\(set) \(stem.text)"
                if copies[key] == nil {
                    copies[key] = stem.name(set)
                    table.copySets(from: set, as: stem.name) { stemmed(&$0, stem, $1, &$2) }
                }
                result.append(operation(copies[key] ?? set))
            }
            return result
        }
        return result
    }

    /// With plural endings that have their stem: `million` before a set that says `` or `s` becomes a set that says
    /// `million` or `millions`.
    func withGluedPlurals() -> LiteralTable {
        glued(
            mark: "~", { if case .quotient(let set) = $0 { set } else { nil } }, as: { .quotient(set: $0) },
            where: { $0.chooses($1, endingsOnly: true) },
            stemmed: { table, stem, list, open in
                switch list.first {
                case .remainder(let set):
                    open.append(set)
                    return [.remainder(set: stem.name(set))]
                case .same(let set):
                    open.append(set)
                    return [.same(set: stem.name(set))]
                case .clip(let literal):
                    let ending = table.literals[literal]
                    return [.clip(table.add(stem.text + ending.text, at: ending.position))]
                default:
                    return [.clip(table.add(stem.text, at: .init(line: 1, column: 1)))]
                }
            })
    }

    private static let stemMark = "~stem~"

    /// Whether a set is a copy with a stem.
    static func isStemmed(_ set: String) -> Bool { set.contains(stemMark) }

    /// With helpers that have their stem: Italian writes `100: cent>%%with-o>;` with a helper that says `o­uno` for 1 and
    /// `­otto` for 8. It becomes a set that says `cento­uno` and `cent­otto`.
    func withGluedStems() -> LiteralTable {
        glued(
            mark: Self.stemMark, { if case .remainder(let set) = $0 { set } else { nil } },
            as: { .remainder(set: $0) }, where: { $0.continuesWords($1) },
            stemmed: { table, stem, list, open in
                switch list.first {
                case .same(let set) where Self.isHelper(set):
                    open.append(set)
                    return [.same(set: stem.name(set))] + list.dropFirst()
                case .clip(let literal) where table.literals[literal].kind == .text:
                    let rest = table.literals[literal]
                    return [.clip(table.add(stem.text + rest.text, at: rest.position))] + list.dropFirst()
                default:
                    return [.clip(table.add(stem.text, at: stem.position))] + list
                }
            })
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
