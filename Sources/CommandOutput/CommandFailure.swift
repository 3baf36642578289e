package import ArgumentParser
import Foundation
package import VoiceAssetCore

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

/// The words of the command line.
package enum TypedArguments {
    /// Returns the words behind the program's name. Ends the process with 64 where the system does not hand them over: a gate that lost its
    /// arguments would pass.
    ///
    /// Linux keeps them in `/proc/self/cmdline`. Where that does not open, not even the program's name is there.
    package static func all() -> [String] {
        let typed = CommandLine.arguments
        if typed.isEmpty {
            Terminal.log(
                "error: the command line can't be read: /proc/self/cmdline does not open; mount /proc, and run again")
            ExitStatus.usage.leave()
        }
        return Array(typed.dropFirst())
    }
}

extension ProgramLine {
    /// The line that the user gave to an option.
    package init(_ line: String, of option: String, asking slots: [String]) throws(ValidationError) {
        do throws(Fault) {
            try self.init(line, asking: slots)
        } catch {
            switch error {
            case .empty: throw ValidationError("\(option) takes a program and its arguments, not an empty text.")
            case .unfinished:
                throw ValidationError("\(option): a quotation mark or a backslash has nothing behind it.")
            case .without(let slot):
                throw ValidationError(
                    "\(option): no argument of the program says \(slot); write it where the program takes that.")
            }
        }
    }
}
