import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetDiagnostics
import VoiceAssetPublishing
import VoiceAssetTakes

/// `voice-assets inspect`
struct InspectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Judge takes at the desk, before anything is built.",
        discussion: """
            Measures each recording: peak, level and loudness of the speech, noise floor, DC offset, mains hum, \
            bandwidth, where the speech is and whether it is one utterance; and says what to change at the microphone. \
            With --pack, the limits and the texts of that pack count, and a take that is much longer or shorter than \
            its text suggests is reported; without files, all takes of the pack are inspected. Writes nothing.

            Examples:
              voice-assets inspect take.wav
              voice-assets inspect --pack en-USD
              voice-assets inspect recordings/en-USD/7*.wav --pack en-USD --format json

            Exit codes: 0 clean, or warnings only without --strict; 1 a take breaks a rule; 64 wrong command line; 66 an input is \
            missing; 74 reading failed.
            """)

    @Argument(help: .init("Recordings.", valueName: "file"))
    var files: [String] = []

    @Option(
        name: .customLong("pack"),
        help: .init("The pack that the recordings belong to; without recordings, may be repeated.", valueName: "name"))
    var packs: [String] = []

    @OptionGroup var recordings: RecordingsOption

    @Option(help: "How to print the result.")
    var format = ReportFormat.text

    @OptionGroup var findings: FindingsOptions

    @OptionGroup var workers: WorkersOption

    func validate() throws {
        guard !files.isEmpty || !packs.isEmpty else {
            throw ValidationError("Name recordings to inspect, or a pack with --pack.")
        }
        guard !files.contains("") else { throw ValidationError("A recording is a path, not an empty text.") }
        try packs.requirePackNames(within: "--recordings")
        guard files.isEmpty || packs.count < 2 else {
            throw ValidationError(
                "Recordings that are named belong to one pack; --pack was given \(packs.count) times.")
        }
    }

    func run() async throws {
        let packs = packs.withoutRepeats
        var report = await inspection(packs.first).run()
        for pack in packs.dropFirst() {
            let other = await inspection(pack).run()
            report.takes += other.takes
            report.pack += other.pack
        }
        let status = findings.status(of: report.diagnostics)
        CommandReport(
            of: "inspect", version: Generator.version, subjects: report.takes.map(\.file), findings: report.diagnostics,
            findings,
            status: status
        ).print(as: format, members: InspectionJSON(report).members) {
            Terminal.output(
                findings.quiet
                    ? findings.lines(report.diagnostics, on: .output).map { $0 + "\n" }.joined()
                    : InspectionText(report, findings).text)
        }
        status.leave()
    }

    private func inspection(_ pack: String?) -> TakeInspection {
        TakeInspection(files: files, pack: pack, recordings: recordings.path, workers: workers.count)
    }
}
