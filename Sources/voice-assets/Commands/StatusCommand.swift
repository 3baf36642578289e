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
