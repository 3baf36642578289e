import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceManifest

/// `voice-assets generate`
struct GenerateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Turn raw recordings into splice-safe clips and a manifest.",
        discussion: """
            Reads recordings/<pack>/pack.yml and one recording per clip beside it, in any format that libsndfile \
            reads. It judges, trims, resamples and levels each take, encodes it in every rendition of the pack's \
            profile, and decodes the result to verify it. VoiceAssets/<pack>/ is written as a whole or, if anything \
            is wrong, not at all. Warnings don't stop it from writing; --strict changes only the exit code. For an \
            unchanged pack it prints only the number of the earlier findings. --verbose prints them again, and also each finished \
            clip.

            Examples:
              voice-assets generate
              voice-assets generate --pack en-USD --dry-run
              voice-assets generate --strict --format json > generated.json
              voice-assets generate --format junit:report.xml
              swift package --allow-writing-to-package-directory generate-voice-assets

            Exit codes: 0 done; 1 a recording or a pack breaks a rule; 64 wrong command line; 66 an input is missing; \
            74 reading or writing failed.
            """)

    @OptionGroup var recordings: RecordingsOption

    @Option(help: .init("The folder with the packs. (default: VoiceAssets)", valueName: "folder"))
    var assets: FolderPath?

    private var target: FolderPath { assets ?? FolderPath(inPackage: "VoiceAssets") }

    @OptionGroup var filter: PackFilter

    @Flag(help: "Give all packs the same loudness, the highest that every pack can reach.")
    var sameLoudness = false

    @Flag(help: "Do everything but write.")
    var dryRun = false

    @OptionGroup(title: "Output options") var output: OutputOptions

    private var findings: FindingsOptions { output.findings }

    func validate() throws { try target.requireText("--assets") }

    func run() async throws {
        let generation = AssetGeneration(
            recordings: recordings.path, output: target.path, packs: filter.names, workers: output.workers,
            isDryRun: dryRun, sharesLoudness: sameLoudness)
        let bar = ProgressBar()
        let (quiet, verbose) = (findings.quiet, findings.verbose)
        let waiting: @Sendable (Finding) -> Void = { note in
            guard !quiet else { return }
            bar.clear()
            Terminal.log(note.line)
        }
        let report = await generation.run(waiting: waiting) { progress in
            let clip = printable("\(progress.pack)/\(progress.clip)")
            if verbose {
                Terminal.log("[\(progress.done)/\(progress.total)] \(clip)")
            } else if !quiet {
                bar.show(progress.done, of: progress.total, latest: clip)
            }
        }
        bar.clear()
        let status = findings.status(of: report.diagnostics)
        let whole = CommandReport(
            of: "generate", version: Generator.version, subjects: report.packs.map(\.name),
            findings: report.diagnostics, findings, status: status)
        let members = GenerationJSON(report, isDryRun: dryRun).members
        output.print(whole, members: members) { tell(report, status) }.leave()
    }

    private func tell(_ report: AssetGeneration.Report, _ status: ExitStatus) {
        // What makes the run fail is said again, whether it is new or not.
        let isAllTold = findings.verbose || status != .clean
        findings.log(isAllTold ? report.diagnostics : report.news)
        guard !findings.quiet else { return }
        Terminal.output(GenerationText(report, isDryRun: dryRun).text)
        if status == .clean, !report.changedAnything {
            Terminal.output(lines: ["Nothing to do: \(target.argument) is up to date."])
        }
        findings.logCounts(
            report.diagnostics, untold: isAllTold ? 0 : report.diagnostics.count - report.news.count)
    }
}

/// A generation's result for people: a line for each pack.
struct GenerationText {
    let text: String

    init(_ report: AssetGeneration.Report, isDryRun: Bool) {
        text = report.packs.map { printable(Self.line($0, isDryRun: isDryRun)) + "\n" }.joined()
    }

    private static func line(_ pack: PackResult, isDryRun: Bool) -> String {
        let wouldBe = isDryRun ? "would be " : ""
        let sizes =
            "\(counted(pack.clips, "clip")) in \(counted(pack.renditions, "rendition")), \(pack.bytes.kilobytes)"
        switch pack.change {
        case .failed:
            return "\(pack.name): not written"
        case .removed:
            return "\(pack.name): \(wouldBe)removed, \(files(pack.removed)); it has no recordings any more"
        case .unchanged:
            return "\(pack.name): unchanged, \(sizes)"
        case .changed:
            let removal = pack.removed > 0 ? ", \(pack.removed) \(wouldBe)removed" : ""
            return "\(pack.name): \(sizes); \(files(pack.written)) \(wouldBe)written\(removal)"
        }
    }

    private static func files(_ count: Int) -> String { counted(count, "file") }
}

/// What `generate` adds to `FindingsJSON`; CommandLine.md explains the keys.
struct GenerationJSON {
    let members: [String: JSONValue?]

    /// - Parameters:
    ///   - report: what a run came to.
    ///   - isDryRun: whether nothing was to be written.
    init(_ report: AssetGeneration.Report, isDryRun: Bool) {
        members = [
            "dryRun": .bool(isDryRun), "changed": .bool(report.changedAnything),
            "packs": .array(report.packs.map(\.json)),
        ]
    }
}

extension PackResult {
    /// What `generate` and `export` tell of a pack.
    var json: JSONValue {
        .object([
            "pack": .string(name), "change": .string(change.rawValue), "clips": .count(clips),
            "renditions": .count(renditions), "bytes": .count(bytes), "written": .count(written),
            "removed": .count(removed),
        ])
    }
}
