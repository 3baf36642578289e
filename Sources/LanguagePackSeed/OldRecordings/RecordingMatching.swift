package import VoiceAssetPacks
import VoiceAssetUnicodeText

/// Which of some old recordings is which clip of a pack, by the files' names and by what a program hears.
package struct RecordingMatching: Sendable {
    /// By what a file is known, the surest first.
    package enum Evidence: Int, Sendable, Comparable, CaseIterable {
        /// The name is the clip's id.
        case id
        /// The name is what the clip says.
        case text
        /// A recognizer hears what the clip says.
        case heard
        /// A number in the name.
        case number
        /// An English word in the name.
        case word
        /// It is one of ten recordings in a row, and nothing is known for the ten digits.
        case order

        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

        /// In words, behind the clip.
        package var words: String {
            switch self {
            case .id: "by its name"
            case .text: "by what it says"
            case .heard: "by what is heard"
            case .number: "by its number"
            case .word: "by a word of its name"
            case .order: "by its place in a row of ten"
            }
        }
    }

    package struct Match: Sendable, Hashable {
        /// The file's name.
        package var file: String
        /// The clip's id.
        package var clip: String
        package var text: String
        package var evidence: Evidence

        /// What a copy beside pack.yml is called.
        package var copy: String { clip + "." + (file.split(separator: ".").last?.lowercased() ?? "") }
    }

    /// In the order of the clips.
    package private(set) var matches: [Match] = []
    /// The recordings that are known for no clip, or for one that another file has as surely, in their order.
    package private(set) var unmatched: [String] = []
    /// The clips without a file, in their order.
    package private(set) var missing: [VoicePack.Clip] = []

    /// - Parameters:
    ///   - files: the names of the files; those that are no recordings are passed over.
    ///   - clips: the clips that need a take.
    ///   - heard: what a recognizer hears in files, by their names.
    package init(_ files: [String], to clips: [VoicePack.Clip], heard: [String: String] = [:]) {
        let names = files.compactMap { file in
            RecordingName(fileName: file).map { _ in
                (file: file, stem: String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)]))
            }
        }
        let known = Clips(clips)
        var best: [String: [(file: String, evidence: Evidence)]] = [:]
        for name in names {
            let named = known.clip(named: name.stem)
            let spoken = heard[name.file].flatMap(known.clip(saying:)).map { (id: $0, Evidence.heard) }
            guard let (clip, evidence) = [named, spoken].compactMap(\.self).min(by: { $0.1 < $1.1 }) else { continue }
            best[clip, default: []].append((name.file, evidence))
        }
        var used: Set<String> = []
        for clip in clips {
            let sorted = (best[clip.id] ?? []).sorted { $0.evidence < $1.evidence }
            guard let first = sorted.first, sorted.count == 1 || sorted[1].evidence > first.evidence else {
                missing.append(clip)
                continue
            }
            used.insert(first.file)
            matches.append(Match(file: first.file, clip: clip.id, text: clip.text, evidence: first.evidence))
        }
        unmatched = names.map(\.file).filter { !used.contains($0) }
        matchDigits(names.filter { !used.contains($0.file) }, clips)
    }

    /// The recordings of which a recognizer may tell more than their names do.
    package var doubtful: [String] { unmatched + matches.filter { $0.evidence > .heard }.map(\.file) }

    /// Takes ten recordings in a row, `REC_0041.wav` to `REC_0050.wav`, for the digits 0 to 9, if no other recording is one.
    private mutating func matchDigits(_ names: [(file: String, stem: String)], _ clips: [VoicePack.Clip]) {
        let digits = (0...9).compactMap { digit in missing.first { $0.id == "\(digit)" } }
        let rows = Dictionary(grouping: names.compactMap(NumberedName.init), by: \.frame).values
            .flatMap(Self.rows).filter { $0.count == 10 }
        guard digits.count == 10, rows.count == 1 else { return }
        let found = zip(rows[0], digits).map { Match(file: $0.file, clip: $1.id, text: $1.text, evidence: .order) }
        let all = Dictionary((matches + found).map { ($0.clip, $0) }) { first, _ in first }
        matches = clips.compactMap { all[$0.id] }
        missing.removeAll { all[$0.id] != nil }
        let files = Set(found.map(\.file))
        unmatched.removeAll(where: files.contains)
    }

    /// Names in rows, in which each number is one more than the one before.
    private static func rows(_ names: [NumberedName]) -> [[NumberedName]] {
        names.sorted { $0.number < $1.number }.reduce(into: []) { rows, name in
            if let last = rows.last?.last, last.number + 1 == name.number {
                rows[rows.count - 1].append(name)
            } else {
                rows.append([name])
            }
        }
    }

    /// A file's name with a number in it.
    private struct NumberedName {
        let file: String
        let number: Int
        /// What is around the last number.
        let frame: [String]

        init?(_ name: (file: String, stem: String)) {
            guard let match = name.stem.matches(of: /[0-9]+/).last, match.output.count <= 9,
                let number = Int(match.output)
            else { return nil }
            (file, self.number) = (name.file, number)
            frame = [String(name.stem[..<match.range.lowerBound]), String(name.stem[match.range.upperBound...])]
        }
    }

    /// The clips by what a file may be called.
    private struct Clips {
        private let ids: Set<String>
        private var byText: [String: String] = [:]
        private var byLetters: [String: String] = [:]

        init(_ clips: [VoicePack.Clip]) {
            ids = Set(clips.map(\.id))
            for clip in clips where !clip.isEndForm && byText[clip.text.asHeard] == nil {
                byText[clip.text.asHeard] = clip.id
                byLetters[Self.letters(of: clip.text)] = clip.id
            }
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

        /// - Parameter isUnmarked: whether the mark of another take or a copy was taken off.
        func clip(named stem: String, isUnmarked: Bool = false) -> (id: String, Evidence)? {
            let heard = stem.replacing("_", with: " ").asHeard
            if ids.contains(stem.lowercased()) { return (stem.lowercased(), .id) }
            let hyphenated = stem.lowercased().replacing("_", with: "-").replacing(" ", with: "-")
            if ids.contains(hyphenated) { return (hyphenated, .id) }
            if let id = byText[heard] { return (id, .text) }
            let plain = FileNameWords.withoutCopyMark(stem)
            if plain != stem, !isUnmarked { return clip(named: plain, isUnmarked: true) }
            let name = FileNameWords(stem)
            // An id of several words is surer than a number that is one of them: `3-feminine`.
            for start in name.words.indices where name.words.count - start > 1 {
                let id = name.words[start...].joined(separator: "-")
                if ids.contains(id) { return (id, .word) }
            }
            // Of two numbers in a name, nothing tells which one is said.
            guard name.numberCount < 2 else { return nil }
            if let number = name.number { return ids.contains(number) ? (number, .number) : nil }
            // The end of a name tells more than what many begin with: `shop_voice_thousand`.
            for start in name.words.indices {
                let rest = name.words[start...]
                if ids.contains(rest.joined(separator: "-")) { return (rest.joined(separator: "-"), .word) }
                if let id = byText[rest.joined()] { return (id, .word) }
            }
            let meant = name.words.reversed().flatMap(FileNameWords.ids(ofEnglish:)).filter(ids.contains)
            return meant.first.map { ($0, .word) }
        }
    }
}
