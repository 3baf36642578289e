import Foundation
import TestSupport

/// A splicer of another platform, which answers questions about packs: PlatformSplicers/answers.mjs says which.
struct PlatformSplicer {
    let name: String
    /// The program that runs it, and what comes before the questions.
    private let program: String
    private let arguments: [String]
    /// What the splicer was exported into.
    private let folder: TemporaryFolder

    /// Where the programs are that ask splicers.
    static let programs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("PlatformSplicers")

    /// All that can be run here.
    static func all() throws -> [Self] { [try web()] }

    /// The ES module as `export` writes it, run by Node.js.
    static func web() throws -> Self {
        let folder = try exported(to: "web")
        return Self(
            name: "web", program: "node",
            arguments: [programs.appendingPathComponent("answers.mjs").path, folder.url("voice-splicer.mjs").path],
            folder: folder)
    }

    /// A folder into which the built-in packs and a platform's splicer were exported.
    static func exported(to platform: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let assets = try BuiltInPacks.shared.get().folder.url("VoiceAssets").path
        let result = try Tool.run(["export", "--platform", platform, folder.path, "--assets", assets], in: folder)
        guard result.status == 0 else { throw Unexpected(text: result.errorText) }
        return folder
    }

    /// One answer for each question.
    func answers(to questions: [String]) throws -> [String] {
        let result = try Program.run(
            program, arguments, input: Data(questions.map { $0 + "\n" }.joined().utf8), deadline: 300)
        guard result.status == 0 else { throw Unexpected(text: result.errorText) }
        return result.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    struct Unexpected: Error {
        var text: String
    }
}
