import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks
import VoiceManifest

/// `--from`: old recordings that become the takes of a pack.
struct TakeOver {
    let old: OldRecordings
    let spoken: SpokenClips
    /// The ids of the clips that have a take already.
    let taken: Set<String>
    /// The clips of what is announced besides numbers.
    private let announced: Set<String>
    private let lists: RecordingLists
    private(set) var known: RecordingMatching.Knowledge
    private(set) var matching: RecordingMatching
    /// The folders in it by how many clips their files' names say, most first.
    private let below: [(folder: String, count: Int)]
    /// What the recognizer could not do, and the signal that is to end this process.
    let findings: [Finding]
    let signal: Int32?
    let pack: String
    let folder: RecordingsFolder

    /// - Parameters:
    ///   - source: what the pack says.
    ///   - taken: the ids of its clips that have a take.
    ///   - pack: the pack's name.
    ///   - listener: what listens to the recordings that their names don't tell for sure.
    init(
        _ old: OldRecordings, to source: PackDocument, in language: SpokenLanguage, taken: Set<String>,
        of pack: String, in folder: RecordingsFolder, _ listener: RecordingListener?
    ) {
        let spoken = SpokenClips(source.clips, in: language)
        (self.old, self.spoken, self.taken, self.pack, self.folder) = (old, spoken, taken, pack, folder)
        announced = source.pack?.announcedClips ?? []
        let lists = RecordingLists(beside: old, spoken)
        var known = RecordingMatching.Knowledge()
        known.listed = lists.texts
        let named = RecordingMatching(old.files, to: spoken, taken: taken, known)
        let report = listener?.run(old, named.doubtful.filter { lists.texts[$0] == nil })
        known.heard = report?.texts ?? [:]
        matching = report == nil ? named : RecordingMatching(old.files, to: spoken, taken: taken, known)
        (self.lists, self.known) = (lists, known)
        (findings, signal) = (report?.findings ?? [], report?.signal)
        below = old.leftOut.filter { $0.reason == .folder }.prefix(Self.searchedFolders).map { entry in
            let names = Array(old.names(in: entry.file).prefix(Self.searchedNames))
            return (folder: entry.file, count: RecordingMatching(names, to: spoken).matches.count)
        }.sorted { ($1.count, $0.folder) < ($0.count, $1.folder) }
    }

    private static let searchedFolders = 20
    private static let searchedNames = 1000

    /// Takes the clips that the user chose for files.
    mutating func take(_ answers: [String: String]) {
        guard !answers.isEmpty else { return }
        known.answers = answers
        matching = RecordingMatching(old.files, to: spoken, taken: taken, known)
    }

    /// True if every clip has a recording now.
    var isWhole: Bool { matching.missing.isEmpty }

    /// How many clips have none.
    var missingCount: Int { matching.missing.count }

    /// True if some clips have one and others don't.
    var isPartial: Bool { !clips.isEmpty && !isWhole }

    /// The ids of the clips that have one.
    var clips: Set<String> { taken.union(matching.matches.map(\.clip)) }

    /// The finding that none of the files is known, so that no new pack is made of them; nil if one is.
    var refusal: Finding? {
        guard matching.matches.isEmpty, matching.unneeded.isEmpty else { return nil }
        let folders = below.map(\.folder)
        let files = old.files.count + old.leftOut.count { $0.reason != .folder }
        let texts = matching.missing.filter { !$0.isEndForm }.map { "\($0.text).\(ending)" }
        let examples = texts.suffix(1) + texts.prefix(2)
        return Finding(
            .recordingMissing, files == 0 && !folders.isEmpty ? "old folders" : "old",
            [
                "count": .text(VoiceAssetCore.counted(files, "file")), "pack": .text(pack),
                "examples": .names(examples.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }),
                "folders": .names(folders.map { "\(old.folder)/\($0)" }),
            ]
        ).at(old.folder)
    }

    /// Copies the recordings that are known.
    /// - Returns: what went wrong.
    func copy() -> [Finding] { folder.copy(matching.matches, of: old, to: pack) }

    /// What it adds to `FindingsJSON`; CommandLine.md explains the keys.
    var members: [String: JSONValue?] {
        [
            "taken": .array(
                matching.matches.map {
                    .object([
                        "file": .string($0.file), "clip": .string($0.clip), "text": .string($0.text),
                        "evidence": .string("\($0.evidence)"),
                    ])
                }),
            "questions": .array(
                matching.questions.map {
                    .object([
                        "file": .string($0.file), "clips": .strings($0.clips), "reason": .string($0.doubt.rawValue),
                    ])
                }),
            "leftOut": .array(
                lists.leftOut.map { .object(["file": .string($0.file), "reason": .string($0.reason.rawValue)]) }),
            "alreadyThere": .array(
                matching.unneeded.map { .object(["file": .string($0.file), "clip": .string($0.clip)]) }),
            "unmatched": .strings(matching.unmatched), "missing": .strings(matching.missing.map(\.id)),
        ]
    }

    // MARK: Lines

    /// A folder below that has far more of the clips than this one.
    var belowLines: [String] {
        guard let best = below.first, best.count >= Self.farMore, best.count > 2 * matching.matches.count else {
            return []
        }
        let own = matching.matches.count
        return [
            "\(old.folder)/\(best.folder) has recordings of \(best.count) clips by their names, this folder of \(own): name it with --from."
        ]
    }

    private static let farMore = 5

    /// The recordings that are copied, with the evidence of each. A folder below with far more of the clips comes first.
    func table(isDryRun: Bool) -> [String] {
        let matches = matching.matches
        let verb = isDryRun ? "would be copied" : "to copy"
        let place = "\(folder.path)/\(pack)"
        guard !matches.isEmpty else { return belowLines + ["\(old.folder): no recording \(verb) to \(place)."] }
        let count = VoiceAssetCore.counted(matches.count, "recording")
        let title = "\(old.folder): \(count) \(verb) to \(place). Listen to each, since a name is no proof:"
        let width = matches.map(\.file.count).max() ?? 0
        return belowLines + [title]
            + matches.map { match in
                let space = String(repeating: " ", count: width - match.file.count)
                return "  \(match.file)\(space)  \(match.copy) (\(match.text)), \(match.evidence.words)"
            }
    }

    /// What is told of the other files, and the clips that have no recording.
    func rest(isDryRun: Bool) -> [String] {
        let (matches, missing) = (matching.matches, matching.missing)
        let count = VoiceAssetCore.counted(matches.count, "recording")
        var lines = isDryRun || matches.isEmpty ? [] : ["\(old.folder): \(count) copied to \(folder.path)/\(pack)."]
        lines += questionLines + unsaidLines + unneededLines
        let told = Set(matching.questions.map(\.file)).union(matching.unsaid.keys)
        lines += section(matching.unmatched.filter { !told.contains($0) }.map { ($0, $0) }) {
            "Not recognized: \($0). " + advice
        }
        lines += phraseLines + leftOutLines
        if !missing.isEmpty {
            lines.append("No recording yet of \(VoiceAssetCore.counted(missing.count, "clip")):")
            lines.append("  " + missing.map { "\($0.id) (\($0.text))" }.joined(separator: ", "))
        }
        return lines
    }

    /// Names files, first those that may help.
    private func section(_ files: [(name: String, words: String)], title: (String) -> String) -> [String] {
        guard !files.isEmpty else { return [] }
        let near = matching.nearest(files.map(\.name)).prefix(Self.toldFiles)
        let first = near.compactMap { name in files.first { $0.name == name }?.words }
        let others = Self.kinds(files.filter { !near.contains($0.name) }, of: files.count)
        return [title(VoiceAssetCore.counted(files.count, "file")), "  " + Self.named(first + others)]
    }

    /// Files, or kinds of them, that are named at most.
    private static let toldFiles = 100
    /// Files that begin alike and are told as one kind, at least.
    private static let leastAlike = 5

    private static func named(_ files: [String]) -> String {
        let more = files.count - toldFiles
        return files.prefix(toldFiles).joined(separator: ", ")
            + (more > 0 ? " and \(more) more; --format json lists all, beside --update once the pack is there" : "")
    }

    /// What is said of each file; those that begin alike are one, `vm-*.wav (12)`, unless all that are told do.
    private static func kinds(_ files: [(name: String, words: String)], of all: Int) -> [String] {
        func kind(_ name: String) -> String {
            let mark = name.firstIndex { "-_ ".contains($0) }
            return mark.map { "\(name[...$0])*.\(RecordingMatching.type(of: name))" } ?? name
        }
        let counts = Dictionary(grouping: files) { kind($0.name) }.mapValues(\.count)
            .filter { leastAlike..<max(all, leastAlike) ~= $0.value }
        var told: Set<String> = []
        return files.map { file in counts[kind(file.name)].map { "\(kind(file.name)) (\($0))" } ?? file.words }
            .filter { told.insert($0).inserted }
    }

    /// The extension of most of the files.
    private var ending: String {
        let files = Dictionary(grouping: old.files, by: RecordingMatching.type)
        return files.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key ?? "mp3"
    }

    private var advice: String {
        let text = matching.missing.first { !$0.isEndForm }?.text ?? "seven"
        return
            "Call each that you need by what it says, such as \(text).\(ending), or write a list beside them, such as list.csv: a.\(ending),\(text)"
    }

    private var questionLines: [String] {
        guard !matching.questions.isEmpty else { return [] }
        let count = VoiceAssetCore.counted(matching.questions.count, "file")
        let groups = Dictionary(grouping: matching.questions, by: \.doubt)
            .sorted { $0.value[0].file < $1.value[0].file }
        return ["Not taken before you listen: \(count). " + advice]
            + groups.map { doubt, files in
                let words = files.map { ($0.file, "\($0.file) (\($0.clips.joined(separator: " or ")))") }
                return
                    "  \(Self.named(Self.kinds(words, of: matching.questions.count))): \(doubt.words(taken: match(for: files)))"
            }
    }

    /// A file that is taken for a clip of one of these.
    func match(for questions: [RecordingMatching.Question]) -> String? {
        let clips = Set(questions.flatMap(\.clips))
        return matching.matches.first { clips.contains($0.clip) }?.file
    }

    private var unsaidLines: [String] {
        let files = matching.unmatched.compactMap { file in
            matching.unsaid[file].map { (file, "\(file) (\(lists.disputed.contains(file) ? "lists disagree" : $0))") }
        }
        return section(files) { "Not needed alone: \($0), since no clip of the pack says only this:" }
    }

    /// How a recording that says the missing phrase in other words becomes its take: no name and no list makes it one.
    private var phraseLines: [String] {
        let asked = Set(matching.questions.map(\.file))
        let texts = known.heard.merging(lists.texts) { _, listed in listed }.filter { !$0.value.isEmpty }
        let files = matching.unmatched.filter { file in
            !asked.contains(file) && (texts[file] != nil || matching.unsaid[file] == nil)
        }
        guard let phrase = matching.missing.first(where: { announced.contains($0.id) && !$0.isEndForm }),
            let file = files.first
        else { return [] }
        let text = files.count == 1 ? texts[file] : nil
        let (one, type) = files.count == 1 ? (file, RecordingMatching.type(of: file)) : ("one of these files", ending)
        let yaml = "\(YAMLText.key(phrase.id)): \(text.map(YAMLText.scalar) ?? "ITS WORDS")"
        let isThere = FileKind(at: "\(folder.path)/\(pack)/\(PackFolder.fileName)") == .file
        return [
            "If \(one) says `\(phrase.text)` in other words, \(isThere ? "" : "once the pack is there, ")copy it to "
                + "\(folder.path)/\(pack)/\(phrase.id).\(type), and write `\(yaml)` in its \(PackFolder.fileName), and its pushes under `texts`."
        ]
    }

    private var leftOutLines: [String] {
        let (leftOut, more) = (lists.leftOut, lists.leftOut.count - Self.toldFiles)
        guard !leftOut.isEmpty else { return [] }
        return ["Left out:"] + leftOut.prefix(Self.toldFiles).map { "  \($0.file): \($0.words)" }
            + (more > 0 ? ["  and \(more) more; --format json lists all, beside --update once the pack is there"] : [])
    }

    private var unneededLines: [String] {
        section(matching.unneeded.map { ($0.file, "\($0.file) (\($0.clip))") }) {
            "Not needed: \($0), since these clips have another take:"
        }
    }
}

/// The questions about old recordings, where somebody sits at a terminal.
extension LanguagePackTool {
    /// Asks which clips doubtful recordings are, prints the table of all that are known, and asks whether to copy them.
    /// - Returns: the recordings as they are to be copied; nil if the user wants none.
    func confirmed(_ takeOver: TakeOver) -> TakeOver? {
        var takeOver = takeOver
        guard format == .text else { return takeOver }
        let isAsked = !dryRun && Terminal.isAnswered
        if isAsked { takeOver.take(answers(to: takeOver)) }
        if takeOver.refusal == nil { Terminal.output(lines: takeOver.table(isDryRun: dryRun)) }
        guard isAsked, !takeOver.matching.matches.isEmpty else { return takeOver }
        return Terminal.answer(to: "Copy them? [Y/n] ").map { $0.isEmpty || $0.lowercased().hasPrefix("y") } == true
            ? takeOver : nil
    }

    /// Questions that are asked, at most.
    private static let mostQuestions = 50

    /// The clips that the user chose, by file. A recorder's numbers of one kind are one question.
    private func answers(to takeOver: TakeOver) -> [String: String] {
        var open = Dictionary(takeOver.matching.missing.map { ($0.id, $0.text) }) { first, _ in first }
        var answers: [String: String] = [:]
        let kinds = Dictionary(grouping: takeOver.matching.questions) { question in
            let isRow = question.doubt == .count && question.clips.count == 1
            return [question.doubt.rawValue, isRow ? question.file.filter { !$0.isNumber } : question.file]
        }
        var asked = 0
        for kind in kinds.values.sorted(by: { $0[0].file < $1[0].file }) where asked < Self.mostQuestions {
            let questions = kind.filter { $0.clips.contains { open[$0] != nil } }
            guard let first = questions.first else { continue }
            let files = questions.map { question in
                let clips = question.clips.map { "\($0): \(open[$0] ?? "has a take")" }
                return "\(question.file) (\(clips.joined(separator: " or ")))"
            }
            let isChoice = first.clips.count > 1
            let wish =
                isChoice ? "Type the clip, or nothing to leave it: " : "Take \(kind.count > 1 ? "them" : "it")? [y/N] "
            let text =
                "\(files.joined(separator: ", ")): \(first.doubt.words(taken: takeOver.match(for: questions))). \(wish)"
            guard let answer = Terminal.answer(to: printable(text)) else { return [:] }
            asked += 1
            for question in questions {
                let clip = isChoice ? answer : answer.lowercased().hasPrefix("y") ? question.clips[0] : ""
                if question.clips.contains(clip), open.removeValue(forKey: clip) != nil {
                    answers[question.file] = clip
                }
            }
        }
        return answers
    }
}
