import Testing

@testable import VoiceAssetRecordingDesk
@testable import VoiceAssetSessionAlignment

/// What a spelling tells about the sound.
@Suite struct ScriptTextTests {
    @Test(
        "Vowels with whatever marks",
        arguments: [("bốn", 1.0), ("được", 1.15), ("một", 1), ("zéro", 2), ("fünf", 1), ("seven", 2), ("十五", 2)])
    func syllables(text: String, count: Double) { #expect(abs(ScriptText(text).syllables - count) < 0.01) }

    @Test(
        "Letters that hiss, that don't, and that may",
        arguments: [
            ("seven", true), ("zwölf", true), ("cent", true), ("семь", true), ("ستة", true), ("सात", true),
            ("one", false), ("elf", false), ("один", false), ("ألف", false), ("trois", nil), ("acht", nil),
            ("一", nil), ("12", nil), ("", false),
        ])
    func sibilants(text: String, isSibilant: Bool?) { #expect(ScriptText(text).isSibilant == isSibilant) }
}
