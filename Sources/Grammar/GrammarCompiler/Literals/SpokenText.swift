import VoiceAssetAppText
import VoiceAssetPacks
import VoiceAssetUnicodeText

/// A text as it is spoken, for comparison: which of its characters are heard, and where it may be cut.
///
/// Spaces, hyphens and commas separate words and are not heard; a soft hyphen or a zero-width space marks a join inside a word.
/// In scripts that are written without spaces (Han, kana, Thai, Lao, Khmer, Myanmar and others) a text may be cut
/// between any two letters.
///
/// `{id}` is a clip of its own, whatever hyphens it has: a text may be cut before and behind it, and not inside.
///
/// Two texts are alike if they look alike, because nobody sees the difference in an editor and keyboards differ:
/// - composed and decomposed letters (canonical equivalence, NFC and NFD), which is how Swift compares characters;
/// - with and without what Unicode calls default ignorable: direction marks, variation selectors, and the joiners
///   U+200C and U+200D. Those shape Persian and Indic letters but do not change the word; they stay in what is shown;
/// - the apostrophes `'`, `’`, `‘`, `ʼ` and `ʻ`.
///
/// Compatibility forms (NFKC) are not alike: it would make `²` a `2` and `½` three characters, which are said differently.
struct SpokenText: Hashable {
    /// The heard characters, for comparison; words with one space between them.
    let characters: [Character]
    /// The same as they are written.
    let shown: [Character]
    /// Whether it may be cut before each character; one more for the end.
    let cuts: [Bool]
    /// The number of the text that must not be cut, by characters.
    let whole: Range<Int>?
    /// Where each character begins, by scalars of the text; one more for where the last one ends.
    private let offsets: [Int]

    /// - Parameter whole: scalars of the text that must not be cut.
    init(_ text: some StringProtocol, whole: Range<Int>? = nil) {
        var reader = Reader()
        for character in text { reader.read(character) }
        // The space at the end.
        if reader.units.last?.heard == " " { reader.units.removeLast() }
        characters = reader.units.map(\.heard)
        shown = reader.units.map(\.shown)
        let offsets = reader.units.map(\.offset) + [reader.end]
        self.offsets = offsets
        cuts = zip(reader.units.map(\.isCut) + [true], offsets).map { isCut, offset in
            guard let whole else { return isCut }
            return isCut && (offset <= whole.lowerBound || offset >= whole.upperBound)
        }
        self.whole = whole.flatMap { whole in
            let inside = offsets.indices.dropLast().filter { whole.contains(offsets[$0]) }
            return inside.first.flatMap { first in inside.last.map { first..<($0 + 1) } }
        }
    }

    /// Collects characters.
    private struct Reader {
        var units: [(heard: Character, shown: Character, isCut: Bool, offset: Int)] = []
        /// Where the last heard character ends.
        var end = 0
        private var offset = 0
        private var isCut = true
        private var isInID = false

        mutating func read(_ character: Character) {
            defer { offset += character.unicodeScalars.count }
            guard let first = character.unicodeScalars.first else { return }
            if isInID || first == "{" { return readID(character) }
            if isSeparator(first) {
                isCut = true
                if let last = units.last?.heard, last != " ", !first.isInvisibleMark {
                    units.append((" ", " ", true, offset))
                }
                return
            }
            guard let heard = SpokenText.heard(character), let first = heard.unicodeScalars.first else { return }
            let last = units.last?.heard
            let isUnspaced = last?.unicodeScalars.first?.isWrittenWithoutSpaces == true && first.isWrittenWithoutSpaces
            units.append((heard, character, isCut || isUnspaced || last == " ", offset))
            end = offset + character.unicodeScalars.count
            isCut = false
        }

        /// Reads on in `{id}`.
        private mutating func readID(_ character: Character) {
            units.append((character, character, !isInID, offset))
            end = offset + character.unicodeScalars.count
            isInID = character != "}"
            isCut = !isInID
        }
    }

    var isEmpty: Bool { characters.isEmpty }
    var text: String { String(characters) }

    /// What is heard of some scalars of the text, from the last place before it where the text may be cut to the first one
    /// behind it. `nil` if nothing is.
    func scalars(around range: Range<Int>) -> Range<Int>? {
        let inside = characters.indices.filter { range.contains(offsets[$0]) && characters[$0] != " " }
        guard let first = inside.first, let last = inside.last else { return nil }
        let start = (0...first).last { cuts[$0] && characters[$0] != " " } ?? 0
        let end = (last + 1..<cuts.count).first { cuts[$0] } ?? characters.count
        return offsets[start]..<offsets[end]
    }

    /// A character without what is not seen; `nil` if nothing is left.
    private static func heard(_ character: Character) -> Character? {
        var scalars = String.UnicodeScalarView()
        for scalar in character.unicodeScalars where !isIgnorable(scalar) {
            scalars.append(apostrophes.contains(scalar.value) ? "'" : scalar)
        }
        return String(scalars).first
    }

    private static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII && scalar.properties.isDefaultIgnorableCodePoint
    }

    /// U+2018 and U+2019 quotation marks, U+02BB and U+02BC modifier letters.
    private static let apostrophes: [UInt32] = [0x2018, 0x2019, 0x02BB, 0x02BC]

    /// Whether a text begins with something that separates words, with the clip of an `{id}`, or says nothing.
    static func beginsSeparated(_ text: String) -> Bool {
        let first = text.unicodeScalars.first { !isUnseen($0) }
        return first == "{" || isSeparated(first)
    }

    /// Whether a text ends with something that separates words, with the clip of an `{id}`, or says nothing.
    static func endsSeparated(_ text: String) -> Bool {
        let last = text.unicodeScalars.last { !isUnseen($0) }
        return last == "}" || isSeparated(last)
    }

    /// Whether it is neither heard nor parts words.
    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool { isIgnorable(scalar) && !scalar.isInvisibleMark }

    /// Whether it separates words; so does the end of a text.
    static func isSeparated(_ scalar: Unicode.Scalar?) -> Bool { scalar.map(isSeparator) ?? true }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .dashPunctuation: true
        case .control: true
        case .otherPunctuation: commas.contains(scalar.value)
        default: scalar.isInvisibleMark
        }
    }

    /// Of ASCII, Arabic, Chinese and the full-width forms: Irish and Swahili have them between thousands and the rest.
    private static let commas: [UInt32] = [0x2C, 0x060C, 0x3001, 0xFF0C]
}

/// Finds the clips that say a text.
struct TextSegmenter {
    enum Failure: Error, Hashable {
        /// No clips say this part of the text.
        case unsaid(String)
        /// No clip says this number by itself.
        case unsaidNumber(String, WholeNumber.Reason)
        /// Several clips say this part, which may be a number of its own.
        case ambiguous(String, ids: [String], isNumber: Bool)
        /// The text names a clip that there is not.
        case unknownClip(String)
    }

    private var indexes: [String: Int] = [:]
    private var ids: [String] = []
    private var texts: [String] = []
    /// Clips by their text.
    private var sayers: [[Character]: [Int]] = [:]
    /// How long the texts are that begin with a character, the longest first.
    private var lengths: [Character: [Int]] = [:]
    private let splits: Bool
    private let budget: LiteralBudget

    /// - Parameters:
    ///   - splits: whether a run of text may be said by several clips.
    ///   - budget: what is found once it is spent is of no use.
    init(_ clips: [VoicePack.Clip], splits: Bool, budget: LiteralBudget) {
        self.splits = splits
        self.budget = budget
        for clip in clips { add(clip) }
    }

    /// Adds a clip behind the others. No rule says an end form: it comes in the place of its clip.
    mutating func add(_ clip: VoicePack.Clip) {
        let index = ids.count
        ids.append(clip.id)
        texts.append(clip.text)
        guard !clip.isEndForm else { return }
        if indexes[clip.id] == nil { indexes[clip.id] = index }
        let text = SpokenText(clip.text).characters
        guard let first = text.first else { return }
        sayers[text, default: []].append(index)
        let known = lengths[first] ?? []
        if !known.contains(text.count) { lengths[first] = (known + [text.count]).sorted(by: >) }
    }

    /// The clips of a text, as few as say it, in order. `{id}` in it is the clip of this id.
    func clips(_ literal: Literal) throws(Failure) -> [Int] {
        guard let whole = literal.whole, literal.text.contains("{") else {
            return try clips(literal.text[...], literal.whole)
        }
        let (before, number, after) = literal.parts(whole.range)
        return try clips(before, nil) + clips(ofNumber: number, whole.reason) + clips(after, nil)
    }

    private func clips(_ text: Substring, _ whole: WholeNumber?) throws(Failure) -> [Int] {
        var clips: [Int] = []
        var rest = text
        while let (before, id, after) = rest.firstID {
            clips += try run(before, nil)
            clips.append(try clip(id))
            rest = after
        }
        return try clips + run(rest, whole)
    }

    private func clip(_ id: Substring) throws(Failure) -> Int {
        guard let clip = indexes[String(id)] else { throw .unknownClip(String(id)) }
        return clip
    }

    /// The clip of a number of its own. Where its rules name clips, it has their texts; one clip alone may be named.
    private func clips(ofNumber text: Substring, _ reason: WholeNumber.Reason) throws(Failure) -> [Int] {
        let number = try plain(text)
        if number.isOneID, let (_, id, _) = text.firstID { return [try clip(id)] }
        let all = 0..<number.text.unicodeScalars.count
        return try run(number.text[...], .init(range: all, reason: reason))
    }

    /// A text with those of the clips that it names, and whether it only names one.
    func plain(_ text: Substring) throws(Failure) -> (text: String, isOneID: Bool) {
        var result = ""
        var ids: [Substring] = []
        var isNothingElse = true
        var rest = text
        while let (before, id, after) = rest.firstID {
            result += before + texts[try clip(id)]
            isNothingElse = isNothingElse && SpokenText(before).isEmpty
            ids.append(id)
            rest = after
        }
        let isOneID = ids.count == 1 && isNothingElse && SpokenText(rest).isEmpty
        // A clip that is only to be added has no text.
        for id in ids where !isOneID {
            guard !texts[try clip(id)].isEmpty else { throw .unknownClip(String(id)) }
        }
        return (result + rest, isOneID)
    }

    private func run(_ text: Substring, _ whole: WholeNumber?) throws(Failure) -> [Int] {
        let spoken = SpokenText(text, whole: whole?.range)
        guard !spoken.isEmpty else { return [] }
        // For each place that can be reached, the fewest clips up to it and where the last of them begins.
        var fewest: [(count: Int, start: Int, clips: [Int])?] = Array(
            repeating: nil, count: spoken.characters.count + 1)
        fewest[0] = (0, 0, [])
        var farthest = 0
        for start in spoken.characters.indices where !budget.isSpent {
            budget.step()
            guard let here = fewest[start] else { continue }
            farthest = start
            if spoken.characters[start] == " " {
                if here.count < fewest[start + 1]?.count ?? .max { fewest[start + 1] = (here.count, start, []) }
                continue
            }
            let lengths = lengths[spoken.characters[start]] ?? []
            budget.step(lengths.count / 10)
            for length in lengths {
                let end = start + length
                guard end <= spoken.characters.count, spoken.cuts[start], spoken.cuts[end],
                    splits || length == spoken.characters.count, here.count + 1 < fewest[end]?.count ?? .max,
                    let clips = said(spoken.characters[start..<end])
                else { continue }
                fewest[end] = (here.count + 1, start, clips)
            }
        }
        return try backtrack(spoken, fewest, farthest, whole?.reason)
    }

    /// The clips that say some characters.
    private func said(_ characters: ArraySlice<Character>) -> [Int]? {
        budget.step(characters.count / 10)
        return sayers[Array(characters)]
    }

    private func backtrack(
        _ spoken: SpokenText, _ fewest: [(count: Int, start: Int, clips: [Int])?], _ farthest: Int,
        _ reason: WholeNumber.Reason?
    ) throws(Failure) -> [Int] {
        var end = spoken.characters.count
        guard fewest[end] != nil else {
            guard splits else { throw .unsaid(String(spoken.shown)) }
            let part = spoken.part(from: farthest)
            if let reason, let whole = spoken.whole, part.overlaps(whole) {
                throw .unsaidNumber(String(spoken.shown[part]), reason)
            }
            throw .unsaid(String(spoken.shown[part]))
        }
        var clips: [Int] = []
        while end > 0, let step = fewest[end] {
            if let clip = step.clips.first {
                guard step.clips.count == 1 else {
                    let part = step.start..<end
                    throw .ambiguous(
                        String(spoken.shown[part]), ids: step.clips.map { ids[$0] },
                        isNumber: spoken.whole?.overlaps(part) == true)
                }
                clips.append(clip)
            }
            end = step.start
        }
        return clips.reversed()
    }
}

extension SpokenText {
    /// The word or the number that begins at a place; in scripts without spaces, everything up to the next space.
    fileprivate func part(from start: Int) -> Range<Int> {
        let first = characters[start...].firstIndex { $0 != " " } ?? start
        if let whole, whole.lowerBound == first { return whole }
        let end = characters.indices[first...].first { characters[$0] == " " && cuts[$0] } ?? characters.count
        return first..<end
    }
}

extension Substring {
    /// The first `{id}`, and what stands before and behind it.
    fileprivate var firstID: (before: Substring, id: Substring, after: Substring)? {
        guard let open = firstIndex(of: "{"), let close = self[open...].firstIndex(of: "}") else { return nil }
        return (self[..<open], self[index(after: open)..<close], self[index(after: close)...])
    }
}

extension Literal {
    /// What stands before some scalars, they, and what stands behind them.
    func parts(_ range: Range<Int>) -> (before: Substring, own: Substring, after: Substring) {
        let scalars = text.unicodeScalars
        let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
        let end = scalars.index(start, offsetBy: range.count)
        return (Substring(scalars[..<start]), Substring(scalars[start..<end]), Substring(scalars[end...]))
    }
}
