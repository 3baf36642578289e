#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The words by which the tool was called just now, for the next step that it tells: the user can type them again.
package struct CommandWords: Sendable {
    /// What stands before a verb that writes nothing in the package.
    private let reading: String
    /// What stands before one that does.
    private let writing: String
    /// Whether commands stay as texts name them.
    private let isCanonical: Bool

    /// What a plugin gives the tool: the words before its verb, such as `swift package --traits Tool`.
    package static let variable = "VOICE_ASSETS_CALLED_AS"

    /// Where files say it, whoever reads them; and in processes that are none of the tools.
    package static let canonical = CommandWords()

    /// Those of this process.
    package static let current: CommandWords = {
        let typed = CommandLine.arguments.first ?? ""
        let name = typed.split(separator: "/").last.map(String.init) ?? ""
        guard ["voice-assets", "language-pack-tool"].contains(name) else { return canonical }
        let caller = unsafe getenv(variable).flatMap { unsafe String(validatingCString: $0) }
        // A path of SwiftPM's that nobody typed: `swift run`, or a build.
        let isBuilt = typed.hasPrefix("/") && typed.contains("/.build/") && FileKind(at: "Package.swift") == .file
        return CommandWords(
            package: caller ?? (isBuilt ? "swift package" : nil),
            program: String(typed.dropLast(name.utf8.count)) + "voice-assets")
    }()

    /// The name of `language-pack-tool` in its usage lines: its own where the user typed that, and else the verb that runs it.
    package static var packToolName: String {
        let isCalledByPlugin = unsafe getenv(variable) != nil
        let isTyped = CommandLine.arguments.first?.hasSuffix("language-pack-tool") == true
        return isTyped && !isCalledByPlugin ? "language-pack-tool" : "voice-assets new"
    }

    /// - Parameters:
    ///   - package: the words of SwiftPM before the verb; nil if the tool was called by itself.
    ///   - program: the tool as it was typed.
    package init(package: String?, program: String) {
        reading = package.map { "\($0) voice-assets" } ?? program
        writing = package.map { "\($0) --allow-writing-to-package-directory voice-assets" } ?? program
        isCanonical = false
    }

    private init() {
        reading = "voice-assets"
        writing = "voice-assets"
        isCanonical = true
    }

    /// The verbs that write into the package, in a folder of recordings or of clips.
    private static let writers: Set = ["add-language-pack", "generate", "new", "speak"]

    private static let verbs: Set = writers.union([
        "booth", "bundle", "doctor", "export", "help", "payload", "report", "review", "say", "script", "split",
        "status",
        "validate",
    ])

    /// The plugins of one verb, as texts name them.
    private static let plugins = [
        "swift package --allow-writing-to-package-directory add-language-pack": "new",
        "swift package --allow-writing-to-package-directory generate-voice-assets": "generate",
        "swift package validate-voice-assets": "validate",
    ]

    /// A text with its commands in these words. They stand in it as `voice-assets status`, or with the name of a plugin.
    package func spelled(in text: String) -> String {
        guard text.contains("voice-assets") || text.contains("swift package"), !isCanonical else { return text }
        var text = text
        for (plugin, verb) in Self.plugins { text = text.replacing(plugin, with: "voice-assets \(verb)") }
        var spelled = ""
        var rest = text[...]
        while let range = rest.firstRange(of: "voice-assets ") {
            let verb = rest[range.upperBound...].prefix { $0.isLetter || $0 == "-" }
            let isCommand = Self.verbs.contains(String(verb)) && rest[..<range.lowerBound].last.map(Self.parts) != false
            spelled += rest[..<range.lowerBound]
            spelled +=
                isCommand ? (isWriting(verb, rest[range.upperBound...]) ? writing : reading) + " " : "voice-assets "
            rest = rest[range.upperBound...]
        }
        return spelled + rest
    }

    /// A command line of these words, for a shell.
    package static func shell(_ words: [String]) -> String {
        words.map { word in
            let isPlain = word.utf8.allSatisfy { byte in
                byte >= 0x80 || "-._/+=,".utf8.contains(byte) || UnicodeScalar(byte).properties.isAlphabetic
                    || (0x30...0x39).contains(byte)
            }
            return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''").onOneLine + "'"
        }.joined(separator: " ")
    }

    /// Whether a command may begin behind this.
    private static func parts(_ character: Character) -> Bool { " `\"'(;:,".contains(character) }

    /// Whether a command of this verb writes into the package: some do with an option.
    private func isWriting(_ verb: Substring, _ command: Substring) -> Bool {
        Self.writers.contains(String(verb)) || ["--write", "--import", "--confirm"].contains { command.contains($0) }
    }
}

extension CommandWords: Equatable {}

/// The exit codes of the command line (64, 66 and 74 as in sysexits.h).
package enum ExitStatus: Int32, Sendable, Hashable {
    /// Done and clean.
    case clean = 0
    /// The recordings, a pack or the assets break a rule.
    case brokenRule = 1
    /// The command line was wrong.
    case usage = 64
    /// An input is missing.
    case missingInput = 66
    /// Reading or writing failed.
    case inputOutput = 74

    /// What a run that found these ends with: the gravest failure among them, input and output first.
    /// - Parameter least: the least severity that makes a run fail.
    package init(of diagnostics: some Sequence<Finding>, failingFrom least: Severity = .error) {
        let failures = Set(diagnostics.lazy.filter { $0.severity >= least }.map(\.check.failure))
        self =
            if failures.contains(.inputOutput) { .inputOutput } else if failures.contains(.missingInput) {
                .missingInput
            } else if failures.contains(.rule) { .brokenRule } else { .clean }
    }
}

// All that the tools are made of stands on this module, and is not compiled after this.
#if !Tool
    #error("the tools need the package trait Tool; without it build the libraries for apps, each by --target")
#endif
