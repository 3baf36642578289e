import NumberGrammar

/// Which clips follow each other in what amounts say, and what is written between them.
package struct ClipNeighbours {
    /// By the marks that stand between, in their order, the clips that come after each clip.
    package private(set) var pairs: [[Int]: [Int: Set<Int>]] = [:]

    /// - Parameters:
    ///   - grammar: rules of clips, with marks between them.
    ///   - clipCount: how many clips there are; the table's larger indexes are marks.
    ///   - part: the mark that stands between items of a pattern, and between the digits of a fraction.
    /// - Throws: `TooIntricate` if that is too much work, or `RuleFault`.
    package init(_ grammar: RuleGrammar, clipCount: Int, part: Int) throws {
        let automaton = try DecimalAutomaton.smaller(grammar.parted(by: part)).automaton
        var budget = SearchBudget()
        // By state, the clips that come before it, by the marks behind them.
        var before = [[[Int]: Set<Int>]](repeating: [:], count: automaton.states.count)
        for index in automaton.states.indices.reversed() {
            let here = before[index]
            before[index] = [:]
            for edge in automaton.states[index] {
                for (marks, clips) in here {
                    budget.step(clips.count)
                    guard !budget.isSpent else { throw budget.tooIntricate("") }
                    if let clip = edge.clip, clip < clipCount {
                        for last in clips { pairs[marks, default: [:]][last, default: []].insert(clip) }
                    } else {
                        let behind = edge.clip.map { marks + [$0] } ?? marks
                        before[edge.target][behind, default: []].formUnion(clips)
                    }
                }
                if let clip = edge.clip, clip < clipCount { before[edge.target][[], default: []].insert(clip) }
            }
        }
    }
}

extension RuleGrammar {
    /// The grammar with a mark before each item of a pattern, and before each digit of a fraction.
    fileprivate func parted(by mark: Int) throws(RuleFault) -> Self {
        var table = table
        for index in table.amounts.indices {
            let items = table.amounts[index].say.flatMap { item -> [NumberTable.Item] in
                guard case .field(let field, let set) = item, field != field.whole else { return [.clip(mark), item] }
                let digit = "\(set)~digit"
                table.sets[digit] = [.init(base: 0, [.clip(mark), .same(set: set)])]
                return [.field(field, machine: digit)]
            }
            table.amounts[index].say = items
        }
        return try Self(table, range: range)
    }
}
