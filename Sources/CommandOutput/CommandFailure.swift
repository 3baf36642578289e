package import ArgumentParser
import VoiceAssetCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What ends a command before its work is done: help that was asked for, or a command line that is wrong.
package struct CommandFailure {
    private let message: String
    private let status: Int32

    /// - Parameters:
    ///   - running: the command of `command` that ran, if one did: a wrong command line is told with its usage.
    ///   - arguments: the command line, which the message may quote.
    package init<Command: ParsableCommand>(
        _ error: any Error, of command: Command.Type, running: (any ParsableCommand.Type)? = nil, arguments: [String]
    ) {
        var text = command.fullMessage(for: error)
        if let running, error is ValidationError, let usage = text.firstRange(of: "\nUsage: ") {
            let name = "\(command.configuration.commandName ?? "") \(running.configuration.commandName ?? "")"
            let help = "\n  See '\(name) --help' for more information."
            text.replaceSubrange(usage.upperBound..., with: command.usageString(for: running) + help)
        }
        message = Self.printable(Self.proposing(text), quoting: arguments)
        status = command.exitCode(for: error).rawValue
    }

    /// The parser's message about an option's value, with the nearest value that there is: of names of options it tells that itself.
    static func proposing(_ message: String) -> String {
        guard let fault = message.prefixMatch(of: /Error: The value '(?<typed>[^\n]*)' is invalid for '[^'\n]*'\./),
            let advice = message[fault.range.upperBound...].prefixMatch(
                of: #/ Please provide one of[^\n]*(?:\n  - [^\n]+)*/#)
        else { return message }
        let values = advice.output.matches(of: /'([^']+)'|- ([^\n]+)/).compactMap { $0.1 ?? $0.2 }.map { String($0) }
        var nearest = NearestName(among: values)
        guard let value = nearest(String(fault.typed)) else { return message }
        return "\(fault.output.0) Did you mean '\(value)'?\(message[fault.range.upperBound...])"
    }

    /// Prints what is to be said, help to standard output and faults to standard error, and ends the process.
    package func leave() -> Never {
        if !message.isEmpty {
            if status == EXIT_SUCCESS { Terminal.output(message + "\n") } else { Terminal.log(message) }
        }
        exit(status)
    }

    /// The message with nothing in it that acts on a terminal but its own line feeds: those of an argument are none of them.
    static func printable(_ message: String, quoting arguments: [String]) -> String {
        var message = message
        for argument in arguments {
            let value = argument.split(separator: "=", maxSplits: 1).dropFirst().map(String.init)
            for text in [argument] + value {
                let shown = VoiceAssetCore.printable(text)
                if shown != text { message = message.replacing(text, with: shown) }
            }
        }
        return message.split(separator: "\n", omittingEmptySubsequences: false)
            .map { VoiceAssetCore.printable(String($0)) }.joined(separator: "\n")
    }
}
