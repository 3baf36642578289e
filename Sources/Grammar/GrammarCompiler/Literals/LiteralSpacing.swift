import VoiceAssetGrammarProofs

/// What a literal has before, between and behind the clips that say it: spaces, hyphens, join marks, commas.
struct LiteralSpacing {
    /// One more than the clips; as they are written.
    private(set) var separators: [String]

    /// - Parameters:
    ///   - text: what is said, without `{id}`.
    ///   - clips: the texts of the clips that say it, in order.
    init(_ text: String, saidBy clips: [String]) {
        separators = [""]
        var lengths = Array(clips.map { $0.count(where: Self.isHeard) }.reversed())
        var left = 0
        for character in text {
            let isHeard = Self.isHeard(character)
            if left == 0, isHeard, let next = lengths.popLast() {
                left = next
                separators.append("")
            }
            if isHeard { left -= 1 } else if left == 0 { separators[separators.count - 1].append(character) }
        }
    }

    private static func isHeard(_ character: Character) -> Bool {
        let spoken = SpokenText(String(character)).characters
        return !spoken.isEmpty && spoken != [" "]
    }

}

/// Makes one literal of each run of them.
enum LiteralJoining {
    static func applied(to table: LiteralTable) -> LiteralTable {
        var joined = table
        joined.mapOperations { table, operations in
            var result: [RuleTable.Operation] = []
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

/// The part of a text that is a number of its own, which clips for its pieces must not say.
package struct WholeNumber: Sendable, Hashable {
    /// What in pack.yml asks for it.
    package enum Reason: Sendable, Hashable {
        /// `atomic`: every number below this one.
        case atomic(Int64)
        /// `fuse`: the multiples of this number.
        case fuse(Int64)
    }

    /// Scalars of the text. It may be cut before and after them.
    package var range: Range<Int>
    package var reason: Reason
}
