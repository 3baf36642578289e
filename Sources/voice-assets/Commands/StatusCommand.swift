import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetDiagnostics
import VoiceAssetPublishing
import VoiceAssetStatus

/// `voice-assets status`
struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Tell how far the recordings have come: recorded, missing, rejected.",
        discussion: """
            Holds the clips that each pack's announcements need against the takes that there are, and judges each take \
            as generate does before it encodes. An incomplete pack says which amounts it can't announce yet. Works \
            without any recording and writes nothing. With --quiet, complete packs are not told.

            Examples:
              voice-assets status
              voice-assets status --pack en-USD --pack ru-RUB
              voice-assets status --format json > status.json

            Exit codes: 0 every pack is complete; 1 a clip is missing or rejected, or a pack breaks a rule; 64 wrong \
            command line; 66 an input is missing; 74 reading failed.
            """)

    @OptionGroup var recordings: RecordingsOption

    @Option(name: .customLong("pack"), help: .init("Only this pack; may be repeated.", valueName: "name"))
    var packs: [String] = []

    @Option(help: "How to print the result.")
    var format = ReportFormat.text

    @OptionGroup var findings: FindingsOptions

    @OptionGroup var workers: WorkersOption

    func run() async throws {
        let report = await RecordingSurvey(recordings: recordings.path, packs: packs, workers: workers.count).run()
        let found = report.diagnostics + report.packs.flatMap(\.diagnostics)
        let all = (found + report.packs.flatMap(\.takeErrors)).inReadingOrder()
        var status = findings.status(of: all)
        if status == .clean, report.packs.contains(where: { !$0.isComplete }) { status = .brokenRule }
        CommandReport(
            of: "status", version: Generator.version, subjects: report.packs.map(\.name), findings: all, findings,
            status: status
        ).print(as: format, members: StatusJSON(report).members) {
            findings.log(found.inReadingOrder())
            // Take errors stand beside their clips.
            let packs = report.packs.filter { !findings.quiet || !$0.isComplete }
            Terminal.output(packs.map { StatusText($0).text }.joined())
            findings.logCounts(all)
        }
        status.leave()
    }
}

extension PackProgress {
    /// Why takes are rejected.
    fileprivate var takeErrors: [Diagnostic] {
        (clips + unneeded).flatMap { clip -> [Diagnostic] in
            if case .rejected(let diagnostics) = clip.state { diagnostics } else { [] }
        }
    }
}
