import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetPipeline

/// `voice-assets`: the tool that the package's plugins run.
@main
struct VoiceAssets: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "voice-assets",
        abstract: "Turn voice recordings into clips that splice without a flaw.",
        discussion: """
            Examples:
              voice-assets status
              voice-assets generate
              voice-assets say 15.50 --pack en-USD --to announcement.mp3
              voice-assets generate --help
            """,
        version: Generator.version,
        subcommands: [
            BoothCommand.self, ReviewCommand.self, ScriptCommand.self, SpeakCommand.self, StatusCommand.self,
            SplitCommand.self,
            InspectCommand.self,
            GenerateCommand.self,
            ValidateCommand.self, SayCommand.self, PayloadCommand.self, ReportCommand.self, ExportCommand.self,
            VectorsCommand.self,
            RulesCommand.self, AddLanguagePackCommand.self,
        ])

    static func main() async {
        Terminal.outliveReaders()
        let arguments = SayCommand.arguments(Array(CommandLine.arguments.dropFirst()))
        do {
            var command = try parseAsRoot(arguments)
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch {
            CommandFailure(error, of: Self.self, arguments: arguments).leave()
        }
    }
}
