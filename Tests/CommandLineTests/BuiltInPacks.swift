import Foundation
import TestSupport

/// The repository's own packs, generated once for all tests that only read them.
final class BuiltInPacks: Sendable {
    let folder: TemporaryFolder

    static let shared = Result { try BuiltInPacks() }

    /// The path of their recordings.
    static let recordings = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("recordings").path

    private init() throws {
        folder = try TemporaryFolder()
        let result = try Tool.run(["generate", "--recordings", Self.recordings], in: folder)
        guard result.status == 0 else { throw Unexpected(result.errorText) }
    }

    static func run(_ arguments: String...) throws -> Program.Result.Text {
        try Tool.run(arguments, in: shared.get().folder).text
    }

    /// Runs the tool with a text as its standard input.
    static func run(_ arguments: [String], input: String) throws -> Program.Result.Text {
        try Program.run(Tool.path, arguments, in: shared.get().folder.url, input: Data(input.utf8), deadline: 120).text
    }
}
