import VoiceAssetPacks

/// Numbers in the names of recordings that a recorder counted, and that nobody says.
package struct SerialNumbers: Sendable {
    /// The mark by which a serial number is told, the surest first.
    package enum Mark: String, Sendable, Comparable, CaseIterable {
        /// A word of a recorder's in the name.
        case device
        /// Zeros in front of the number.
        case zeros
        /// All files are called the same but for the number.
        case prefix
        /// The numbers go on without a gap, and are not those of the pack.
        case run

        package static func < (left: Self, right: Self) -> Bool {
            allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
        }

        /// In words, behind the files.
        package var words: String {
            switch self {
            case .device: "recorders call files so"
            case .zeros: "zeros stand in front of the number"
            case .prefix: "all files are called the same but for the number"
            case .run: "the numbers count on without a gap"
            }
        }
    }

    /// A recording with such a number.
    package struct Counted: Sendable {
        /// Its name.
        package var file: String
        package var number: Int
        package var mark: Mark
    }

    /// By the file's name.
    private(set) var counted: [String: Counted] = [:]

    /// - Parameters:
    ///   - files: the recordings and their names without extension.
    ///   - ids: the ids of all clips of the pack.
    ///   - hasWords: whether some of the recordings are known by something else than a number.
    init(_ files: [(file: String, stem: String)], ids: Set<String>, hasWords: Bool) {
        let names = files.compactMap(Name.init)
        for group in Dictionary(grouping: names, by: \.frame).values where !group[0].isCalledNumber {
            let width = group.filter(\.hasZeros).map(\.digits.count).min()
            let row = Row(group.map(\.number), ids: ids)
            let isCommon = files.count > 1 && group.count == files.count && group[0].hasPrefix
            let whole: Mark? =
                isCommon && !row.isOfThePack ? .prefix : row.isCounted(besideWords: hasWords) ? .run : nil
            for name in group {
                let hasZeros = width.map { name.digits.count >= $0 } == true
                let mark: Mark? = name.isOfDevice ? .device : hasZeros ? .zeros : whole
                guard let mark else { continue }
                counted[name.file] = Counted(file: name.file, number: name.number, mark: mark)
            }
        }
    }

    /// True if a clip would be taken for what a file says because of a serial number in its name.
    func isMistaken(_ file: String, for clip: String) -> Bool {
        counted[file].map { FileNameWords.ids(ofNumber: "\($0.number)").contains(clip) } == true
    }

    /// A name with a number in it.
    private struct Name {
        let file: String
        let digits: Substring
        let number: Int
        /// Everything around the last number, in lower case.
        let frame: [String]

        init?(_ name: (file: String, stem: String)) {
            let copy = FileNameWords.withoutCopyMark(name.stem)
            let stem = FileNameWords.withoutVersion(copy) ?? copy
            guard let match = stem.matches(of: /[0-9]+/).last, match.output.count <= 9,
                let number = Int(match.output)
            else { return nil }
            (file, digits, self.number) = (name.file, match.output, number)
            frame = [stem[..<match.range.lowerBound].lowercased(), stem[match.range.upperBound...].lowercased()]
        }

        var hasZeros: Bool { digits.count > 1 && digits.hasPrefix("0") }
        var hasPrefix: Bool { frame[0].contains(where: \.isLetter) }
        private var words: [String] { frame.flatMap { FileNameWords($0).words } }

        /// True of `num_07` and `digit-3`: no recorder calls a file so.
        var isCalledNumber: Bool { FileNameWords(frame[0]).words.last.map(SerialNumbers.numberWords.contains) == true }

        var isOfDevice: Bool {
            words.contains { word in
                SerialNumbers.deviceWords.contains(word)
                    || !word.allSatisfy(\.isASCII) && SerialNumbers.deviceWords.contains { word.hasSuffix($0) }
            }
        }
    }

    /// The numbers of names that are the same but for these.
    private struct Row {
        private let numbers: [Int]
        /// True if the pack says each of them in a clip, or it is a power of ten.
        private let isKnown: Bool

        init(_ numbers: [Int], ids: Set<String>) {
            self.numbers = Set(numbers).sorted()
            isKnown = self.numbers.allSatisfy { number in
                [100, 1000, 10_000, 100_000, 1_000_000].contains(number)
                    || FileNameWords.ids(ofNumber: "\(number)").contains(where: ids.contains)
            }
        }

        private var hasGaps: Bool { numbers.count <= numbers[numbers.count - 1] - numbers[0] }

        /// Recorders count from 1. The ten digits and numbers that the pack says in one clip are a speaker's.
        var isOfThePack: Bool { isKnown && Array(0...9) == Array(numbers.prefix(10)) }

        /// True of three numbers or more in a row without a gap, from 1, or not all in the pack.
        func isCounted(besideWords: Bool) -> Bool {
            guard numbers.count > 2, numbers[0] > 0, !hasGaps else { return false }
            return !isKnown || numbers[0] < 10 && !besideWords
        }
    }

    /// Words before a number that somebody says.
    private static let numberWords: Set = [
        "n", "no", "nr", "num", "nums", "number", "numbers", "digit", "digits", "figure", "numero", "número", "nombre",
        "chiffre", "zahl", "ziffer", "cifra", "liczba", "cyfra", "число", "цифра", "номер", "数字", "數字", "数", "숫자",
    ]

    /// Words in the names that recorders, phones and editors give. Longer words without ASCII end with them: `新录音`.
    private static let deviceWords: Set = [
        "zoom", "take", "takes", "mic", "mike", "rec", "record", "recording", "recordings", "track", "tracks", "memo",
        "tascam", "dr", "ste", "mono", "stereo", "dvt", "wa", "aud", "untitled", "session", "region", "marker",
        "segment", "aufnahme", "spur", "piste", "enregistrement", "grabación", "grabacion", "pista", "registrazione",
        "traccia", "gravação", "gravacao", "faixa", "opname", "nagranie", "inspelning", "optagelse", "запись",
        "дорожка",
        "запис", "kayıt", "kayit", "录音", "錄音", "録音", "录制", "音轨", "音軌", "备忘录", "備忘錄", "ボイスメモ", "メモ", "녹음",
        "음성",
    ]
}
