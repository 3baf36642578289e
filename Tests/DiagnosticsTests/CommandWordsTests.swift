import Testing

@testable import VoiceAssetCore

/// The next step is told in the words by which the tool was called.
@Suite struct CommandWordsTests {
    private static let plugin = CommandWords(package: "swift package --traits Tool", program: "x/voice-assets")
    private static let program = CommandWords(package: nil, program: "tools/bin/voice-assets")

    @Test(arguments: [
        (
            "run voice-assets status", "run swift package --traits Tool voice-assets status",
            "run tools/bin/voice-assets status"
        ),
        (
            "voice-assets generate; or voice-assets validate",
            "swift package --traits Tool --allow-writing-to-package-directory voice-assets generate; or swift package --traits Tool voice-assets validate",
            "tools/bin/voice-assets generate; or tools/bin/voice-assets validate"
        ),
        (
            "`voice-assets split s.wav --write`",
            "`swift package --traits Tool --allow-writing-to-package-directory voice-assets split s.wav --write`",
            "`tools/bin/voice-assets split s.wav --write`"
        ),
        (
            "swift package --allow-writing-to-package-directory add-language-pack de --currency EUR",
            "swift package --traits Tool --allow-writing-to-package-directory voice-assets new de --currency EUR",
            "tools/bin/voice-assets new de --currency EUR"
        ),
        (
            "report this bug of voice-assets", "report this bug of voice-assets",
            "report this bug of voice-assets"
        ),
        ("as voice-assets wrote it", "as voice-assets wrote it", "as voice-assets wrote it"),
        ("the text voice-assets ", "the text voice-assets ", "the text voice-assets "),
        ("a/voice-assets status", "a/voice-assets status", "a/voice-assets status"),
    ])
    func spells(text: String, plugin: String, program: String) {
        #expect(Self.plugin.spelled(in: text) == plugin)
        #expect(Self.program.spelled(in: text) == program)
        #expect(CommandWords.canonical.spelled(in: text) == text)
    }
}
