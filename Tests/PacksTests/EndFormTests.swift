import Testing
import VoiceAssetCore

@testable import VoiceAssetPacks

@Suite("end-forms of pack.yml")
struct EndFormTests {
    private func document(_ lines: String) -> PackDocument {
        PackDocument(
            """
            locale: en
            currency: USD
            range: 0.00...9.99
            clips: { "7": seven, ten: ten, usd: dollars }
            numbers: numbers.rbnf
            amount: [{ say: ["{integer}", usd] }]
            announcements: { paid: ["{amount}"], ten: [ten] }
            \(lines)
            """)
    }

    @Test("Put a clip behind each of theirs, with its text, that can be pinned and ruled but not said")
    func reads() throws {
        let source = document(
            """
            end-forms: [usd, "7"]
            pins: { usd.end: 2 }
            rules: { recording-hum: { severity: off, clips: [7.end], because: heard } }
            """)
        #expect(source.diagnostics.map(\.line) == [])
        let pack = try #require(source.pack)
        #expect(pack.clips.map(\.id) == ["7", "7.end", "ten", "usd", "usd.end"])
        #expect(pack.clips.map(\.text) == ["seven", "seven", "ten", "dollars", "dollars"])
        #expect(pack.clips.map { pack.form(of: $0.id) } == [.within, .end, nil, .within, .end])
        #expect(source.clipIDs == Set(pack.clips.map(\.id)))
        #expect(source.positions["7.end"] == SourcePosition(line: 8, column: 18))
        #expect(source.pins["usd.end"]?.take == 2)
    }

    @Test(
        arguments: [
            ("end-forms: [sevn]", "8:13 pack-reference"), ("end-forms: [ten, ten]", "8:18 pack-duplicate"),
            ("end-forms: []", "8:12 pack-value"), ("end-forms: ten", "8:12 pack-type"),
            ("end-forms: [[ten]]", "8:13 pack-type"), ("end-forms: [ten.end]", "8:13 pack-reference"),
            ("end-form: [ten]", "8:1 pack-unknown-key"),
        ])
    func faults(line: String, finding: String) {
        #expect(document(line).findings == [finding])
        #expect(document(line).pack == nil)
    }

    @Test("No clip of its own has the name of an end form, and none is said by it")
    func names() {
        #expect(!ClipID.isValid("7.end") && ClipID.ended("7.end") == "7" && ClipID.ended("7end") == nil)
        let own = document("").diagnostics + PackDocument("clips: { 7.end: seven }").diagnostics
        #expect(own.contains { $0.message.contains("`7.end` is no id") })
        let said = document("end-forms: [ten]\nmax-seconds: 9").diagnostics
        #expect(said.isEmpty)
    }

    @Test(
        "What is read, by people and by machines",
        arguments: [
            (ClipForm.within, "seven", "…seven…", "seven,"), (.end, "seven", "…seven.", "seven."),
            (.within, "七", "…七…", "七，"), (.end, "七", "…七。", "七。"),
            (.within, "ten,", "…ten,…", "ten,"), (.within, "100%", "…100%…", "100%,"),
            (.within, "deux p’", "…deux p’…", "deux p’,"),
        ])
    func forms(form: ClipForm, text: String, reading: String, sentence: String) {
        #expect(form.reading(of: text) == reading && form.sentence(of: text) == sentence)
    }
}
