import Foundation
import TestSupport
import Testing

/// Every command line of the tools that a document shows is one that they take.
@Suite struct ShownCommandTests {
    /// A command line, and where it is shown.
    struct Shown: CustomTestStringConvertible {
        var path: String
        var words: [String]

        var testDescription: String { "\(path): \(words.joined(separator: " "))" }

        /// The executable that runs it, and its arguments: a plugin passes on what follows its verb.
        var call: (executable: String, arguments: [String])? {
            if let tool = words.firstIndex(where: { $0 == "voice-assets" || $0.hasSuffix("/voice-assets") }) {
                return ("voice-assets", Array(words[(tool + 1)...]))
            }
            if let tool = words.firstIndex(of: "language-pack-tool") {
                return ("language-pack-tool", Array(words[(tool + 1)...]))
            }
            for (verb, executable, command) in [
                ("generate-voice-assets", "voice-assets", ["generate"]),
                ("validate-voice-assets", "voice-assets", ["validate"]),
                ("add-language-pack", "language-pack-tool", []),
            ] {
                if let place = words.firstIndex(of: verb) { return (executable, command + words[(place + 1)...]) }
            }
            return nil
        }
    }

    /// Each once, with the first place that shows it.
    static func shown() throws -> [Shown] {
        var known: Set<[String]> = []
        return try Document.all().flatMap { document in
            let blocks = document.blocks.filter { $0.language == "sh" || $0.language == "yaml" }.map(\.code)
            let spans = document.prose.matches(of: /`(?<code>[^`]*--[^`]*)`/).map {
                String($0.code.replacing("\n", with: " "))
            }
            let code = (blocks + spans).joined(separator: "\n").replacing("\\\n", with: " ")
            let pattern = /(?m)(?:^|&& |\| |run: |- )(?<line>(?:[\w.\/]*voice-assets|swift (?:run|package)) [^|&<>\n]*)/
            return code.matches(of: pattern).map { match in
                // A shell's words: what stands between quotation marks is one.
                let words = match.line.matches(of: /'([^']*)'|\S+/).map { String($0.output.1 ?? $0.output.0) }
                return Shown(path: document.path, words: words)
            }
        }.filter { known.insert($0.words).inserted }
    }

    /// In an empty folder they find nothing, but they are no wrong command lines.
    @Test("Command lines are right", arguments: try shown())
    func commandLinesAreRight(command: Shown) throws {
        let call = try #require(command.call)
        let folder = try TemporaryFolder()
        let result = try Program.run(Program.built(call.executable), call.arguments, in: folder.url, deadline: 120)
        #expect([0, 1, 66].contains(result.status), "\(result.status): \(result.errorText)")
    }

    @Test func findsThem() throws {
        let commands = Set(try Self.shown().compactMap { $0.call?.arguments.first })
        let all: Set = ["export", "generate", "review", "say", "script", "split", "status", "validate"]
        #expect(all.subtracting(commands) == [])
    }
}
