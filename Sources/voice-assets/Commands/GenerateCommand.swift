import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPages
import VoiceAssetPipeline

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
            clip. With --report it also writes the page of `voice-assets report`, unless there were errors.

            Examples:
              voice-assets generate
              voice-assets generate --pack en-USD --dry-run
              voice-assets generate --report report.html
              voice-assets generate --strict --format json > generated.json
              voice-assets generate --format junit:report.xml
              swift package --allow-writing-to-package-directory generate-voice-assets

            Exit codes: 0 done; 1 a recording or a pack breaks a rule; 64 wrong command line; 66 an input is missing; \
            74 reading or writing failed.
            """)

    @OptionGroup var recordings: RecordingsOption

    @Option(help: .init("The folder with the packs. (default: VoiceAssets)", valueName: "folder"))
    var assets: FolderPath?

    /// What `--assets` was called in 0.2.0.
    @Option(name: .customLong("output"), help: .hidden)
    var earlierAssets: FolderPath?

    private var output: FolderPath { assets ?? earlierAssets ?? FolderPath(inPackage: "VoiceAssets") }

    @OptionGroup var filter: PackFilter

    @Flag(help: "Give all packs the same loudness, the highest that every pack can reach.")
    var sameLoudness = false

    @OptionGroup var workers: WorkersOption

    @Flag(help: "Do everything but write.")
    var dryRun = false

    @Option(
        name: .customLong("report"),
        help: .init("Also write this page; replaces only an earlier report.", valueName: "file"))
    var page: String?

    @OptionGroup var formats: ReportFormatsOption

    @OptionGroup var findings: FindingsOptions

    func validate() throws {
        try output.requireText("--assets")
        if assets != nil, earlierAssets != nil {
            throw ValidationError("--output is the earlier name of --assets; give one of them.")
        }
        if page == "" { throw ValidationError("--report takes the path of a file, not an empty text.") }
        if page != nil, dryRun {
            throw ValidationError("--report shows packs that are written; --dry-run writes none.")
        }
    }

    func run() async throws {
        let generation = AssetGeneration(
            recordings: recordings.path, output: output.path, packs: filter.names, workers: workers.count,
            isDryRun: dryRun, sharesLoudness: sameLoudness)
        let bar = ProgressBar()
        let (quiet, verbose) = (findings.quiet, findings.verbose)
        let waiting: @Sendable (Finding) -> Void = { note in
            guard !quiet else { return }
            bar.clear()
            Terminal.log(note.line)
        }
        var report = await generation.run(waiting: waiting) { progress in
            let clip = printable("\(progress.pack)/\(progress.clip)")
            if verbose {
                Terminal.log("[\(progress.done)/\(progress.total)] \(clip)")
            } else if !quiet {
                bar.show(progress.done, of: progress.total, latest: clip)
            }
        }
        bar.clear()
        let shown = await show(&report)
        let status = findings.status(of: report.diagnostics)
        let whole = CommandReport(
            of: "generate", version: Generator.version, subjects: report.packs.map(\.name),
            findings: report.diagnostics, findings, status: status)
        let members = GenerationJSON(report, isDryRun: dryRun, page: page, isShown: shown != nil).members
        formats.print(whole, members: members) { tell(report, status, shown) }.leave()
    }

    /// Writes the page, if one is asked for and nothing is wrong. What is wrong with it undoes no pack.
    /// - Returns: the packs on the page; nil if there is none.
    private func show(_ report: inout AssetGeneration.Report) async -> [String]? {
        guard let page, !report.diagnostics.hasErrors else { return nil }
        let there = report.packs.filter { $0.change != .removed }.map(\.name)
        guard !there.isEmpty else { return nil }
        let result = await PackReport(
            assets: output.path, recordings: recordings.path, packs: there, workers: workers.count
        ).run()
        let fault = result.page.flatMap { OutputFile.report(at: page).write($0) }
        // The rest is said already.
        let found = result.diagnostics.filter { $0.severity == .error } + (fault.map { [$0] } ?? [])
        report.diagnostics = (report.diagnostics + found).inReadingOrder()
        report.news = (report.news + found).inReadingOrder()
        return result.page == nil || fault != nil ? nil : result.packs
    }

    private func tell(_ report: AssetGeneration.Report, _ status: ExitStatus, _ shown: [String]?) {
        // What makes the run fail is said again, whether it is new or not.
        let isAllTold = findings.verbose || status != .clean
        findings.log(isAllTold ? report.diagnostics : report.news)
        guard !findings.quiet else { return }
        Terminal.output(GenerationText(report, isDryRun: dryRun).text)
        if status == .clean, !report.changedAnything {
            Terminal.output(lines: ["Nothing to do: \(output.argument) is up to date."])
        }
        if let page {
            Terminal.output(lines: ["\(page): \(shown?.joined(separator: ", ") ?? "not written")"])
        }
        findings.logCounts(
            report.diagnostics, untold: isAllTold ? 0 : report.diagnostics.count - report.news.count)
    }
}
