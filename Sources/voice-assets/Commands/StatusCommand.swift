import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetRecordingDesk

/// `voice-assets status`
struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Tell how far the recordings have come: recorded, missing, rejected.",
        discussion: """
            Compares the needed clips of each pack with the existing takes. It checks each take as generate does, but \
            encodes nothing. For an incomplete pack it lists the amounts that can't be announced yet. Works without \
            any recording. Without --confirm and --format FORM:FILE it writes nothing. With --quiet it leaves complete packs out.

            Examples:
              voice-assets status
              voice-assets status --pack en-USD --pack ru-RUB
              voice-assets status --pack en-USD --confirm dollar --confirm dollars
              voice-assets status --format json > status.json

            Exit codes: 0 every pack is complete; 1 a clip is missing or rejected, or a pack breaks a rule; 64 wrong \
            command line; 66 an input is missing; 74 reading failed.
            """)

    @OptionGroup var recordings: RecordingsOption

    @OptionGroup var filter: PackFilter

    @Option(
        help: .init("Confirm that the takes of this clip fit its changed text; may be repeated.", valueName: "clip"))
    var confirm: [String] = []

    @OptionGroup var formats: ReportFormatsOption

    @OptionGroup var findings: FindingsOptions

    @OptionGroup var workers: WorkersOption

    func validate() throws {
        if confirm.contains("") { throw ValidationError("--confirm takes the id of a clip, not an empty text.") }
    }

    func run() async throws {
        let confirmation =
            confirm.isEmpty
            ? nil : TextConfirmation(recordings: recordings.path, packs: filter.names, clips: confirm).run()
        let report = await RecordingSurvey(recordings: recordings.path, packs: filter.names, workers: workers.count)
            .run()
        let found =
            (confirmation?.diagnostics ?? []) + report.diagnostics + report.packs.flatMap(\.diagnostics)
        let all = (found + report.packs.flatMap(\.takeErrors)).inReadingOrder()
        var status = findings.status(of: all)
        if status == .clean, report.packs.contains(where: { !$0.isComplete }) { status = .brokenRule }
        let whole = CommandReport(
            of: "status", version: Generator.version, subjects: report.packs.map(\.name), findings: all, findings,
            status: status)
        formats.print(whole, members: StatusJSON(report, confirmation).members) {
            findings.log(found.inReadingOrder())
            for clip in confirmation?.confirmed ?? [] where !findings.quiet {
                Terminal.output(lines: ["confirmed: \(clip.id) (\(clip.text))"])
            }
            // Take errors stand beside their clips.
            let packs = report.packs.filter { !findings.quiet || !$0.isComplete }
            Terminal.output(packs.map { StatusText($0).text }.joined())
            findings.logCounts(all)
        }.leave()
    }
}

extension PackProgress {
    /// Why takes are rejected.
    fileprivate var takeErrors: [Finding] {
        (clips + unneeded).flatMap { clip -> [Finding] in
            if case .rejected(let diagnostics) = clip.state { diagnostics } else { [] }
        }
    }
}
