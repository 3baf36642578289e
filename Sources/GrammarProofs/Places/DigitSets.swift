import NumberGrammar

/// A table that says fractions digit by digit with a rule set, applied to the fraction, in the place of each slot that
/// does so.
struct DigitSets {
    private(set) var table: NumberTable

    /// - Parameter scale: the currency's fraction digits.
    init(replacingSlotsOf table: NumberTable, scale: Int) {
        self.table = table
        for (index, pattern) in table.amounts.enumerated() {
            self.table.amounts[index].say = pattern.say.compactMap { item in
                switch item {
                case .clip, .integer, .fraction: item
                case .digits(let set): digitSet(set, scale, whole: false).map { .fraction(set: $0) }
                case .allDigits(let set): digitSet(set, scale, whole: true).map { .fraction(set: $0) }
                }
            }
        }
    }

    /// The name of a set that applies a set to each of so many digits; the zeros at the end are left out or said.
    private mutating func digitSet(_ set: String, _ count: Int, whole: Bool) -> String? {
        guard count > 0 else { return nil }
        var name = set
        for count in 1...count where count > 1 || !whole {
            let rest = name
            // No name of the table's own ends so.
            name = "\(set)\u{1}\(count)\(whole ? "+" : "")"
            let divisor = Amount.unit(count - 1)
            let all: [NumberTable.Operation] =
                count > 1 ? [.quotient(set: set), .remainder(set: rest)] : [.same(set: set)]
            let rule = NumberTable.Content.operations(
                all, ifDivisible: whole || count == 1 ? nil : [.quotient(set: set)], divisor: divisor)
            table.sets[name] =
                whole
                ? [.init(base: 0, rule)]
                : [.init(base: 0, .operations([], ifDivisible: nil, divisor: 1)), .init(base: 1, rule)]
        }
        return name
    }
}
