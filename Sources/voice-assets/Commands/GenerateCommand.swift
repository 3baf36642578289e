import ArgumentParser
import CommandOutput
import Diagnostics
import Generation

/// `voice-assets generate`
struct GenerateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Turn raw recordings into splice-safe clips and a manifest.",
        discussion: """
            Reads recordings/<pack>/pack.yml and one recording per clip beside it, in any format that libsndfile reads. \
            Each take is judged, trimmed, resampled, levelled, encoded in every rendition of the pack's profile and \
            verified by decoding. Writes VoiceAssets/<pack>/ as a whole or, if anything is wrong, not at all.

            Examples:
              voice-assets generate
              voice-assets generate --pack en-USD --dry-run
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

    func validate() throws {
        try output.requireText("--output")
    }

    func run() async throws {
        let generation = AssetGeneration(
            recordings: recordings.path, output: output.path, packs: packs, workers: workers.count,
            isDryRun: dryRun)
        let bar = ProgressBar()
        let verbose = verbose
        let report = await generation.run { progress in
            if verbose {
                Terminal.log("[\(progress.done)/\(progress.total)] \(progress.pack)/\(progress.clip)")
            } else {
                bar.show(progress.done, of: progress.total, latest: "\(progress.pack)/\(progress.clip)")
            }
        }
        bar.clear()
        for diagnostic in report.diagnostics { Terminal.log(diagnostic.line) }
        for pack in report.packs { Terminal.output(pack.line(isDryRun: dryRun) + "\n") }
        let status = ExitStatus(of: report.diagnostics)
        if status == .clean, !report.changedAnything {
            Terminal.output("Nothing to do: \(output.argument) is up to date.\n")
        }
        if status != .clean { Terminal.log(FindingCounts(report.diagnostics).words) }
        status.leave()
    }
}
