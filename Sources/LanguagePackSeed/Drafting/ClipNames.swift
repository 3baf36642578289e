import NumberGrammar
import VoiceAssetAppText
import VoiceAssetGrammar
import VoiceAssetPacks
import VoiceAssetUnicodeText

/// The clips of a new pack and their ids: numbers by their digits and form, units of numbers by their English name,
/// anything else by its letters in ASCII, or by what it is for.
struct ClipNames {
    fileprivate static let partOfWord = "part of a word"

    struct Clip: Hashable {
        var id: String
        var text: String
        var group: Group
        /// Where it stands in its group.
        var rank: Int64 = 0
        /// What a person should know.
        var comment: String?
        /// Whether it is no whole word: nobody can record it so that it joins.
        var isPartOfWord: Bool { comment?.hasPrefix(ClipNames.partOfWord) == true }
    }

    enum Group: Int, Comparable {
        case phrase, number, unit, part, word, symbol, slot

        static func < (left: Group, right: Group) -> Bool { left.rawValue < right.rawValue }
    }

    private(set) var clips: [Clip] = []
    private var taken: Set<String> = []
    private var ids: [String: String] = [:]
    private let transliterator = Transliterator()
    /// Words that numbers may be said with, and what a clip of them is called.
    private var related: [(text: String, id: String)] = []

    /// In the order of pack.yml.
    var sorted: [Clip] {
        clips.enumerated().sorted {
            ($0.element.group.rawValue, $0.element.rank, $0.offset)
                < ($1.element.group.rawValue, $1.element.rank, $1.offset)
        }.map(\.element)
    }

    init(taken: Set<String> = []) { self.taken = taken }

    /// The id of the clip that says a text, which is added if there is none.
    @discardableResult
    mutating func add(
        _ text: String, _ group: Group, id wanted: String? = nil, fallback: String? = nil, further: String? = nil,
        rank: Int64 = 0, comment: String? = nil
    ) -> String {
        let heard = NumberNeeds.heard(text)
        if let id = ids[heard] { return id }
        let id = free(wanted, fallback: fallback, further: further, text, isWord: group == .word)
        ids[heard] = id
        clips.append(Clip(id: id, text: Self.spoken(text), group: group, rank: rank, comment: comment))
        return id
    }

    /// An id that is free: the wanted one, or else with what tells the text from the one that has it.
    ///
    /// - Parameter fallback: what takes the place of letters that nobody could read.
    private mutating func free(
        _ wanted: String?, fallback: String?, further: String?, _ text: String, isWord: Bool
    ) -> String {
        let isKnown = !TodoMarker.stand(in: text)
        let readable = isKnown && text.isReadableInLatin ? transliterator?.identifier(text) : nil
        let letters = readable ?? (isWord ? nil : relation(text, beside: wanted)) ?? fallback ?? ""
        var candidates: [String] = []
        if let wanted {
            candidates =
                [wanted] + [further, letters].compactMap { $0 }.filter { !$0.isEmpty }.map { "\(wanted)-\($0)" }
        } else if !letters.isEmpty {
            candidates = [letters] + (further.map { ["\(letters)-\($0)"] } ?? [])
        }
        let stem = candidates.first ?? "word"
        var number = 2
        while true {
            for candidate in candidates where taken.insert(candidate).inserted { return candidate }
            candidates = ["\(stem)-\(number)"]
            number += 1
        }
    }

    /// Names clips that say these words, or one of them with more, by them.
    mutating func relate(to words: [(text: String, id: String)]) { related = words }

    /// What a text is called that has a known word at its beginning or end: `thousand-joined`, `joined-minor-few`.
    ///
    /// - Parameter wanted: the id that it stands behind, if there is one.
    private func relation(_ text: String, beside wanted: String?) -> String? {
        let heard = NumberNeeds.heard(text)
        let known = related + ids.map { (text: $0.key, id: $0.value) }
        let words = known.map { (heard: NumberNeeds.heard($0.text), id: $0.id) }.filter { !$0.heard.isEmpty }
        func begins(_ word: String) -> Bool { heard.hasPrefix(word + " ") }
        // What is written in one word with its neighbour is short: the "and" of Arabic and Hebrew.
        func ends(_ word: String) -> Bool { heard.hasSuffix(word) && heard.count - word.count <= 2 }
        if wanted != nil { return words.contains { $0.id == wanted && begins($0.heard) } ? "joined" : nil }
        if let own = words.first(where: { $0.heard == heard }) { return own.id }
        let longest = words.sorted { ($1.heard.count, $0.id) < ($0.heard.count, $1.id) }
        if let start = longest.first(where: { begins($0.heard) }) { return "\(start.id)-joined" }
        return longest.first { ends($0.heard) }.map { "joined-\($0.id)" }
    }

    /// Removes clips that nothing says.
    mutating func remove(where isUnneeded: (Clip) -> Bool) {
        for clip in clips where isUnneeded(clip) { ids[NumberNeeds.heard(clip.text)] = nil }
        clips.removeAll(where: isUnneeded)
    }

    /// A text with the texts of the clips that it names: `{liang}`.
    func filled(_ text: String) -> String {
        guard text.contains("{") else { return text }
        return clips.reduce(text) { $0.replacing("{\($1.id)}", with: $1.text) }
    }

    /// A text as a person speaks it: without join marks and what surrounds it.
    static func spoken(_ text: String) -> String {
        let edges: Set<Character> = [" ", "-", "\u{A0}", "\u{202F}", "‐", "‑", "–", "—"]
        var words = Substring(text.withoutInvisibleMarks)
        while let first = words.first, edges.contains(first) { words.removeFirst() }
        while let last = words.last, edges.contains(last) { words.removeLast() }
        return String(words)
    }

    // MARK: Clips of number rules

    static let unitNames: [Int64: String] = [
        10: "ten", 100: "hundred", 1000: "thousand", 10_000: "ten-thousand", 100_000: "hundred-thousand",
        1_000_000: "million", 10_000_000: "ten-million", 100_000_000: "hundred-million", 1_000_000_000: "billion",
        10_000_000_000: "ten-billion", 100_000_000_000: "hundred-billion", 1_000_000_000_000: "trillion",
        10_000_000_000_000: "ten-trillion", 100_000_000_000_000: "hundred-trillion",
    ]

    /// Adds clips for texts that the rules say.
    ///
    /// - Parameter sets: the rule sets that amounts begin with; a number's plain id goes to the first one's word.
    mutating func add(_ needs: NumberNeeds, sets: [String]) {
        var known: [String: NumberNeeds.Text] = [:]
        for text in needs.texts { known[NumberNeeds.heard(text.text)] = text }
        var pieces: [(text: String, source: NumberNeeds.Text)] = []
        for text in needs.texts where !text.isSaid {
            // A word for a number is spoken in one piece, whatever marks of joins it has.
            let isNumber = text.readings.contains { !$0.set.hasPrefix("%%") }
            let found = text.isWhole ? [text.text] : Self.pieces(text.text, atSoftHyphens: !isNumber)
            for piece in found { pieces.append((piece, text)) }
        }
        func rank(_ set: String) -> Int { sets.firstIndex(of: set) ?? sets.count }
        func reading(_ text: String, _ source: NumberNeeds.Text) -> NumberNeeds.Reading? {
            let readings = (known[NumberNeeds.heard(text)] ?? source).readings
            // A helper's 0 is mostly what stands for nothing.
            let own = readings.filter { !$0.set.hasPrefix("%%") }
            return (own.isEmpty ? readings.filter { $0.number > 0 } : own)
                .min { (rank($0.set), $0.number, $0.set) < (rank($1.set), $1.number, $1.set) }
        }
        // The words of the first sets first, so that they get the plain ids.
        let ordered = pieces.enumerated().map { index, piece -> (rank: Int, index: Int) in
            (reading(piece.text, piece.source).map { rank($0.set) } ?? sets.count + 1, index)
        }
        for (_, index) in ordered.sorted(by: { ($0.rank, $0.index) < ($1.rank, $1.index) }) {
            let (text, whole) = pieces[index]
            let isWhole = NumberNeeds.heard(text) == NumberNeeds.heard(whole.text)
            let source = known[NumberNeeds.heard(text)] ?? (isWhole ? whole : nil)
            let found = source == nil ? nil : reading(text, whole)
            let form = found.flatMap { rank($0.set) == 0 ? nil : Self.form(of: $0.set) }
            add(text, source, reading: found, form: form, amount: whole.amount.description)
        }
    }

    private mutating func add(
        _ text: String, _ source: NumberNeeds.Text?, reading: NumberNeeds.Reading?, form: String?, amount: String
    ) {
        let affix =
            source?.isAffix == true && reading == nil && Self.isWritten(text)
            ? "\(Self.partOfWord): listen to \(amount)" : nil
        if let unit = source?.unit, let name = Self.unitNames[unit], reading.map({ $0.number == unit }) ?? true {
            add(text, .unit, id: name, further: source?.form?.rawValue, rank: unit, comment: affix)
        } else if let reading {
            add(
                text, .number, id: "\(reading.number)", further: form, rank: reading.number, comment: affix)
        } else {
            let number = amount.prefix { $0 != "." }
            add(text, .part, fallback: "part-of-\(number)", comment: affix ?? "in \(amount)")
        }
    }

    /// What a rule set says numbers for: `feminine` for `%spellout-cardinal-feminine`, `numbering` for
    /// `%spellout-numbering`.
    private static func form(of set: String) -> String? {
        let words = set.lowercased().prefix { $0 != "~" }.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }.map(
            String.init)
        let telling = words.filter { !["spellout", "cardinal", "numbering"].contains($0) }
        return telling.isEmpty ? words.last : telling.joined(separator: "-")
    }

    /// Whether a script writes words apart, so that a piece of one is no word.
    static func isWritten(_ text: String) -> Bool {
        !text.unicodeScalars.contains { $0.isWrittenWithoutSpaces || isHangul($0) }
    }

    /// Hangul has spaces, but a syllable of it has a sound and mostly a meaning of its own.
    private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        0x1100...0x11FF ~= scalar.value || 0xAC00...0xD7AF ~= scalar.value
    }

    /// A text in pieces that are spoken alike everywhere: Chinese characters, and what marks of joins part.
    private static func pieces(_ text: String, atSoftHyphens: Bool) -> [String] {
        var pieces: [String] = []
        var isOpen = false
        for character in text {
            guard let scalar = character.unicodeScalars.first else { continue }
            if scalar.value == 0x200B || atSoftHyphens && scalar.value == 0xAD {
                isOpen = false
            } else if (0x3400...0x9FFF).contains(scalar.value) || scalar.value == 0x3007 {
                pieces.append(String(character))
                isOpen = false
            } else if isOpen {
                pieces[pieces.count - 1].append(character)
            } else {
                pieces.append(String(character))
                isOpen = true
            }
        }
        return pieces.filter { !NumberNeeds.heard($0).isEmpty }
    }
}

extension String {
    /// Whether a person can read it once it is written in ASCII: scripts that leave out vowels, or write them around their
    /// consonants, are lost.
    fileprivate var isReadableInLatin: Bool {
        !unicodeScalars.contains { scalar in
            switch scalar.value {
            // Hebrew to N'Ko; Thai, Lao; Myanmar; Khmer; presentation forms of Arabic and Hebrew.
            case 0x0590...0x07FF, 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE:
                true
            default: false
            }
        }
    }
}

/// The id of a clip that a language's file gives by hand: `4-yen`, `hundred-before`.
struct HandWrittenID {
    /// Where such a clip stands in pack.yml, if its id says a number.
    let place: (group: ClipNames.Group, rank: Int64)?

    init(_ id: String) {
        let digits = id.prefix { $0.isASCII && $0.isNumber }
        if id == "zero" || id.hasPrefix("zero-") {
            place = (.number, 0)
        } else if let number = Int64(digits) {
            place = (.number, number)
        } else {
            // The longest first: `hundred-thousand` is none of the hundreds.
            let units = ClipNames.unitNames.sorted { $0.value.count > $1.value.count }
            place = units.first { id == $0.value || id.hasPrefix("\($0.value)-") }.map { (.unit, $0.key) }
        }
    }
}
