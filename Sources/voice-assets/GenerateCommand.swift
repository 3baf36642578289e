import ArgumentParser
import Diagnostics
import VoiceAssetBuild

/// `voice-assets generate`
struct GenerateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Turn raw recordings into splice-safe clips and a manifest.",
        discussion: """
            Reads recordings/<pack>/pack.yml and one recording a clip beside it, in any format that libsndfile reads. \
            Each take is judged, trimmed, resampled, levelled, encoded in every rendition of the pack's profile and \
            verified by decoding. Writes VoiceAssets/<pack>/ as a whole or, if anything is wrong, not at all.

            Examples:
              voice-assets generate
              voice-assets generate --pack en-USD --dry-run
              swift package --allow-writing-to-package-directory generate-voice-assets

            Exit codes: 0 done; 1 a recording or a pack breaks a rule; 64 wrong command line; 66 an input is missing; \
            74 reading or writing failed.
            """)

    @Option(help: "The folder with one folder of recordings a pack.")
    var recordings = "recordings"

    @Option(help: "The folder to write one folder of clips a pack to.")
    var output = "VoiceAssets"

    @Option(name: .customLong("pack"), help: .init("Generate only this pack; may be repeated.", valueName: "name"))
    var packs: [String] = []

    @OptionGroup var jobs: JobsOption

    @Flag(help: "Do everything but write.")
    var dryRun = false

    @Flag(name: .shortAndLong, help: "Say which clip is done, line by line.")
    var verbose = false

    func validate() throws {
        for (name, value) in [("--recordings", recordings), ("--output", output)] where value.isEmpty {
            throw ValidationError("\(name) takes the path of a folder, not an empty text.")
        }
    }

    func run() async throws {
        let generation = AssetGeneration(
            recordings: recordings.asFolder, output: output.asFolder, packs: packs, jobs: jobs.count, isDryRun: dryRun)
        let bar = ProgressBar()
        let verbose = verbose
        let report = await generation.run { progress in
            if verbose {
                Terminal.log("[\(progress.done)/\(progress.total)] \(progress.pack)/\(progress.clip)")
            } else {
                bar.show(progress)
            }
        }
        bar.clear()
        for diagnostic in report.diagnostics { Terminal.log(diagnostic.line) }
        for pack in report.packs { Terminal.output(pack.line(isDryRun: dryRun) + "\n") }
        let status = ExitStatus(of: report.diagnostics)
        if status == .clean, !report.changedAnything { Terminal.output("Nothing to do: \(output) is up to date.\n") }
        if status != .clean { Terminal.log(report.diagnostics.tally) }
        status.leave()
    }
}

extension AssetGeneration.PackResult {
    /// The result on one line.
    func line(isDryRun: Bool) -> String {
        switch change {
        case .failed:
            return "\(name): not written"
        case .removed:
            return
                "\(name): \(isDryRun ? "would be " : "")removed, \(Self.files(removed)); it has no recordings any more"
        case .unchanged:
            return "\(name): unchanged, \(clips) clips in \(renditions) renditions, \(bytes.kilobytes)"
        case .changed:
            let removal = removed > 0 ? ", \(removed) \(isDryRun ? "would be " : "")removed" : ""
            return "\(name): \(clips) clips in \(renditions) renditions, \(bytes.kilobytes); "
                + "\(Self.files(written)) \(isDryRun ? "would be " : "")written\(removal)"
        }
    }

    private static func files(_ count: Int) -> String { "\(count) file\(count == 1 ? "" : "s")" }
}
