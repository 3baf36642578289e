import NumberGrammar
import TestSupport
import Testing
import VoiceAssetGrammarProofs

@testable import VoiceAssetAudio

@Suite("Joins of packs with end forms")
struct EndedJoinsTests {
    /// What is counted at once is what the announcements say one by one.
    @Test(
        arguments: [
            [.clip(11), .amount], [.amount, .clip(11)], [.amount], [.amount, .amount], [.clip(10), .clip(11)],
            [.clip(11), .amount, .clip(10), .amount],
        ] as [[NumberTable.AnnouncementItem]])
    func countsWhatIsSaid(items: [NumberTable.AnnouncementItem]) throws {
        var table = SampleGrammars.iterated.table
        table.announcements = ["x": items]
        let grammar = try table.compiled(
            clipCount: 24, range: Amount("0", scale: 2)...Amount("12345.99", scale: 2),
            endForms: (0..<12).map { .init(clip: $0, form: 12 + $0) })
        var counts: [AnnouncedJoins.Join: Int] = [:]
        for amount in AnnouncedJoins.amounts(in: grammar.range, clipCount: 24) {
            let clips = try grammar.clips(announcement: "x", amount: amount)
            for (left, right) in zip(clips, clips.dropFirst()) {
                counts[.init(left: left, right: right), default: 0] += 1
            }
        }
        #expect(AnnouncedJoins(grammar, clipCount: 24).counts == counts)
        #expect(!counts.keys.contains { $0.left >= 12 })
    }
}
