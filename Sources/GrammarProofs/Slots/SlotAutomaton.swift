import NumberGrammar

/// What a slot says, as an automaton whose paths are its values by their ranks; and the values' texts.
///
/// Of a slot that leaves symbols out, values that differ in nothing else are one: what is said of them is meant to be alike.
struct SlotAutomaton {
    private enum Values {
        case decimals(scale: Int)
        case texts([String])
        case spelled(SpelledValues)
        /// By minutes after midnight.
        case times
    }

    private let values: Values
    let automaton: AmountAutomaton

    /// The numbers of a grammar, an amount's or a slot's.
    init(_ grammar: AmountGrammar) throws(TooIntricate) {
        var builder = AutomatonBuilder(grammar)
        try builder.build()
        automaton = builder.automaton
        values = .decimals(scale: grammar.range.lowerBound.scale)
    }

    private init(_ automaton: AmountAutomaton, _ values: Values) { (self.automaton, self.values) = (automaton, values) }

    init(_ slot: ResolvedSlot, name: String) throws(TooIntricate) {
        switch slot {
        case .number(let grammar): try self.init(grammar)
        case .choice(let choices):
            let texts = choices.keys.sorted()
            var automaton = AmountAutomaton()
            automaton.start = automaton.union(
                texts.enumerated().map { rank, text in
                    automaton.path(choices[text] ?? [], value: Int64(rank), then: AmountAutomaton.end)
                })
            self.init(automaton, .texts(texts))
        case .spell(let form, let clips, let last):
            var spelled = SpelledValues(form, clips: clips, last: last)
            try spelled.build(name: name)
            self.init(spelled.automaton, .spelled(spelled))
        case .time(let clock): self.init(ClockAutomaton(clock).automaton, .times)
        }
    }

    /// The smallest text of a rank: a text that is longer than what is said of it has the first symbols that fit.
    func text(_ rank: Int64) -> String {
        switch values {
        case .decimals(let scale): (try? Amount(minorUnits: rank, scale: scale))?.description ?? ""
        case .texts(let texts): texts.indices.contains(Int(rank)) ? texts[Int(rank)] : ""
        case .spelled(let spelled): spelled.text(rank)
        case .times: "\(ClockTime(minutes: Int(rank)))"
        }
    }
}

/// The texts of a spelled slot, shorter ones first and each length in the order of Unicode: by what is said of them.
struct SpelledValues {
    private struct State: Hashable {
        /// The places that the next symbol may stand at, as bits.
        var places: UInt64
        /// The symbols that are to come.
        var length: Int
    }

    private struct Node {
        var state: Int
        /// The texts from here on.
        var count: Int64
    }

    private let form: SpelledForm
    private let clips: [Unicode.Scalar: [Int]]
    private let symbols: [Unicode.Scalar]
    private let last: Int?
    private(set) var automaton = AmountAutomaton()
    private var known: [State: Node] = [:]
    /// Where the texts of each length begin.
    private var lengths: [(start: State, firstRank: Int64)] = []

    init(_ form: SpelledForm, clips: [Unicode.Scalar: [Int]], last: Int?) {
        (self.form, self.clips, self.last) = (form, clips, last)
        symbols = form.symbols.sorted()
    }

    mutating func build(name: String) throws(TooIntricate) {
        let longest = form.places.count
        var starts: [AmountAutomaton.Edge] = []
        var rank: Int64 = 0
        for length in 1...min(longest, last ?? longest) {
            // The last symbols of a longer text begin anywhere in it.
            let start = State(places: length == last ? reachable : form.start, length: length)
            let node = try node(start, name)
            guard node.count > 0 else { continue }
            lengths.append((start, rank))
            starts.append(.init(clip: nil, value: rank, target: node.state))
            rank = try Self.sum(rank, node.count, name)
        }
        automaton.start = automaton.state(starts)
    }

    /// Every place that some text comes to.
    private var reachable: UInt64 {
        var (found, open) = (form.start, form.start)
        while open != 0 {
            let next = symbols.reduce(UInt64(0)) { $0 | form.next(open, $1) }
            open = next & ~found
            found |= next
        }
        return found
    }

    private mutating func node(_ state: State, _ name: String) throws(TooIntricate) -> Node {
        guard state.length > 0 else {
            let isEnd = form.isEnd(state.places)
            return Node(state: isEnd ? AmountAutomaton.end : AmountAutomaton.dead, count: isEnd ? 1 : 0)
        }
        if let known = known[state] { return known }
        var ways: [Int] = []
        var count: Int64 = 0
        for symbol in symbols {
            let places = form.next(state.places, symbol)
            guard places != 0 else { continue }
            let rest = try node(State(places: places, length: state.length - 1), name)
            guard rest.count > 0 else { continue }
            ways.append(automaton.path(clips[symbol] ?? [], value: count, then: rest.state))
            count = try Self.sum(count, rest.count, name)
        }
        let node = Node(state: automaton.union(ways), count: count)
        known[state] = node
        return node
    }

    private static func sum(_ first: Int64, _ second: Int64, _ name: String) throws(TooIntricate) -> Int64 {
        let (sum, overflows) = first.addingReportingOverflow(second)
        guard !overflows, sum < 1 << 62 else { throw TooIntricate(set: name, bound: .steps(SearchBudget.keeping)) }
        return sum
    }

    func text(_ rank: Int64) -> String {
        guard let (start, firstRank) = lengths.last(where: { $0.firstRank <= rank }) else { return "" }
        var (state, rest) = (start, rank - firstRank)
        var said: [Unicode.Scalar] = []
        while state.length > 0 {
            var next: State?
            for symbol in symbols {
                let places = form.next(state.places, symbol)
                guard places != 0 else { continue }
                let target = State(places: places, length: state.length - 1)
                let count = target.length == 0 ? (form.isEnd(places) ? 1 : 0) : known[target]?.count ?? 0
                if rest < count {
                    said.append(symbol)
                    next = target
                    break
                }
                rest -= count
            }
            guard let next else { return "" }
            state = next
        }
        return String(String.UnicodeScalarView(prefix(before: said) + said))
    }

    /// The fewest symbols with which the form accepts these behind them.
    private func prefix(before said: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var seen: Set<UInt64> = [form.start]
        var open: [(places: UInt64, prefix: [Unicode.Scalar])] = [(form.start, [])]
        while !open.isEmpty {
            if let found = open.first(where: { form.isEnd(said.reduce($0.places) { form.next($0, $1) }) }) {
                return found.prefix
            }
            open = open.flatMap { places, prefix in
                symbols.compactMap { symbol in
                    let next = form.next(places, symbol)
                    return next != 0 && seen.insert(next).inserted ? (next, prefix + [symbol]) : nil
                }
            }
        }
        return []
    }
}
