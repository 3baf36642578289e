import Testing

@testable import VoiceAssetRecordingDesk
@testable import VoiceAssetSessionAlignment

/// What a spelling tells about the sound.
@Suite struct ScriptTextTests {
    @Test(
        "Letters that hiss, that don't, and that may",
        arguments: [
            ("seven", true), ("zwölf", true), ("cent", true), ("семь", true), ("ستة", true), ("सात", true),
            ("one", false), ("elf", false), ("один", false), ("ألف", false), ("trois", nil), ("acht", nil),
            ("一", nil), ("12", nil), ("", false),
        ])
    func sibilants(text: String, isSibilant: Bool?) { #expect(ScriptText(text).isSibilant == isSibilant) }
}
