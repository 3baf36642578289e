import NumberGrammar

/// What is said of a value, as an automaton whose paths are its values by their ranks; and the values' texts.
///
/// Of a slot that leaves symbols out, values that differ in nothing else are one: what is said of them is meant to be alike.
struct ValueAutomaton: Sendable {
    private enum Values {
        case ordered(OrderedValues)
        case texts([String])
        case spelled(SpelledValues)
    }

    private let values: Values
    let automaton: AmountAutomaton

    /// An amount.
    init(_ decimals: DecimalAutomaton<MachineReader>, _ values: OrderedValues) {
        self.init(decimals.automaton, .ordered(values))
    }

    private init(_ automaton: AmountAutomaton, _ values: Values) { (self.automaton, self.values) = (automaton, values) }

    init(_ slot: ResolvedSlot, name: String) throws(TooIntricate) {
        switch slot {
        case .ordered(let values):
            let decimals = try DecimalAutomaton(values)?.automaton
            self.init(decimals ?? FieldAutomaton.automaton(of: values), .ordered(values))
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
        }
    }

    /// The smallest text of a rank: a text that is longer than what is said of it has the first symbols that fit.
    func text(_ rank: Int64) -> String {
        switch values {
        case .ordered(let values): values.text(rank)
        case .texts(let texts): texts.indices.contains(Int(rank)) ? texts[Int(rank)] : ""
        case .spelled(let spelled): spelled.text(rank)
        }
    }
}
