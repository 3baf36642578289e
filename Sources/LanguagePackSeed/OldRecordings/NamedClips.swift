import VoiceAssetAppText
import VoiceAssetPacks
import VoiceAssetUnicodeText

/// The clips of a pack by what a file may be called.
struct NamedClips {
    typealias Evidence = RecordingMatching.Evidence

    private let ids: Set<String>
    /// The clips' texts, by id.
    private let texts: [String: String]
    private var byText: [String: String] = [:]
    private var byLetters: [String: String] = [:]
    private let romanization: Romanization
    /// Texts in a script without spaces that have more than a word, and their clips.
    private var unspaced: [(text: String, id: String)] = []
    /// What numbers in rows of names stand behind: `tts` of `tts_1`, `tts_2` and `tts_3`.
    private let rows: Set<String>

    /// - Parameters:
    ///   - clips: the clips that need a take.
    ///   - locale: their language, BCP 47.
    ///   - stems: the names of all files, without their extensions.
    init(_ clips: [VoicePack.Clip], locale: String, stems: [String]) {
        ids = Set(clips.map(\.id))
        texts = Dictionary(clips.map { ($0.id, $0.text) }) { first, _ in first }
        rows = Set(
            Dictionary(grouping: stems.compactMap(FileNameWords.withoutLastDigit)) { $0.lowercased() }
                .filter { $0.value.count > 2 }.keys)
        var distinct: [(id: String, text: String)] = []
        for clip in clips where !clip.isEndForm && byText[clip.text.asHeard] == nil {
            byText[clip.text.asHeard] = clip.id
            byLetters[Self.letters(of: clip.text)] = clip.id
            distinct.append((clip.id, clip.text))
            if clip.text.count > 2, clip.text.unicodeScalars.allSatisfy(\.isWrittenWithoutSpaces) {
                unspaced.append((clip.text, clip.id))
            }
        }
        romanization = Romanization(distinct, locale: locale)
    }

    /// The clip that says what was heard, whatever its punctuation; a number that was heard may be in digits.
    func clip(saying heard: String) -> String? {
        let said = Self.letters(of: heard)
        guard !said.isEmpty else { return nil }
        return byLetters[said] ?? (Int64(said) != nil && ids.contains(said) ? said : nil)
    }

    private static func letters(of text: String) -> String {
        String(text.asHeard.filter { $0.isLetter || $0.isNumber })
    }

    /// The clips that are written as a file is called in Latin letters, if there are several.
    func candidates(of stem: String) -> [String]? {
        guard case .several(let clips) = romanization.reading(of: FileNameWords(stem).words) else { return nil }
        return clips
    }

    /// - Parameter isUnmarked: whether the mark of another take or a copy was taken off.
    func clip(named stem: String, isUnmarked: Bool = false) -> (id: String, Evidence)? {
        guard let found = nearest(to: stem, isUnmarked: isUnmarked) else { return nil }
        return saysMore(FileNameWords(stem).words, than: found) ? nil : found
    }

    /// True if words of a name beside the clip's change what is said: `fifty_cents`, `no_payment_received`.
    private func saysMore(_ words: [String], than found: (id: String, evidence: Evidence)) -> Bool {
        guard [.word, .romanized].contains(found.evidence) else { return false }
        let own = Set(FileNameWords(found.id).words + FileNameWords(texts[found.id] ?? "").words)
        return words.contains { word in
            // In Latin letters 一 is `yi`, which apps also call 亿.
            FileNameWords.changesMeaning(word, hasParts: found.evidence == .word) && !own.contains(word)
                && !FileNameWords.ids(ofEnglish: word).contains(found.id)
        }
    }

    private func nearest(to stem: String, isUnmarked: Bool) -> (id: String, Evidence)? {
        if ids.contains(stem.lowercased()) { return (stem.lowercased(), .id) }
        let hyphenated = stem.lowercased().replacing("_", with: "-").replacing(" ", with: "-")
        if ids.contains(hyphenated) { return (hyphenated, .id) }
        if let id = byText[stem.replacing("_", with: " ").asHeard] { return (id, .text) }
        let plain = FileNameWords.withoutCopyMark(stem)
        if plain != stem, !isUnmarked { return clip(named: plain, isUnmarked: true) }
        // Less sure than a name without a version.
        if let rest = FileNameWords.withoutVersion(stem), let (id, _) = clip(named: rest) { return (id, .word) }
        // A recorder counted it, and somebody added what it says: `07_dollars`.
        if let rest = FileNameWords.withoutSerial(stem), let (id, _) = clip(named: rest) { return (id, .word) }
        let name = FileNameWords(stem)
        // An id of several words is surer than a number that is one of them: `3-feminine`.
        for start in name.words.indices where name.words.count - start > 1 {
            let id = name.words[start...].joined(separator: "-")
            if ids.contains(id) { return (id, .word) }
        }
        switch romanization.reading(of: name.words) {
        case .clip(let id):
            let isText = name.words.indices.contains { byText[name.words[$0...].joined()] == id }
            return (id, isText ? .word : .romanized)
        case .several, .otherSyllable: return nil
        case nil: return numbered(stem) ?? clip(named: name) ?? phrase(stem, name.words)
        }
    }

    /// By what stands before the one digit at the end, if that alone names a clip and the names are not numbered in a row: `shoukuan_2`
    /// is the second take of a phrase, and no 2.
    private func numbered(_ stem: String) -> (id: String, Evidence)? {
        guard let rest = FileNameWords.withoutLastDigit(stem), !rows.contains(rest.lowercased()) else { return nil }
        let words = FileNameWords(rest).words
        let number = words.count == 1 ? FileNameWords.number(ofEnglish: words[0]) : nil
        let named =
            number.map { FileNameWords.ids(ofNumber: $0).first(where: ids.contains) }
            ?? clip(named: rest).flatMap { $0.1 < .heard ? $0.id : nil } ?? phrase(rest, words)?.id
        return named.flatMap { FileNameWords.isPartOfNumbers($0) ? nil : ($0, .word) }
    }

    /// By a number or a word in a name.
    private func clip(named name: FileNameWords) -> (id: String, Evidence)? {
        // Of two numbers in a name, nothing tells which one is said.
        guard name.numberCount < 2 else { return nil }
        if let number = name.number {
            // `7_dollars` names two things.
            guard name.words.first?.first?.isNumber != true || !isNamed(name.words.dropFirst()) else { return nil }
            return FileNameWords.ids(ofNumber: number).first(where: ids.contains).map { ($0, .number) }
        }
        // The end of a name tells more than what many begin with: `shop_voice_thousand`.
        for start in name.words.indices {
            let rest = name.words[start...]
            if ids.contains(rest.joined(separator: "-")) { return (rest.joined(separator: "-"), .word) }
            if let id = byText[rest.joined()] { return (id, .word) }
        }
        let meant = name.words.reversed().flatMap(FileNameWords.ids(ofEnglish:)).filter(ids.contains)
        return meant.first.map { ($0, .word) }
    }

    /// True if words are a clip's id or text, all of them.
    private func isNamed(_ words: ArraySlice<String>) -> Bool {
        !words.isEmpty && (ids.contains(words.joined(separator: "-")) || byText[words.joined()] != nil)
    }

    /// By a part of the one phrase that has it: `收款` of 收款到账, also in Latin letters, `shoukuan`.
    private func phrase(_ stem: String, _ words: [String]) -> (id: String, Evidence)? {
        if stem.count > 1 {
            let found = unspaced.filter { $0.text.contains(stem) }
            if !found.isEmpty { return found.count == 1 ? (found[0].id, .word) : nil }
        }
        return romanization.phrase(of: words).map { ($0, .word) }
    }
}
