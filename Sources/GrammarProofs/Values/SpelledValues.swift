import NumberGrammar

/// The texts of a spelled slot, shorter ones first and each length in the order of Unicode: by what is said of them.
struct SpelledValues {
    private struct State: Hashable {
        /// The places that the next symbol may stand at, as bits.
        var places: UInt64
        /// The symbols that are to come.
        var length: Int
    }

    /// A state, and the symbol that does not come next: the one that was said alone, since twice it is said otherwise.
    private struct Place: Hashable {
        var state: State
        var other: Unicode.Scalar?
        /// True before the first symbol.
        var isFirst = false
    }

    private let form: SpelledForm
    private let speech: SymbolSpeech
    private let symbols: [Unicode.Scalar]
    private(set) var automaton = AmountAutomaton()
    /// The texts from each state on.
    private var counts: [State: Int64] = [:]
    private var known: [Place: Int] = [:]
    /// Where the texts of each length begin.
    private var lengths: [(start: State, firstRank: Int64)] = []

    init(_ form: SpelledForm, _ speech: SymbolSpeech) {
        (self.form, self.speech) = (form, speech)
        symbols = form.symbols.sorted()
    }

    mutating func build(name: String) throws(TooIntricate) {
        let longest = form.places.count
        var starts: [AmountAutomaton.Edge] = []
        var rank: Int64 = 0
        for length in 1...min(longest, speech.last ?? longest) {
            // The last symbols of a longer text begin anywhere in it.
            let start = State(places: length == speech.last ? reachable : form.start, length: length)
            let count = try count(start, name)
            guard count > 0 else { continue }
            lengths.append((start, rank))
            starts.append(.init(clip: nil, value: rank, target: try node(Place(state: start, isFirst: true), name)))
            rank = try Self.sum(rank, count, name)
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

    private mutating func count(_ state: State, _ name: String) throws(TooIntricate) -> Int64 {
        guard state.length > 0 else { return form.isEnd(state.places) ? 1 : 0 }
        if let known = counts[state] { return known }
        var count: Int64 = 0
        for symbol in symbols { count = try Self.sum(count, try self.count(after(state, symbol), name), name) }
        counts[state] = count
        return count
    }

    private func after(_ state: State, _ symbol: Unicode.Scalar) -> State {
        State(places: form.next(state.places, symbol), length: state.length - 1)
    }

    /// The texts before those that begin with a symbol.
    private mutating func rank(_ state: State, _ symbol: Unicode.Scalar, _ name: String) throws(TooIntricate) -> Int64 {
        var rank: Int64 = 0
        for earlier in symbols where earlier < symbol {
            rank = try Self.sum(rank, try count(after(state, earlier), name), name)
        }
        return rank
    }

    private mutating func node(_ place: Place, _ name: String) throws(TooIntricate) -> Int {
        let state = place.state
        guard try count(state, name) > 0 else { return AmountAutomaton.dead }
        guard state.length > 0 else { return AmountAutomaton.end }
        if let known = known[place] { return known }
        var ways: [Int] = []
        let pause = !place.isFirst && speech.boundaries.contains(state.length) ? speech.pause : []
        for symbol in symbols where symbol != place.other {
            let next = after(state, symbol)
            guard try count(next, name) > 0, let clips = speech.clips(of: symbol) else { continue }
            let value = try rank(state, symbol, name)
            // Two equal symbols in two groups are said one by one.
            let isLast = speech.boundaries.contains(next.length)
            let other = speech.double == nil || isLast ? nil : symbol
            let rest = try node(Place(state: next, other: other), name)
            ways.append(automaton.path(pause + clips, value: value, then: rest))
            guard let double = speech.double, next.length > 0, !isLast else { continue }
            let second = after(next, symbol)
            guard try count(second, name) > 0 else { continue }
            let both = try Self.sum(value, try rank(next, symbol, name), name)
            let then = try node(Place(state: second), name)
            ways.append(automaton.path(pause + double + clips, value: both, then: then))
        }
        let node = automaton.union(ways)
        known[place] = node
        return node
    }

    private static func sum(_ first: Int64, _ second: Int64, _ name: String) throws(TooIntricate) -> Int64 {
        let (sum, overflows) = first.addingReportingOverflow(second)
        guard !overflows, sum < 1 << 62 else { throw TooIntricate(set: name, bound: .steps(SearchBudget.work)) }
        return sum
    }

    func text(_ rank: Int64) -> String {
        guard let (start, firstRank) = lengths.last(where: { $0.firstRank <= rank }) else { return "" }
        var (state, rest) = (start, rank - firstRank)
        var said: [Unicode.Scalar] = []
        while state.length > 0 {
            var next: State?
            for symbol in symbols {
                let target = after(state, symbol)
                let count = target.length == 0 ? (form.isEnd(target.places) ? 1 : 0) : counts[target] ?? 0
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
