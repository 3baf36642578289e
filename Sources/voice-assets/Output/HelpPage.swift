import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore

/// What `help` tells that the parser does not: the way that everybody goes, and what a rule asks.
enum HelpPage {
    /// - Returns: what the command line asks for, or nil if the parser answers it.
    static func text(for arguments: [String]) -> String? {
        switch arguments {
        case ["--help"], ["-h"], ["help"]: way
        case ["help", "--all"]: VoiceAssets.helpMessage() + "\n"
        case ["help", "rules"]:
            Check.all.map { "\($0.id) (\($0.severities)): \(RulePage(of: $0).summary)\n" }.joined()
        default: rules(arguments)
        }
    }

    static let way =
        """
        Turn voice recordings into clips that splice without a flaw.

        USAGE: voice-assets COMMAND

        THE WAY:
        \(lines(of: ["new", "status", "generate", "say", "validate", "export"]))
        Takes are made by booth (browser), script and split (studio), or speak (synthesizer).

        voice-assets COMMAND --help has the options of a command, voice-assets help --all
        all commands, and voice-assets help RULE the rule in a finding's brackets.

        """

    private static func lines(of names: [String]) -> String {
        names.map { name in
            let command = VoiceAssets.configuration.subcommands.first { $0.configuration.commandName == name }
            let abstract = command?.configuration.abstract ?? ""
            return "  " + name + String(repeating: " ", count: 10 - name.count) + abstract + "\n"
        }.joined()
    }

    /// The pages of rules that are named; nil unless the first is one.
    private static func rules(_ arguments: [String]) -> String? {
        guard arguments.first == "help", arguments.count > 1 else { return nil }
        let rules = arguments.dropFirst().map(Check.named)
        guard rules.contains(where: { $0 != nil }) else { return nil }
        let pages = rules.compactMap(\.self).map {
            "\($0.id) (\($0.severities)): \(RulePage(of: $0).plainText)\n"
                + ($0.severity < .error ? "\nIn pack.yml: rules: { \($0.id): { severity: off, because: WHY } }\n" : "")
        }
        return pages.joined(separator: "\n")
    }
}
