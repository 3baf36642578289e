import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetGrammarProofs

@Suite struct AmbiguityCheckTests {
    /// What is found of a pack that says 0 to 9 by one clip each.
    private func findings(_ texts: [String], soundsLike: [String] = [], says amount: Bool = true) throws -> [String] {
        let table = RuleTable(
            sets: ["n": [RuleTable.Rule].list(texts.indices.map { [$0] })],
            amounts: [.init(say: [.field(.integer, machine: "n")])],
            announcements: ["x": amount ? [.amount] : texts.indices.map { .clip($0) }])
        let range = try Amount("0", scale: 0)...Amount("\(texts.count - 1)", scale: 0)
        let grammar = try table.compiled(clipCount: texts.count, range: range)
        let clips = texts.enumerated().map { index, text in
            AnnouncedClip(id: "\(index)", text: text, samples: 1, soundsLike: index == 1 ? soundsLike : [])
        }
        return ProvenAnnouncements(grammar, clips: clips, sampleRate: 1000).findings.map { finding in
            ([finding.label] + ["first", "second", "words"].compactMap { finding.arguments[$0]?.words() })
                .joined(separator: " ")
        }
    }

    @Test(arguments: [
        ["zero", "twenty-one", "two", "Twenty one"], ["zero", "Zwei\u{AD}hundert", "two", "zweihundert"],
        ["zero", "سی‌هزار", "two", "سی هزار"],
    ])
    func sameText(texts: [String]) throws {
        #expect(
            try findings(texts) == [
                "error[amounts-alike] 1 3 `\(texts[1])` and `\(texts[3])`"
            ])
        #expect(try findings(texts, says: false) == [])
    }

    @Test("A clip that has no text yet is like no other one")
    func textless() throws { #expect(try findings(["zero", "", "two", ""]) == []) }

    @Test func soundAlike() throws {
        let texts = ["zero", "fifteen", "two", "fifty"]
        #expect(try findings(texts) == [])
        #expect(try findings(texts, soundsLike: ["9"]) == [])
        #expect(
            try findings(texts, soundsLike: ["3"]) == [
                """
                warning[amounts-sound-alike] 1 3 `fifteen` and `fifty`
                """
            ])
    }

    /// Of a pack that says 0 to 3, each with an end form.
    @Test(
        "Clips whose end forms sound alike; a form of one and another clip are told apart by where they stand",
        arguments: [(5, "7", true), (1, "3", true), (5, "3", false), (1, "7", false), (5, "1", false)])
    func endForms(clip: Int, other: String, isAlike: Bool) throws {
        let table = RuleTable(
            sets: ["n": [RuleTable.Rule].list((0..<4).map { [$0] })],
            amounts: [.init(say: [.field(.integer, machine: "n")])],
            announcements: ["x": [.amount], "y": [.amount, .amount]])
        let grammar = try table.compiled(
            clipCount: 8, range: Amount("0", scale: 0)...Amount("3", scale: 0),
            endForms: (0..<4).map { .init(clip: $0, form: 4 + $0) })
        let texts = ["zero", "fifteen", "two", "fifty"]
        let clips = (0..<8).map { index in
            AnnouncedClip(
                id: "\(index)", text: texts[index % 4], samples: 1, soundsLike: index == clip ? [other] : [])
        }
        let rules = ProvenAnnouncements(grammar, clips: clips, sampleRate: 1000).findings.map(\.check.id)
        #expect(rules == (isAlike ? ["amounts-sound-alike"] : []))
    }
}
