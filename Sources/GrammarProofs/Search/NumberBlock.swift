import NumberGrammar

/// The numbers `unit * quotient + remainder` for all quotients and remainders of two intervals.
struct NumberBlock {
    var quotients: NumberInterval
    var remainders: NumberInterval

    /// The blocks of an interval, the partial ones at its ends apart.
    ///
    /// - Parameter splitsZero: whether no block may hold remainders of 0 and others.
    static func all(in numbers: NumberInterval, unit: Int64, splitsZero: Bool) -> [NumberBlock] {
        let first = numbers.low / unit
        let last = numbers.high / unit
        let low = numbers.low % unit
        let high = numbers.high % unit
        var blocks: [NumberBlock] = []
        func add(_ quotients: NumberInterval, _ remainders: NumberInterval) {
            guard quotients.low <= quotients.high, remainders.low <= remainders.high else { return }
            if splitsZero, remainders.low == 0 {
                blocks.append(NumberBlock(quotients: quotients, remainders: NumberInterval(0, 0)))
                add(quotients, NumberInterval(1, remainders.high))
            } else {
                blocks.append(NumberBlock(quotients: quotients, remainders: remainders))
            }
        }
        if first == last {
            add(NumberInterval(first, first), NumberInterval(low, high))
            return blocks
        }
        let startsWhole = low == 0
        let endsWhole = high == unit - 1
        if !startsWhole { add(NumberInterval(first, first), NumberInterval(low, unit - 1)) }
        add(
            NumberInterval(startsWhole ? first : first + 1, endsWhole ? last : last - 1), NumberInterval(0, unit - 1))
        if !endsWhole { add(NumberInterval(last, last), NumberInterval(0, high)) }
        return blocks
    }
}

/// Something that a search applies to a number.
struct SearchTerm: Hashable {
    enum Node: Hashable {
        case set(Int)
        /// One rule, and of it only what depends on the remainder by its divisor.
        case rule(set: Int, index: Int)
    }

    var node: Node
    /// It is applied to the number's remainder by this, if not to the number itself.
    var modulus: Int64?

    init(node: Node, modulus: Int64? = nil) {
        self.node = node
        self.modulus = modulus
    }

    /// A set, applied to the number itself.
    init(set: Int) { self.init(node: .set(set)) }

    /// The set that takes part.
    var set: Int {
        switch node {
        case .set(let set), .rule(let set, _): set
        }
    }

    var isRule: Bool { if case .rule = node { true } else { false } }

    /// Any fixed order.
    var order: (Int, Int, Int64) {
        switch node {
        case .set(let set): (set, -1, modulus ?? 0)
        case .rule(let set, let index): (set, index, modulus ?? 0)
        }
    }
}

extension NumberInterval {
    /// The bases of the rules of a set that apply to some of these numbers and not to the lowest.
    func laterRules(of set: ResolvedSet) -> [Int64] {
        set.rules[set.index(for: low)...].dropFirst().prefix { $0.base <= high }.map(\.base)
    }

    /// Its parts that begin with these numbers, of which its lowest is one.
    func parts(at starts: Set<Int64>) -> [NumberInterval] {
        let sorted = starts.sorted()
        return zip(sorted, sorted.dropFirst() + [high + 1]).map { NumberInterval($0, $1 - 1) }
    }
}
