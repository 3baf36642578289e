import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceManifest

/// `voice-assets doctor`
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Tell what this computer and this package have, and what is missing.",
        discussion: """
            Checks whether the programs that other commands run are installed, whether Git LFS left recordings or clips \
            out, and which version made each pack. A line that begins with a cross ends with what to do. Writes \
            nothing.

            Examples:
              voice-assets doctor

            Exit codes: 0 nothing is missing; 1 something is; 64 wrong command line.
            """)

    @OptionGroup var recordings: RecordingsOption

    @OptionGroup var assets: AssetsOption

    @Option(help: "How to print the result.")
    var format = OutputFormat.text

    func run() {
        let found = ComputerExamination().results + FolderExamination(recordings.path, assets.path).results
        let status = found.contains { $0.advice != nil } ? ExitStatus.brokenRule : .clean
        switch format {
        case .text: Terminal.output(lines: ["voice-assets \(Generator.version)"] + found.map(\.line))
        case .json:
            let members: [String: JSONValue?] = [
                "version": .string(Generator.version), "results": .array(found.map(\.json)),
            ]
            Terminal.output(FindingsJSON([], status: status, members: members).text)
        }
        status.leave()
    }
}
