import NumberGrammar

/// What amounts say where nothing follows them: which clip each of them ends with, and how long it is with another weight
/// for that one.
///
/// The other searches add up what is said whatever its order. This one goes along the automaton of the amounts, which says
/// it in its order; and where a rule says nothing for some numbers, the clip before it is the last.
struct EndedAmounts {
    typealias Most = LongestMeasure.Value

    private let automaton: AmountAutomaton
    /// By state, the smallest value with which all can end without another clip.
    private let silent: [Int64?]

    /// - Parameters:
    ///   - limit: the largest amount that is looked at; nil for all of the range.
    ///   - spent: the work that others like this have taken, to which this one's is added.
    init(_ grammar: AmountGrammar, upTo limit: Amount? = nil, spent: inout Int) throws(TooIntricate) {
        var builder = AutomatonBuilder(grammar, budget: SearchBudget(width: 1, spent: spent))
        try builder.build(upTo: limit)
        spent = builder.budget.spent
        self.init(builder.automaton)
    }

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

    /// The smallest amount that says nothing, minor units; nil if each says something.
    var smallestSilent: Int64? { silent[automaton.start] }

    /// The greatest weight of what an amount says, and the smallest amount that has it; nil if all of them say nothing.
    ///
    /// - Parameters:
    ///   - within: by clip, its weight where another one follows.
    ///   - last: by clip, its weight where none does.
    func longest(within: [Int64], last: [Int64]) -> Most? {
        let measure = LongestMeasure(weights: within)
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
                    most[index] = most[index].map { measure.union($0, next) } ?? next
                }
            }
        }
        return most[automaton.start]
    }

    /// The smallest amount that says each clip with another one behind it, and the smallest that says it last; minor units.
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
