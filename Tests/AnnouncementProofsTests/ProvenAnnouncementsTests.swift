import NumberGrammar
import Testing
import VoiceAssetCore
import VoiceAssetGrammar

@Suite struct ProvenAnnouncementsTests {
    /// As long as the limit is too long, as splicers see it, who divide samples by their rate: 4.392 s at 24 kHz are
    /// 105408 samples, and their product is a little more.
    @Test(arguments: [
        (4.392, 24_000, 105_408), (4.392, 24_000, 105_407), (30, 24_000, 720_000), (30, 24_000, 719_999),
        (0.1, 48_000, 4800), (0.1, 48_000, 4799), (29.99999, 48_000, 1_440_000), (29.99999, 48_000, 1_439_999),
        (0.00001, 24_000, 1),
    ])
    func limit(maxSeconds: Double, sampleRate: Int, samples: Int) throws {
        let range = try Amount("0", scale: 0)...Amount("0", scale: 0)
        let grammar = try AmountGrammar(
            NumberTable(announcements: ["x": [.clip(0)]]), clipCount: 1, range: range)
        let proof = ProvenAnnouncements(
            grammar, clips: [.init(id: "a", text: "a", samples: samples)], sampleRate: sampleRate,
            maxSeconds: maxSeconds)
        let isTooLong = Double(samples) / Double(sampleRate) >= maxSeconds
        #expect(proof.findings.map(\.check.id) == (isTooLong ? ["announcement-too-long"] : []))
        #expect(proof.findings.hasErrors == isTooLong)
    }

    /// Pauses are part of what takes too long, and named.
    @Test(arguments: [([0, 1, 0], "0.5 s"), ([0, 1, 0, 1, 0], "1 s"), ([0, 0], nil)])
    func namesPauses(clips: [Int], pauses: String?) throws {
        let range = try Amount("0", scale: 0)...Amount("0", scale: 0)
        let grammar = try AmountGrammar(
            NumberTable(announcements: ["x": clips.map { .clip($0) }]), clipCount: 2, range: range)
        let proof = ProvenAnnouncements(
            grammar, clips: [.init(id: "a", text: "a", samples: 24_000), .init(pause: "pause-500ms", samples: 12_000)],
            sampleRate: 24_000, maxSeconds: 1)
        let found = try #require(proof.findings.first { $0.check == .announcementTooLong })
        #expect(found.form == (pauses == nil ? "any amount" : "any amount pauses"))
        #expect(found.arguments["pauses"]?.words() == pauses)
    }

    /// A clip that is far longer than its text stands first, whatever pauses there are.
    @Test func namesTheLongestClips() throws {
        let range = try Amount("0", scale: 0)...Amount("0", scale: 0)
        let said = [0, 1, 2, 1, 3, 4, 4]
        let grammar = try AmountGrammar(
            NumberTable(announcements: ["x": said.map { .clip($0) }]), clipCount: 5, range: range)
        let clips: [AnnouncedClip] = [
            .init(id: "paid", text: "paid", samples: 12_000), .init(id: "7", text: "seven", samples: 60_000),
            .init(pause: "pause-9s", samples: 216_000), .init(id: "9", text: "nine", samples: 6000),
            .init(id: "8", text: "eight", samples: 9000),
        ]
        let proof = ProvenAnnouncements(grammar, clips: clips, sampleRate: 24_000, maxSeconds: 1)
        let found = try #require(proof.findings.first { $0.check == .announcementTooLong })
        #expect(found.arguments["clips"]?.words() == "`7` (2.50 s, 2 times), `paid` (0.50 s), `8` (0.38 s, 2 times)")
    }
}
