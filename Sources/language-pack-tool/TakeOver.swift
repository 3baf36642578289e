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
    private let pack: String
    private let folder: RecordingsFolder

    /// - Parameters:
    ///   - clips: the clips that need a take.
    ///   - pack: the pack's name.
    ///   - locale: its language, BCP 47.
    ///   - listener: what listens to the recordings that their names don't tell for sure.
    init(
        _ old: OldRecordings, to clips: [VoicePack.Clip], of pack: String, locale: String, in folder: RecordingsFolder,
        _ listener: RecordingListener?
    ) {
        self.old = old
        self.folder = folder
        self.pack = pack
        let named = RecordingMatching(old.files, to: clips, locale: locale)
        let report = listener?.run(old, named.doubtful)
        matching =
            listener == nil
            ? named : RecordingMatching(old.files, to: clips, locale: locale, heard: report?.texts ?? [:])
        (findings, signal) = (report?.findings ?? [], report?.signal)
    }

    /// - Parameter pack: the name of a pack that is there; its takes stay.
    init(
        _ old: OldRecordings, to pack: String, locale: String, in folder: RecordingsFolder,
        _ listener: RecordingListener?
    ) {
        let source = PackFolder(reading: "\(folder.path)/\(pack)", within: folder.path)
        let clips = source.source.clips.filter { source.takes[$0.id] == nil }
        self.init(old, to: clips, of: pack, locale: locale, in: folder, listener)
    }

    /// True if every clip has a recording now.
    var isWhole: Bool { matching.missing.isEmpty }

    /// True if some clips have one and others don't.
    var isPartial: Bool { !matching.matches.isEmpty && !isWhole }

    /// The ids of the clips that have one.
    var clips: Set<String> { Set(matching.matches.map(\.clip)) }

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
            + all.prefix(Self.toldFiles).map { "  \($0.file): \($0.reason.words)" }
            + (more > 0 ? ["  and \(more) more; --format json lists all"] : [])
    }

    /// - Parameter isDryRun: whether nothing was copied.
    func lines(isDryRun: Bool) -> [String] {
        let (matches, unmatched, missing) = (matching.matches, matching.unmatched, matching.missing)
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
