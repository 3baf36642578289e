package import VoiceAssetPacks

/// Which of some old recordings is which clip of a pack, by the files' names and by what a program hears.
package struct RecordingMatching: Sendable {
    /// By what a file is known, the surest first.
    package enum Evidence: Int, Sendable, Comparable, CaseIterable {
        /// The name is the clip's id.
        case id
        /// The name is what the clip says.
        case text
        /// The name is what the clip says, in Latin letters.
        case romanized
        /// A recognizer hears what the clip says.
        case heard
        /// A number in the name.
        case number
        /// An English word in the name, or a part of what the clip says.
        case word
        /// It is one of ten recordings in a row, and nothing is known for the ten digits.
        case order

        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

        /// In words, behind the clip.
        package var words: String {
            switch self {
            case .id: "by its name"
            case .text: "by what it says"
            case .romanized: "by what it says, in Latin letters"
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
    /// Possible clips of some of these, by the file: the ids of those that are written so in Latin letters, or of the one that another
    /// file has as surely.
    package private(set) var candidates: [String: [String]] = [:]
    /// The clips without a file, in their order.
    package private(set) var missing: [VoicePack.Clip] = []

    /// - Parameters:
    ///   - files: the names of the files; those that are no recordings are passed over.
    ///   - clips: the clips that need a take.
    ///   - locale: the language of the clips, BCP 47.
    ///   - heard: what a recognizer hears in files, by their names.
    package init(
        _ files: [String], to clips: [VoicePack.Clip], locale: String = "und", heard: [String: String] = [:]
    ) {
        let names = files.compactMap { file in
            RecordingName(fileName: file).map { _ in
                (file: file, stem: String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)]))
            }
        }
        let known = NamedClips(clips, locale: locale, stems: names.map(\.stem))
        var best: [String: [(file: String, evidence: Evidence)]] = [:]
        for name in names {
            let named = known.clip(named: name.stem)
            let spoken = heard[name.file].flatMap(known.clip(saying:)).map { (id: $0, Evidence.heard) }
            guard let (clip, evidence) = [named, spoken].compactMap(\.self).min(by: { $0.1 < $1.1 }) else { continue }
            best[clip, default: []].append((name.file, evidence))
        }
        var used: Set<String> = []
        var doubles: [String: [String]] = [:]
        for clip in clips {
            let sorted = (best[clip.id] ?? []).sorted { $0.evidence < $1.evidence }
            guard let first = sorted.first, sorted.count == 1 || sorted[1].evidence > first.evidence else {
                missing.append(clip)
                for file in sorted { doubles[file.file] = [clip.id] }
                continue
            }
            used.insert(first.file)
            matches.append(Match(file: first.file, clip: clip.id, text: clip.text, evidence: first.evidence))
        }
        unmatched = names.map(\.file).filter { !used.contains($0) }
        matchDigits(names.filter { !used.contains($0.file) }, clips)
        let unknown = Set(unmatched)
        for name in names where unknown.contains(name.file) {
            candidates[name.file] = known.candidates(of: name.stem) ?? doubles[name.file]
        }
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
}
