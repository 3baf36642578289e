import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks
import VoiceManifest

/// `--from`: old recordings that become the takes of a pack.
struct TakeOver {
    private let old: OldRecordings
    private let matching: RecordingMatching
    /// What the recognizer could not do, and the signal that is to end this process.
    let findings: [Finding]
    let signal: Int32?
    private let isHeard: Bool
    /// The texts that a recognizer heard, by the files' names.
    private let heard: [String: String]
    private let pack: String
    private let folder: RecordingsFolder

    /// - Parameters:
    ///   - clips: all clips of the pack.
    ///   - taken: the ids of those that have a take.
    ///   - pack: the pack's name.
    ///   - locale: its language, BCP 47.
    ///   - listener: what listens to the recordings that their names don't tell for sure.
    init(
        _ old: OldRecordings, to clips: [VoicePack.Clip], taken: Set<String>, of pack: String, locale: String,
        in folder: RecordingsFolder, _ listener: RecordingListener?
    ) {
        self.old = old
        self.folder = folder
        self.pack = pack
        let named = RecordingMatching(old.files, to: clips, taken: taken, locale: locale)
        let report = listener?.run(old, named.doubtful)
        matching =
            listener == nil
            ? named
            : RecordingMatching(old.files, to: clips, taken: taken, locale: locale, heard: report?.texts ?? [:])
        isHeard = listener != nil
        heard = report?.texts ?? [:]
        (findings, signal) = (report?.findings ?? [], report?.signal)
    }

    /// - Parameter pack: the name of a pack that is there; its takes stay.
    init(
        _ old: OldRecordings, to pack: String, locale: String, in folder: RecordingsFolder,
        _ listener: RecordingListener?
    ) {
        let source = PackFolder(reading: "\(folder.path)/\(pack)", within: folder.path)
        self.init(
            old, to: source.source.clips, taken: Set(source.takes.keys), of: pack, locale: locale, in: folder, listener)
    }

    /// True if every clip has a recording now.
    var isWhole: Bool { matching.missing.isEmpty }

    /// How many clips have none.
    var missingCount: Int { matching.missing.count }

    /// True if some clips have one and others don't.
    var isPartial: Bool { !matching.matches.isEmpty && !isWhole }

    /// The ids of the clips that have one.
    var clips: Set<String> { Set(matching.matches.map(\.clip)) }

    /// Options of a new pack that would bring these recordings further.
    func alternatives(
        to pack: LanguagePack, _ options: SeedOptions, of library: LanguageLibrary
    ) -> [RecordingAlternatives.Alternative] {
        RecordingAlternatives(to: pack, options, of: library, old.files, matching, heard: heard).all
    }

    /// The finding that none of the files is known, so that no new pack is made of them; nil if one is.
    var refusal: Finding? {
        guard matching.matches.isEmpty, matching.unneeded.isEmpty else { return nil }
        let folders = old.leftOut.filter { $0.reason == .folder }.map(\.file)
        let files = old.files.count + old.leftOut.count - folders.count
        let numbers = matching.missing.filter { Int64($0.id) != nil }
        let words = matching.missing.filter { Int64($0.id) == nil && !$0.isEndForm }
        let examples = (numbers.prefix(1) + words.suffix(1) + words.prefix(1)).map { "\($0.id).mp3" }
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
            "leftOut": .array(
                old.leftOut.map { .object(["file": .string($0.file), "reason": .string($0.reason.rawValue)]) }),
            "serial": .array(
                matching.serials.map { .object(["file": .string($0.file), "reason": .string($0.mark.rawValue)]) }),
            "alreadyThere": .array(
                matching.unneeded.map { .object(["file": .string($0.file), "clip": .string($0.clip)]) }),
            "unmatched": .strings(matching.unmatched), "missing": .strings(matching.missing.map(\.id)),
        ]
    }

    /// Left-out files that are told one by one.
    private static let toldFiles = 50

    private var leftOutLines: [String] {
        let all = old.leftOut
        guard !all.isEmpty else { return [] }
        let more = all.count - Self.toldFiles
        return ["Left out:"]
            + all.prefix(Self.toldFiles).map { "  \($0.file): \($0.words)" }
            + (more > 0 ? ["  and \(more) more; --format json lists all"] : [])
    }

    /// Files of one mark that are told one by one; of more, the first and the last.
    private static let toldSerials = 5

    private var serialLines: [String] {
        let count = matching.serials.count
        guard count > 0 else { return [] }
        let marks = Dictionary(grouping: matching.serials, by: \.mark).sorted { $0.key < $1.key }.map { mark, files in
            let isLong = files.count > Self.toldSerials
            let names =
                isLong
                ? "\(files[0].file) to \(files[files.count - 1].file) (\(files.count))"
                : files.map(\.file).joined(separator: ", ")
            return "  \(names): \(mark.words)"
        }
        let listen = isHeard ? "." : ", or let a program listen: --recognizer."
        let files = VoiceAssetCore.counted(count, "file")
        return ["Not taken by number: \(files). A recorder's count is not what a file says:"]
            + marks + [
                "  Rename each that you need to what it says, such as 7.wav\(listen)",
                "  If somebody read the script in this order, join them to one session with pauses, and cut it with split.",
            ]
    }

    private var unneededLines: [String] {
        let files = matching.unneeded
        guard !files.isEmpty else { return [] }
        return [
            "Not needed: \(VoiceAssetCore.counted(files.count, "file")), since these clips have a take already:",
            "  " + files.map { "\($0.file) (\($0.clip))" }.joined(separator: ", "),
        ]
    }

    /// - Parameter isDryRun: whether nothing was copied.
    func lines(isDryRun: Bool) -> [String] {
        let (matches, missing) = (matching.matches, matching.missing)
        let serials = Set(matching.serials.map(\.file))
        let unmatched = matching.unmatched.filter { !serials.contains($0) }
        let verb = isDryRun ? "would be copied" : "copied"
        var lines = [
            "\(old.folder): \(VoiceAssetCore.counted(matches.count, "recording")) \(verb) to \(folder.path)/\(pack). Listen to each, since a name is no proof:"
        ]
        let width = matches.map(\.file.count).max() ?? 0
        if matches.isEmpty {
            lines = ["\(old.folder): no recording \(verb) to \(folder.path)/\(pack)."]
        }
        lines += matches.map { match in
            let space = String(repeating: " ", count: width - match.file.count)
            return "  \(match.file)\(space)  \(match.copy) (\(match.text)), \(match.evidence.words)"
        }
        lines += serialLines + unneededLines
        if !unmatched.isEmpty {
            lines.append(
                "Not recognized: \(VoiceAssetCore.counted(unmatched.count, "file")). Copy each that you need under its clip's id:"
            )
            lines.append(
                "  "
                    + unmatched.map { file in
                        matching.candidates[file].map { "\(file) (\($0.joined(separator: " or ")))" } ?? file
                    }.joined(separator: ", "))
        }
        lines += leftOutLines
        if !missing.isEmpty {
            lines.append("No recording yet of \(VoiceAssetCore.counted(missing.count, "clip")):")
            lines.append("  " + missing.map { "\($0.id) (\($0.text))" }.joined(separator: ", "))
        }
        return lines
    }
}
