import NumberGrammar
import TestSupport
import Testing
import VoiceAssetGrammarProofs

@testable import VoiceAssetAudio

@Suite struct AnnouncedJoinsTests {
    private func grammar(_ sample: (table: RuleTable, words: [String]), _ low: String, _ high: String) throws
        -> AmountGrammar
    {
        try sample.table.compiled(
            clipCount: sample.words.count, range: Amount(low, scale: 2)...Amount(high, scale: 2))
    }

    /// What is counted at once is what the announcements say one by one.
    @Test(arguments: [("0", "0.09"), ("0", "99.99"), ("17", "99999999.99"), ("5.05", "5.05")])
    func countsWhatIsSaid(low: String, high: String) throws {
        let sample = SampleGrammars.russian
        let grammar = try grammar(sample, low, high)
        let amounts = AnnouncedJoins.amounts(in: grammar.range, clipCount: sample.words.count)
        var counts: [AnnouncedJoins.Join: Int] = [:]
        for id in sample.table.announcements.keys where grammar.saysAmount(announcement: id) == true {
            for amount in amounts {
                let clips = try grammar.clips(announcement: id, amount: amount)
                for (left, right) in zip(clips, clips.dropFirst()) {
                    counts[.init(left: left, right: right), default: 0] += 1
                }
            }
        }
        #expect(AnnouncedJoins(grammar, clipCount: sample.words.count).counts == counts)
    }

    /// An announcement without an amount, and one that says its amount twice.
    @Test func otherAnnouncements() throws {
        var table = SampleGrammars.iterated.table
        let count = SampleGrammars.iterated.words.count
        table.announcements = ["thanks": [.clip(0), .clip(1)], "twice": [.amount, .amount]]
        let grammar = try grammar((table, SampleGrammars.iterated.words), "7", "7")
        let said = try grammar.clips(amount: Amount("7", scale: 2))
        let amounts = AnnouncedJoins.amounts(in: grammar.range, clipCount: count).count
        let joins = AnnouncedJoins(grammar, clipCount: count).counts
        #expect(joins[.init(left: 0, right: 1)] == amounts)
        #expect(joins[.init(left: said[said.count - 1], right: said[0])] == amounts)
    }

    /// A sample has amounts of every length, within the range, whole ones and others, and the same ones each time.
    @Test func sample() throws {
        let range = try Amount("3", scale: 2)...Amount("999999999999999.99", scale: 2)
        let amounts = AnnouncedJoins.amounts(in: range, clipCount: 100)
        #expect(amounts.allSatisfy { range.contains($0) })
        #expect(Set(amounts.map { "\($0.minorUnits)".count }) == Set(3...17))
        #expect(amounts.count { $0.fraction == 0 } >= amounts.count / 2)
        #expect(Set(amounts).count > amounts.count * 2 / 3)
        #expect(amounts == AnnouncedJoins.amounts(in: range, clipCount: 100))
        #expect(AnnouncedJoins.amounts(in: range, clipCount: 10_000).count <= 10_000)
    }

    /// The sample has the pairs of nearly nine in ten joins of other amounts.
    @Test func meetsMostPairs() throws {
        let sample = SampleGrammars.russian
        let grammar = try grammar(sample, "0", "9999.99")
        let known = AnnouncedJoins(grammar, clipCount: sample.words.count).counts
        var (met, all) = (0, 0)
        for number in stride(from: Int64(0), to: 999_999, by: 37) {
            let clips = try grammar.clips(announcement: "paid", amount: Amount(minorUnits: number, scale: 2))
            for (left, right) in zip(clips, clips.dropFirst()) {
                all += 1
                if known[.init(left: left, right: right)] != nil { met += 1 }
            }
        }
        #expect(Double(met) >= 0.85 * Double(all), "\(met) of \(all)")
    }
}
