import NumberGrammar

/// Chooses few amounts that together use everything that some candidate uses: the one that adds most, again and again; of
/// several the smallest. (Johnson 1974: at most 1 + ln n times as many as the least.)
struct AmountCover {
    private struct Candidate {
        var amount: Amount
        var uses: [Int32]
        var pairs: [Int32]
    }

    private struct Pair: Hashable {
        var first: Int
        var second: Int
    }

    /// Bytes of a candidate with the headers of its lists, and of a pair in a dictionary that is half full on average.
    private static let candidateBytes = MemoryLayout<Candidate>.stride + 80
    private static let pairBytes = 64

    /// In the order in which they were taken.
    private(set) var taken: [Amount] = []
    private var candidates: [Candidate] = []
    private var isTaken: Set<Amount> = []
    private var usesTaken: Set<Int32> = []
    private var pairNumbers: [Pair: Int32] = [:]
    private var pairsTaken: Set<Int32> = []
    /// Nothing more is taken once it is spent.
    private(set) var budget: SearchBudget

    init(_ budget: SearchBudget) { self.budget = budget }

    /// Adds a candidate; smaller amounts come first.
    mutating func add(_ amount: Amount, uses: [Int], pairs: some Sequence<(Int, Int)>) {
        let known = pairNumbers.count
        let numbers = Set(
            pairs.map { first, second in
                let pair = Pair(first: first, second: second)
                let number = pairNumbers[pair] ?? Int32(pairNumbers.count)
                pairNumbers[pair] = number
                return number
            })
        let uses = Set(uses.map { Int32($0) })
        candidates.append(Candidate(amount: amount, uses: Array(uses), pairs: Array(numbers)))
        budget.hold(Self.candidateBytes + (uses.count + numbers.count) * MemoryLayout<Int32>.size)
        budget.hold((pairNumbers.count - known) * Self.pairBytes)
    }

    /// Takes these amounts, as far as they are candidates.
    mutating func take(_ amounts: [Amount]) {
        let amounts = Set(amounts)
        for candidate in candidates where amounts.contains(candidate.amount) { take(candidate) }
    }

    mutating func takeAllUses() {
        var gains = candidates.map { $0.uses.count }
        while let best = best(&gains, \.uses, usesTaken) { take(best) }
    }

    /// Gives amounts back without which everything is still used; not these.
    mutating func giveBack(but kept: [Amount]) {
        var counts: [Int32: Int] = [:]
        let uses = Dictionary(candidates.filter { isTaken.contains($0.amount) }.map { ($0.amount, $0.uses) }) {
            first, _ in
            first
        }
        var needless: Set<Amount> = []
        for amount in taken { for use in uses[amount] ?? [] { counts[use, default: 0] += 1 } }
        // The first ones were taken for the most; those that came later may have made one of them needless.
        for amount in taken where !kept.contains(amount) {
            let own = uses[amount] ?? []
            guard own.allSatisfy({ counts[$0, default: 0] > 1 }) else { continue }
            for use in own { counts[use, default: 0] -= 1 }
            needless.insert(amount)
        }
        taken.removeAll { needless.contains($0) }
        isTaken.subtract(needless)
    }

    mutating func takePairs(upTo count: Int) {
        var gains = candidates.map { $0.pairs.count }
        while taken.count < count, let best = best(&gains, \.pairs, pairsTaken) { take(best) }
    }

    private mutating func take(_ candidate: Candidate) {
        guard isTaken.insert(candidate.amount).inserted else { return }
        taken.append(candidate.amount)
        usesTaken.formUnion(candidate.uses)
        pairsTaken.formUnion(candidate.pairs)
    }

    /// The candidate that adds most; nil if none adds anything. What a candidate adds only shrinks: one that added less
    /// before need not be looked at.
    private mutating func best(
        _ gains: inout [Int], _ items: KeyPath<Candidate, [Int32]>, _ known: Set<Int32>
    ) -> Candidate? {
        var best: (index: Int, gain: Int)?
        budget.step(1 + candidates.count / 100)
        for index in candidates.indices where gains[index] > best?.gain ?? 0 {
            let items = candidates[index][keyPath: items]
            budget.step(1 + items.count / 10)
            guard !budget.isSpent else { return nil }
            gains[index] = items.count { !known.contains($0) }
            if gains[index] > best?.gain ?? 0 { best = (index, gains[index]) }
        }
        return best.map { candidates[$0.index] }
    }
}
