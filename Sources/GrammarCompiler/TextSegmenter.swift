import VoicePack

/// Finds the clips that say a text.
struct TextSegmenter {
    enum Failure: Error, Hashable {
        /// No clips say this part of the text.
        case unsaid(String)
        /// Several clips say this part.
        case ambiguous(String, ids: [String])
        /// The text names a clip that there is not.
        case unknownClip(String)
    }

    private let indexes: [String: Int]
    private let ids: [String]
    /// Clips by the first character of their text, longer texts first.
    private var candidates: [Character: [(text: [Character], clips: [Int])]] = [:]
    private let splits: Bool

    /// - Parameter splits: whether a run of text may be said by several clips.
    init(_ clips: [VoicePack.Clip], splits: Bool) {
        ids = clips.map(\.id)
        indexes = Dictionary(clips.enumerated().map { ($1.id, $0) }) { first, _ in first }
        self.splits = splits
        var byText: [[Character]: [Int]] = [:]
        for (index, clip) in clips.enumerated() { byText[SpokenText(clip.text).characters, default: []].append(index) }
        for (text, clips) in byText {
            guard let first = text.first else { continue }
            candidates[first, default: []].append((text, clips))
        }
        for first in candidates.keys { candidates[first]?.sort { $0.text.count > $1.text.count } }
    }

    /// The clips of a text, as few as say it, in order. `{id}` in it is the clip of this id.
    func clips(_ text: String) throws(Failure) -> [Int] {
        var clips: [Int] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            clips += try run(rest[..<open])
            let id = String(rest[rest.index(after: open)..<close])
            guard let clip = indexes[id] else { throw .unknownClip(id) }
            clips.append(clip)
            rest = rest[rest.index(after: close)...]
        }
        return try clips + run(rest)
    }

    private func run(_ text: Substring) throws(Failure) -> [Int] {
        let spoken = SpokenText(text)
        guard !spoken.isEmpty else { return [] }
        // For each place that can be reached, the fewest clips up to it and where the last of them begins.
        var fewest: [(count: Int, start: Int, clips: [Int])?] = Array(
            repeating: nil, count: spoken.characters.count + 1)
        fewest[0] = (0, 0, [])
        var farthest = 0
        for start in spoken.characters.indices {
            guard let here = fewest[start] else { continue }
            farthest = start
            if spoken.characters[start] == " " {
                if here.count < fewest[start + 1]?.count ?? .max { fewest[start + 1] = (here.count, start, []) }
                continue
            }
            for (text, clips) in candidates[spoken.characters[start]] ?? [] {
                let end = start + text.count
                guard end <= spoken.characters.count, spoken.cuts[start], spoken.isCut(end),
                    spoken.characters[start..<end].elementsEqual(text),
                    splits || text.count == spoken.characters.count,
                    here.count + 1 < fewest[end]?.count ?? .max
                else { continue }
                fewest[end] = (here.count + 1, start, clips)
            }
        }
        return try backtrack(spoken, fewest, farthest)
    }

    private func backtrack(
        _ spoken: SpokenText, _ fewest: [(count: Int, start: Int, clips: [Int])?], _ farthest: Int
    ) throws(Failure) -> [Int] {
        var end = spoken.characters.count
        guard fewest[end] != nil else { throw .unsaid(splits ? spoken.part(from: farthest) : spoken.text) }
        var clips: [Int] = []
        while end > 0, let step = fewest[end] {
            if let clip = step.clips.first {
                guard step.clips.count == 1 else {
                    throw .ambiguous(
                        String(spoken.characters[step.start..<end]), ids: step.clips.map { ids[$0] })
                }
                clips.append(clip)
            }
            end = step.start
        }
        return clips.reversed()
    }
}

extension SpokenText {
    /// Whether it may be cut before this character, or ends there.
    func isCut(_ index: Int) -> Bool { cuts[index] || index < characters.count && characters[index] == " " }

    /// The word that begins at a place; in scripts without spaces, everything up to the next space.
    func part(from start: Int) -> String {
        let rest = characters[start...].drop { $0 == " " }
        return String(rest.prefix { $0 != " " })
    }
}
