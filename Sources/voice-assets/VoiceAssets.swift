import ArgumentParser
import VoiceAssetAudio
import VoiceAssetCommandOutput
import VoiceAssetCore
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
        groupedSubcommands: [
            CommandGroup(name: "Start", subcommands: [AddLanguagePackCommand.self]),
            CommandGroup(
                name: "Record",
                subcommands: [
                    ReviewCommand.self, BoothCommand.self, ScriptCommand.self, SplitCommand.self, StatusCommand.self,
                    SpeakCommand.self,
                ]),
            CommandGroup(name: "Build", subcommands: [GenerateCommand.self]),
            CommandGroup(name: "Check", subcommands: [ValidateCommand.self, ReportCommand.self, SayCommand.self]),
            CommandGroup(name: "Ship", subcommands: [ExportCommand.self, BundleCommand.self, PayloadCommand.self]),
            CommandGroup(name: "Look up", subcommands: [DoctorCommand.self]),
        ])

    static func main() async {
        Terminal.outliveReaders()
        FreedMemory.keep()
        let arguments = SayCommand.arguments(TypedArguments.all())
        if arguments.isEmpty {
            Terminal.log(String(HelpPage.way.dropLast()))
            ExitStatus.usage.leave()
        }
        if let text = HelpPage.text(for: arguments) {
            Terminal.output(text)
            return
        }
        EarlierSpelling(in: arguments)?.leave()
        UnknownCommand(arguments, of: Self.self)?.leave()
        var running: (any ParsableCommand.Type)?
        do {
            var command = try parseAsRoot(arguments)
            running = type(of: command)
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch {
            CommandFailure(error, of: Self.self, running: running, arguments: arguments).leave()
        }
    }
}

/// A word on the command line that is no command, or none to be helped with: the parser alone calls it an unexpected argument.
struct UnknownCommand {
    private let words: String

    /// - Returns: nil if the command line begins with a command, or an option, or asks for help with one.
    init?(_ arguments: [String], of root: (some ParsableCommand).Type) {
        let commands = root.configuration.subcommands.flatMap { command in
            [command.configuration.commandName].compactMap(\.self) + command.configuration.aliases
        }
        let isHelp = arguments.first == "help"
        guard let name = (isHelp ? arguments.dropFirst() : arguments[...]).first, !name.hasPrefix("-"),
            !(commands + ["help"]).contains(name)
        else { return nil }
        var nearest = NearestName(among: commands + (isHelp ? Check.all.map(\.id) : []))
        let advice =
            nearest(name).map { "did you mean \($0)?" }
            ?? (isHelp ? "voice-assets help rules lists the rules" : "voice-assets help --all lists the commands")
        words =
            "there is no \(isHelp ? "command and no rule" : "command") \(quoted(name)); \(CommandWords.current.spelled(in: advice))"
    }

    /// Tells it, and ends the process.
    func leave() {
        Terminal.log(printable("error: \(words)"))
        ExitStatus.usage.leave()
    }
}
