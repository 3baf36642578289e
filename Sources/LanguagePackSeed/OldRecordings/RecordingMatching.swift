package import VoiceAssetPacks
import VoiceAssetUnicodeText

/// Which of some old recordings is which clip of a pack, by the files' names.
package struct RecordingMatching: Sendable {
    /// By what a file is known, the surest first.
    package enum Evidence: Int, Sendable, Comparable, CaseIterable {
        /// The name is the clip's id.
        case id
        /// The name is what the clip says.
        case text
        /// A number in the name.
        case number
        /// An English word in the name.
        case word

        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

        /// In words, behind the clip.
        package var words: String {
            switch self {
            case .id: "by its name"
            case .text: "by what it says"
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
    /// The clips without a file, in their order.
    package private(set) var missing: [VoicePack.Clip] = []

    /// - Parameters:
    ///   - files: the names of the files; those that are no recordings are passed over.
    ///   - clips: the clips that need a take.
    package init(_ files: [String], to clips: [VoicePack.Clip]) {
        let names = files.compactMap { file in
            RecordingName(fileName: file).map { _ in
                (file: file, stem: String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)]))
            }
        }
        let known = Clips(clips)
        var best: [String: [(file: String, evidence: Evidence)]] = [:]
        for name in names {
            guard let (clip, evidence) = known.clip(named: name.stem) else { continue }
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
    }

    /// The clips by what a file may be called.
    private struct Clips {
        private let ids: Set<String>
        private var byText: [String: String] = [:]

        init(_ clips: [VoicePack.Clip]) {
            ids = Set(clips.map(\.id))
            for clip in clips where !clip.isEndForm && byText[clip.text.asHeard] == nil {
                byText[clip.text.asHeard] = clip.id
            }
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
