/// A table that was checked, and its evaluation: amounts in, indexes of clips out.
///
/// Evaluation ends for every amount of the range, within `maximumCalls` rules for an announcement, `maximumDepth` of them nested,
/// and `maximumClips` clips, and names only clips that there are.
public struct AmountGrammar: Sendable {
    /// The deepest nesting of rules.
    public static let maximumDepth = 200
    /// The most rules that are applied for an announcement. The packs of this package need at most 34.
    public static let maximumCalls = 10_000
    /// The most clips of an announcement.
    public static let maximumClips = 1000

    /// The table.
    public let table: NumberTable
    /// The amounts that can be announced.
    public let range: ClosedRange<Amount>

    package let sets: [ResolvedSet]
    package let patterns: [ResolvedPattern]
    /// By clip the one that is heard in its place where an announcement ends with it.
    package let endForms: [Int: Int]

    /// Checks a table.
    ///
    /// - Parameters:
    ///   - table: the rules, as the manifest has them.
    ///   - clipCount: the number of clips, which the table's indexes refer to.
    ///   - range: the amounts to announce, both of one scale.
    /// - Throws: the first fault: what is out of order, refers to nothing, does not end or grows beyond all bounds.
    public init(
        _ table: NumberTable, clipCount: Int, range: ClosedRange<Amount>
    ) throws(NumberGrammarError) {
        try FormCheck(table).check(clipCount: clipCount)
        let names = table.sets.keys.sorted()
        let indexes = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        var sets: [ResolvedSet] = []
        for name in names { sets.append(try ResolvedSet(name, table.sets[name] ?? [], indexes)) }
        var patterns: [ResolvedPattern] = []
        for pattern in table.amounts { patterns.append(try ResolvedPattern(pattern, indexes)) }
        self.table = table
        self.range = range
        self.sets = sets
        self.patterns = patterns
        endForms = Dictionary(table.endForms.map { ($0.clip, $0.form) }) { first, _ in first }
        var check = ExtentCheck(sets: sets)
        try check.check(table, patterns, range: range)
    }

    /// Why an amount is not announced.
    public enum Refusal: Error, Sendable, Hashable {
        /// The table has no announcement of this id.
        case unknownAnnouncement(String)
        /// The announcement says an amount, and there is none.
        case amountMissing
        /// The amount has other fraction digits than the range.
        case scale(Int, expected: Int)
        /// The amount is not in the range.
        case outOfRange(Amount, range: ClosedRange<Amount>)
        /// No pattern's conditions hold for the amount.
        case unsaid(Amount)
        /// The amount has a fraction, and every pattern is for whole amounts.
        case fraction(Amount)
    }

    /// The clips of an announcement, in order, as indexes into the list that the table refers to: the last of them in the
    /// form that it has at the end, if the table has one.
    ///
    /// - Parameters:
    ///   - id: the announcement's name.
    ///   - amount: the amount to say; it is not looked at if the announcement says none.
    public func clips(announcement id: String, amount: Amount?) throws(Refusal) -> [Int] {
        guard let items = table.announcements[id] else { throw .unknownAnnouncement(id) }
        var clips: [Int] = []
        clips.reserveCapacity(32)
        for item in items {
            switch item {
            case .clip(let clip): clips.append(clip)
            case .amount:
                guard let amount else { throw .amountMissing }
                try append(amount, to: &clips)
            }
        }
        end(&clips)
        return clips
    }

    /// Puts the end form, if there is one, in the place of the last clip of something that nothing follows.
    package func end(_ clips: inout [Int]) {
        if let last = clips.last, let form = endForms[last] { clips[clips.count - 1] = form }
    }

    /// The clips of an amount alone, in the forms that they have where something follows.
    public func clips(amount: Amount) throws(Refusal) -> [Int] {
        var clips: [Int] = []
        try append(amount, to: &clips)
        return clips
    }

    /// The same.
    ///
    /// - Parameter count: called once for each rule that is applied.
    package func clips(amount: Amount, counting count: () -> Void) throws(Refusal) -> [Int] {
        var clips: [Int] = []
        for item in try pattern(of: amount).say { append(item, of: amount, counting: count) { clips += $0 } }
        return clips
    }

    /// The clips of an announcement, those of each item apart: a number's are together. End forms are left out.
    package func parts(announcement id: String, amount: Amount?) throws(Refusal) -> [[Int]] {
        guard let items = table.announcements[id] else { throw .unknownAnnouncement(id) }
        var parts: [[Int]] = []
        for item in items {
            switch item {
            case .clip(let clip): parts.append([clip])
            case .amount:
                guard let amount else { throw .amountMissing }
                for item in try pattern(of: amount).say { append(item, of: amount) { parts.append($0) } }
            }
        }
        return parts
    }

    /// Whether an announcement says an amount. `nil` if there is none of this id.
    public func saysAmount(announcement id: String) -> Bool? {
        table.announcements[id]?.contains(.amount)
    }

    /// The announcement of an amount that comes without an id: the only one that says amounts, or else `payment-received`.
    package var defaultAnnouncement: String? {
        let ids = table.announcements.filter { $0.value.contains(.amount) }.keys
        return ids.count == 1 ? ids.first : ids.first { $0 == "payment-received" }
    }

    private func append(_ amount: Amount, to clips: inout [Int]) throws(Refusal) {
        for item in try pattern(of: amount).say { append(item, of: amount) { clips += $0 } }
    }

    /// The pattern that says an amount.
    private func pattern(of amount: Amount) throws(Refusal) -> ResolvedPattern {
        let scale = range.lowerBound.scale
        guard amount.scale == scale else { throw .scale(amount.scale, expected: scale) }
        guard range.contains(amount) else { throw .outOfRange(amount, range: range) }
        if let pattern = patterns.first(where: { $0.holds(amount) }) { return pattern }
        let isWhole = !patterns.isEmpty && table.amounts.allSatisfy { $0.fraction == 0 }
        throw amount.fraction > 0 && isWhole ? .fraction(amount) : .unsaid(amount)
    }

    /// Says an item of a pattern: a clip, a number, or each digit.
    private func append(
        _ item: ResolvedPattern.Item, of amount: Amount, counting count: () -> Void = {}, to say: ([Int]) -> Void
    ) {
        func number(_ set: Int, _ number: Int64) {
            var clips: [Int] = []
            append(set, number, to: &clips, counting: count)
            say(clips)
        }
        switch item {
        case .clip(let clip): say([clip])
        case .integer(let set): number(set, amount.integer)
        case .fraction(let set): number(set, amount.fraction)
        case .digits(let set, let isWhole):
            for digit in Amount.digits(of: amount.fraction, scale: range.lowerBound.scale, whole: isWhole) {
                number(set, digit)
            }
        }
    }

    /// Says a number by a set. The checks at the beginning bound the recursion.
    ///
    /// - Parameter count: called once for each rule that is applied; a number may need thousands.
    package func append(_ set: Int, _ number: Int64, to clips: inout [Int], counting count: () -> Void = {}) {
        count()
        let rule = sets[set].rule(for: number)
        guard rule.divisor > 0 else {
            clips += rule.leaves[Int(number - rule.base)]
            return
        }
        let (quotient, remainder) = number.quotientAndRemainder(dividingBy: rule.divisor)
        for operation in rule.operations(remainder: remainder) {
            switch operation {
            case .clip(let clip): clips.append(clip)
            case .quotient(let set): append(set, quotient, to: &clips, counting: count)
            case .remainder(let set): append(set, remainder, to: &clips, counting: count)
            case .same(let set): append(set, number, to: &clips, counting: count)
            }
        }
    }
}
