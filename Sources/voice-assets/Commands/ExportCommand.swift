import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceAssetValidation

extension Platform: ExpressibleByArgument {}

/// `voice-assets export`
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write generated packs and a splicer for another platform.",
        discussion: """
            Copies clips and manifests to where the platform wants them. It adds test data (golden vectors) and a \
            splicer, the code that joins clips. The splicer is Kotlin for Android, ArkTS for HarmonyOS, and an ES \
            module with types for web pages and Node.js. The command compares every clip with its checksum. A pack is replaced \
            as a whole or not at all. Without --pack it also removes its earlier copies of packs that no longer exist. \
            It changes only files that it wrote itself and nobody changed since, and never writes into the folder of \
            recordings. It warns of clips by a synthesizer, and of clips that are older than their recordings.

            Examples:
              voice-assets export --platform web public
              voice-assets export --platform android app/src/main
              voice-assets export --platform harmony entry/src/main --rendition mp3

            Exit codes: 0 done; 1 a pack is damaged, or a file to be written exists, and somebody else wrote or changed it; 64 wrong command \
            line; 66 there is no such pack; 74 reading or writing failed.
            """)

    @Option(help: "The platform.")
    var platform: Platform

    @Argument(help: .init("The folder to export to.", valueName: "folder"))
    var folder: FolderPath

    @OptionGroup var assets: AssetsOption

    @OptionGroup var recordings: RecordingsOption

    @OptionGroup var filter: PackFilter

    @Option(
        name: .customLong("rendition"),
        help: .init("Export only this rendition; may be repeated.", valueName: "name"))
    var renditions: [String] = []

    @Option(help: "How to print the result.")
    var format = OutputFormat.text

    @OptionGroup var findings: FindingsOptions

    func validate() throws {
        try folder.requireText("export")
    }

    func run() {
        var report = AssetExport(
            assets: assets.path, recordings: recordings.path, output: folder.path,
            platform: platform, packs: filter.names, renditions: renditions
        ).run()
        if !report.packs.isEmpty, !report.diagnostics.hasErrors,
            let fault = ExportedVectors.write(
                of: platform, to: folder.path, exported: Set(report.packs.filter { !$0.isGone }.map(\.name)))
        {
            report.diagnostics.append(fault)
        }
        report.diagnostics += HandedOnPacks(assets: assets.path, recordings: recordings.path)
            .remarks(on: report.packs.filter { !$0.isGone && $0.outcome.change != .failed }.map(\.name))
        let status = findings.status(of: report.diagnostics)
        switch format {
        case .text:
            findings.log(report.diagnostics)
            if !findings.quiet { Terminal.output(ExportText(report).text) }
        case .json:
            Terminal.output(
                FindingsJSON(report.diagnostics, status: status, members: ExportJSON(report).members).text)
        }
        status.leave()
    }
}
