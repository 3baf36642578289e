import Foundation
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceAssetRecordingDesk

@Suite("Texts of packs with slots") struct SlotTextTests {
    /// As a generated pack writes them: one word where the rules write one.
    @Test func countsAreWrittenAsTheRulesWriteThem() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "r/de-announcements/pack.yml",
            """
            locale: de
            speaker: Eva
            license: CC0-1.0
            clips: { "1": ein, "2": zwei, hundred: einhundert, payments: Zahlungen }
            numbers: numbers.rbnf
            slots: { payments: { number: 100...102, say: ["{integer}", payments] } }
            announcements: { day-total: ["{payments}"] }

            """.utf8)
        try folder.write(
            "r/de-announcements/numbers.rbnf", "%n:\n0: null;\n1: ein;\n2: zwei;\n100: einhundert[\u{AD}>>];\n".utf8)
        let pack = UnrecordedPack("de-announcements", recordings: folder.url("r").path)
        let readings = try #require(pack.readings, "\(pack.diagnostics.map(\.line))")
        #expect(try readings.text("day-total", values: ["payments": "101"]) == "einhundertein Zahlungen")
        #expect(try readings.text("day-total", values: ["payments": "100"]) == "einhundert Zahlungen")
    }
}
