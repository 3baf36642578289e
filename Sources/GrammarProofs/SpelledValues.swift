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

    /// More texts are not counted.
    private static let most: Int64 = 1 << 62

    init(_ form: SpelledForm, _ speech: SymbolSpeech, name: String) throws(TooIntricate) {
        (self.form, self.speech) = (form, speech)
        symbols = form.symbols.sorted()
        let longest = form.places.count
        var starts: [AmountAutomaton.Edge] = []
        var rank: Int64 = 0
        for length in 1...min(longest, speech.last ?? longest) {
            // The last symbols of a longer text begin anywhere in it.
            let start = State(places: length == speech.last ? reachable : form.start, length: length)
            let count = count(start)
            guard count > 0 else { continue }
            guard rank + count < Self.most else { throw TooIntricate(set: name, bound: .steps(SearchBudget.work)) }
            lengths.append((start, rank))
            starts.append(.init(clip: nil, value: rank, target: node(Place(state: start, isFirst: true))))
            rank += count
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

    private mutating func count(_ state: State) -> Int64 {
        guard state.length > 0 else { return form.isEnd(state.places) ? 1 : 0 }
        if let known = counts[state] { return known }
        var count: Int64 = 0
        for symbol in symbols {
            let next = self.count(after(state, symbol))
            count = min(count, Self.most - next) + next
        }
        counts[state] = count
        return count
    }

    private func after(_ state: State, _ symbol: Unicode.Scalar) -> State {
        State(places: form.next(state.places, symbol), length: state.length - 1)
    }

    /// The texts before those that begin with a symbol.
    private mutating func rank(_ state: State, _ symbol: Unicode.Scalar) -> Int64 {
        symbols.prefix { $0 < symbol }.reduce(0) { $0 + count(after(state, $1)) }
    }

    private mutating func node(_ place: Place) -> Int {
        let state = place.state
        guard count(state) > 0 else { return AmountAutomaton.dead }
        guard state.length > 0 else { return AmountAutomaton.end }
        if let known = known[place] { return known }
        var ways: [Int] = []
        let pause = !place.isFirst && speech.boundaries.contains(state.length) ? speech.pause : []
        for symbol in symbols where symbol != place.other {
            let next = after(state, symbol)
            guard count(next) > 0, let clips = speech.clips(of: symbol) else { continue }
            let value = rank(state, symbol)
            // Two equal symbols in two groups are said one by one.
            let isLast = speech.boundaries.contains(next.length)
            let other = speech.double == nil || isLast ? nil : symbol
            let rest = node(Place(state: next, other: other))
            ways.append(automaton.path(pause + clips, value: value, then: rest))
            guard let double = speech.double, next.length > 0, !isLast else { continue }
            let second = after(next, symbol)
            guard count(second) > 0 else { continue }
            let both = value + rank(next, symbol)
            let then = node(Place(state: second))
            ways.append(automaton.path(pause + double + clips, value: both, then: then))
        }
        let node = automaton.union(ways)
        known[place] = node
        return node
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

/// What the paths of an automaton say: which clip each of them ends with, how long it is with another weight for that one, and
/// the smallest value that says a clip. Where something is said of nothing, the clip before it is the last.
struct SaidPaths: Sendable {
    /// The greatest weight, and the smallest value that has it.
    struct Most {
        var weight: Int64
        var number: Int64

        func union(_ other: Self) -> Self {
            if weight != other.weight { return weight > other.weight ? self : other }
            return number <= other.number ? self : other
        }
    }

    private let automaton: AmountAutomaton
    /// By state, the smallest value with which all can end without another clip.
    private let silent: [Int64?]

    /// - Parameter automaton: what is said of each value.
    init(_ automaton: AmountAutomaton) {
        self.automaton = automaton
        var silent = [Int64?](repeating: nil, count: automaton.states.count)
        silent[AmountAutomaton.end] = 0
        for (index, state) in automaton.states.enumerated() {
            for edge in state where edge.clip == nil {
                silent[index] = Self.least(silent[index], silent[edge.target].map { $0 + edge.value })
            }
        }
        self.silent = silent
    }

    /// The smallest value that says nothing; nil if each says something.
    var smallestSilent: Int64? { silent[automaton.start] }

    /// The greatest weight of what a value says, and the smallest value that has it; nil if there is none.
    ///
    /// - Parameters:
    ///   - within: by clip, its weight where another one follows.
    ///   - last: by clip, its weight where none does.
    ///   - orSilent: whether a value that says nothing counts.
    func longest(within: [Int64], last: [Int64], orSilent: Bool) -> Most? {
        var most = [Most?](repeating: nil, count: automaton.states.count)
        for (index, state) in automaton.states.enumerated() {
            for edge in state {
                var ways: [Most] = []
                if let rest = most[edge.target] {
                    ways.append(Most(weight: rest.weight + (edge.clip.map { within[$0] } ?? 0), number: rest.number))
                }
                if let clip = edge.clip, let rest = silent[edge.target] {
                    ways.append(Most(weight: last[clip], number: rest))
                }
                for way in ways {
                    let next = Most(weight: way.weight, number: way.number + edge.value)
                    most[index] = most[index].map { $0.union(next) } ?? next
                }
            }
        }
        let spoken = most[automaton.start]
        guard orSilent, let number = smallestSilent else { return spoken }
        let silence = Most(weight: 0, number: number)
        return spoken.map { $0.union(silence) } ?? silence
    }

    /// The smallest value that says each clip with another one behind it, and the smallest that says it last.
    func smallest(clipCount: Int) -> (within: [Int64?], last: [Int64?]) {
        let states = automaton.states
        // The smallest value with which a state is come to, and the one with which all ends from it saying something.
        var before = [Int64?](repeating: nil, count: states.count)
        var after = before
        for (index, state) in states.enumerated() {
            for edge in state {
                let rest = edge.clip == nil ? after[edge.target] : Self.least(after[edge.target], silent[edge.target])
                after[index] = Self.least(after[index], rest.map { $0 + edge.value })
            }
        }
        before[automaton.start] = 0
        let none = [Int64?](repeating: nil, count: clipCount)
        var found = (within: none, last: none)
        for index in states.indices.reversed() {
            guard let here = before[index] else { continue }
            for edge in states[index] {
                let value = here + edge.value
                before[edge.target] = Self.least(before[edge.target], value)
                guard let clip = edge.clip else { continue }
                found.within[clip] = Self.least(found.within[clip], after[edge.target].map { $0 + value })
                found.last[clip] = Self.least(found.last[clip], silent[edge.target].map { $0 + value })
            }
        }
        return found
    }

    private static func least(_ first: Int64?, _ second: Int64?) -> Int64? {
        guard let first, let second else { return first ?? second }
        return min(first, second)
    }
}
