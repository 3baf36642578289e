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
