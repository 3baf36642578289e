import Foundation

/// The words that called the plugin, without its verb: `swift package`, with the traits and paths that were given.
///
/// The tool tells the next step in these words. A plugin is not told them; only Linux shows a process the command line of its
/// parent, elsewhere it is the words without options.
struct CallerWords {
    let text: String

    init() {
        text = (Self.parent.flatMap(Self.words(before:)) ?? ["swift", "package"]).map(Self.quoted).joined(
            separator: " ")
    }

    private static var parent: [String]? {
        guard let bytes = FileManager.default.contents(atPath: "/proc/\(getppid())/cmdline") else { return nil }
        return bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// The words before the verb, without the flags that allow this call to write.
    /// - Returns: nil if that is no call of `swift package` that is understood.
    static func words(before line: [String]) -> [String]? {
        guard let program = line.first, program.split(separator: "/").last == "swift-package" else { return nil }
        guard let verb = line.dropFirst().firstIndex(where: verbs.contains) else { return nil }
        return ["swift", "package"] + line[1..<verb].filter { $0 != "--allow-writing-to-package-directory" }
    }

    private static let verbs: Set = [
        "add-language-pack", "generate-voice-assets", "validate-voice-assets", "voice-assets",
    ]

    /// A word as a shell takes it.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=,:@+%".contains($0) }
        return isPlain && !word.isEmpty ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
