import NumberGrammar

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
