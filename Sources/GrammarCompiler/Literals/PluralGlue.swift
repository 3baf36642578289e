import NumberGrammar
import VoiceAssetDiagnostics

/// Gives plural endings their stem: `million` before a set that says `` or `s` becomes a set that says `million` or
/// `millions`. Nobody can record an ending.
enum PluralGlue {
    static func applied(to table: LiteralTable) -> LiteralTable {
        var result = table
        var glued: [String: String] = [:]
        result.mapOperations { table, operations, _ in
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
                let name = glued["\(set) \(stem)"] ?? add(set, stem, number: glued.count, to: &table)
                glued["\(set) \(stem)"] = name
                result.append(.quotient(set: name))
            }
            return result
        }
        return result
    }

    /// A copy of a set, and of the sets that it uses, with a stem before all that they say.
    ///
    /// - Returns: The name of the copy.
    private static func add(
        _ set: String, _ stem: String, number: Int, to table: inout LiteralTable
    ) -> String {
        func name(_ set: String) -> String { "\(set)~\(number)" }
        table.copySets(from: set, as: name) { table, list, open in
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
