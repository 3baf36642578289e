import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore

/// A first word on the command line that is no command: the parser alone calls it an unexpected argument.
struct UnknownCommand {
    private let name: String
    private let nearest: String?

    /// - Returns: nil if the command line begins with a command, or an option.
    init?(_ arguments: [String], of root: (some ParsableCommand).Type) {
        let known = root.configuration.subcommands.flatMap { command in
            [command.configuration.commandName].compactMap(\.self) + command.configuration.aliases
        }
        guard let name = arguments.first, !name.hasPrefix("-"), !(known + ["help"]).contains(name) else { return nil }
        self.name = name
        var nearest = NearestName(among: known)
        self.nearest = nearest(name)
    }

    /// Tells it, and ends the process.
    func leave() {
        let advice = nearest.map { "did you mean \($0)?" } ?? "voice-assets --help lists the commands"
        Terminal.log(
            printable("error: there is no command \(quoted(name)); \(CommandWords.current.spelled(in: advice))"))
        ExitStatus.usage.leave()
    }
}
