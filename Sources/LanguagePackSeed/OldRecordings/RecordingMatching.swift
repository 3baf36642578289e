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
    /// The recordings of clips that have a take already, in the order of the clips.
    package private(set) var unneeded: [Match] = []
    /// The recordings that are not known and have a recorder's number in their name, by mark and number.
    package private(set) var serials: [SerialNumbers.Counted] = []

    /// - Parameters:
    ///   - files: the names of the files; those that are no recordings are passed over.
    ///   - clips: all clips of the pack.
    ///   - taken: the ids of those that have a take.
    ///   - locale: the language of the clips, BCP 47.
    ///   - heard: what a recognizer hears in files, by their names.
    package init(
        _ files: [String], to clips: [VoicePack.Clip], taken: Set<String> = [], locale: String = "und",
        heard: [String: String] = [:]
    ) {
        let names = files.compactMap { file in
            RecordingName(fileName: file).map { _ in
                (file: file, stem: String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)]))
            }
        }
        let known = NamedClips(clips, locale: locale, stems: names.map(\.stem))
        let named = Dictionary(names.map { ($0.file, known.clip(named: $0.stem)) }) { first, _ in first }
        let hasWords = named.values.contains { $0.map { $0.1 != .number && Int64($0.id) == nil } == true }
        let serial = SerialNumbers(names, ids: Set(clips.map(\.id)), hasWords: hasWords)
        var best: [String: [(file: String, evidence: Evidence)]] = [:]
        for name in names {
            let named = named[name.file]?.flatMap { serial.isMistaken(name.file, for: $0.id) ? nil : $0 }
            let spoken = heard[name.file].flatMap(known.clip(saying:)).map { (id: $0, Evidence.heard) }
            guard let (clip, evidence) = [named, spoken].compactMap(\.self).min(by: { $0.1 < $1.1 }) else { continue }
            best[clip, default: []].append((name.file, evidence))
        }
        let doubles = assign(best, to: clips, taken: taken)
        let used = Set((matches + unneeded).map(\.file))
        unmatched = names.map(\.file).filter { !used.contains($0) }
        let unknown = Set(unmatched)
        serials = unmatched.filter { doubles[$0] == nil }.compactMap { serial.counted[$0] }
            .sorted { ($0.mark, $0.number, $0.file) < ($1.mark, $1.number, $1.file) }
        for name in names where unknown.contains(name.file) && serial.counted[name.file] == nil {
            candidates[name.file] = known.candidates(of: name.stem) ?? doubles[name.file]
        }
    }

    /// Gives each clip the file that is known for it the surest.
    /// - Returns: the clips of files that are as sure as another, by the files.
    private mutating func assign(
        _ best: [String: [(file: String, evidence: Evidence)]], to clips: [VoicePack.Clip], taken: Set<String>
    ) -> [String: [String]] {
        var doubles: [String: [String]] = [:]
        for clip in clips {
            let sorted = (best[clip.id] ?? []).sorted { $0.evidence < $1.evidence }
            if taken.contains(clip.id) {
                unneeded += sorted.map { Match(file: $0.file, clip: clip.id, text: clip.text, evidence: $0.evidence) }
                continue
            }
            guard let first = sorted.first, sorted.count == 1 || sorted[1].evidence > first.evidence else {
                missing.append(clip)
                for file in sorted { doubles[file.file] = [clip.id] }
                continue
            }
            matches.append(Match(file: first.file, clip: clip.id, text: clip.text, evidence: first.evidence))
        }
        return doubles
    }

    /// The recordings of which a recognizer may tell more than their names do.
    package var doubtful: [String] { unmatched + matches.filter { $0.evidence > .heard }.map(\.file) }
}
