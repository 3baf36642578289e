import NumberGrammar
import VoiceAssetDiagnostics

extension LiteralTable {
    /// Gives plural endings their stem: `million` before a set that says `` or `s` becomes a set that says `million` or
    /// `millions`. Nobody can record an ending.
    mutating func glueEndings() {
        var glued: [String: String] = [:]
        mapOperations { table, operations, _ in
            var result: [NumberTable.Operation] = []
            for operation in operations {
                guard case .clip(let literal)? = result.last, case .quotient(let set) = operation,
                    table.chooses(set, endingsOnly: true), let cut = table.wordStart(of: literal)
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
                let name = glued["\(set) \(stem)"] ?? table.addGlued(set, stem, number: glued.count)
                glued["\(set) \(stem)"] = name
                result.append(.quotient(set: name))
            }
            return result
        }
    }

    /// Whether a set says one literal, or nothing, for every number, chosen by remainders: such are the sets that choose
    /// a word by plural category. Endings have no separator before them.
    func chooses(_ set: String, endingsOnly: Bool) -> Bool {
        var seen: Set<String> = []
        var open = [set]
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            for rule in sets[next] ?? [] {
                guard case .operations(let operations, let others, _) = rule.content else { return false }
                for list in [operations, others ?? []] {
                    guard list.count <= 1 else { return false }
                    switch list.first {
                    case nil: break
                    case .quotient: return false
                    case .clip(let literal):
                        let text = literals[literal].text
                        if endingsOnly, !text.isEmpty, SpokenText.beginsSeparated(text) {
                            return false
                        }
                    case .remainder(let set), .same(let set): open.append(set)
                    }
                }
            }
        }
        return true
    }

    /// A copy of a set, and of the sets that it uses, with a stem before all that they say.
    ///
    /// - Returns: The name of the copy.
    private mutating func addGlued(_ set: String, _ stem: String, number: Int) -> String {
        func name(_ set: String) -> String { "\(set)~\(number)" }
        copySets(from: set, as: name) { table, list, open in
            switch list.first {
            case .remainder(let set):
                open.append(set)
                return [.remainder(set: name(set))]
            case .same(let set):
                open.append(set)
                return [.same(set: name(set))]
            case .clip(let literal):
                return [.clip(table.add(stem + table.literals[literal].text, at: table.literals[literal].position))]
            default:
                return [.clip(table.add(stem, at: .init(line: 1, column: 1)))]
            }
        }
        return name(set)
    }
}
