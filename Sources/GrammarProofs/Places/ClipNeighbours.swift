import NumberGrammar

/// Which clips follow each other in what amounts say, and what is written between them.
///
/// It is found from the rules and the numbers that they are applied to, and never misses a pair; a rule's pair that no
/// amount gets to may be among them.
package struct ClipNeighbours {
    /// What is written between two clips.
    package enum Between: Sendable, Hashable {
        /// These marks of one text or number, in their order.
        case marks([Int])
        /// They belong to different items of a pattern.
        case items
    }

    /// By what stands between, the clips that come after each clip.
    package private(set) var pairs: [Between: [Int: Set<Int>]] = [:]

    private struct State: Hashable {
        var set: Int
        var numbers: NumberInterval
    }

    /// Work is counted in clips and marks that are put into sets, which keep most of them: some 60 MB.
    private static let most = 3_000_000

    private let grammar: RuleGrammar
    /// Indexes from here on are marks and no clips.
    private let clipCount: Int
    private var known: [State: ClipEnds] = [:]
    private var work = 0

    /// - Parameters:
    ///   - grammar: rules of clips, with marks between them.
    ///   - clipCount: how many clips there are; the table's larger indexes are marks.
    /// - Throws: `TooIntricate` if that is too much work.
    package init(_ grammar: RuleGrammar, clipCount: Int) throws(TooIntricate) {
        (self.grammar, self.clipCount) = (grammar, clipCount)
        for (index, region) in AmountRegions(grammar.patterns, grammar.range, upTo: grammar.range.upperBound).said {
            var run = ClipEnds()
            var isInText = false
            for item in grammar.patterns[index].say {
                let ends: ClipEnds
                switch item {
                case .clip(let mark) where mark >= clipCount:
                    append(mark, to: &run)
                    isInText = true
                    continue
                case .clip(let clip): ends = ClipEnds(clip: clip)
                case .field(let field, let set):
                    ends = self.ends(of: set, over: region.numbers(of: field))
                    // Digits follow each other as items do.
                    if field != field.whole { note(ends, .items, ends) }
                }
                if isInText { join(&run, ends) } else { follow(&run, ends) }
                isInText = false
            }
        }
        guard work <= Self.most else { throw TooIntricate(set: "", bound: .steps(Self.most)) }
    }

    /// What a set says for numbers at its ends; pairs inside are noted.
    private mutating func ends(of set: Int, over numbers: NumberInterval) -> ClipEnds {
        let state = State(set: set, numbers: numbers)
        if let known = known[state] { return known }
        known[state] = ClipEnds(silence: [])
        var ends = ClipEnds(silence: [])
        let rules = grammar.sets[set]
        for (index, rule) in rules.rules.enumerated().dropFirst(rules.index(for: numbers.low)) where work <= Self.most {
            guard rule.base <= numbers.high else { break }
            let own = NumberInterval(max(numbers.low, rule.base), min(numbers.high, rules.end(index) - 1))
            let (others, divisor) = (rule.content.ifDivisible, rule.content.divisor)
            unite(&ends, sequence(rule.content.operations, divisor, own, isDivisible: others == nil ? nil : false))
            if let others { unite(&ends, sequence(others, divisor, own, isDivisible: true)) }
        }
        known[state] = ends
        return ends
    }

    /// - Parameter isDivisible: whether the divisor divides the numbers; nil where both may be.
    private mutating func sequence(
        _ operations: [NumberRule<Int>.Operation], _ divisor: Int64, _ numbers: NumberInterval, isDivisible: Bool? = nil
    ) -> ClipEnds {
        var run = ClipEnds()
        var remainders = numbers.remainders(by: divisor)
        if isDivisible == true { remainders = NumberInterval(0, 0) }
        if isDivisible == false { remainders.low = max(1, remainders.low) }
        guard remainders.low <= remainders.high else { return ClipEnds(silence: []) }
        for operation in operations {
            switch operation {
            case .clip(let mark) where mark >= clipCount: append(mark, to: &run)
            case .clip(let clip): join(&run, ClipEnds(clip: clip))
            case .quotient(let set): join(&run, ends(of: set, over: numbers.quotients(by: divisor)))
            case .remainder(let set): join(&run, ends(of: set, over: remainders))
            case .same(let set): join(&run, ends(of: set, over: numbers))
            }
        }
        return run
    }

    /// Something more of the same text or number.
    private mutating func join(_ run: inout ClipEnds, _ next: ClipEnds) {
        for (before, lasts) in run.lasts {
            for (after, firsts) in next.firsts { note(lasts, .marks(before + after), firsts) }
        }
        append(next, to: &run)
    }

    /// The next item of a pattern.
    private mutating func follow(_ run: inout ClipEnds, _ next: ClipEnds) {
        note(run, .items, next)
        append(next, to: &run)
    }

    // What would be beyond the bound is left out: the work tells that it is.

    private mutating func append(_ mark: Int, to run: inout ClipEnds) {
        work += run.size
        if work <= Self.most { run.append(mark: mark) }
    }

    private mutating func append(_ next: ClipEnds, to run: inout ClipEnds) {
        work += run.silence.count * next.size + next.silence.count * run.size + next.size
        if work <= Self.most { run.append(next) }
    }

    private mutating func unite(_ ends: inout ClipEnds, _ others: ClipEnds) {
        work += others.size
        if work <= Self.most { ends.formUnion(others) }
    }

    private mutating func note(_ run: ClipEnds, _ between: Between, _ next: ClipEnds) {
        note(Set(run.lasts.values.joined()), between, Set(next.firsts.values.joined()))
    }

    private mutating func note(_ lasts: Set<Int>, _ between: Between, _ firsts: Set<Int>) {
        work += lasts.count * firsts.count
        guard work <= Self.most else { return }
        for last in lasts { pairs[between, default: [:]][last, default: []].formUnion(firsts) }
    }
}
