/// A plural category of UTS #35 part 3 §5.1.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    case zero, one, two, few, many, other
}

/// What a number's fraction decides about a relation.
struct PluralOperands {
    let fraction: Int64
    let visibleDigits: Int

    /// nil if it is up to the whole part.
    func value(of relation: PluralCondition.Relation) -> Bool? {
        switch relation.operand {
        case .n: fraction == 0 ? nil : relation.holds(nil)
        case .i: nil
        case .v: relation.holds(Int64(visibleDigits))
        case .w: relation.holds(Int64(trimmed.digits))
        case .f: relation.holds(fraction)
        case .t: relation.holds(trimmed.value)
        case .e: relation.holds(0)
        }
    }

    /// The fraction without the zeros at its end.
    private var trimmed: (value: Int64, digits: Int) {
        guard fraction > 0 else { return (0, 0) }
        var (value, digits) = (fraction, visibleDigits)
        while value % 10 == 0 { (value, digits) = (value / 10, digits - 1) }
        return (value, digits)
    }
}

/// A condition of a plural rule: alternatives, of which one must hold, of relations that must all hold.
struct PluralCondition: Sendable, Hashable {
    /// A relation such as `i % 100 != 12..14` (UTS #35 part 3 §5.1.1).
    struct Relation: Sendable, Hashable {
        enum Operand: String {
            /// The number, with its fraction.
            case n
            /// The whole part.
            case i
            /// How many fraction digits are visible, with and without the zeros at the end.
            case v, w
            /// The visible fraction digits as a number, with and without the zeros at the end.
            case f, t
            /// The exponent of a compact form; an announced amount has none.
            case e
        }

        var operand: Operand
        /// What the operand is divided by to get the remainder that is compared; 0 for the operand itself.
        var modulus: Int64
        var isNegated: Bool
        var ranges: [ClosedRange<Int64>]

        /// Whether it holds for the value of the operand, not yet divided; nil is a number that is not whole.
        func holds(_ value: Int64?) -> Bool {
            guard let value else { return isNegated }
            let compared = modulus > 0 ? value % modulus : value
            return ranges.contains { $0.contains(compared) } != isNegated
        }
    }

    /// One empty alternative always holds; no alternative never does.
    var alternatives: [[Relation]]

    var isAlwaysTrue: Bool { alternatives.contains([]) }

    func holds(_ value: (Relation) -> Bool) -> Bool {
        alternatives.contains { $0.allSatisfy(value) }
    }

    /// The condition where some relations are known; those are nil for which `value` is.
    func simplified(_ value: (Relation) -> Bool?) -> Self {
        Self(
            alternatives: alternatives.compactMap { relations in
                var open: [Relation] = []
                for relation in relations {
                    guard let holds = value(relation) else {
                        open.append(relation)
                        continue
                    }
                    if !holds { return nil }
                }
                return open
            })
    }
}

extension PluralCondition {
    /// Reads the syntax of CLDR's data, without samples; nil for anything else.
    init?(_ text: Substring) {
        var words = text.split(separator: " ")[...]
        alternatives = []
        var relations: [Relation] = []
        while let relation = Relation(taking: &words) {
            relations.append(relation)
            let link = words.popFirst()
            if link == "and" { continue }
            alternatives.append(relations)
            relations = []
            if link == nil { return }
            guard link == "or" else { return nil }
        }
        return nil
    }
}

extension PluralCondition.Relation {
    /// Takes `i % 100 != 12..14` from the front of the words; nil if it is not there.
    fileprivate init?(taking words: inout ArraySlice<Substring>) {
        guard let operand = words.popFirst().flatMap({ Operand(rawValue: String($0)) }) else { return nil }
        var modulus: Int64 = 0
        if words.first == "%" {
            words.removeFirst()
            guard let number = words.popFirst().flatMap({ Int64($0) }), number > 0 else { return nil }
            modulus = number
        }
        guard let sign = words.popFirst(), sign == "=" || sign == "!=", let list = words.popFirst() else { return nil }
        var ranges: [ClosedRange<Int64>] = []
        for item in list.split(separator: ",") {
            let ends = item.split(separator: ".").compactMap { Int64($0) }
            guard let low = ends.first, let high = ends.last, low <= high else { return nil }
            ranges.append(low...high)
        }
        self.init(operand: operand, modulus: modulus, isNegated: sign == "!=", ranges: ranges)
    }
}
