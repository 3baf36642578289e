import NumberGrammar
import TestSupport
import Testing

@testable import VoiceAssetGrammarProofs

@Suite("What is proven of announcements")
struct AnnouncementProofTests {
    private func range(_ low: String, _ high: String) throws -> ClosedRange<Amount> {
        try Amount(low, scale: 2)...Amount(high, scale: 2)
    }

    /// Clip lengths with no pattern that an order could hide behind.
    private func samples(_ count: Int, seed: UInt64) -> [Int] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { _ in Int.random(in: 8000...20000, using: &random) }
    }

    /// The longest amount and each clip's smallest one, by looking at every amount.
    private func bruteForce(
        _ grammar: AmountGrammar, _ samples: [Int]
    ) throws -> (number: Int64, weight: Int, witnesses: [Int: Int64]) {
        var longest: (number: Int64, weight: Int) = (0, -1)
        var witnesses: [Int: Int64] = [:]
        for number in grammar.range.lowerBound.minorUnits...grammar.range.upperBound.minorUnits {
            let clips = try grammar.clips(amount: Amount(minorUnits: number, scale: 2))
            let weight = clips.reduce(0) { $0 + samples[$1] }
            if weight > longest.weight { longest = (number, weight) }
            for clip in clips where witnesses[clip] == nil { witnesses[clip] = number }
        }
        return (longest.number, longest.weight, witnesses)
    }

    @Test(
        "The longest announcement and the witnesses are those that looking at every amount finds",
        arguments: [
            ("0.00", "0.99"), ("0.00", "250.00"), ("7.77", "199.98"), ("999.50", "1321.07"), ("0.00", "0.00"),
            ("999999.00", "1000234.56"), ("98765432.10", "98765800.00"), ("1000000.00", "1000000.99"),
        ], [1, 2])
    func exact(bounds: (String, String), seed: UInt64) throws {
        for (table, words) in [SampleGrammars.russian, SampleGrammars.iterated] {
            let grammar = try table.compiled(clipCount: words.count, range: range(bounds.0, bounds.1))
            let samples = samples(words.count, seed: seed)
            let proof = try AnnouncementProof(grammar, samples: samples, limit: .max)
            let expected = try bruteForce(grammar, samples)
            let fixed = table.announcements["paid"] == [.amount] ? 0 : samples[words.firstIndex(of: "оплачено") ?? 0]
            let longest = try #require(proof.longest["paid"])
            #expect(longest.samples == Int64(expected.weight + fixed))
            #expect(longest.amount?.minorUnits == expected.number)
            for (clip, witness) in proof.witnesses.enumerated() {
                if let number = witness?.read?.minorUnits {
                    #expect(number == expected.witnesses[clip], "\(words[clip])")
                } else if witness == nil {
                    #expect(expected.witnesses[clip] == nil, "\(words[clip])")
                }
            }
            #expect(proof.tooLong.isEmpty && proof.unsaid.isEmpty)
        }
    }

    @Test("The whole million, roubles alone", .exhaustive)
    func millionExhaustively() throws {
        let (table, words) = SampleGrammars.russian
        let amounts = try Amount("0", scale: 0)...Amount("1000000", scale: 0)
        let grammar = try table.compiled(clipCount: words.count, range: amounts)
        let samples = samples(words.count, seed: 3)
        var longest: (number: Int64, weight: Int) = (0, -1)
        for number in Int64(0)...1_000_000 {
            let weight = try grammar.clips(amount: Amount(minorUnits: number, scale: 0)).reduce(0) { $0 + samples[$1] }
            if weight > longest.weight { longest = (number, weight) }
        }
        let proof = try AnnouncementProof(grammar, samples: samples, limit: .max)
        #expect(proof.longest["paid"]?.amount?.minorUnits == longest.number)
        #expect(
            proof.longest["paid"]?.samples == Int64(longest.weight + samples[words.firstIndex(of: "оплачено") ?? 0]))
    }

    @Test("To 10^12 no random amount is longer, and the longest is as long as it is said to be")
    func large() throws {
        let (table, words) = SampleGrammars.russian
        let grammar = try table.compiled(clipCount: words.count, range: range("0.00", "999999999999.99"))
        let samples = samples(words.count, seed: 4)
        let proof = try AnnouncementProof(grammar, samples: samples, limit: .max)
        let longest = try #require(proof.longest["paid"])
        func length(_ amount: Amount?) throws -> Int64 {
            try grammar.clips(announcement: "paid", amount: amount).reduce(0) { $0 + Int64(samples[$1]) }
        }
        #expect(try length(longest.amount) == longest.samples)
        var random = SeededGenerator(seed: 5)
        for _ in 0..<20_000 {
            let amount = try Amount(minorUnits: .random(in: 0...99_999_999_999_999, using: &random), scale: 2)
            #expect(try length(amount) <= longest.samples)
        }
        #expect(proof.witnesses.allSatisfy { $0 != nil })
        let milliard = try #require(words.firstIndex(of: "миллиардов"))
        #expect(proof.witnesses[milliard]?.amount == "5000000000.00")
    }

    @Test("The smallest amount that is too long is named", arguments: [60_000, 90_000, 120_000, 150_000])
    func tooLong(limit: Int64) throws {
        let (table, words) = SampleGrammars.russian
        let grammar = try table.compiled(clipCount: words.count, range: range("0.00", "9999.99"))
        let samples = samples(words.count, seed: 6)
        let proof = try AnnouncementProof(grammar, samples: samples, limit: limit)
        let first = try (Int64(0)...999_999).first { number in
            try grammar.clips(announcement: "paid", amount: Amount(minorUnits: number, scale: 2))
                .reduce(0) { $0 + Int64(samples[$1]) } >= limit
        }
        #expect(proof.tooLong["paid"]?.amount?.minorUnits == first)
        #expect(proof.tooLong["thanks"] == nil)
    }

    @Test("A fixed phrase has a length without an amount")
    func fixedPhrase() throws {
        let (table, words) = SampleGrammars.russian
        let grammar = try table.compiled(clipCount: words.count, range: range("0.00", "9.99"))
        var samples = samples(words.count, seed: 7)
        samples[try #require(words.firstIndex(of: "спасибо"))] = 1_000_000
        let proof = try AnnouncementProof(grammar, samples: samples, limit: 720_000)
        #expect(proof.longest["thanks"]?.amount == nil && proof.longest["thanks"]?.samples == 1_000_000)
        #expect(proof.tooLong["thanks"] == proof.longest["thanks"])
    }

    @Test("The smallest amount without a pattern is named")
    func unsaid() throws {
        var (table, words) = SampleGrammars.russian
        table.amounts = [.init(fraction: 0, say: table.amounts[0].say), .init(integer: 0, say: table.amounts[1].say)]
        let grammar = try table.compiled(clipCount: words.count, range: range("0.00", "99.99"))
        let proof = try AnnouncementProof(grammar, samples: samples(words.count, seed: 8), limit: .max)
        #expect(proof.unsaid == [.init(slot: "amount", value: "1.01")])
        let whole = try table.compiled(clipCount: words.count, range: range("1.00", "1.00"))
        #expect(try AnnouncementProof(whole, samples: samples(words.count, seed: 8), limit: .max).unsaid.isEmpty)
        words.removeAll()
    }

    /// Portuguese says "e" before some hundreds: `100: >%%optional-e>=%cardinal=;`. The search takes such a rule apart.
    @Test("Rules for the number and its remainder are searched exactly")
    func sameBesideRemainder() throws {
        let digits = [RuleTable.Rule].list((0..<10).map { [$0] })
        let table = RuleTable(
            sets: [
                "all": digits + [
                    .init(
                        base: 10,
                        [.quotient(set: "all"), .remainder(set: "all")], divisor: 10),
                    .init(
                        base: 1000,
                        [.quotient(set: "all"), .clip(10), .remainder(set: "joined")],
                        ifDivisible: [.quotient(set: "all"), .clip(10)], divisor: 1000),
                ],
                "joined": [
                    .init(base: 0, [.clip(11), .same(set: "all")]),
                    .init(
                        base: 100,
                        [.remainder(set: "optional"), .same(set: "all")], divisor: 100),
                ],
                "optional": [
                    .init(base: 0, [.clip(11)]),
                    .init(base: 1, []),
                    .init(base: 77, [.clip(12)]),
                ],
            ],
            amounts: [.init(say: [.field(.integer, machine: "all")])], announcements: ["paid": [.amount]])
        for highest in ["9999", "45678", "999999999999"] {
            let grammar = try table.compiled(
                clipCount: 13, range: Amount("0", scale: 0)...Amount(highest, scale: 0))
            let samples = samples(13, seed: 9)
            let proof = try AnnouncementProof(grammar, samples: samples, limit: .max)
            #expect(proof.witnesses[10]?.amount == "1000")
            #expect(proof.witnesses[11]?.amount == "1001")
            #expect(proof.witnesses[12]?.amount == "1177")
            guard highest.utf8.count < 6, let last = Int64(highest) else { continue }
            let longest = try (0...last).map { number in
                try grammar.clips(announcement: "paid", amount: Amount(minorUnits: number, scale: 0))
                    .reduce(0) { $0 + Int64(samples[$1]) }
            }.max()
            #expect(proof.longest["paid"]?.samples == longest)
        }
    }

    /// None of a number's digits tells its remainder by seven.
    @Test("Rules that digits can't take apart are refused at once")
    func tooIntricate() throws {
        let digits = [RuleTable.Rule].list((0..<10).map { [$0] })
        let table = RuleTable(
            sets: [
                "a": digits + [
                    .init(
                        base: 10, [.quotient(set: "a"), .same(set: "b")], divisor: 10)
                ],
                "b": digits + [.init(base: 10, [.remainder(set: "b")], divisor: 7)],
            ], amounts: [.init(say: [.field(.integer, machine: "a")])], announcements: ["x": [.amount]])
        let small = try table.compiled(clipCount: 10, range: range("0.00", "2000.00"))
        #expect(try AnnouncementProof(small, samples: samples(10, seed: 9), limit: .max).longest["x"] != nil)
        #expect(throws: TooIntricate.self) {
            try table.compiled(clipCount: 10, range: range("0.00", "999999999999.99"))
        }
    }

    /// Spanish `de pesos` and Catalan `de` stand behind multiples of a million.
    @Test("A word that depends on the remainder by a million is no reason to look at each thousand")
    func largerModulus() throws {
        func rule(_ base: Int64, _ divisor: Int64, _ operations: RuleTable.Operation...) -> RuleTable.Rule {
            .init(base: base, operations, divisor: divisor)
        }
        let units: [Int64] = [10, 1000, 1_000_000, 1_000_000_000]
        let table = RuleTable(
            sets: [
                "n": [RuleTable.Rule].list((0..<10).map { [$0] })
                    + units.map { rule($0, $0, .quotient(set: "n"), .remainder(set: "n")) },
                "many": [rule(0, 1_000_000, .remainder(set: "word"))],
                "word": [rule(0, 1, .clip(10)), rule(1, 1, .clip(11))],
            ], amounts: [.init(say: [.field(.integer, machine: "n"), .field(.integer, machine: "many")])],
            announcements: ["x": [.amount]])
        let grammar = try table.compiled(clipCount: 12, range: range("0.00", "999999999999.99"))
        let proof = try AnnouncementProof(grammar, samples: Array(repeating: 1, count: 12))
        #expect(proof.longest["x"]?.samples == 13)
        #expect(proof.longest["x"]?.amount?.description == "100100100100.00")
        let witnesses = proof.witnesses
        #expect(witnesses.compactMap { $0?.read?.integer } == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1])
    }

    /// Tables as nobody would write them, as long as they end.
    private func randomTable(_ random: inout SeededGenerator) -> RuleTable {
        let divisors: [Int64] = [1, 2, 3, 10, 10, 12, 20, 100, 100, 1000]
        let steps: [Int64] = [1, 8, 20, 88, 100, 900, 5000]
        let names = ["a", "b", "c"]
        func operations(_ random: inout SeededGenerator, base: Int64, divisor: Int64) -> [RuleTable.Operation] {
            (0..<Int.random(in: 0...3, using: &random)).map { _ in
                let set = names.randomElement(using: &random) ?? "a"
                switch Int.random(in: 0...3, using: &random) {
                case 0 where base >= 1 && divisor > 1: return .quotient(set: set)
                case 1 where base >= divisor: return .remainder(set: set)
                case 2 where set == "c": return .same(set: "c")
                default: return .clip(Int.random(in: 0...9, using: &random))
                }
            }
        }
        var sets: [String: [RuleTable.Rule]] = [:]
        for name in names {
            var base: Int64 = 0
            var rules = [RuleTable.Rule].list((0..<12).map { _ in [Int.random(in: 0...9, using: &random)] })
            base = 12
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let divisor = divisors.randomElement(using: &random) ?? 10
                let own = operations(&random, base: base, divisor: divisor).filter {
                    name != "c" || $0 != .same(set: "c")
                }
                let others =
                    Bool.random(using: &random)
                    ? operations(&random, base: base, divisor: divisor).filter { name != "c" || $0 != .same(set: "c") }
                    : nil
                rules.append(.init(base: base, own, ifDivisible: others, divisor: divisor))
                base += steps.randomElement(using: &random) ?? 1
            }
            sets[name] = rules
        }
        return RuleTable(
            sets: sets,
            amounts: [
                .init(say: [
                    .field(.integer, machine: "a"), .field(.integer, machine: "b"), .field(.fraction, machine: "c"),
                ])
            ],
            announcements: ["x": [.amount]])
    }

    @Test("Tables of any shape", arguments: 0..<(Exhaustive.isWanted ? 60 : 12))
    func anyTableExhaustively(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let table = randomTable(&random)
        let low = Int64.random(in: 0...3000, using: &random)
        let high = Int64.random(in: low...9000, using: &random)
        let range = try Amount("\(low).7", scale: 1)...Amount("\(high + 1).3", scale: 1)
        let grammar = try table.compiled(clipCount: 10, range: range)
        let weights = samples(10, seed: UInt64(seed))
        let proof = try AnnouncementProof(grammar, samples: weights, limit: .max)
        var longest = Int64(-1)
        var witnesses: [Int: Int64] = [:]
        for number in range.lowerBound.minorUnits...range.upperBound.minorUnits {
            let clips = try grammar.clips(amount: Amount(minorUnits: number, scale: 1))
            longest = max(longest, clips.reduce(0) { $0 + Int64(weights[$1]) })
            for clip in clips where witnesses[clip] == nil { witnesses[clip] = number }
        }
        #expect(proof.longest["x"]?.samples == longest)
        #expect(proof.witnesses.map { $0?.read?.minorUnits } == (0..<10).map { witnesses[$0] })
    }
}
