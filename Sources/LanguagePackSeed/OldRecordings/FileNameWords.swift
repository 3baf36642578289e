/// The words of an old recording's name.
struct FileNameWords {
    /// In lower case, without what marks a copy.
    let words: [String]
    /// True of `7~2`, `7 (1)` and `7 copy 2`: another file has the same name without the mark.
    let isCopy: Bool

    /// Words that are looked at.
    private static let maximumWords = 16

    init(of file: String) {
        let stem = Self.stem(of: file)
        let plain = stem.replacing(/(~[0-9]+| ?\([0-9]+\)| copy( [0-9]+)?)$/, with: "")
        isCopy = plain != stem
        // Lingua Libre: LL-Q150 (fra)-Speaker-deux
        let said = plain.wholeMatch(of: /LL-Q[0-9]+[ _]?\([^)]*\)-[^-]+-(.+)/)?.1 ?? Substring(plain)
        words = Array(Self.words(of: said).prefix(Self.maximumWords))
    }

    /// A file's name without its extension.
    static func stem(of file: String) -> String { String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)]) }

    /// The words of a text: letters and digits apart, and what begins with a capital. `ttsNo07` is `tts`, `no`, `07`.
    static func words(of text: some StringProtocol) -> [String] {
        var words: [String] = []
        var last: (isDigit: Bool?, isCapital: Bool) = (nil, false)
        for character in text {
            let digit = character.isLetter ? nil : character.wholeNumberValue
            let isDigit: Bool? = character.isLetter ? false : digit.map { _ in true }
            if let isDigit {
                let begins = isDigit != last.isDigit || character.isUppercase && !last.isCapital
                let written = digit.map { "\($0)" } ?? character.lowercased()
                if !begins, let word = words.popLast() { words.append(word + written) } else { words.append(written) }
            }
            last = (isDigit, character.isUppercase)
        }
        return words
    }

    /// The number that English words say, and whether it is the word for a unit: `seven`, `forty-five`, `hundred`.
    static func number(ofEnglish words: some Collection<String>) -> (value: Int64, isUnit: Bool)? {
        let name = words.joined(separator: "-")
        return units[name].map { ($0, true) } ?? numbers[name].map { ($0, false) }
    }

    private static let units = Dictionary(
        ClipNames.unitNames.map { ($1, $0) } + [("lakh", 100_000), ("crore", 10_000_000)]
    ) { first, _ in first }

    private static let numbers: [String: Int64] = {
        let english = ICURules("en")
        let words = (Int64(0)...99).map { (english?.spell($0, by: "%spellout-cardinal") ?? "", $0) }
        return Dictionary(words) { first, _ in first }
    }()
}

/// What the names of recordings say. A part of a name counts where several names are the same but for this part.
struct NameFamilies {
    typealias Reading = SpokenClips.Reading

    /// What stands before and behind the part of a name that says something; nothing where the whole name says it.
    struct Frame: Hashable {
        var before: [String] = []
        var after: [String] = []

        var isEmpty: Bool { before.isEmpty && after.isEmpty }
    }

    /// A reading, and the number that is written in digits.
    private typealias Member = (reading: Reading, number: Int64?)

    /// How many clips the names of a family say, so that it is no accident.
    private static let leastClips = 5
    /// Words that a part may have, unless it is the whole name.
    private static let longestPart = 6

    private let spoken: SpokenClips
    /// By file.
    private var families: [Frame: [String: Member]] = [:]
    /// The frames of each file in which it says something, the longest part first.
    private var frames: [String: [Frame]] = [:]
    /// The families that count, and how many clips they say.
    private var covers: [Frame: Int] = [:]
    /// The best reading of each file.
    private(set) var readings: [String: Reading] = [:]

    init(_ names: [(file: String, name: FileNameWords)], _ spoken: SpokenClips) {
        self.spoken = spoken
        for (file, name) in names { add(file, name.words) }
        for (frame, members) in families {
            if isCount(members.values, isWhole: frame.isEmpty) {
                for (file, member) in members where member.number != nil {
                    families[frame]?[file]?.reading.doubt = .count
                }
            }
            covers[frame] = cover(of: frame)
        }
        var chosen: [Frame: [String: Reading]] = [:]
        for (file, own) in frames {
            let found = own.filter { covers[$0] != nil }
            let best = found.first(where: \.isEmpty) ?? found.max { covers[$0, default: 0] < covers[$1, default: 0] }
            guard let frame = best else { continue }
            chosen[frame, default: [:]][file] = families[frame]?[file]?.reading
        }
        let lesser = Self.lesser(of: chosen.mapValues { Set($0.values.compactMap(\.clip)) })
        for (frame, members) in chosen {
            readings.merge(members) { first, _ in first }
            guard lesser.contains(frame) else { continue }
            for (file, reading) in members { readings[file]?.doubt = reading.doubt ?? .family }
        }
        for (file, own) in frames where readings[file] == nil { readings[file] = alone(file, own) }
    }

    /// The parts of a name, the longest first.
    private static func parts(of words: [String]) -> [(Frame, ArraySlice<String>)] {
        let all = words.indices.flatMap { start in
            (start + 1...words.count).map { end in
                (Frame(before: Array(words[..<start]), after: Array(words[end...])), words[start..<end])
            }
        }
        return all.filter { $0.1.count <= longestPart || $0.0.isEmpty }.sorted { $0.1.count > $1.1.count }
    }

    private mutating func add(_ file: String, _ words: [String]) {
        for (frame, part) in Self.parts(of: words) {
            let named = frame.isEmpty ? spoken.reading(ofID: words) : nil
            guard let reading = spoken.reading(of: part) ?? named else { continue }
            families[frame, default: [:]][file] = (reading, part.count == 1 ? part.first.flatMap { Int64($0) } : nil)
            frames[file, default: []].append(frame)
            // An id is all that its name says.
            if named != nil { return }
        }
    }

    /// True of numbers in a row without a gap that are neither the ten digits nor the numbers that the pack says in one piece. Takes
    /// are called by a word and a count from 1; where names with this word say other words, too, it is no count.
    private func isCount(_ members: some Collection<Member>, isWhole: Bool) -> Bool {
        let numbers = Set(members.compactMap(\.number))
        guard let first = numbers.min(), let last = numbers.max(), numbers.count > (first == 1 ? 1 : 2),
            last - first < Int64(numbers.count)
        else { return false }
        let isRound = last >= 9 && (last % 10 == 9 || last % 10 == 0)
        if first == 0 { return !isRound }
        let isSpoken = isWhole ? isRound && first == 1 : members.contains { $0.number == nil && $0.reading.clip != nil }
        return !isSpoken || !numbers.isSubset(of: spoken.numbers)
    }

    /// How many clips the names of a family say; nil of one that says too few, or whose frame says something itself.
    private func cover(of frame: Frame) -> Int? {
        let clips = Set((families[frame] ?? [:]).values.compactMap(\.reading.clip))
        if frame.isEmpty { return clips.count }
        let isBesideANumber = [frame.before.last, frame.after.first].contains { $0.flatMap { Int64($0) } != nil }
        guard clips.count >= min(Self.leastClips, spoken.clips.count), !isBesideANumber,
            !(frame.before + frame.after).contains(where: spoken.says)
        else { return nil }
        return clips.count
    }

    /// The families that say a clip which a larger one says, too. Whole names come before a family that is as large; two others that are
    /// as large are both lesser.
    private static func lesser(of families: [Frame: Set<String>]) -> [Frame] {
        families.filter { frame, own in
            families.contains { other, clips in
                other != frame && clips.count >= own.count + (frame.isEmpty ? 1 : 0) && !clips.isDisjoint(with: own)
            }
        }.map(\.key)
    }

    /// What a name may say that belongs to no family: a question.
    private func alone(_ file: String, _ frames: [Frame]) -> Reading? {
        let parts = frames.compactMap { families[$0]?[file]?.reading }
        guard var reading = parts.first(where: { !$0.clips.isEmpty }) else { return nil }
        reading.doubt = reading.doubt ?? .alone
        return reading
    }
}
