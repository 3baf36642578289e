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
        let own = matching.matches.count
        guard let best = below.first, best.count >= max(Self.farMore, 2 * own + 1) else { return [] }
        let found = "\(old.folder)/\(best.folder) has recordings of \(best.count) clips by their names"
        return ["\(found), this folder of \(own): name it with --from."]
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
        let told = rows.map { row in
            let (first, last) = (row[0], row[row.count - 1])
            return first == last
                ? (first.file, "\(first.copy) (\(first.text)), \(first.evidence.words)")
                : (
                    "\(first.file) to \(last.file)",
                    "\(first.copy) (\(first.text)) to \(last.copy) (\(last.text)), by their numbers"
                )
        }
        let width = told.map(\.0.count).max() ?? 0
        return belowLines + [title]
            + told.map { "  \($0)\(String(repeating: " ", count: width - $0.count))  \($1)" }
    }

    /// The recordings of each line: several where clips that follow each other have files that differ only in their numbers.
    private var rows: [[RecordingMatching.Match]] {
        let places = Dictionary(spoken.clips.enumerated().map { ($1.id, $0) }) { first, _ in first }
        return matching.matches.reduce(into: []) { rows, match in
            let last = rows.last?.last
            let files = [last, match].map { $0?.evidence == .number ? $0?.file.filter { !$0.isNumber } : nil }
            let isNext = last.flatMap { places[$0.clip] }.map { $0 + 1 } == places[match.clip]
            if isNext, files[0] != nil, files[0] == files[1] {
                rows[rows.count - 1].append(match)
            } else {
                rows.append([match])
            }
        }
    }

    /// The clips that have no recording, the options that the recordings seem to have been made for, and what is told of the other files.
    func rest(options: [String] = [], after command: LanguagePackTool) -> [String] {
        let missing = matching.missing.map { "\($0.id) (\($0.text))" }.joined(separator: ", ")
        let told = Set(matching.questions.map(\.file)).union(matching.unsaid.keys)
        let unknown = matching.unmatched.filter { !told.contains($0) }
        let phrase = phraseLines
        let isOpen = !matching.questions.isEmpty || !unknown.isEmpty && phrase.isEmpty
        return (missing.isEmpty ? [] : ["No recording yet: \(missing)"]) + options + questionLines + unsaidLines
            + section(
                "Not taken, since these clips have another take",
                matching.unneeded.filter { !isTake($0) }.map { ($0.file, "\($0.file) (\($0.clip))") })
            + section("Not recognized", unknown.map { ($0, $0) }) + leftOutLines + phrase
            + (isOpen && !missing.isEmpty ? [advice(command)] : [])
    }

    /// True if the pack has just this file, from a time before.
    private func isTake(_ match: RecordingMatching.Match) -> Bool {
        let take = try? readFile(at: "\(folder.path)/\(pack)/\(match.copy)", limit: OldRecordings.maximumBytes)
        return take != nil
            && take == (try? readFile(at: "\(old.folder)/\(match.file)", limit: OldRecordings.maximumBytes))
    }

    /// The lines of `--update`: the copies, and all of `rest`.
    func linesOfUpdate(options: [String], after command: LanguagePackTool) -> [String] {
        let isCopied = !command.dryRun && !matching.matches.isEmpty
        let count = VoiceAssetCore.counted(matching.matches.count, "recording")
        return (isCopied ? ["\(old.folder): \(count) copied to \(folder.path)/\(pack)."] : [])
            + rest(options: options, after: command)
    }

    /// Names files, first those that may help.
    private func section(_ title: String, _ files: [(name: String, words: String)]) -> [String] {
        guard !files.isEmpty else { return [] }
        let near = matching.nearest(files.map(\.name)).prefix(Self.toldFiles)
        let first = near.compactMap { name in files.first { $0.name == name }?.words }
        let others = Self.kinds(files.filter { !near.contains($0.name) }, of: files.count)
        return ["\(title): \(Self.limited(first + others).joined(separator: ", "))"]
    }

    /// Files, or kinds of them, that are named at most.
    private static let toldFiles = 100
    /// Files that begin alike and are told as one kind, at least.
    private static let leastAlike = 5

    private static func limited(_ files: [String]) -> [String] {
        let more = files.count - toldFiles
        return files.prefix(toldFiles)
            + (more > 0 ? ["and \(more) more; --format json lists all, beside --update once the pack is there"] : [])
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

    private func advice(_ command: LanguagePackTool) -> String {
        let text = matching.missing.first { !$0.isEndForm }?.text ?? "seven"
        let name = "\(text).\(ending)"
        let place = folder.path == "recordings" ? "" : " --recordings \(CommandWords.shell([folder.path]))"
        let update =
            "voice-assets new \(command.locale)\(command.counted.option)\(place) --update --from \(CommandWords.shell([old.folder]))"
        return
            "Call a file that you need by what it says, such as \(name), or write a list beside it, such as list.csv: a.\(ending),\(text); then type \(isThere ? update : "the command again")"
    }

    /// Whether the pack is written.
    private var isThere: Bool { FileKind(at: "\(folder.path)/\(pack)/\(PackFolder.fileName)") == .file }

    private var questionLines: [String] {
        guard !matching.questions.isEmpty else { return [] }
        let groups = Dictionary(grouping: matching.questions, by: \.doubt)
            .sorted { $0.value[0].file < $1.value[0].file }
        return ["Not taken before you listen:"]
            + groups.map { doubt, files in
                let words = files.map { ($0.file, "\($0.file) (\($0.clips.joined(separator: " or ")))") }
                let named = Self.limited(Self.kinds(words, of: matching.questions.count)).joined(separator: ", ")
                return "  \(named): \(doubt.words(taken: match(for: files)))"
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
        return section("No clip says only this", files)
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
        let type = files.count == 1 ? RecordingMatching.type(of: file) : ending
        let target = "\(folder.path)/\(pack)/\(phrase.id).\(type)"
        let copy = CommandWords.shell(["cp", "\(old.folder)/\(file)", target])
        let (one, way) = files.count == 1 ? (file, "type \(copy)") : ("one of these files", "copy it to \(target)")
        let yaml = "\(YAMLText.key(phrase.id)): \(text.map(YAMLText.scalar) ?? "ITS WORDS")"
        return [
            "If \(one) says `\(phrase.text)` in other words, \(isThere ? "" : "once the pack is there, ")\(way), and write "
                + "`\(yaml)` in its \(PackFolder.fileName), and the texts of its pushes under `texts`."
        ]
    }

    private var leftOutLines: [String] {
        lists.leftOut.isEmpty ? [] : ["Left out:"] + Self.limited(lists.leftOut.map { "  \($0.file): \($0.words)" })
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
