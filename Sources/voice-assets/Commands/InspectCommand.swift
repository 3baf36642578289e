import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetRecordingDesk
import VoiceManifest

/// `voice-assets inspect`
struct InspectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Judge takes immediately after recording, before anything is built.",
        discussion: """
            Measures each recording: peak, level and loudness of the speech, noise floor, DC offset, mains hum, \
            bandwidth, where the speech is and whether it is one utterance. It says what to change at the \
            microphone. If you name a pack, its limits apply. Then it also reports takes that are too long or too short \
            for their texts. Without files it inspects all takes of the pack. If there is only one pack, you need not \
            name it. Without --format FORM:FILE it writes nothing.

            --recognizer names a program that prints what it hears, one guess per line. A tab and a score may follow. \
            If it hears another text, the command prints a note. In the program's command line {file} stands for \
            a copy of the take as WAV of 16 kHz, {language} for the language, such as en, and {grammar} for a JSGF \
            file with all texts of the pack. No shell is involved.

            Examples:
              voice-assets inspect take.wav
              voice-assets inspect
              voice-assets inspect en-USD
              voice-assets inspect recordings/en-USD/7*.wav --pack en-USD --format json
              voice-assets inspect --pack en-USD --recognizer \\
                  'pocketsphinx_continuous -infile {file} -jsgf {grammar} -logfn /dev/null'

            Exit codes: 0 clean, or only warnings and no --strict; 1 a take breaks a rule; 64 wrong command line; 66 an input is \
            missing; 74 reading failed.
            """)

    @Argument(help: .init("Recordings; or packs, as with --pack.", valueName: "file"))
    private var arguments: [String] = []

    @OptionGroup private var filter: PackFilterOption

    @OptionGroup var recordings: RecordingsOption

    @Option(name: .customLong("recognizer"), help: .init("A program that listens to the takes.", valueName: "command"))
    var line: String?

    @Option(help: "Seconds that the recognizer may need per take, 1 to 600.")
    var seconds = 60

    @OptionGroup var formats: ReportFormatsOption

    @OptionGroup var findings: FindingsOptions

    @OptionGroup var workers: WorkersOption

    private var files: [String] { arguments.filter { !isPack($0) } }

    private var packs: [String] { (arguments.filter(isPack) + filter.names).withoutRepeats }

    /// Whether an argument is the name of a pack and no file here: of one that is there, or without an audio file's extension.
    private func isPack(_ argument: String) -> Bool {
        Naming.isPack(argument) && FileKind(at: argument) == nil
            && (FileKind(at: "\(recordings.path)/\(argument)") == .folder || RecordingName(fileName: argument) == nil)
    }

    func validate() throws {
        guard !arguments.contains("") else { throw ValidationError("A recording is a path, not an empty text.") }
        try filter.names.requirePackNames(within: "--recordings")
        guard (1...600).contains(seconds) else { throw ValidationError("--seconds takes a number from 1 to 600.") }
        _ = try recognizer()
    }

    /// The packs to inspect, or the one whose limits count for files; none for files alone.
    ///
    /// - Throws: a `ValidationError` for packs and files that don't fit each other, or if it is not known which pack is meant.
    private func inspectedPacks() throws -> [String] {
        let named = packs
        if files.isEmpty { return try PackHome.recordings(recordings.path).packs(named: named) }
        guard named.count < 2 else {
            throw ValidationError("Recordings that are named belong to one pack; \(named.count) packs were named.")
        }
        guard line == nil || !named.isEmpty else {
            throw ValidationError("--recognizer needs the texts of a pack: name it.")
        }
        return named
    }

    private func recognizer() throws -> ProgramLine? {
        try line.map { try ProgramLine($0, of: "--recognizer", asking: [PackRecognition.slot]) }
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

    func run() async throws {
        let packs = try inspectedPacks()
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
            of: "inspect", version: Generator.version, subjects: report.takes.map(\.file),
            findings: report.diagnostics, findings, status: findings.status(of: report.diagnostics))
        let status = formats.print(whole, members: InspectionJSON(report, recognition).members) {
            Terminal.output(
                findings.quiet
                    ? findings.lines(report.diagnostics, on: .output).map { $0 + "\n" }.joined()
                    : InspectionText(report, recognition, findings).text)
        }
        recognition.passSignalOn()
        status.leave()
    }

    private func inspection(_ pack: String?) -> TakeInspection {
        TakeInspection(files: files, pack: pack, recordings: recordings.path, workers: workers.count)
    }
}
