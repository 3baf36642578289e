import NumberGrammar

/// What is said for the numbers `unit * high + low` for all numbers of two intervals.
struct NumberHalves {
    struct Item: Hashable {
        var item: SpokenItem
        /// Which half it is applied to; without meaning for a clip.
        var isHigh: Bool
    }

    /// A part of what is said that has to do with one half alone.
    enum Run: Hashable {
        case clips([Int])
        case high([SpokenItem])
        case low([SpokenItem])
    }

    var items: [Item]
    var high: NumberInterval
    var low: NumberInterval
    var unit: Int64

    /// What is applied to quotients and remainders by the largest divisor.
    ///
    /// - Returns: nil if the two depend on each other.
    static func split(_ items: [SpokenItem]) -> (divisor: Int64, items: [Item])? {
        let divisors = items.compactMap { item -> Int64? in
            switch item.part {
            case .whole: nil
            case .quotient(let divisor), .remainder(let divisor): divisor
            }
        }
        guard let largest = divisors.max() else { return nil }
        var split: [Item] = []
        for item in items {
            var item = Item(item: item, isHigh: false)
            switch item.item.part {
            case .whole: guard item.item.clip != nil else { return nil }
            case .quotient(largest): item = Item(item: SpokenItem(matter: item.item.matter), isHigh: true)
            case .quotient: return nil
            case .remainder(largest): item.item.part = .whole
            case .remainder(let divisor): guard largest % divisor == 0 else { return nil }
            }
            split.append(item)
        }
        return (largest, split)
    }

    /// The halves one after the other. `nil` if one stands on both sides of the other.
    var order: [Run]? {
        let spoken = items.filter { !$0.item.isSilent }
        let talking = spoken.indices.filter { spoken[$0].item.clip == nil }
        func run(_ isHigh: Bool, _ own: [SpokenItem]) -> Run {
            let all = own + items.filter { $0.item.isSilent && $0.isHigh == isHigh }.map(\.item)
            return isHigh ? .high(all) : .low(all)
        }
        func clips(_ range: Range<Int>) -> Run { .clips(spoken[range].compactMap(\.item.clip)) }
        guard let first = talking.first else {
            return [clips(0..<spoken.count), run(true, []), run(false, [])]
        }
        let isHigh = spoken[first].isHigh
        let others = talking.filter { spoken[$0].isHigh != isHigh }
        let own = talking.filter { spoken[$0].isHigh == isHigh }
        let ownEnd = (own.last ?? first) + 1
        let ownRun = run(isHigh, spoken[first..<ownEnd].map(\.item))
        guard let otherStart = others.first, let otherLast = others.last else {
            // What says nothing comes first, so that its values share what follows.
            return [run(!isHigh, []), clips(0..<first), ownRun, clips(ownEnd..<spoken.count)]
        }
        guard otherStart >= ownEnd else { return nil }
        return [
            clips(0..<first), ownRun, clips(ownEnd..<otherStart),
            run(!isHigh, spoken[otherStart...otherLast].map(\.item)), clips((otherLast + 1)..<spoken.count),
        ]
    }
}

extension NumberInterval {
    /// How many numbers it has.
    var count: Int64 { high - low + 1 }

    /// What a part of these numbers runs through.
    func part(_ part: SpokenItem.Part) -> NumberInterval {
        switch part {
        case .whole: self
        case .quotient(let divisor): quotients(by: divisor)
        case .remainder(let divisor): remainders(by: divisor)
        }
    }
}

/// Something in the sequence that is said for a number, or a condition that the number must meet, which says nothing.
struct SpokenItem: Hashable {
    enum Matter: Hashable {
        case clip(Int)
        /// What a set says.
        case set(Int)
        /// What a set says for each digit of a fraction.
        case digits(set: Int, whole: Bool)
        /// The condition that a set says just these clips.
        case says(set: Int, [Int])
        /// The condition to be 0, or not to be.
        case zero(Bool)
    }

    /// What of the number it is applied to.
    enum Part: Hashable {
        case whole
        /// The quotient by a divisor, rounded down.
        case quotient(Int64)
        /// The remainder by a divisor.
        case remainder(Int64)
    }

    var matter: Matter
    var part: Part = .whole

    /// Whether it says anything.
    var isSilent: Bool {
        switch matter {
        case .clip, .set, .digits: false
        case .says, .zero: true
        }
    }

    /// The clip, if it is one.
    var clip: Int? { if case .clip(let clip) = matter { clip } else { nil } }

    /// The set that takes part, if any.
    var set: Int? {
        switch matter {
        case .set(let set), .digits(let set, _), .says(let set, _): set
        case .clip, .zero: nil
        }
    }
}
