/// A pattern whose machines are named by their places.
package struct ResolvedPattern: Sendable {
    package enum Item: Sendable, Equatable {
        case clip(Int)
        case field(NumberTable.Field, machine: Int)

        package var machine: Int? { if case .field(_, let machine) = self { machine } else { nil } }
        package var field: NumberTable.Field? { if case .field(let field, _) = self { field } else { nil } }
    }

    package let when: [NumberTable.Field: ClosedRange<Int64>]
    package let say: [Item]

    package init(_ pattern: NumberTable.Pattern, _ indexes: [String: Int]) throws(NumberGrammarError) {
        when = pattern.when
        say = try pattern.say.map { item throws(NumberGrammarError) in
            switch item {
            case .clip(let clip): .clip(clip)
            case .field(let field, let machine): .field(field, machine: try indexes.of(machine))
            }
        }
    }

    static func all(
        _ patterns: [NumberTable.Pattern], _ indexes: [String: Int]
    ) throws(NumberGrammarError) -> [Self] {
        try patterns.map { pattern throws(NumberGrammarError) in try Self(pattern, indexes) }
    }

    package var isForWholeNumbers: Bool { when[.fraction] == 0...0 }

    package func holds(_ value: FieldValues) -> Bool { when.allSatisfy { $0.value.contains(value[$0.key]) } }
}

extension [String: Int] {
    package func of(_ name: String) throws(NumberGrammarError) -> Int {
        guard let index = self[name] else { throw .unknownMachine(name) }
        return index
    }
}
