import NumberGrammar

/// Chooses few amounts that together use everything that some candidate uses: the one that adds most, again and again; of
/// several the smallest. (Johnson 1974: at most 1 + ln n times as many as the least.)
struct AmountCover {
    private struct Candidate {
        var amount: Amount
        var uses: [Int]
        var pairs: [Int]
    }

    private struct Pair: Hashable {
        var first: Int
        var second: Int
    }

    /// In the order in which they were taken.
    private(set) var taken: [Amount] = []
    private var candidates: [Candidate] = []
    private var usesTaken: Set<Int> = []
    private var pairNumbers: [Pair: Int] = [:]
    private var pairsTaken: Set<Int> = []

    /// Adds a candidate; smaller amounts come first.
    mutating func add(_ amount: Amount, uses: [Int], pairs: some Sequence<(Int, Int)>) {
        let numbers = pairs.map { first, second in
            let pair = Pair(first: first, second: second)
            let number = pairNumbers[pair] ?? pairNumbers.count
            pairNumbers[pair] = number
            return number
        }
        candidates.append(Candidate(amount: amount, uses: Array(Set(uses)), pairs: Array(Set(numbers))))
    }

    /// Takes these amounts, as far as they are candidates.
    mutating func take(_ amounts: [Amount]) {
        for candidate in candidates where amounts.contains(candidate.amount) { take(candidate) }
    }

    mutating func takeAllUses() {
        var gains = candidates.map { gain($0.uses, usesTaken) }
        while let best = best(&gains, { gain($0.uses, usesTaken) }) { take(best) }
    }

    /// Gives amounts back without which everything is still used; not these.
    mutating func giveBack(but kept: [Amount]) {
        var counts: [Int: Int] = [:]
        let uses = Dictionary(candidates.map { ($0.amount, $0.uses) }) { first, _ in first }
        for amount in taken { for use in uses[amount] ?? [] { counts[use, default: 0] += 1 } }
        // The first ones were taken for the most; those that came later may have made one of them needless.
        for amount in taken where !kept.contains(amount) {
            let own = uses[amount] ?? []
            guard own.allSatisfy({ counts[$0, default: 0] > 1 }) else { continue }
            for use in own { counts[use, default: 0] -= 1 }
            taken.removeAll { $0 == amount }
        }
    }

    mutating func takePairs(upTo count: Int) {
        var gains = candidates.map { gain($0.pairs, pairsTaken) }
        while taken.count < count, let best = best(&gains, { gain($0.pairs, pairsTaken) }) { take(best) }
    }

    private mutating func take(_ candidate: Candidate) {
        guard !taken.contains(candidate.amount) else { return }
        taken.append(candidate.amount)
        usesTaken.formUnion(candidate.uses)
        pairsTaken.formUnion(candidate.pairs)
    }

    private func gain(_ items: [Int], _ known: Set<Int>) -> Int { items.count { !known.contains($0) } }

    /// The candidate that adds most; nil if none adds anything. What a candidate adds only shrinks: one that added less
    /// before need not be looked at.
    private func best(_ gains: inout [Int], _ gain: (Candidate) -> Int) -> Candidate? {
        var best: (index: Int, gain: Int)?
        for index in candidates.indices where gains[index] > best?.gain ?? 0 {
            gains[index] = gain(candidates[index])
            if gains[index] > best?.gain ?? 0 { best = (index, gains[index]) }
        }
        return best.map { candidates[$0.index] }
    }
}
