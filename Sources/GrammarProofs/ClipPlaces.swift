package import NumberGrammar

/// Where in announcements each clip is heard: at their end, before it, or both. A clip before something that may say nothing
/// counts as both.
package struct ClipPlaces: Sendable {
    package struct Place: Sendable, Hashable {
        /// Some announcement ends with the clip.
        package var ends = false
        /// In some announcement another clip follows it.
        package var continues = false
        /// The smallest amount that says the clip; `nil` if none does.
        package var amount: Amount?
    }

    /// By clip.
    package private(set) var places: [Place]

    package init(_ grammar: AmountGrammar, clipCount: Int) throws(TooIntricate) {
        places = Array(repeating: Place(), count: clipCount)
        let paths =
            grammar.table.amounts.isEmpty ? nil : try DecimalAutomaton(grammar.amounts).map { SaidPaths($0.automaton) }
        let amounts = paths?.smallest(clipCount: clipCount)
        for items in grammar.table.announcements.values {
            var (canEnd, canGoOn) = (true, false)
            for item in items.reversed() {
                switch item {
                case .clip(let clip): note(clip, ends: canEnd, continues: canGoOn)
                // What other values say is not looked at here: `AnnouncementProof` does.
                case .slot: break
                case .amount:
                    for clip in 0..<clipCount {
                        if amounts?.within[clip] != nil { note(clip, ends: false, continues: true) }
                        if amounts?.last[clip] != nil { note(clip, ends: canEnd, continues: canGoOn) }
                    }
                }
                canGoOn = true
                canEnd = canEnd && item == .amount && paths?.smallestSilent != nil
            }
        }
        for clip in 0..<clipCount {
            let smallest = [amounts?.within[clip], amounts?.last[clip]].compactMap(\.self).min()
            places[clip].amount = smallest.flatMap {
                try? Amount(minorUnits: $0, scale: grammar.range.lowerBound.scale)
            }
        }
    }

    private mutating func note(_ clip: Int, ends: Bool, continues: Bool) {
        if ends { places[clip].ends = true }
        if continues { places[clip].continues = true }
    }
}

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
