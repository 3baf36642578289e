import VoiceAssetAppText
package import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetUnicodeText

/// Whether a text is said in one word, without a pause.
enum SingleWord {
    /// Syllables of the longest that is said so: what is longer may be several written as one.
    private static let mostSyllables = 8.0

    /// Whether it is letters only; of a script that writes words without spaces, one of them.
    static func isOne(_ text: String) -> Bool {
        let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }
        guard !letters.isEmpty, text.allSatisfy({ $0.isLetter || $0 == "'" || $0 == "’" }) else { return false }
        if letters.contains(where: \.isWrittenWithoutSpaces) { return text.count == 1 }
        return TextLength(text).syllables < mostSyllables + 1
    }
}

extension SingleWord {
    /// The mouth stays shut so long at most in a consonant that is written twice, seconds: 0.22 in an Italian voice's "sette", "otto"
    /// and "diciotto", 0.18 to 0.22 in Malayalam എട്ട് and Tamil கருப்பு, பத்து.
    private static let longestDouble = 0.25
    private static let stops: Set<Character> = ["b", "c", "d", "g", "k", "p", "q", "t", "z"]

    /// Whether a silence may be that of a stop that the text writes twice.
    static func mayHold(_ parting: InternalPause, _ text: String) -> Bool {
        let letters = text.lowercased()
        return parting.seconds < longestDouble
            && (zip(letters, letters.dropFirst()).contains { $0 == $1 && stops.contains($0) }
                || text.doublesAnIndicStop)
    }
}

extension Finding {
    /// What a silence in a take means for its text: nothing in a phrase, nor beside utterances that are told already.
    package static func parted(_ parting: InternalPause?, of text: String, besides utterances: Int) -> Finding? {
        guard let parting, utterances < 2, SingleWord.isOne(text), !SingleWord.mayHold(parting, text) else {
            return nil
        }
        let isBehind = parting.step <= 0
        let softer = abs(parting.step).decimals(0)
        return Finding(
            .recordingUtterances, (isBehind ? "behind" : "before") + (softer == "0" ? "Alike" : ""),
            [
                "at": .of((isBehind ? parting.end : parting.start).decimals(2), "s"),
                "pause": .of(parting.seconds.decimals(2), "s"), "softer": .of(softer, "dB"),
            ])
    }
}
