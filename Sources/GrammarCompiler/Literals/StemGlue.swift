import NumberGrammar

/// Gives the rest of a word its stem: Italian writes `100: cent>%%with-o>;` with a helper that says `o­uno` for 1 and
/// `­otto` for 8. It becomes a set that says `cento­uno` and `cent­otto`. Nobody can record `o`.
enum StemGlue {
    /// What stands in the names of the copies of sets that got a stem.
    private static let stemMark = "~stem~"

    static func isStemmed(_ set: String) -> Bool { set.contains(stemMark) }

    static func applied(to table: LiteralTable) -> LiteralTable {
        var result = table
        var glued: [String: String] = [:]
        result.mapOperations { table, operations, _ in
            var result: [NumberTable.Operation] = []
            for operation in operations {
                guard case .clip(let literal)? = result.last, case .remainder(let set) = operation,
                    let cut = table.wordStart(of: literal), continuesWords(set, in: table)
                else {
                    result.append(operation)
                    continue
                }
                let text = table.literals[literal].text
                result.removeLast()
                if cut > text.startIndex {
                    result.append(.clip(table.add(String(text[..<cut]), at: table.literals[literal].position)))
                }
                let stem = String(text[cut...])
                let key = "\(set) \(stem)"
                let name = glued[key] ?? add(set, literal, stem, number: glued.count, to: &table)
                glued[key] = name
                result.append(.remainder(set: name))
            }
            return result
        }
        return result
    }

    /// Whether a helper has a rule whose text goes on with a word, before anything else.
    private static func continuesWords(_ set: String, in table: LiteralTable) -> Bool {
        guard set.hasPrefix("%%"), !set.contains("~") else { return false }
        var seen: Set<String> = []
        var open = [set]
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            for rule in table.sets[next] ?? [] where !table.budget.isSpent {
                table.budget.step()
                guard case .operations(let operations, let others, _) = rule.content else { continue }
                for list in [operations, others ?? []] {
                    switch list.first {
                    case .clip(let literal):
                        let text = table.literals[literal].text
                        if table.literals[literal].kind == .text, !SpokenText.beginsSeparated(text) {
                            return true
                        }
                    case .same(let set) where set.hasPrefix("%%"): open.append(set)
                    default: break
                    }
                }
            }
        }
        return false
    }

    /// A copy of a set, and of the helpers that it hands on to, with a stem before all that they say.
    ///
    /// - Returns: The name of the copy.
    private static func add(
        _ set: String, _ literal: Int, _ stem: String, number: Int, to table: inout LiteralTable
    ) -> String {
        let position = table.literals[literal].position
        func name(_ set: String) -> String { "\(set)\(stemMark)\(number)" }
        table.copySets(from: set, as: name) { table, list, open in
            switch list.first {
            case .same(let set) where set.hasPrefix("%%") && !set.contains("~"):
                open.append(set)
                return [.same(set: name(set))] + list.dropFirst()
            case .clip(let literal) where table.literals[literal].kind == .text:
                let text = stem + table.literals[literal].text
                return [.clip(table.add(text, at: table.literals[literal].position))] + list.dropFirst()
            default:
                return [.clip(table.add(stem, at: position))] + list
            }
        }
        return name(set)
    }
}
