import Diagnostics
import NumberGrammar
import Testing

@testable import VoiceAssetBuild

@Suite struct AnnouncementChecksTests {
    /// As long as the limit is too long, as splicers see it, who divide samples by their rate: 4.392 s at 24 kHz are
    /// 105408 samples, and their product is a little more.
    @Test(arguments: [
        (4.392, 24_000, 105_408), (4.392, 24_000, 105_407), (30, 24_000, 720_000), (30, 24_000, 719_999),
        (0.1, 48_000, 4800), (0.1, 48_000, 4799), (29.99999, 48_000, 1_440_000), (29.99999, 48_000, 1_439_999),
        (0.00001, 24_000, 1),
    ])
    func limit(maxSeconds: Double, sampleRate: Int, samples: Int) throws {
        let checks = AnnouncementChecks(
            file: "pack.yml", table: NumberTable(announcements: ["x": [.clip(0)]]),
            range: try Amount("0", scale: 0)...Amount("0", scale: 0), clips: ["a"], samples: [samples],
            sampleRate: sampleRate, maxSeconds: maxSeconds)
        let isTooLong = Double(samples) / Double(sampleRate) >= maxSeconds
        #expect(checks.check().diagnostics.map(\.rule.id) == (isTooLong ? ["announcement-too-long"] : []))
    }
}
