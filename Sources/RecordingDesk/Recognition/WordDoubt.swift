import VoiceAssetCore
import VoiceAssetUnicodeText

extension HeardWords {
    /// That it is something else than the take's text, about no file yet; nil if it is the text.
    func doubt(of wanted: String, _ spoken: SpokenForm) -> Finding? {
        guard !spoken.areSame(text, wanted) else { return nil }
        var arguments: [String: Finding.Argument] = ["heard": .piece(text), "text": .piece(wanted)]
        guard let score, !text.isEmpty else {
            return Finding(.recordingWords, text.isEmpty ? "silence" : "", arguments)
        }
        arguments["score"] = .of(score.decimals(upTo: 3), nil)
        guard let second = guesses.first(where: { spoken.areSame($0.text, wanted) })?.score else {
            return Finding(.recordingWords, "unlikely", arguments)
        }
        arguments["lead"] = .of((score - second).decimals(upTo: 3, apartFrom: 0), nil)
        return Finding(.recordingWords, "second", arguments)
    }
}
