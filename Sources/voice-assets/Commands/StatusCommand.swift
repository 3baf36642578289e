import ArgumentParser
import CommandOutput
import Diagnostics
import Status

/// `voice-assets status`
struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Tell how far the recordings have come: recorded, missing, rejected.",
        discussion: """
            Holds the clips that each pack's announcements need against the takes that there are, and judges each take \
            as generate does before it encodes. An incomplete pack says which amounts it can't announce yet. Works \
            without any recording and writes nothing.

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
    var format = OutputFormat.text

    @OptionGroup var workers: WorkersOption

    func run() async throws {
        let report = await RecordingSurvey(recordings: recordings.path, packs: packs, workers: workers.count).run()
        let diagnostics = (report.diagnostics + report.packs.flatMap(\.diagnostics)).inReadingOrder()
        switch format {
        case .text:
            for diagnostic in diagnostics { Terminal.log(diagnostic.line) }
            Terminal.output(report.packs.map { StatusText($0).text }.joined())
        case .json:
            Terminal.output(try StatusJSON(report).text)
        }
        let status = ExitStatus(of: diagnostics + report.packs.flatMap(\.takeErrors))
        if status == .clean, report.packs.contains(where: { !$0.isComplete }) { ExitStatus.brokenRule.leave() }
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
