/// A language's plural rules for cardinal numbers, from CLDR's data.
package struct PluralRules: Sendable {
    /// The conditions in the order in which they are tried; what none holds for is `other`.
    let cases: [(category: PluralCategory, condition: PluralCondition)]

    /// The rules of languages that have no plural, and of those that CLDR does not know: everything is `other`.
    static let none = PluralRules(cases: [])

    private init(cases: [(category: PluralCategory, condition: PluralCondition)]) { self.cases = cases }

    /// The rules of a locale or else of what is left of its tag without the last subtags.
    ///
    /// - Parameter locale: a BCP 47 tag: `pt-PT`, `zh-Hant-TW`.
    /// - Returns: nil if CLDR has none for the language.
    package init?(locale: String) {
        var subtags = locale.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
        while !subtags.isEmpty {
            if let rules = Self.all[subtags.joined(separator: "-")] {
                self = rules
                return
            }
            subtags.removeLast()
        }
        return nil
    }

    /// The locales that have rules of their own, in lowercase.
    package static var locales: [String] { all.keys.sorted() }

    /// The category of a decimal number.
    ///
    /// - Parameters:
    ///   - integer: the part before the point, 0 or more.
    ///   - fraction: the visible digits after the point as a number: 5 for 1.05, 50 for 1.50.
    ///   - visibleDigits: how many digits are visible after the point.
    package func category(integer: Int64, fraction: Int64 = 0, visibleDigits: Int = 0) -> PluralCategory {
        let number = PluralOperands(fraction: fraction, visibleDigits: visibleDigits)
        let match = cases.first {
            $0.condition.holds { number.value(of: $0) ?? $0.holds(integer) }
        }
        return match?.category ?? .other
    }

    /// Whole numbers among which are some of every category of CLDR's languages: they ask for remainders by 10, 100, 1,000,
    /// 100,000 and a million.
    package static let telling: [Int64] =
        Array(0...1000) + (1...100).map { $0 * 1000 }
        + (5...15).map { power in (0..<power).reduce(1) { value, _ in value * 10 } }

    private static let all: [String: PluralRules] = {
        var all: [String: PluralRules] = [:]
        var locales: [Substring] = []
        var cases: [(category: PluralCategory, condition: PluralCondition)] = []
        let lines: [Substring] = (PluralData.cardinal + "\n").split(separator: "\n", omittingEmptySubsequences: false)
        for line in lines {
            if line.isEmpty {
                for locale in locales {
                    all[locale.lowercased().split(separator: "_").joined(separator: "-")] = PluralRules(cases: cases)
                }
                (locales, cases) = ([], [])
            } else if let colon = line.firstIndex(of: ":") {
                guard let category = PluralCategory(rawValue: String(line[..<colon].drop { $0 == " " })),
                    let condition = PluralCondition(line[line.index(after: colon)...])
                else { continue }
                cases.append((category, condition))
            } else {
                locales += line.split(separator: " ")
            }
        }
        return all
    }()
}

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
        alternatives = []
        for alternative in text.split(separator: " or ") {
            let relations = alternative.split(separator: " and ").map { Relation($0) }
            guard !relations.contains(nil) else { return nil }
            alternatives.append(relations.compactMap(\.self))
        }
    }
}

extension PluralCondition.Relation {
    /// Reads `i % 100 != 12..14`; nil of anything else.
    fileprivate init?(_ text: Substring) {
        var words = text.split(separator: " ")
        var modulus: Int64 = 0
        if words.count == 5, words[1] == "%", let number = Int64(words[2]), number > 0 {
            modulus = number
            words.removeSubrange(1...2)
        }
        guard words.count == 3, let operand = Operand(rawValue: String(words[0])), ["=", "!="].contains(words[1]) else {
            return nil
        }
        let ranges = words[2].split(separator: ",").map { item -> ClosedRange<Int64>? in
            let ends = item.split(separator: ".").compactMap { Int64($0) }
            guard let low = ends.first, let high = ends.last, low <= high else { return nil }
            return low...high
        }
        guard !ranges.contains(nil) else { return nil }
        self.init(
            operand: operand, modulus: modulus, isNegated: words[1] == "!=", ranges: ranges.compactMap(\.self))
    }
}

/// A choice among words by conditions on a whole number: plural rules whose conditions on the fraction are decided.
struct PluralChoice: Hashable {
    struct Case: Hashable {
        /// Which of the words, an index.
        var word: Int
        var condition: PluralCondition
    }

    /// Tried in this order.
    private(set) var cases: [Case]
    /// The word if no case holds.
    private(set) var otherwise: Int

    init(cases: [Case], otherwise: Int) {
        self.cases = []
        self.otherwise = otherwise
        for next in cases where !next.condition.alternatives.isEmpty {
            if next.condition.isAlwaysTrue {
                self.otherwise = next.word
                break
            }
            self.cases.append(next)
        }
        while self.cases.last?.word == self.otherwise { self.cases.removeLast() }
    }

    func simplified(_ value: (PluralCondition.Relation) -> Bool?) -> Self {
        Self(
            cases: cases.map { Case(word: $0.word, condition: $0.condition.simplified(value)) }, otherwise: otherwise)
    }

    /// The word for a number.
    func word(for number: Int64) -> Int {
        cases.first { $0.condition.holds { $0.holds(number) } }?.word ?? otherwise
    }

    var relations: [PluralCondition.Relation] { cases.flatMap { $0.condition.alternatives.joined() } }

    /// The largest modulus of a relation; 0 if there is none.
    var modulus: Int64 { relations.map(\.modulus).max() ?? 0 }
}
