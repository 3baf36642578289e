package import NumberGrammar

/// Which amounts of a grammar's range are said alike.
package struct AmountAmbiguity: Sendable {
    /// Two amounts that are said alike.
    package struct Pair: Sendable, Hashable {
        /// The smallest amount that is said like another one.
        package var first: Amount
        /// The smallest other one.
        package var second: Amount

        package init(_ first: Amount, _ second: Amount) {
            self.first = first
            self.second = second
        }
    }

    private let automaton: AmountAutomaton
    private let scale: Int
    private let setName: String

    /// - Throws: `TooIntricate`.
    package init(_ grammar: AmountGrammar) throws(TooIntricate) {
        scale = grammar.range.lowerBound.scale
        setName = grammar.table.amounts.lazy.flatMap(\.say).compactMap(\.set).first ?? ""
        var builder = AutomatonBuilder(grammar)
        try builder.build()
        automaton = builder.automaton
    }

    /// The smallest pair of amounts that are said alike. `nil` if there is none.
    ///
    /// - Parameter spellings: what each clip says, as a sequence of symbols. What amounts say is compared as a whole: a clip
    ///   may say what several others say one after the other.
    /// - Throws: `TooIntricate`.
    package func smallestPair(_ spellings: [[UInt32]]) throws(TooIntricate) -> Pair? {
        guard automaton.start != AmountAutomaton.dead else { return nil }
        let budget = SearchBudget(width: 1, limit: SearchBudget.keeping, held: automaton.bytes)
        var search = AmbiguousPairSearch(automaton, spellings, budget: budget)
        let values = search.smallest()
        guard !search.budget.isSpent else { throw search.budget.tooIntricate(setName) }
        guard let values, let first = try? Amount(minorUnits: values.first, scale: scale),
            let second = try? Amount(minorUnits: values.second, scale: scale)
        else { return nil }
        return Pair(first, second)
    }
}
