import NumberGrammar

/// Makes one literal of each run of them.
enum LiteralJoining {
    static func applied(to table: LiteralTable) -> LiteralTable {
        var joined = table
        joined.mapOperations { table, operations, _ in
            var result: [NumberTable.Operation] = []
            for operation in operations {
                guard case .clip(let next) = operation, case .clip(let last)? = result.last,
                    table.literals[last].kind == .text, table.literals[next].kind == .text
                else {
                    result.append(operation)
                    continue
                }
                let text = table.literals[last].text + table.literals[next].text
                result[result.count - 1] = .clip(table.add(text, at: table.literals[last].position))
            }
            return result
        }
        return joined
    }
}
