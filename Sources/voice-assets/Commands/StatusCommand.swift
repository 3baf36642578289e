import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetRecordingDesk
import VoiceManifest

/// `voice-assets status`
struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Tell how far the recordings have come, or judge takes.",
        discussion: """
            Compares the needed clips of each pack with the existing takes: recorded, missing, rejected. It checks each take as \
            generate does, but encodes nothing. For an incomplete pack it lists the amounts that can't be announced yet. Works \
            without any recording. Without --confirm and --format FORM:FILE it writes nothing. With --quiet it leaves complete \
            packs out.

            With files, or with --takes, it judges takes immediately after recording: peak, level and loudness of the speech, \
            noise floor, DC offset, mains hum, bandwidth, where the speech is and whether it is one utterance. It says what to \
            change at the microphone. For files, name the pack with --pack: then its limits apply, and takes are reported that \
            are too long or too short for their texts.

            --with names a program that prints what it hears in a take, one guess per line. A tab and a score may follow. If it \
            hears another text, the command prints a note. In the program's command line {file} stands for a copy of the take as \
            WAV of 16 kHz, {language} for the language, such as en, and {grammar} for a JSGF file with all texts of the pack. \
            No shell is involved.

            Examples:
              voice-assets status
              voice-assets status en-USD ru-RUB
              voice-assets status en-USD --confirm dollar --confirm dollars
              voice-assets status take.wav
              voice-assets status en-USD --takes
              voice-assets status recordings/en-USD/7*.wav --pack en-USD --format json
              voice-assets status en-USD --with \\
                  'pocketsphinx_continuous -infile {file} -jsgf {grammar} -logfn /dev/null'

            Exit codes: 0 every pack is complete, and takes break no rule; 1 a clip is missing or rejected, or a pack or a take \
            breaks a rule; 64 wrong command line; 66 an input is missing; 74 reading failed.
            """)

    @Argument(help: .init("Only these packs (default: all); or recordings.", valueName: "pack or file"))
    private var arguments: [String] = []

    @OptionGroup private var filter: PackFilterOption

    @OptionGroup var recordings: RecordingsOption

    @Option(
        help: .init("Confirm that the takes of this clip fit its changed text; may be repeated.", valueName: "clip"))
    var confirm: [String] = []

    @Flag(help: "Judge each take of the packs.")
    var takes = false

    @Option(name: .customLong("with"), help: .init("A program that listens to the takes.", valueName: "command"))
    var line: String?

    @Option(help: "Seconds that this program may need per take, 1 to 600.")
    var seconds = 60

    @OptionGroup(title: "Output options") var output: OutputOptions

    private var findings: FindingsOptions { output.findings }

    private var files: [String] { arguments.filter { !isPack($0) } }

    private var packs: [String] { (arguments.filter(isPack) + filter.names).withoutRepeats }

    private var judgesTakes: Bool { takes || line != nil || !files.isEmpty }

    /// Whether an argument means a pack and no file here: one that is there, or a name or a path without an audio file's extension.
    private func isPack(_ argument: String) -> Bool {
        let kind = FileKind(at: argument)
        guard !argument.isEmpty, kind == nil || kind == .folder else { return false }
        return FileKind(at: "\(recordings.path)/\(argument)") == .folder
            || (kind == nil ? RecordingName(fileName: argument) == nil : argument.contains("/"))
    }

    func validate() throws {
        guard !arguments.contains("") else { throw ValidationError("A recording is a path, not an empty text.") }
        if confirm.contains("") { throw ValidationError("--confirm takes the id of a clip, not an empty text.") }
        if !confirm.isEmpty, judgesTakes {
            throw ValidationError("--confirm is about a pack's texts; leave files, --takes and --with out.")
        }
        try filter.names.requirePackNames(within: "--recordings")
        guard (1...600).contains(seconds) else { throw ValidationError("--seconds takes a number from 1 to 600.") }
        _ = try recognizer()
    }

    func run() async throws {
        if judgesTakes { return try await judge() }
        let confirmation =
            confirm.isEmpty ? nil : TextConfirmation(recordings: recordings.path, packs: packs, clips: confirm).run()
        let report = await RecordingSurvey(recordings: recordings.path, packs: packs, workers: output.workers).run()
        let found =
            (confirmation?.diagnostics ?? []) + report.diagnostics + report.packs.flatMap(\.diagnostics)
        let all = (found + report.packs.flatMap(\.takeErrors)).inReadingOrder()
        var status = findings.status(of: all)
        if status == .clean, report.packs.contains(where: { !$0.isComplete }) { status = .brokenRule }
        let whole = CommandReport(
            of: "status", version: Generator.version, subjects: report.packs.map(\.name), findings: all, findings,
            status: status)
        output.print(whole, members: StatusJSON(report, confirmation).members) {
            findings.log(found.inReadingOrder())
            for clip in confirmation?.confirmed ?? [] where !findings.quiet {
                Terminal.output(lines: ["confirmed: \(clip.id) (\(clip.text))"])
            }
            // Take errors stand beside their clips.
            let packs = report.packs.filter { !findings.quiet || !$0.isComplete }
            Terminal.output(packs.map { StatusText($0).text }.joined())
            if status == .clean, confirmation != nil, !findings.quiet {
                Terminal.output(lines: ["next: run generate"])
            }
            findings.logCounts(all)
        }.leave()
    }

    // MARK: Takes

    /// The packs whose takes are judged, or the one whose limits count for files; none for files alone.
    ///
    /// - Throws: a `ValidationError` for packs and files that don't fit each other.
    private func judgedPacks() throws -> [String] {
        let named = packs
        if files.isEmpty {
            let home = PackHome.recordings(recordings.path)
            return try home.packs(named: named.isEmpty ? home.there : named)
        }
        guard named.count < 2 else {
            throw ValidationError("Recordings that are named belong to one pack; \(named.count) packs were named.")
        }
        guard line == nil || !named.isEmpty else {
            throw ValidationError("--with needs the texts of a pack: name it with --pack.")
        }
        return named
    }

    private func recognizer() throws -> ProgramLine? {
        try line.map { try ProgramLine($0, of: "--with", asking: [PackRecognition.slot]) }
    }

    /// What the recognizer hears in takes that hold speech; nothing if none was named.
    private func recognition(of takes: [TakeInspection.Take], _ pack: String?) throws -> PackRecognition.Report {
        guard let pack, let command = try recognizer() else { return PackRecognition.Report() }
        let recognition = PackRecognition(
            pack: pack, recordings: recordings.path, command: command, seconds: seconds)
        let heard = takes.compactMap { take in
            take.measured == nil ? nil : take.clip.map { PackRecognition.Take(file: take.file, clip: $0) }
        }
        let bar = ProgressBar()
        defer { bar.clear() }
        return recognition.run(heard, within: files.isEmpty ? recordings.path : nil) { clip, done, total in
            if !findings.quiet { bar.show(done, of: total, latest: "\(pack)/\(clip)") }
        }
    }

    private func judge() async throws {
        let packs = try judgedPacks()
        let unknown = PackSelection(recordings: recordings.path, packs: packs).unknown(among: packs)
        var report = unknown.isEmpty ? await inspection(packs.first).run() : .init(pack: unknown)
        var recognition = try recognition(of: report.takes, packs.first)
        for pack in packs.dropFirst() where unknown.isEmpty && !recognition.wasInterrupted {
            let other = await inspection(pack).run()
            report.takes += other.takes
            report.pack += other.pack
            recognition.add(try self.recognition(of: other.takes, pack))
        }
        report.pack += recognition.diagnostics
        let whole = CommandReport(
            of: "status", version: Generator.version, subjects: report.takes.map(\.file),
            findings: report.diagnostics, findings, status: findings.status(of: report.diagnostics))
        let status = output.print(whole, members: InspectionJSON(report, recognition).members) {
            Terminal.output(
                findings.quiet
                    ? findings.lines(report.diagnostics, on: .output).map { $0 + "\n" }.joined()
                    : InspectionText(report, recognition, findings).text)
        }
        recognition.passSignalOn()
        status.leave()
    }

    private func inspection(_ pack: String?) -> TakeInspection {
        TakeInspection(files: files, pack: pack, recordings: recordings.path, workers: output.workers)
    }
}

extension PackProgress {
    /// Why takes are rejected.
    fileprivate var takeErrors: [Finding] {
        (clips + unneeded).flatMap { clip -> [Finding] in
            if case .rejected(let diagnostics) = clip.state { diagnostics } else { [] }
        }
    }
}

/// A pack's progress for people.
struct StatusText {
    let text: String

    /// The most amounts that are listed.
    private static let maximumGaps = 20

    init(_ progress: PackProgress) {
        let missing = progress.missing
        let rejected = progress.rejected
        let changed = progress.changed
        let synthetic = progress.synthetic.isEmpty ? "" : "\(progress.synthetic.count) by a synthesizer, "
        let recorded = progress.recorded - progress.synthetic.count
        var lines = [
            "\(progress.name): \(recorded) of \(progress.clips.count) recorded, \(synthetic)\(missing.count) missing, "
                + "\(rejected.count) rejected" + (changed.isEmpty ? "" : ", \(changed.count) to be recorded again")
        ]
        if !progress.synthetic.isEmpty {
            let clips = progress.synthetic.map(\.name).joined(separator: ", ")
            lines.append("  spoken by a synthesizer, to be recorded: \(progress.synthetic.count): \(clips)")
        }
        for (pack, count) in progress.shared.sorted(by: { $0.key < $1.key }) {
            lines.append("  by takes of \(pack): \(count)")
        }
        if let approval = progress.approval {
            lines.append("  approved by native speakers: \(approval.approved) of \(approval.telling) telling readings")
        }
        if !changed.isEmpty {
            let clips = changed.map(\.description).joined(separator: ", ")
            lines.append("  to be recorded again, since their texts changed: \(clips)")
        }
        lines += Self.lines(ofMissing: missing)
        lines += Self.lines(ofRejected: rejected)
        for clip in progress.unneeded {
            let take = clip.isMissing ? ", and has no take" : clip.isRejected ? ", and its take is rejected" : ""
            lines.append("  not needed: \(clip.description)\(take); remove it from pack.yml")
        }
        if !progress.isProven { lines.append("  errors in the pack hide which clips it needs") }
        if !progress.gaps.isEmpty {
            lines.append("  can't announce yet, smallest first:")
            lines += progress.gaps.prefix(Self.maximumGaps).map { "    " + Self.line($0, of: progress) }
            let rest = progress.gaps.count - Self.maximumGaps
            if rest > 0 { lines.append("    and \(rest) more; --format json lists all") }
        }
        text = lines.map { printable($0) + "\n" }.joined()
    }

    /// The most missing clips that have a line each.
    private static let maximumLines = 10

    /// Many clips of which nothing but their text is to be told share a line.
    private static func lines(ofMissing clips: [PackProgress.Clip]) -> [String] {
        let plain = clips.filter { $0.isDeclared && $0.state == .missing(misnamed: nil) }
        guard plain.count > maximumLines else { return clips.map(line) }
        return ["  missing: \(plain.map(\.description).joined(separator: ", "))"]
            + clips.filter { !plain.contains($0) }.map(line)
    }

    private static func line(_ clip: PackProgress.Clip) -> String {
        guard clip.isDeclared else {
            return "  missing: \(clip.description), which the number rules say; add it to `clips` of pack.yml"
        }
        guard case .missing(let file?) = clip.state else { return "  missing: \(clip.description)" }
        return "  missing: \(clip.description); \(file) may be its take"
    }

    /// Takes that Git LFS did not bring share a line: one command brings them all.
    private static func lines(ofRejected clips: [PackProgress.Clip]) -> [String] {
        let pointers = clips.filter { clip in
            guard case .rejected(let findings) = clip.state else { return false }
            return !findings.isEmpty && findings.allSatisfy { $0.check == .recordingUnreadable && $0.form == "pointer" }
        }
        guard pointers.count > 1 else { return clips.flatMap(lines) }
        let finding = Finding(.recordingUnreadable, "pointer")
        let names = Finding.Argument.names(pointers.map(\.name)).words()
        return ["  rejected: \(pointers.count) clips (\(names)): \(finding.message)"]
            + clips.filter { !pointers.contains($0) }.flatMap(lines)
    }

    private static func lines(_ clip: PackProgress.Clip) -> [String] {
        guard case .rejected(let diagnostics) = clip.state else { return [] }
        return diagnostics.map { "  rejected: \(clip.description): \($0.line)" }
    }

    private static func line(_ gap: PackProgress.Gap, of progress: PackProgress) -> String {
        let clips = gap.clips.map { progress.clips[$0].name }
        let needs = "needs \(clips.joined(separator: ", "))"
        switch (gap.extent, gap.amount) {
        case (.announcement(let id), let amount?): return "\(amount) and every other amount in \(id): \(needs)"
        case (.announcement(let id), nil): return "\(id): \(needs)"
        case (.amount, let amount):
            let number = amount.map { "\($0)" } ?? ""
            return clips.isEmpty ? "\(number): no pattern of `amount` says it" : "\(number): \(needs)"
        }
    }
}

extension PackProgress.Clip {
    /// Id and text.
    fileprivate var description: String { id == nil || text == nil ? name : "\(name) (\(text ?? ""))" }
}

/// What `status` adds to `FindingsJSON`, whose findings hold why takes are rejected; CommandLine.md explains the keys.
struct StatusJSON {
    let members: [String: JSONValue?]

    /// - Parameter confirmation: what was confirmed, if that was asked for.
    init(_ report: RecordingSurvey.Report, _ confirmation: TextConfirmation.Report?) {
        members = [
            "confirmed": confirmation.map { .strings($0.confirmed.map(\.id)) },
            "complete": .bool(!report.diagnostics.hasErrors && report.packs.allSatisfy(\.isComplete)),
            "packs": .array(report.packs.map(Self.pack)),
        ]
    }

    private static func pack(_ progress: PackProgress) -> JSONValue {
        .object(known: [
            "pack": .string(progress.name),
            "complete": .bool(progress.isComplete),
            "needed": .count(progress.clips.count),
            "recorded": .count(progress.recorded),
            "missing": .count(progress.missing.count),
            "rejected": .count(progress.rejected.count),
            "changed": progress.changed.isEmpty ? nil : .count(progress.changed.count),
            "synthetic": progress.synthetic.isEmpty ? nil : .count(progress.synthetic.count),
            "takes": .count(progress.clips.reduce(0) { $0 + $1.takes.count }),
            "approval": progress.approval.map {
                .object(["approved": .count($0.approved), "telling": .count($0.telling)])
            },
            "clips": .array(progress.clips.map(clip)),
            "unneeded": .array(progress.unneeded.map(clip)),
            "unannounceable": .array(progress.gaps.map { gap($0, of: progress) }),
        ])
    }

    private static func clip(_ clip: PackProgress.Clip) -> JSONValue {
        let state: String
        var misnamed: String?
        var was: String?
        switch clip.state {
        case .recorded: state = "recorded"
        case .changed(let text): (state, was) = ("changed", text)
        case .missing(let file): (state, misnamed) = ("missing", file)
        case .rejected: state = "rejected"
        }
        return .object(known: [
            "id": clip.id.map(JSONValue.string), "text": clip.text.map(JSONValue.string), "state": .string(state),
            "takes": .strings(clip.takes), "misnamed": misnamed.map(JSONValue.string), "was": was.map(JSONValue.string),
        ])
    }

    private static func gap(_ gap: PackProgress.Gap, of progress: PackProgress) -> JSONValue {
        let clips = gap.clips.map { progress.clips[$0] }.map { $0.id ?? $0.text ?? "" }
        let announcement: String? = if case .announcement(let id) = gap.extent { id } else { nil }
        return .object(known: [
            "announcement": announcement.map(JSONValue.string), "amount": gap.amount.map { .string("\($0)") },
            "clips": .strings(clips),
        ])
    }
}
