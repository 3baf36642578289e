/// An amount's pattern with the machines that it uses by index.
package struct ResolvedPattern: Sendable {
    package enum Item: Sendable, Equatable {
        case clip(Int)
        case integer(Int)
        case fraction(Int)
        case digits(Int, whole: Bool)

        /// The machine that says it, if it is not a clip.
        package var machine: Int? {
            switch self {
            case .clip: nil
            case .integer(let machine), .fraction(let machine), .digits(let machine, _): machine
            }
        }
    }

    package let integer: Int64?
    package let fraction: Int64?
    package let say: [Item]

    /// - Parameter indexes: by name.
    package init(_ pattern: NumberTable.AmountPattern, _ indexes: [String: Int]) throws(NumberGrammarError) {
        integer = pattern.integer
        fraction = pattern.fraction
        say = try pattern.say.map { item throws(NumberGrammarError) in
            switch item {
            case .clip(let clip): .clip(clip)
            case .integer(let machine): .integer(try indexes.of(machine))
            case .fraction(let machine): .fraction(try indexes.of(machine))
            case .digits(let machine): .digits(try indexes.of(machine), whole: false)
            case .allDigits(let machine): .digits(try indexes.of(machine), whole: true)
            }
        }
    }

    static func all(
        _ patterns: [NumberTable.AmountPattern], _ indexes: [String: Int]
    ) throws(NumberGrammarError) -> [Self] {
        try patterns.map { pattern throws(NumberGrammarError) in try Self(pattern, indexes) }
    }

    package func holds(_ amount: Amount) -> Bool {
        (integer == nil || integer == amount.integer) && (fraction == nil || fraction == amount.fraction)
    }
}

extension [String: Int] {
    package func of(_ name: String) throws(NumberGrammarError) -> Int {
        guard let index = self[name] else { throw .unknownMachine(name) }
        return index
    }
}
