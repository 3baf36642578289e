import VoiceAssetCore
import VoiceAssetUnicodeText

/// Warns of what nobody sees in the clips' texts: invisible characters, and letters of another script, some of which
/// look alike.
enum TextLint {
    static func check(_ clips: [VoicePack.Clip], _ findings: FileFindings) {
        let scripts = clips.map { clip in
            TodoMarker.stand(in: clip.text) || isLetter(clip.text) ? [] : WritingScript.all(in: clip.text)
        }
        let main = WritingScript.main(of: scripts)
        for (clip, scripts) in zip(clips, scripts) {
            guard !TodoMarker.stand(in: clip.text) else {
                findings.add(.packTodo, "", ["id": .piece(clip.id)], at: findings.positions[clip.id])
                continue
            }
            for (form, values) in remarks(on: clip.text, scripts, main) {
                let values = values.merging(["id": .piece(clip.id)]) { value, _ in value }
                findings.add(.packValue, form, values, at: findings.positions[clip.id])
            }
        }
    }

    /// Whether a text is the name of a letter, as orders' numbers have them in every script: `A`.
    private static func isLetter(_ text: String) -> Bool {
        text.utf8.count == 1 && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }

    /// - Parameters:
    ///   - scripts: those of the text.
    ///   - main: that of most texts.
    private static func remarks(
        on text: String, _ scripts: Set<WritingScript>, _ main: WritingScript?
    ) -> [(form: String, values: [String: Finding.Argument])] {
        var remarks = Unicode.Scalar.invisibleMarks.filter { text.unicodeScalars.contains($0.mark) }.map { _, name in
            (form: "invisible mark", values: ["mark": Finding.Argument.text(name)])
        }
        let mixed = text.split(separator: " ").first { WritingScript.mix(in: $0) }
        if let mixed {
            let scripts = WritingScript.names(of: WritingScript.all(in: mixed))
            remarks.append(("mixed scripts", ["word": .piece(String(mixed)), "scripts": .text(scripts)]))
        } else if let main, !scripts.isEmpty, !scripts.contains(main) {
            remarks.append(
                (
                    "another script",
                    ["scripts": .text(WritingScript.names(of: scripts)), "usual": .text(main.name)]
                ))
        }
        return remarks
    }
}

/// The script of a letter, by the first word of its name in Unicode: `Latin`, `Cyrillic`. What Chinese, Japanese and
/// Korean are written with is one.
struct WritingScript: Hashable {
    let name: String

    private static let latin = Self(name: "Latin")
    private static let alike: Set<Self> = [latin, Self(name: "Cyrillic"), Self(name: "Greek")]
    private static let eastAsian = Self(name: "East Asian letters")
    private static let eastAsianNames: Set<String> = ["CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"]
    /// First words of names that are no script's.
    private static let others: Set<String> = [
        "ANGSTROM", "BLACK-LETTER", "DOUBLE-STRUCK", "FEMININE", "FULLWIDTH", "HALFWIDTH", "KELVIN", "MASCULINE",
        "MATHEMATICAL", "MICRO", "OHM", "SCRIPT",
    ]

    private init(name: String) { self.name = name }

    /// nil for what is not a letter.
    private init?(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            guard scalar.properties.isAlphabetic else { return nil }
            self = Self.latin
            return
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: break
        default: return nil
        }
        guard let first = scalar.properties.name?.split(separator: " ").first.map(String.init),
            !Self.others.contains(first)
        else { return nil }
        self =
            Self.eastAsianNames.contains(first)
            ? Self.eastAsian : Self(name: first.prefix(1) + first.dropFirst().lowercased())
    }

    static func all(in text: some StringProtocol) -> Set<Self> { Set(text.unicodeScalars.compactMap { Self($0) }) }

    /// Whether a word has letters of two scripts that look alike.
    static func mix(in word: some StringProtocol) -> Bool { all(in: word).intersection(alike).count > 1 }

    /// `Cyrillic, Latin`
    static func names(of scripts: Set<Self>) -> String { scripts.map(\.name).sorted().joined(separator: ", ") }

    /// The script that most texts with letters have, if it is more than half of them.
    static func main(of texts: [Set<Self>]) -> Self? {
        var counts: [Self: Int] = [:]
        for script in texts.joined() { counts[script, default: 0] += 1 }
        let most = counts.max { ($0.value, $1.key.name) < ($1.value, $0.key.name) }
        return most.flatMap { $0.value * 2 > texts.count(where: { !$0.isEmpty }) ? $0.key : nil }
    }
}
