/// What is said one after the other, within the bounds of an announcement.
struct Evaluation {
    /// Why nothing more is said.
    enum Stop: Error {
        /// A bound was come to.
        case endless
        /// A list of leaves ends before its number.
        case unsaid
    }

    private let sets: [ResolvedSet]
    private(set) var clips: [Int] = []
    /// Where each item's clips end: those of a clip, of a number, or of a digit.
    private var ends: [Int] = []
    /// Rules that were applied.
    private(set) var rules = 0

    init(_ sets: [ResolvedSet]) {
        self.sets = sets
        clips.reserveCapacity(32)
    }

    /// The clips of each item.
    var parts: [[Int]] { zip([0] + ends, ends).map { Array(clips[$0..<$1]) } }

    /// Adds an item that is always the same.
    mutating func add(_ clips: [Int]) throws(Stop) {
        try append(clips)
        ends.append(self.clips.count)
    }

    /// Adds an item of an amount's pattern.
    mutating func say(_ item: ResolvedPattern.Item, of amount: Amount) throws(Stop) {
        switch item {
        case .clip(let clip): try add([clip])
        case .integer(let set): try say(set, amount.integer)
        case .fraction(let set): try say(set, amount.fraction)
        case .digits(let set, let isWhole):
            for digit in Amount.digits(of: amount.fraction, scale: amount.scale, whole: isWhole) {
                try say(set, digit)
            }
        }
    }

    /// Adds what a set says for a number, 0 or more.
    mutating func say(_ set: Int, _ number: Int64) throws(Stop) {
        try apply(set, number, depth: 1)
        ends.append(clips.count)
    }

    private mutating func append(_ clips: [Int]) throws(Stop) {
        guard self.clips.count + clips.count <= AmountGrammar.maximumClips else { throw .endless }
        self.clips += clips
    }

    private mutating func apply(_ set: Int, _ number: Int64, depth: Int) throws(Stop) {
        rules += 1
        guard rules <= AmountGrammar.maximumCalls, depth <= AmountGrammar.maximumDepth else { throw .endless }
        let rule = sets[set].rule(for: number)
        guard rule.divisor > 0 else {
            guard number - rule.base < Int64(rule.leaves.count) else { throw .unsaid }
            return try append(rule.leaves[Int(number - rule.base)])
        }
        let (quotient, remainder) = number.quotientAndRemainder(dividingBy: rule.divisor)
        for operation in rule.operations(remainder: remainder) {
            switch operation {
            case .clip(let clip): try append([clip])
            case .quotient(let set): try apply(set, quotient, depth: depth + 1)
            case .remainder(let set): try apply(set, remainder, depth: depth + 1)
            case .same(let set): try apply(set, number, depth: depth + 1)
            }
        }
    }
}
