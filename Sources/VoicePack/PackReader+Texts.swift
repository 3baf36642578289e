import Diagnostics

extension PackReader {
    /// Warns of what nobody sees in the clips' texts: invisible characters, and letters of another script, some of which
    /// look alike.
    mutating func lintTexts(_ clips: [VoicePack.Clip]) {
        let scripts = clips.map { WritingScript.all(in: $0.text) }
        let main = WritingScript.main(of: scripts)
        for (clip, scripts) in zip(clips, scripts) {
            for (scalar, name) in Self.invisible where clip.text.unicodeScalars.contains(scalar) {
                warn(
                    clip, "holds a \(name), which nobody sees", "remove it; clips are found without it")
            }
            let words = clip.text.split(separator: " ")
            if let word = words.first(where: { WritingScript.all(in: $0).intersection(WritingScript.alike).count > 1 })
            {
                warn(
                    clip,
                    "has letters in \(quoted(String(word))) of scripts that look alike: "
                        + WritingScript.all(in: word).map(\.name).sorted().joined(separator: ", "),
                    "write the word in one script")
            } else if let main, !scripts.isEmpty, !scripts.contains(main) {
                warn(
                    clip,
                    "is written in \(scripts.map(\.name).sorted().joined(separator: ", ")), those of most clips in "
                        + main.name,
                    "write it as the others; if it is a name that is written so, let it be")
            }
        }
    }

    private static let invisible: [(Unicode.Scalar, String)] = [
        ("\u{AD}", "soft hyphen (U+00AD)"), ("\u{200B}", "zero-width space (U+200B)"),
        ("\u{2060}", "word joiner (U+2060)"), ("\u{FEFF}", "byte order mark (U+FEFF)"),
    ]

    private mutating func warn(_ clip: VoicePack.Clip, _ found: String, _ advice: String) {
        faults.add(
            .packValue, .warning, at: positions[clip.id], found: "the text of \(quoted(clip.id)) \(found)",
            advice: advice)
    }
}

/// The script of a letter, by the first word of its name in Unicode: `Latin`, `Cyrillic`. What Chinese, Japanese and
/// Korean are written with is one.
private struct WritingScript: Hashable {
    let name: String

    private static let latin = Self(name: "Latin")
    static let alike: Set<Self> = [latin, Self(name: "Cyrillic"), Self(name: "Greek")]
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

    /// The script that most texts with letters have, if it is more than half of them.
    static func main(of texts: [Set<Self>]) -> Self? {
        var counts: [Self: Int] = [:]
        for script in texts.joined() { counts[script, default: 0] += 1 }
        let most = counts.max { ($0.value, $1.key.name) < ($1.value, $0.key.name) }
        return most.flatMap { $0.value * 2 > texts.count(where: { !$0.isEmpty }) ? $0.key : nil }
    }
}
