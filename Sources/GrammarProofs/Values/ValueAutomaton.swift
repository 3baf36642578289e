import NumberGrammar

/// What is said of a value, as an automaton whose paths are its values by their ranks; and the values' texts.
///
/// Of a slot that leaves symbols out, values that differ in nothing else are one: what is said of them is meant to be alike.
struct ValueAutomaton: Sendable {
    private enum Values {
        case decimals(scale: Int)
        case texts([String])
        case spelled(SpelledValues)
        /// By minutes after midnight.
        case times
        case dates(DateRanks)
        /// By seconds.
        case durations(ResolvedDuration)
    }

    private let values: Values
    let automaton: AmountAutomaton

    /// Numbers, an amount's or a slot's.
    init(_ decimals: DecimalAutomaton<MachineReader>) {
        self.init(decimals.automaton, .decimals(scale: decimals.scale))
    }

    private init(_ automaton: AmountAutomaton, _ values: Values) { (self.automaton, self.values) = (automaton, values) }

    init(_ slot: ResolvedSlot, name: String) throws(TooIntricate) {
        switch slot {
        case .number(let grammar): self.init(try DecimalAutomaton(grammar))
        case .choice(let choices):
            let texts = choices.keys.sorted()
            var automaton = AmountAutomaton()
            automaton.start = automaton.union(
                texts.enumerated().map { rank, text in
                    automaton.path(choices[text] ?? [], value: Int64(rank), then: AmountAutomaton.end)
                })
            self.init(automaton, .texts(texts))
        case .spell(let form, let speech):
            var spelled = SpelledValues(form, speech)
            try spelled.build(name: name)
            self.init(spelled.automaton, .spelled(spelled))
        case .time(let clock): self.init(FieldAutomaton.automaton(of: clock), .times)
        case .date(let calendar):
            let ranks = DateRanks(calendar)
            self.init(ranks.automaton, .dates(ranks))
        case .duration(let duration): self.init(FieldAutomaton.automaton(of: duration), .durations(duration))
        }
    }

    /// The smallest text of a rank: a text that is longer than what is said of it has the first symbols that fit.
    func text(_ rank: Int64) -> String {
        switch values {
        case .decimals(let scale): (try? Amount(minorUnits: rank, scale: scale))?.description ?? ""
        case .texts(let texts): texts.indices.contains(Int(rank)) ? texts[Int(rank)] : ""
        case .spelled(let spelled): spelled.text(rank)
        case .times: "\(ClockTime(minutes: Int(rank)))"
        case .dates(let ranks): ranks.text(rank)
        case .durations(let duration): duration.text(Int(rank))
        }
    }
}
