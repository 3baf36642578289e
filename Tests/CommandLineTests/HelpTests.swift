import Foundation
import TestSupport
import Testing

/// What the tool tells about itself.
@Suite struct HelpTests {
    private func run(_ arguments: String...) throws -> Program.Result.Text {
        try Tool.run(arguments, in: TemporaryFolder()).text
    }

    private static let commands = [
        "booth", "review", "script", "speak", "status", "split", "generate", "validate", "say", "payload", "report",
        "export", "bundle", "doctor", "new",
    ]

    @Test func version() throws {
        let result = try run("--version")
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.output.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
    }

    @Test func overviewNamesEveryCommand() throws {
        let help = try run("help", "--all")
        #expect(help.status == 0 && help.errors.isEmpty)
        for command in Self.commands.dropLast() { #expect(help.output.contains("\n  \(command)  ")) }
    }

    /// What everybody needs stands on one screen. A gate whose arguments were lost on their way would pass.
    @Test func noArgumentsAreAnError() throws {
        let help = try run("--help")
        let way = help.output.matches(of: #/\n  ([a-z]+)  /#).map { String($0.output.1) }
        #expect(way == ["new", "status", "generate", "say", "validate", "export"])
        #expect(try run() == .init(status: 64, errors: help.output))
    }

    /// Linux hands arguments over through /proc. Where it is not there, or does not open, none are there, nor the program's name.
    @Test(
        .enabled(if: Mounting.isAllowed, "only root of a namespace of its own can mount"),
        arguments: ["voice-assets", "language-pack-tool"])
    func argumentsThatCanNotBeReadAreAnError(program: String) throws {
        let script = "mount -t tmpfs none /proc && exec \"$0\" --version"
        let result = try Program.run("unshare", ["-rm", "bash", "-c", script, Program.built(program)]).text
        #expect(result.status == 64 && result.output.isEmpty, "\(result)")
        #expect(result.errors.tells("error: the command line can't be read: … /proc/self/cmdline …"))
    }

    /// The shell takes what is printed for it, and completes verbs by it.
    @Test func completesVerbs() throws {
        let words = try Tool.bash(
            """
            set -e
            "$0" --generate-completion-script bash >completions
            source completions
            [[ $(complete -p voice-assets) =~ -F\\ ([^ ]+) ]]
            COMP_WORDS=(voice-assets ge) COMP_CWORD=1 COMP_LINE='voice-assets ge' COMP_POINT=15
            PATH="${0%/*}:$PATH" "${BASH_REMATCH[1]}" voice-assets ge voice-assets
            echo "${COMPREPLY[@]}"
            """, in: TemporaryFolder())
        #expect(words.text == .init(output: "generate\n"))
    }

    @Test(arguments: commands.dropLast())
    func helpHoldsExamplesAndExitCodes(command: String) throws {
        let help = try run(command, "--help")
        #expect(help.status == 0 && help.errors.isEmpty)
        let text = help.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(text.contains("Examples: voice-assets \(command)"))
        #expect(text.contains("Exit codes: 0 "))
        #expect(text.contains(" 64 "))
        #expect(help.output.split(separator: "\n").filter { $0.count > 80 && !$0.hasPrefix("USAGE: ") } == [])
        if command == "generate" { #expect(try run("help", command) == help) }
    }

    /// The lines under `Examples:` of a command's help, as they would be pasted.
    private static func examples(_ help: String) -> [String] {
        let section = help.firstMatch(of: /(?s)\nExamples:\n(?<lines>.*?)\n\n/)?.lines ?? ""
        let wrapped = section.split(separator: "\n").filter { !$0.hasPrefix("  ") }
        #expect(wrapped == [], "an example is wrapped without a backslash")
        return section.replacing("\\\n", with: " ").split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    /// In an empty folder they find nothing, but bash and the tool take each line as it stands.
    @Test(arguments: commands)
    func examplesRunAsTheyStand(command: String) throws {
        let examples = try Self.examples(run(command, "--help").output)
        #expect(!examples.isEmpty)
        for example in examples
        where !example.contains("swift package") && (!example.contains("booth") || example.contains("--to")) {
            let folder = try TemporaryFolder()
            let result = try Tool.bash("set -o pipefail; PATH=\"${0%/*}:$PATH\"; \(example)", in: folder)
            #expect([0, 1, 66].contains(result.status), "\(example): \(result.errorText)")
        }
    }

    @Test func rulesExplainsEachRule() throws {
        let all = try run("help", "rules")
        #expect(all.status == 0 && all.errors.isEmpty)
        let lines = all.output.split(separator: "\n")
        let ids = lines.compactMap {
            $0.wholeMatch(of: /([a-z0-9-]+) \((?:(?:error|warning|note)(?: or )?)+\): .+\./)?.1
        }
        #expect(ids.count == lines.count && Set(ids).count == ids.count)
        #expect(Set(ids).isSuperset(of: ["pack-syntax", "clip-clipping", "asset-checksum", "file-missing"]))
        let line =
            "clip-clipping (error or warning or note): A recording is not clipped: flattened peaks crackle, and only short ones can be rounded.\n"
        #expect(all.output.contains(line))
        #expect(try run("help", "clip-clipping").output.hasPrefix(line + "\nOn a phone: "))
        // Some of its words weigh less.
        #expect(try run("help", "recording-edge").output.hasPrefix("recording-edge (warning or note): "))
    }

    @Test func unknownRule() throws {
        let result = try run("help", "clip-cliping")
        #expect(result.status == 64 && result.output.isEmpty)
        #expect(
            result.errors == "error: there is no command and no rule `clip-cliping`; did you mean clip-clipping?\n")
    }

    @Test func unknownCommand() throws {
        let result = try run("genrate")
        #expect(result.status == 64 && result.output.isEmpty)
        #expect(result.errors == "error: there is no command `genrate`; did you mean generate?\n")
        #expect(try run("sing").errors.hasSuffix("voice-assets help --all lists the commands\n"))
    }
}
