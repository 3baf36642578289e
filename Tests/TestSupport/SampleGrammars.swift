import NumberGrammar
package import VoiceAssetGrammarProofs

/// Grammars written by hand, for tests of what interprets tables. A clip's index stands for its word.
package enum SampleGrammars {
    /// Russian numbers below 10^12 with roubles and kopecks: plural words and gender, all sets together.
    package static let russian: (table: RuleTable, words: [String]) = {
        var words = Words()
        let small = words.indexes(
            "ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать "
                + "четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать")
        let feminine = words.indexes("одна две")
        let tens = words.indexes(
            "двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто")
        let hundreds = words.indexes("сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот")
        func cardinal(_ name: String, _ units: [Int]) -> [RuleTable.Rule] {
            var rules = [RuleTable.Rule].list(units.map { [$0] })
            for (index, clip) in tens.enumerated() { rules.append(.tens(Int64(index + 2) * 10, 10, clip, name)) }
            for (index, clip) in hundreds.enumerated() { rules.append(.tens(Int64(index + 1) * 100, 100, clip, name)) }
            for (base, set, word) in [
                (1000, "feminine", "thousand"), (1_000_000, "masculine", "million"),
                (1_000_000_000, "masculine", "milliard"),
            ] as [(Int64, String, String)] {
                rules.append(
                    .init(
                        base: base,
                        [.quotient(set: set), .quotient(set: word), .remainder(set: name)],
                        ifDivisible: [.quotient(set: set), .quotient(set: word)], divisor: base))
            }
            return rules
        }
        let sets = [
            "masculine": cardinal("masculine", small),
            "feminine": cardinal("feminine", [small[0]] + feminine + small[3...]),
            "thousand": RuleTable.Rule.plural("thousand", words.indexes("тысяча тысячи тысяч")),
            "million": RuleTable.Rule.plural("million", words.indexes("миллион миллиона миллионов")),
            "milliard": RuleTable.Rule.plural("milliard", words.indexes("миллиард миллиарда миллиардов")),
            "rouble": RuleTable.Rule.plural("rouble", words.indexes("рубль рубля рублей")),
            "kopeck": RuleTable.Rule.plural("kopeck", words.indexes("копейка копейки копеек")),
        ]
        let whole: [NumberTable.Item] = [.field(.integer, machine: "masculine"), .field(.integer, machine: "rouble")]
        let part: [NumberTable.Item] = [.field(.fraction, machine: "feminine"), .field(.fraction, machine: "kopeck")]
        let table = RuleTable(
            sets: sets,
            amounts: [
                .init(fraction: 0, say: whole), .init(integer: 0, say: part), .init(say: whole + part),
            ],
            announcements: [
                "paid": [.clip(words.index("оплачено")), .amount], "thanks": [.clip(words.index("спасибо"))],
            ])
        return (table, words.list)
    }()

    /// Numbers digit by digit, and what a fraction's digits are.
    package static let iterated: (table: RuleTable, words: [String]) = {
        let table = RuleTable(
            sets: [
                "digits": [RuleTable.Rule].list((0...9).map { [$0] }) + [
                    .init(
                        base: 10,
                        [.quotient(set: "digits"), .remainder(set: "digits")], divisor: 10)
                ]
            ],
            amounts: [
                .init(fraction: 0, say: [.field(.integer, machine: "digits")]),
                .init(say: [.field(.integer, machine: "digits"), .clip(10), .field(.digits, machine: "digits")]),
            ],
            announcements: ["paid": [.amount], "exact": [.clip(11), .amount]])
        return (table, (0...9).map(String.init) + ["point", "paid"])
    }()

    private struct Words {
        var list: [String] = []

        mutating func index(_ word: String) -> Int {
            if let index = list.firstIndex(of: word) { return index }
            list.append(word)
            return list.count - 1
        }

        mutating func indexes(_ words: String) -> [Int] { words.split(separator: " ").map { index(String($0)) } }
    }
}

extension RuleTable.Rule {
    /// A word, and what is left by the divisor.
    fileprivate static func tens(_ base: Int64, _ divisor: Int64, _ clip: Int, _ set: String) -> Self {
        .init(
            base: base, [.clip(clip), .remainder(set: set)], ifDivisible: [.clip(clip)], divisor: divisor)
    }

    /// One, few, many: CLDR's plural rules for Russian whole numbers.
    fileprivate static func plural(_ name: String, _ words: [Int]) -> [Self] {
        let units = [2, 0, 1, 1, 1] + Array(repeating: 2, count: 15)
        return [RuleTable.Rule].list(units.map { [words[$0]] }) + [
            .init(base: 20, [.remainder(set: name)], divisor: 10),
            .init(base: 100, [.remainder(set: name)], divisor: 100),
        ]
    }
}
