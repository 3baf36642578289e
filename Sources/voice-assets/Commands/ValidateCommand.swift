import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceAssetValidation

/// `voice-assets validate`
struct ValidateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Check generated clips by decoding and measuring them.",
        discussion: """
            Reads, decodes and measures every file again, and compares it with the rules and the manifest. It trusts \
            nothing. A folder of clips that another encoder made is checked too. With --up-to-date \
            it also fails where a pack is older than its recordings. If texts.csv lies beside a pack.yml, the texts of pushes in it \
            have to say what stands beside them: columns text, announcement (empty for nothing), values (amount=15.50).

            Examples:
              voice-assets validate
              voice-assets validate --up-to-date
              voice-assets validate --up-to-date --format junit:report.xml
              voice-assets validate --quiet --strict
              voice-assets validate --baseline known.json
              swift package validate-voice-assets

            Exit codes: 0 clean, or only warnings and no --strict; 1 a rule is broken; 64 wrong command line; 66 an input is missing; \
            74 reading failed.
            """)

    @OptionGroup var assets: AssetsArgument

    @Flag(help: "Fail also where a pack is older than its recordings.")
    var upToDate = false

    @OptionGroup var recordings: RecordingsOption

    @Option(
        help: .init(
            "If the command succeeds, write this file, so that a build system sees by its date when the check passed.",
            valueName: "file"))
    var stamp: String?

    @OptionGroup var baseline: BaselineOption

    @OptionGroup(title: "Output options") var output: OutputOptions

    private var findings: FindingsOptions { output.findings }

    func validate() throws {
        try recordings.require("--up-to-date", upToDate)
        if stamp != nil, baseline.file != nil {
            throw ValidationError("Give --stamp or --baseline, not both: a stamp says that no fault was found.")
        }
        if let known = baseline.file, output.files.contains(where: { isSamePath($0, known) }) {
            throw ValidationError("--format would write over the --baseline \(known); name another file.")
        }
        if stamp == "" { throw ValidationError("--stamp takes the path of a file, not an empty text.") }
    }

    func run() async throws {
        var validation = AssetValidation(
            assets: assets.path, recordings: upToDate ? recordings.path : nil, packs: assets.names,
            workers: output.workers)
        validation.texts = recordings.path
        var report = await validation.run()
        let known = baseline.apply(to: &report.diagnostics)
        var status = findings.status(of: report.diagnostics)
        let stamp = stamp.map(StampFile.init)
        if status == .clean, let fault = stamp?.obstacle {
            report.diagnostics.append(fault)
            status = findings.status(of: report.diagnostics)
        }
        let whole = CommandReport(
            of: "validate", version: Generator.version, subjects: report.packs.map(\.name),
            findings: report.diagnostics, findings, status: status)
        status = output.print(whole, members: ValidationJSON(report).members) {
            Terminal.output(
                findings.quiet
                    ? findings.lines(report.diagnostics, on: .output).map { $0 + "\n" }.joined()
                    : ValidationText(report, findings, known: known).text)
        }
        // Last of all: a build system takes it for a run that ended well.
        if status == .clean, let fault = stamp?.renew() {
            Terminal.log(fault.line)
            status = findings.status(of: [fault])
        }
        status.leave()
    }
}
