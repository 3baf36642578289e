/// Pairs of paths, each once, in the order in which they were found.
///
/// The standard library's sets take most of a search's time, which asks half a million times for Russian amounts.
struct PairTable {
    /// Two paths that have said the same, apart from what the first has said beyond the second.
    ///
    /// The memory of a search keeps its states and rests far below 2^32.
    struct Pair: Equatable {
        private let states: (first: UInt32, second: UInt32)
        /// One more than the index; 0 for nothing.
        private let restNumber: UInt32

        init(first: Int, second: Int, rest: Int?) {
            states = (UInt32(first), UInt32(second))
            restNumber = rest.map { UInt32($0 + 1) } ?? 0
        }

        static func == (left: Self, right: Self) -> Bool {
            left.states == right.states && left.restNumber == right.restNumber
        }

        /// The states that the paths have come to.
        var first: Int { Int(states.first) }
        var second: Int { Int(states.second) }
        /// The index of what the first has said beyond the second; nil for nothing.
        var rest: Int? { restNumber == 0 ? nil : Int(restNumber) - 1 }

        /// Whether both paths have come to one state.
        var isOne: Bool { first == second && rest == nil }

        /// Knuth's multiplicative hashing, by 2^64 divided by the golden ratio.
        fileprivate var hash: Int {
            var hash = UInt64(states.first)
            for part in [states.second, restNumber] {
                hash = (hash ^ (hash >> 32)) &* 0x9e37_79b9_7f4a_7c15
                hash ^= UInt64(part)
            }
            return Int(truncatingIfNeeded: (hash &* 0x9e37_79b9_7f4a_7c15) >> 20)
        }
    }

    /// Bytes of a pair in lists that double, with up to four slots.
    static let pairBytes = 2 * MemoryLayout<Pair>.stride + 4 * MemoryLayout<Int32>.stride

    private(set) var pairs: [Pair] = []
    /// Indexes of pairs, −1 for none; their count is a power of two.
    private var slots = Array(repeating: Int32(-1), count: 1024)

    /// The index of a pair that is in the table.
    func index(of pair: Pair) -> Int? {
        let index = slots[slot(of: pair)]
        return index < 0 ? nil : Int(index)
    }

    mutating func insert(_ pair: Pair) {
        var slot = slot(of: pair)
        guard slots[slot] < 0 else { return }
        if pairs.count * 2 >= slots.count {
            grow()
            slot = self.slot(of: pair)
        }
        slots[slot] = Int32(pairs.count)
        pairs.append(pair)
    }

    /// The slot that has the pair, or is free for it.
    private func slot(of pair: Pair) -> Int {
        var slot = pair.hash & (slots.count - 1)
        while slots[slot] >= 0, pairs[Int(slots[slot])] != pair { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 2)
        for (index, pair) in pairs.enumerated() { slots[slot(of: pair)] = Int32(index) }
    }
}
