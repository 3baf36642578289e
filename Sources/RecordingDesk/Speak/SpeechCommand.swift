import Foundation
package import VoiceAssetCore

/// A program that speaks a text into a file.
extension ProgramLine {
    /// eSpeak NG, which knows more than a hundred languages by their tags.
    package static let espeak = espeak([])

    private static func espeak(_ options: [String]) -> ProgramLine {
        ProgramLine(words: ["espeak-ng", "-v", "{locale}"] + options + ["-w", "{out}", "--", "{text}"])
    }

    /// Lines that say a word more slowly, where a voice that speaks it at its own pace, 175 words a minute, is hardly heard: eSpeak NG has such in Thai,
    /// Hindi, Ukrainian and Arabic. Of another program nobody knows how.
    var slower: [ProgramLine] { self == .espeak ? [.espeak(["-s", "120"]), .espeak(["-s", "80"])] : [] }

    /// Whether the program would take a text for one of its options: an argument begins with it, and it with `-`, and no `--`
    /// before it says that there are no more options.
    func takesForOption(_ text: String) -> Bool {
        guard text.utf8.first == UInt8(ascii: "-") else { return false }
        let arguments = words.dropFirst()
        let before = arguments.prefix { !$0.hasPrefix("{text}") }
        return before.count < arguments.count && !before.contains("--")
    }
}

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
