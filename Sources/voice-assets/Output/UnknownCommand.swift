import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore

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
