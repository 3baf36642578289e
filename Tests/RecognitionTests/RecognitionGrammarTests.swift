import Testing

@testable import VoiceAssetRecordingDesk

@Suite struct RecognitionGrammarTests {
    @Test func eachTextOnce() {
        let text = RecognitionGrammar.text(
            of: ["Twenty-one", "seven", "Seven!", "…", "七", "l’heure"], language: "en-US")
        #expect(
            text == """
                #JSGF V1.0 UTF-8 en-US;
                grammar pack;
                public <text> = twenty one
                    | seven
                    | 七
                    | l'heure;

                """)
    }

    @Test func nothingToSay() { #expect(RecognitionGrammar.text(of: ["?"], language: "en").contains("= <VOID>;")) }
}
