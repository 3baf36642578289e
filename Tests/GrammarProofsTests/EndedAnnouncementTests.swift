import NumberGrammar
import TestSupport
import Testing

@testable import VoiceAssetGrammarProofs

@Suite("What is proven of announcements whose last clip has another form")
struct EndedAnnouncementTests {
    /// A table in which some clips have an end form, and how many clips there are with the forms.
    private struct Ended {
        var table: RuleTable
        var forms: [NumberTable.EndForm]
        var count: Int

        func grammar(_ range: ClosedRange<Amount>) throws -> AmountGrammar {
            try table.compiled(clipCount: count, range: range, endForms: forms)
        }
    }

    private func ended(
        _ sample: (table: RuleTable, words: [String]), every step: Int
    ) -> Ended {
        let clips = Array(stride(from: 0, to: sample.words.count, by: step))
        return Ended(
            table: sample.table, forms: clips.enumerated().map { .init(clip: $1, form: sample.words.count + $0) },
            count: sample.words.count + clips.count)
    }

    /// Lengths of clips: a form may be shorter than its clip, or longer.
    private func samples(_ count: Int, seed: UInt64) -> [Int] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { _ in Int.random(in: 5000...20000, using: &random) }
    }

    /// What an announcement says, by looking at it: the rule that splicers have, told once more.
    private func heard(_ ended: Ended, _ grammar: AmountGrammar, _ id: String, _ amount: Amount) throws -> [Int] {
        var clips: [Int] = []
        for item in ended.table.announcements[id] ?? [] {
            switch item {
            case .clip(let clip): clips.append(clip)
            case .amount: clips += try grammar.clips(amount: amount)
            case .slot: Issue.record("these packs have no slots")
            }
        }
        if let last = clips.last, let end = ended.forms.first(where: { $0.clip == last }) {
            clips[clips.count - 1] = end.form
        }
        return clips
    }

    private func compare(
        _ ended: Ended, range: ClosedRange<Amount>, seed: UInt64, limit: Int64 = .max
    ) throws {
        let grammar = try ended.grammar(range)
        let samples = samples(ended.count, seed: seed)
        let proof = try AnnouncementProof(grammar, samples: samples, limit: limit)
        var heardAnywhere: [Int: Int64] = [:]
        for id in ended.table.announcements.keys.sorted() {
            var longest: (number: Int64, weight: Int64) = (0, -1)
            var tooLong: Int64?
            var differences = 0
            for number in range.lowerBound.minorUnits...range.upperBound.minorUnits {
                let amount = try Amount(minorUnits: number, scale: range.lowerBound.scale)
                let clips = try grammar.clips(announcement: id, amount: amount)
                if try clips != heard(ended, grammar, id, amount) { differences += 1 }
                let weight = clips.reduce(0) { $0 + Int64(samples[$1]) }
                if weight > longest.weight { longest = (number, weight) }
                if weight >= limit, tooLong == nil { tooLong = number }
                for clip in clips { heardAnywhere[clip] = min(number, heardAnywhere[clip] ?? .max) }
            }
            #expect(differences == 0 && proof.longest[id]?.samples == longest.weight, "\(id)")
            guard grammar.saysAmount(announcement: id) == true else { continue }
            #expect(proof.longest[id]?.amount?.minorUnits == longest.number, "\(id)")
            #expect(proof.tooLong[id]?.amount?.minorUnits == tooLong, "\(id)")
        }
        for (clip, witness) in proof.witnesses.enumerated() {
            #expect((witness == nil) == (heardAnywhere[clip] == nil), "\(clip)")
            guard let witness, let amount = witness.read else { continue }
            #expect(try grammar.clips(announcement: witness.announcement, amount: amount).contains(clip), "\(clip)")
            #expect(amount.minorUnits == heardAnywhere[clip], "\(clip)")
        }
    }

    @Test(
        "The longest announcement and the witnesses are those that looking at every amount finds",
        arguments: [
            ("0.00", "0.99"), ("0.00", "250.00"), ("7.77", "199.98"), ("999.50", "1321.07"),
            ("999999.00", "1000234.56"),
        ], [1, 2, 3])
    func exact(bounds: (String, String), step: Int) throws {
        let range = try Amount(bounds.0, scale: 2)...Amount(bounds.1, scale: 2)
        for sample in [SampleGrammars.russian, SampleGrammars.iterated] {
            try compare(ended(sample, every: step), range: range, seed: UInt64(step))
        }
    }

    @Test(
        "Wherever the amount stands",
        arguments: [
            [.amount, .clip(10)], [.amount, .amount], [.clip(10), .amount, .clip(11), .amount], [.clip(10), .clip(11)],
            [.amount, .clip(11), .amount, .clip(10)],
        ] as [[NumberTable.AnnouncementItem]])
    func places(items: [NumberTable.AnnouncementItem]) throws {
        var ended = ended(SampleGrammars.iterated, every: 1)
        ended.table.announcements = ["a": items]
        let range = try Amount("0.00", scale: 2)...Amount("32.10", scale: 2)
        try compare(ended, range: range, seed: 4)
        ended.table.announcements["b"] = [.amount]
        ended.table.announcements["c"] = [.amount, .clip(10)]
        try compare(ended, range: range, seed: 5)
    }

    @Test("The smallest amount that is too long is named", arguments: [40_000, 60_000, 90_000, 120_000])
    func tooLong(limit: Int64) throws {
        let ended = ended(SampleGrammars.russian, every: 1)
        let range = try Amount("0.00", scale: 2)...Amount("1234.56", scale: 2)
        try compare(ended, range: range, seed: 6, limit: limit)
    }

    @Test("Fractions on both sides of the integer part", arguments: [60_000, 110_000, .max] as [Int64])
    func aroundTheInteger(limit: Int64) throws {
        var ended = ended(SampleGrammars.russian, every: 2)
        ended.table.amounts = [
            .init(say: [
                .field(.fraction, machine: "kopeck"), .field(.integer, machine: "masculine"),
                .field(.integer, machine: "rouble"),
                .field(.fraction, machine: "feminine"),
                .field(.integer, machine: "rouble"),
            ])
        ]
        let range = try Amount("7.00", scale: 2)...Amount("123.45", scale: 2)
        try compare(ended, range: range, seed: 10, limit: limit)
    }

    /// What is last then is what stands before; of some amounts of the second range, nothing at all is said.
    @Test("Rules that say nothing for some numbers", arguments: [("0", "99"), ("100", "345")])
    func silence(low: String, high: String) throws {
        let table = RuleTable(
            sets: [
                "rest": [
                    .init(base: 0, []), .init(base: 1, [.clip(1)]),
                    .init(base: 2, [.clip(2)], ifDivisible: [], divisor: 3),
                ],
                "all": [
                    .init(
                        base: 0,
                        [.clip(0), .remainder(set: "rest"), .same(set: "odd")], divisor: 10),
                    .init(base: 100, [.remainder(set: "rest")], ifDivisible: [], divisor: 10),
                ],
                "odd": [.init(base: 0, [.clip(4)], ifDivisible: [], divisor: 2)],
            ],
            amounts: [.init(say: [.field(.integer, machine: "all")])], announcements: ["x": [.clip(3), .amount]])
        let range = try Amount(low, scale: 0)...Amount(high, scale: 0)
        let grammar = try table.compiled(
            clipCount: 10, range: range, endForms: (0..<5).map { .init(clip: $0, form: 5 + $0) })
        for seed in 1...5 {
            let samples = samples(10, seed: UInt64(seed))
            let proof = try AnnouncementProof(grammar, samples: samples, limit: .max)
            let lengths = try (range.lowerBound.minorUnits...range.upperBound.minorUnits).map { number in
                try grammar.clips(announcement: "x", amount: Amount(minorUnits: number, scale: 0))
                    .reduce(0) { $0 + Int64(samples[$1]) }
            }
            #expect(proof.longest["x"]?.samples == lengths.max())
            let first = lengths.firstIndex { $0 == lengths.max() } ?? 0
            #expect(proof.longest["x"]?.amount?.minorUnits == range.lowerBound.minorUnits + Int64(first))
        }
    }

    @Test("A hundred thousand roubles, whole ones", .exhaustive)
    func thousandsExhaustively() throws {
        let ended = ended(SampleGrammars.russian, every: 1)
        try compare(
            ended, range: Amount("0", scale: 0)...Amount("100000", scale: 0), seed: 7, limit: 150_000)
    }

    @Test("To 10^12 no random amount is longer, and the longest is as long as it is said to be")
    func large() throws {
        let ended = ended(SampleGrammars.russian, every: 1)
        let range = try Amount("0", scale: 2)...Amount("999999999999.99", scale: 2)
        let grammar = try ended.grammar(range)
        let samples = samples(ended.count, seed: 8)
        let longest = try #require(try AnnouncementProof(grammar, samples: samples, limit: .max).longest["paid"])
        func length(_ amount: Amount?) throws -> Int64 {
            try grammar.clips(announcement: "paid", amount: amount).reduce(0) { $0 + Int64(samples[$1]) }
        }
        #expect(try length(longest.amount) == longest.samples)
        var random = SeededGenerator(seed: 9)
        for _ in 0..<20_000 {
            let amount = try Amount(minorUnits: .random(in: 0...99_999_999_999_999, using: &random), scale: 2)
            #expect(try length(amount) <= longest.samples)
        }
    }
}
