/// Pairs of paths, each once, in the order in which they were found.
///
/// The standard library's sets take most of a search's time, which asks half a million times for Russian amounts.
struct PairTable {
    /// Two paths that have said the same, apart from what the first has said beyond the second.
    struct Pair: Equatable {
        /// The states that the paths have come to.
        var first: Int
        var second: Int
        /// The index of what the first has said beyond the second; nil for nothing.
        var rest: Int?

        /// Whether both paths have come to one state.
        var isOne: Bool { first == second && rest == nil }

        /// Knuth's multiplicative hashing, by 2^64 divided by the golden ratio.
        fileprivate var hash: Int {
            var hash = UInt64(truncatingIfNeeded: first)
            for part in [second, rest ?? -1] {
                hash = (hash ^ (hash >> 32)) &* 0x9e37_79b9_7f4a_7c15
                hash ^= UInt64(truncatingIfNeeded: part)
            }
            return Int(truncatingIfNeeded: (hash &* 0x9e37_79b9_7f4a_7c15) >> 20)
        }
    }

    private(set) var pairs: [Pair] = []
    /// Indexes of pairs, −1 for none; their count is a power of two.
    private var slots = Array(repeating: -1, count: 1024)

    /// The index of a pair that is in the table.
    func index(of pair: Pair) -> Int? {
        let index = slots[slot(of: pair)]
        return index < 0 ? nil : index
    }

    mutating func insert(_ pair: Pair) {
        var slot = slot(of: pair)
        guard slots[slot] < 0 else { return }
        if pairs.count * 2 >= slots.count {
            grow()
            slot = self.slot(of: pair)
        }
        slots[slot] = pairs.count
        pairs.append(pair)
    }

    /// The slot that has the pair, or is free for it.
    private func slot(of pair: Pair) -> Int {
        var slot = pair.hash & (slots.count - 1)
        while slots[slot] >= 0, pairs[slots[slot]] != pair { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 2)
        for (index, pair) in pairs.enumerated() { slots[slot(of: pair)] = index }
    }
}
