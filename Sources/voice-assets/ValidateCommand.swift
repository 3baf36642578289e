import ArgumentParser
import Diagnostics
import VoiceAssetBuild

/// `voice-assets validate`
struct ValidateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Check generated clips by decoding and measuring them.",
        discussion: """
            Trusts nothing: every file is read, decoded and measured again, and held against the rules and the \
            manifest. A folder of clips that another encoder made is checked too. Writes nothing. With --recordings \
            it also tells whether the packs are older than their recordings.

            Examples:
              voice-assets validate
              voice-assets validate --recordings recordings --format json
              swift package validate-voice-assets

            Exit codes: 0 clean or warnings only; 1 a rule is broken; 64 wrong command line; 66 an input is missing; \
            74 reading failed.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text
        case json
    }

    @Argument(help: "The folder with the packs, or one pack's folder.")
    var assets = "VoiceAssets"

    @Option(help: "The recordings that the packs were made from: checks whether the packs are stale.")
    var recordings: String?

    @Option(name: .customLong("pack"), help: .init("Check only this pack; may be repeated.", valueName: "name"))
    var packs: [String] = []

    @Option(help: "How to print the result.")
    var format = Format.text

    @OptionGroup var jobs: JobsOption

    func validate() throws {
        for (name, value) in [("The folder of the packs", assets), ("--recordings", recordings ?? "-")]
        where value.isEmpty {
            throw ValidationError("\(name) is a path, not an empty text.")
        }
    }

    func run() async throws {
        let report = await AssetValidation(
            assets: assets.asFolder, recordings: recordings?.asFolder, packs: packs, jobs: jobs.count
        ).run()
        switch format {
        case .text: Terminal.output(ValidationText(report).text)
        case .json: Terminal.output(try ValidationJSON(report).text)
        }
        ExitStatus(of: report.diagnostics).leave()
    }
}
