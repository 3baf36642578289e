package import VoiceAssetCore
package import VoiceAssetPacks

/// The clips of a pack by what recordings of them say.
package struct SpokenClips {
    typealias Evidence = RecordingMatching.Evidence

    /// Clips that a name, a part of it or a text may stand for.
    struct Reading {
        /// Their ids: several where it doesn't tell which, none of a number that no clip says alone.
        var clips: [String]
        var evidence: Evidence
        /// What the recording says by its name, as far as a number tells.
        var said: String?
        /// What is still to be asked.
        var doubt: RecordingMatching.Doubt?

        /// The one clip that needs no question.
        var clip: String? { doubt == nil && clips.count == 1 ? clips[0] : nil }
    }

    package let clips: [VoicePack.Clip]
    let language: SpokenLanguage
    private let ids: Set<String>
    /// The ids by the letters of their texts.
    private var texts: [String: [String]] = [:]
    /// The same by Latin letters without marks.
    private var latin: [String: [String]] = [:]
    /// The numbers with which a clip begins.
    private(set) var numbers: Set<Int64> = []
    /// The words of numbers in the language.
    private var numerals: Set<String> = []

    /// - Parameter clips: all clips of the pack.
    package init(_ clips: [VoicePack.Clip], in language: SpokenLanguage) {
        (self.clips, self.language) = (clips, language)
        ids = Set(clips.map(\.id))
        let transliterator = Transliterator()
        for clip in clips where !clip.isEndForm {
            texts[Self.letters(of: clip.text), default: []].append(clip.id)
            let isHan = clip.text.unicodeScalars.contains(where: \.properties.isIdeographic)
            guard language.isMandarin || !isHan, let transliterator else { continue }
            let forms = [clip.text, Self.withoutUmlauts(clip.text)].map(transliterator.identifier)
            for form in Set(forms.map(Self.letters)) where !form.isEmpty { latin[form, default: []].append(clip.id) }
        }
        for number in Self.usualNumbers {
            guard let text = language.text(of: number) else { continue }
            numerals.formUnion(FileNameWords.words(of: text))
            let letters = Self.letters(of: text)
            if texts.keys.contains(where: { $0.hasPrefix(letters) }) { numbers.insert(number) }
        }
    }

    /// Numbers that are recorded in one piece.
    private static let usualNumbers: [Int64] =
        Array(0...100) + (2...9).map { $0 * 100 } + [1000, 10_000, 100_000, 1_000_000, 100_000_000, 1_000_000_000]

    static func letters(of text: String) -> String { FileNameWords.words(of: text).joined() }

    // MARK: Reading

    /// The clip with a text that somebody wrote or that a program heard; a number may be in digits.
    func clip(saying text: String) -> String? {
        let words = FileNameWords.words(of: text)
        let found = texts[words.joined()] ?? counted(words).flatMap { texts[Self.letters(of: $0)] } ?? []
        return found.count == 1 && !words.isEmpty ? found[0] : nil
    }

    /// A part of a file's name; nil if it says nothing that is known.
    func reading(of words: ArraySlice<String>) -> Reading? {
        let letters = words.joined()
        if let found = texts[letters] { return Reading(clips: found, evidence: .text) }
        if let text = counted(words) {
            return Reading(clips: texts[Self.letters(of: text)] ?? [], evidence: .number, said: text)
        }
        if let number = FileNameWords.number(ofEnglish: words) {
            let said = number.isUnit ? language.word(forUnit: number.value) : language.text(of: number.value)
            return said.map { Reading(clips: texts[Self.letters(of: $0)] ?? [], evidence: .word, said: $0) }
        }
        if let found = latin[letters] {
            let isKnown = !language.hasTones || found.count == 1 && language.currency.contains(letters)
            return Reading(clips: found, evidence: .latin, doubt: isKnown && found.count == 1 ? nil : .syllable)
        }
        // English words for the clip that new packs call so.
        if words.count == 1, ["dot", "decimal", "point", "comma"].contains(letters), ids.contains("point") {
            return Reading(clips: ["point"], evidence: .word)
        }
        return nil
    }

    /// The clip that has a whole name for its id, if that is no number.
    func reading(ofID words: [String]) -> Reading? {
        let id = words.joined(separator: "-")
        return ids.contains(id) && Int64(id) == nil ? Reading(clips: [id], evidence: .id) : nil
    }

    /// True of a word that says something by itself, so that it is no mere beginning of a name.
    func says(_ word: String) -> Bool {
        texts[word] != nil || numerals.contains(word) || FileNameWords.number(ofEnglish: [word]) != nil
    }

    /// A number in digits as people count; `1_0` is no ten.
    private func counted(_ words: some Collection<String>) -> String? {
        guard words.count == 1, let digits = words.first, digits.utf8.count <= 9 else { return nil }
        return Int64(digits).flatMap(language.text)
    }

    /// A text as it is usual where a keyboard has no ä.
    private static func withoutUmlauts(_ text: String) -> String {
        [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("å", "aa"), ("ø", "oe"), ("æ", "ae")]
            .reduce(text.lowercased()) { $0.replacing($1.0, with: $1.1) }
    }
}

/// A program of the user's that prints what it hears in recordings which nobody knows by their names.
package struct RecordingListener {
    /// What stands for the recording in the program's arguments.
    package static let slot = "{file}"
    /// Bytes that it may print about a recording.
    private static let outputLimit = 1 << 16

    private let command: ProgramLine
    private let language: String
    private let seconds: Int

    /// - Parameters:
    ///   - locale: BCP 47; its language takes the place of `{language}` in the program's arguments.
    ///   - seconds: how long the program may take for a recording.
    package init(_ command: ProgramLine, locale: String, seconds: Int) {
        self.command = command
        language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
        self.seconds = seconds
    }

    /// What came of listening.
    package struct Report {
        /// By file.
        package var texts: [String: String] = [:]
        package var findings: [Finding] = []
        /// The signal that is to end this process.
        package var signal: Int32?
    }

    /// Listens to recordings one after the other, until a signal is to end the process.
    package func run(_ old: OldRecordings, _ files: [String]) -> Report {
        let interruption = Interruption()
        defer { interruption.end() }
        var report = Report()
        for file in files {
            let path = "\(old.folder)/\(file)"
            // An argument is no option of the program, whatever the folder is called.
            let argument = path.hasPrefix("-") ? "./\(path)" : path
            do throws(ProgramRun.Fault) {
                let output = try ProgramRun.run(
                    command.filled([(Self.slot, argument), ("{language}", language)]), seconds: seconds,
                    outputLimit: Self.outputLimit, interruption: interruption)
                let text = HeardWords(output).text
                if !text.isEmpty { report.texts[file] = text }
            } catch {
                report.findings.append(error.finding(of: .recognizerFailed).at(path))
                if case .interrupted(let signal) = error { report.signal = signal }
                if error.isLasting { return report }
            }
        }
        return report
    }
}
