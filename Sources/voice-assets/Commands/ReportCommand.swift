import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPages
import VoiceManifest

/// `voice-assets report`
struct ReportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Show packs as one page to see and to hear.",
        discussion: """
            Writes one HTML file that loads nothing from elsewhere. It shows each pack and its findings, every clip \
            with its sound, its figures and its waveform beside the take's, and any amount as a phone says it. Clips \
            and joins can be marked on the page, and the marks saved as a table for the studio. With --compare each \
            pack stands beside the one of the same name in another folder, or beside one pack, with the greatest \
            differences first.

            Examples:
              voice-assets report
              voice-assets report --pack en-USD --to en-USD.html
              voice-assets report --compare ../before/VoiceAssets
              voice-assets report --pack en-USD --compare VoiceAssets/en-GBP

            Exit codes: 0 done; 1 a pack breaks a rule, which the page shows, or the file to write is no earlier report; 64 wrong \
            command line; 66 there is no such pack; 74 reading or writing failed.
            """)

    @OptionGroup var assets: AssetsArgument

    @OptionGroup var recordings: RecordingsOption

    @Option(
        name: .customLong("to"),
        help: .init("The file to write; replaces only an earlier report.", valueName: "file"))
    var file = "report.html"

    @Option(
        help: .init(
            "Compare the packs with those of their names in this folder, or with the one pack whose folder it is.",
            valueName: "folder"))
    var compare: FolderPath?

    @Option(help: "How to print the result.")
    var format = OutputFormat.text

    @OptionGroup var findings: FindingsOptions

    @OptionGroup var workers: WorkersOption

    func validate() throws {
        try compare?.requireText("--compare")
        if file.isEmpty { throw ValidationError("--to takes the path of a file, not an empty text.") }
    }

    func run() async throws {
        let report = PackReport(
            assets: assets.path, recordings: recordings.path, packs: assets.names, compared: compare?.path,
            workers: workers.count)
        let result = await report.run()
        let fault = result.page.flatMap { OutputFile.report(at: file).write($0) }
        let found = (result.diagnostics + (fault.map { [$0] } ?? [])).inReadingOrder()
        let status = findings.status(of: found)
        let isWritten = result.page != nil && fault == nil
        switch format {
        case .text:
            findings.log(found)
            if isWritten, !findings.quiet {
                Terminal.output(lines: ["\(file): \(result.packs.joined(separator: ", "))"])
            }
            findings.logCounts(found)
        case .json:
            let members: [String: JSONValue?] = [
                "packs": .strings(result.packs), "file": .string(file), "written": .bool(isWritten),
            ]
            Terminal.output(FindingsJSON(found, status: status, members: members).text)
        }
        status.leave()
    }
}
