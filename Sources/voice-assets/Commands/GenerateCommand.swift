import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetDiagnostics
import VoiceAssetGeneration

/// `voice-assets generate`
struct GenerateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Turn raw recordings into splice-safe clips and a manifest.",
        discussion: """
            Reads recordings/<pack>/pack.yml and one recording per clip beside it, in any format that libsndfile reads. \
            Each take is judged, trimmed, resampled, levelled, encoded in every rendition of the pack's profile and \
            verified by decoding. Writes VoiceAssets/<pack>/ as a whole or, if anything is wrong, not at all; warnings, which \
            --strict makes it fail on, are no reason not to write.

            Examples:
              voice-assets generate
              voice-assets generate --pack en-USD --dry-run
              voice-assets generate --strict --format json > generated.json
              swift package --allow-writing-to-package-directory generate-voice-assets

            Exit codes: 0 done; 1 a recording or a pack breaks a rule; 64 wrong command line; 66 an input is missing; \
            74 reading or writing failed.
            """)

    @OptionGroup var recordings: RecordingsOption

    @Option(help: "The folder to write one folder of clips per pack to.")
    var output = FolderPath(argument: "VoiceAssets")

    @Option(name: .customLong("pack"), help: .init("Generate only this pack; may be repeated.", valueName: "name"))
    var packs: [String] = []

    @OptionGroup var workers: WorkersOption

    @Flag(help: "Do everything but write.")
    var dryRun = false

    @Flag(name: .shortAndLong, help: "Say which clip is done, line by line.")
    var verbose = false

    @Option(help: "How to print the result.")
    var format = OutputFormat.text

    @OptionGroup var findings: FindingsOptions

    func validate() throws {
        guard !verbose || !findings.quiet else { throw ValidationError("Give --verbose or --quiet, not both.") }
        try output.requireText("--output")
    }

    func run() async throws {
        let generation = AssetGeneration(
            recordings: recordings.path, output: output.path, packs: packs, workers: workers.count,
            isDryRun: dryRun)
        let bar = ProgressBar()
        let (quiet, verbose) = (findings.quiet, verbose)
        let waiting: @Sendable (Diagnostic) -> Void = { note in
            guard !quiet else { return }
            bar.clear()
            Terminal.log(note.line)
        }
        let report = await generation.run(waiting: waiting) { progress in
            let clip = "\(progress.pack)/\(progress.clip)"
            if verbose {
                Terminal.log("[\(progress.done)/\(progress.total)] \(clip)")
            } else if !quiet {
                bar.show(progress.done, of: progress.total, latest: clip)
            }
        }
        bar.clear()
        let status = findings.status(of: report.diagnostics)
        switch format {
        case .text: tell(report, status)
        case .json:
            let members = GenerationJSON(report, isDryRun: dryRun).members
            Terminal.output(FindingsJSON(report.diagnostics, status: status, members: members).text)
        }
        status.leave()
    }

    private func tell(_ report: AssetGeneration.Report, _ status: ExitStatus) {
        findings.log(report.diagnostics)
        guard !findings.quiet else { return }
        Terminal.output(GenerationText(report, isDryRun: dryRun).text)
        if status != .clean {
            Terminal.log(FindingCounts(report.diagnostics).words)
        } else if !report.changedAnything {
            Terminal.output("Nothing to do: \(output.argument) is up to date.\n")
        }
    }
}
