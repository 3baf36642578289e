import Foundation
import VoiceAssetCore

/// The voice of eSpeak NG that speaks a language, and whether it can read a text.
struct EspeakVoice {
    /// As eSpeak NG calls it.
    let name: String
    private let isEnglish: Bool

    /// - Parameter locale: BCP 47.
    init(of locale: String) {
        let language = locale.split(separator: "-").first?.lowercased() ?? ""
        // Of Mandarin's two voices one reads 八 as "ba one", in English: eSpeak NG 1.51. That of Pinyin reads it right.
        name = ["zh", "cmn"].contains(language) ? "cmn-latn-pinyin" : locale
        isEnglish = language == "en"
    }

    /// Returns true if the voice reads a text without Latin letters in English, as it does with letters that it doesn't know: 五 is
    /// "Chinese letter" to the Japanese one. What it can't tell is not held against the text.
    func readsInEnglish(_ text: String, seconds: Int, _ interruption: Interruption) -> Bool {
        guard !isEnglish, !text.contains(where: { $0.isASCII && $0.isLetter }) else { return false }
        let words = ["espeak-ng", "-v", name, "-q", "-x", "--", text]
        let phonemes = try? ProgramRun.run(words, seconds: seconds, outputLimit: 1 << 16, interruption: interruption)
        return phonemes.map { String(decoding: $0, as: UTF8.self).contains("(en)") } ?? false
    }
}
