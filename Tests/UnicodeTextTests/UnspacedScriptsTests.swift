import Testing
import VoiceAssetAppText

@Suite struct UnspacedScriptsTests {
    /// The search finds the ends of every block and nothing beside them.
    @Test(
        arguments: [
            ("\u{dff}", false), ("\u{e00}", true), ("\u{fff}", true), ("\u{10a0}", false), ("\u{1100}", false),
            ("\u{2e7f}", false), ("\u{312f}", true), ("\u{3130}", false), ("\u{ac00}", false), ("\u{ffa0}", false),
            ("\u{3fffd}", true), ("\u{e0001}", false), ("a", false), ("é", false),
        ] as [(Character, Bool)])
    func knowsScripts(character: Character, isUnspaced: Bool) throws {
        #expect(try #require(character.unicodeScalars.first).isWrittenWithoutSpaces == isUnspaced)
    }
}
