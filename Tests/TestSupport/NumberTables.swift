package import NumberGrammar

/// Number rules written by hand, for the clips of the built-in packs.
package enum NumberTables {
    /// A clip that the table needs and the list doesn't have.
    package struct MissingClip: Error {
        package var id: String
    }

    /// The pack's announcements: one with the amount, one that is a fixed phrase.
    package static let amountAnnouncement = "payment-received"
    package static let fixedAnnouncement = "received"

    /// The table for a pack's clips, by the pack's language.
    package static func table(locale: String, clips ids: [String]) throws(MissingClip) -> NumberTable {
        let clips = Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
        func clip(_ id: String) throws(MissingClip) -> Int {
            guard let index = clips[id] else { throw MissingClip(id: id) }
            return index
        }
        var table = try locale.hasPrefix("zh") ? chinese(clip) : english(clip)
        let opening = try clip("payment-received")
        table.announcements = [amountAnnouncement: [.clip(opening), .amount], fixedAnnouncement: [.clip(opening)]]
        return table
    }

    /// American English without "and" below the point, to 999,999,999.99.
    private static func english(_ clip: (String) throws(MissingClip) -> Int) throws(MissingClip) -> NumberTable {
        var leaves: [[Int]] = []
        for number in 0..<20 { leaves.append([try clip("\(number)")]) }
        var rules: [NumberTable.Rule] = [.init(base: 0, .leaves(leaves))]
        for tens in stride(from: 20, to: 100, by: 10) {
            let word = NumberTable.Operation.clip(try clip("\(tens)"))
            let content = NumberTable.Content.operations(
                [word, .remainder(set: "cardinal")], ifDivisible: [word], divisor: 10)
            rules.append(.init(base: Int64(tens), content))
        }
        for (base, name) in [(Int64(100), "hundred"), (1000, "thousand"), (1_000_000, "million")] {
            let head = [NumberTable.Operation.quotient(set: "cardinal"), .clip(try clip(name))]
            rules.append(
                .init(
                    base: base,
                    .operations(head + [.remainder(set: "cardinal")], ifDivisible: head, divisor: base)))
        }
        let major = try words("dollar", "dollars", clip)
        let minor = try words("cent", "cents", clip)
        let integer: [NumberTable.AmountItem] = [.integer(set: "cardinal"), .integer(set: "major")]
        let fraction: [NumberTable.AmountItem] = [.fraction(set: "cardinal"), .fraction(set: "minor")]
        return NumberTable(
            sets: ["cardinal": rules, "major": major, "minor": minor],
            amounts: [
                .init(fraction: 0, say: integer), .init(integer: 0, say: fraction),
                .init(say: integer + [.clip(try clip("and"))] + fraction),
            ])
    }

    /// A unit's word: the first for 1, the second for all else.
    private static func words(
        _ one: String, _ other: String, _ clip: (String) throws(MissingClip) -> Int
    ) throws(MissingClip) -> [NumberTable.Rule] {
        let other = NumberTable.Operation.clip(try clip(other))
        let rest = NumberTable.Content.operations([other], ifDivisible: nil, divisor: 1)
        return [.init(base: 0, rest), .init(base: 1, .leaves([[try clip(one)]])), .init(base: 2, rest)]
    }

    /// Mandarin to 9999.99, enough of it for tests of sound: 十五 and 一百一十, 两 left out.
    private static func chinese(_ clip: (String) throws(MissingClip) -> Int) throws(MissingClip) -> NumberTable {
        var digits: [[Int]] = []
        for digit in 0..<10 { digits.append([try clip("\(digit)")]) }
        let zero = NumberTable.Operation.clip(try clip("0"))
        let ten = NumberTable.Operation.clip(try clip("ten"))
        func rule(_ base: Int64, _ head: [NumberTable.Operation], _ divisor: Int64, _ rest: String) -> NumberTable.Rule
        {
            .init(base: base, .operations(head + [.remainder(set: rest)], ifDivisible: head, divisor: divisor))
        }
        let tens = rule(20, [.quotient(set: "cardinal"), ten], 10, "cardinal")
        let hundreds = [NumberTable.Operation.quotient(set: "cardinal"), .clip(try clip("hundred"))]
        let thousands = [NumberTable.Operation.quotient(set: "cardinal"), .clip(try clip("thousand"))]
        func zeroThen(_ set: String) -> NumberTable.Content {
            .operations([zero, .same(set: set)], ifDivisible: nil, divisor: 1)
        }
        let cardinal: [NumberTable.Rule] = [
            .init(base: 0, .leaves(digits)), rule(10, [ten], 10, "cardinal"), tens,
            rule(100, hundreds, 100, "afterHundred"), rule(1000, thousands, 1000, "afterThousand"),
        ]
        let oneTen = rule(10, [.clip(try clip("1")), ten], 10, "cardinal")
        let full: [NumberTable.Rule] = [.init(base: 0, .leaves(digits)), oneTen, tens]
        let afterHundred: [NumberTable.Rule] = [
            .init(base: 0, zeroThen("cardinal")),
            .init(base: 10, .operations([.same(set: "full")], ifDivisible: nil, divisor: 1)),
        ]
        let afterThousand: [NumberTable.Rule] = [
            .init(base: 0, zeroThen("full")), rule(100, hundreds, 100, "afterHundred"),
        ]
        let yuan = NumberTable.AmountItem.clip(try clip("yuan"))
        return NumberTable(
            sets: ["cardinal": cardinal, "full": full, "afterHundred": afterHundred, "afterThousand": afterThousand],
            amounts: [
                .init(fraction: 0, say: [.integer(set: "cardinal"), yuan]),
                .init(say: [.integer(set: "cardinal"), .clip(try clip("point")), .digits(set: "cardinal"), yuan]),
            ])
    }

    /// The greatest amount that the table of this language says.
    package static func maximum(locale: String) -> String { locale.hasPrefix("zh") ? "9999.99" : "999999999.99" }
}
