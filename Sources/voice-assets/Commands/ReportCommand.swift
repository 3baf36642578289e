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
            Writes one HTML file that loads nothing from elsewhere. It shows each pack with its findings, and each \
            clip with its sound, its figures and its waveform beside the take's waveform. The page also says any \
            amount as a phone would. You can mark clips and joins on the page, and save the marks as a table for the \
            studio. --compare shows each pack beside the pack of the same name in another folder, or beside one given \
            pack. The greatest differences come first.

            Examples:
              voice-assets report
              voice-assets report --pack en-USD --to en-USD.html
              voice-assets report --compare ../before/VoiceAssets
              voice-assets report --pack en-USD --compare VoiceAssets/en-GBP

            Exit codes: 0 done; 1 a pack breaks a rule (the page shows it), or the --to file exists and is not a report; 64 \
            wrong command line; 66 there is no such pack; 74 reading or writing failed.
            """)

    @OptionGroup var assets: AssetsArgument

    @OptionGroup var recordings: RecordingsOption

    @Option(
        name: .customLong("to"),
        help: .init("The file to write; replaces only an earlier report.", valueName: "file"))
    var file = "report.html"

    @Option(
        help: .init(
            "Compare with the packs of the same names in this folder; or, if it is the folder of one pack, with that pack.",
            valueName: "folder"))
    var compare: FolderPath?

    @Option(help: "How to print the result.")
    var format = OutputFormat.text

    private var findings: FindingsOptions { FindingsOptions() }

    func validate() throws {
        try compare?.requireText("--compare")
        if file.isEmpty { throw ValidationError("--to takes the path of a file, not an empty text.") }
        try requirePageName(file, of: "--to")
    }

    func run() async throws {
        let report = PackReport(
            assets: assets.path, recordings: recordings.path, packs: assets.names, compared: compare?.path,
            workers: OutputOptions.cores)
        let result = await report.run()
        let fault = result.page.flatMap { OutputFile.report(at: file).write($0) }
        let found = (result.diagnostics + (fault.map { [$0] } ?? [])).inReadingOrder()
        let status = findings.status(of: found)
        let isWritten = result.page != nil && fault == nil
        switch format {
        case .text:
            findings.log(found)
            if isWritten {
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
