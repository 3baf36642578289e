import VoiceAssetUnicodeText

/// A clip's text as people write it in the name of a file, without its script and its marks: `shi` or `shi2` for 十, `odin` for один,
/// `funf` and `fuenf` for fünf.
struct Romanization {
    /// True of languages in which the digit behind a syllable may be its tone.
    private let hasTones: Bool
    /// The clips that one way of writing stands for, in their order.
    private var candidates: [String: [String]] = [:]
    /// The clips that have several syllables in a row, but not these alone, by the syllables without spaces.
    private var phrases: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - clips: ids and texts, in their order.
    ///   - locale: BCP 47; Han characters are read in Mandarin, so that other languages that have them are passed over.
    init(_ clips: [(id: String, text: String)], locale: String) {
        let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
        hasTones = ["zh", "cmn"].contains(language)
        guard let plain = Transliterator(), let marked = Transliterator(keepsMarks: true) else { return }
        for clip in clips {
            let isHan = clip.text.unicodeScalars.contains(where: \.properties.isIdeographic)
            guard hasTones || !isHan else { continue }
            var forms: Set<String> = [Self.letters(plain.identifier(clip.text))]
            forms.insert(Self.letters(plain.identifier(Self.withoutUmlauts(clip.text))))
            if isHan { forms.insert(Self.toned(marked.latin(clip.text))) }
            for form in forms where !form.isEmpty { candidates[form, default: []].append(clip.id) }
            guard isHan else { continue }
            for part in Self.parts(of: plain.identifier(clip.text)) { phrases[part, default: []].insert(clip.id) }
        }
    }

    /// Syllables of a phrase whose parts are looked for.
    private static let maximumSyllables = 16

    /// Two syllables or more in a row, of more than these.
    private static func parts(of identifier: String) -> [String] {
        let syllables = identifier.split(separator: "-").prefix(maximumSyllables)
        return syllables.indices.flatMap { start in
            syllables.indices.dropFirst(start + 1).filter { $0 - start + 1 < syllables.count }
                .map { syllables[start...$0].joined() }
        }
    }

    /// The one clip of which a name has a part, such as `shoukuan` of 收款到账.
    func phrase(of words: [String]) -> String? {
        for start in words.indices {
            guard let found = phrases[words[start...].joined()] else { continue }
            return found.count == 1 ? found.first : nil
        }
        return nil
    }

    /// The meaning of a name.
    enum Reading: Equatable {
        case clip(String)
        /// Several clips are written so, in their order.
        case several([String])
        /// A syllable with the number of its tone, which no clip has.
        case otherSyllable
    }

    /// - Parameter words: of a file's name, in lower case, letters and digits apart.
    func reading(of words: [String]) -> Reading? {
        for start in words.indices {
            let before = words[..<start]
            // `7 of shi` names two things.
            guard !before.contains(where: { $0.first?.isNumber == true }) else { break }
            guard let found = candidates[words[start...].joined()] else { continue }
            return found.count == 1 ? .clip(found[0]) : .several(found)
        }
        return hasTones && Self.isTonedSyllable(words) ? .otherSyllable : nil
    }

    /// Finds a syllable of Pinyin and its tone at the end of a name: `kuai4`, and no number 4.
    private static func isTonedSyllable(_ words: [String]) -> Bool {
        guard words.count > 1, let tone = words.last, tone.count == 1, "1"..."5" ~= tone else { return false }
        let syllable = words[words.count - 2]
        return syllable != "no"
            && syllable.wholeMatch(of: /([zcs]h|[bpmfdtnlgkhjqxrzcsyw])?[aeiouv]{1,4}(ng|n|r)?/) != nil
    }

    private static func letters(_ identifier: String) -> String { identifier.filter { $0 != "-" } }

    /// As is usual where a keyboard has no ä.
    private static func withoutUmlauts(_ text: String) -> String {
        [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("å", "aa"), ("ø", "oe"), ("æ", "ae")]
            .reduce(text.lowercased()) { $0.replacing($1.0, with: $1.1) }
    }

    /// Pinyin with the number of the tone behind each syllable, from Pinyin in canonical decomposition: `shi2`.
    private static func toned(_ pinyin: String) -> String {
        pinyin.split(separator: " ").map { syllable in
            let scalars = syllable.unicodeScalars
            let tone = scalars.lazy.compactMap { tones[$0] }.first.map { "\($0)" } ?? ""
            return String(String.UnicodeScalarView(scalars.filter(\.isASCII))) + tone
        }.joined()
    }

    /// Macron, acute, caron, grave.
    private static let tones: [Unicode.Scalar: Int] = ["\u{304}": 1, "\u{301}": 2, "\u{30c}": 3, "\u{300}": 4]
}
