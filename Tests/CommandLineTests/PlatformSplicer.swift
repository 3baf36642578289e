import Foundation
import TestSupport

/// A splicer of another platform, which answers questions about packs: PlatformSplicers/questions.mjs says which.
struct PlatformSplicer {
    let name: String
    /// The program that runs it, and what comes before the questions.
    private let program: String
    private let arguments: [String]
    /// What the splicer was exported into.
    let folder: TemporaryFolder

    /// Where the programs are that ask splicers.
    static let programs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("PlatformSplicers")

    /// Kotlin's programs give themselves 256 MB, which does not always hold all questions. And what runs for seconds is not worth
    /// optimizing: the compiler takes 14 s of processor time so, and 31 s with all that a Java machine can do.
    private static let roomy = ProcessInfo.processInfo.environment.merging([
        "JAVA_OPTS": "-Xmx2g -XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
    ]) { $1 }

    /// All of them. HarmonyOS's is what the web's is made of.
    static func all() throws -> [Self] { [try web(), try browser(), try android()] }

    /// The Kotlin file as `export` writes it, run on a Java machine. Compiled once: that takes many seconds.
    static func android() throws -> Self { try compiled.get() }

    private static let compiled = Result { () throws -> Self in
        let folder = try exported(to: "android")
        let sources = ["VoiceSplicer", "PayloadReader", "AnnouncementTurns", "AnnouncementPlayer"].map {
            folder.url("kotlin/voiceassets/\($0).kt").path
        }
        let articles = ["SpokenMessages.kt": "Android", "SelfCheck.kt": "Android", "HybridMessages.kt": "Android"]
        let own = try articles.map { try folder.write($0, code(named: $0, of: $1).utf8).path }
        let programs = ["Answers.kt", "AndroidStandIns"].map { Self.programs.appendingPathComponent($0).path }
        let result = try Program.run(
            "kotlinc", ["-d", folder.url("answers.jar").path] + own + sources + programs,
            environment: roomy)
        guard result.status == 0 else { throw Unexpected(result.outputText + result.errorText) }
        return Self(
            name: "android", program: "kotlin",
            arguments: ["-cp", folder.url("answers.jar").path, "voiceassets.answers.AnswersKt"], folder: folder)
    }

    /// The code of a platform's article, or the file that it links, after a comment with its name.
    static func code(named name: String, of article: String) throws -> String {
        let document = try Document("Sources/VoiceNotifications/VoiceNotifications.docc/\(article).md")
        guard let code = document.block("fixture: \(name)") else { throw Unexpected("no block \(name)") }
        return code
    }

    /// The ES module as `export` writes it, run by Node.js.
    static func web() throws -> Self {
        let folder = try webFolder()
        return Self(
            name: "web", program: "node",
            arguments: [programs.appendingPathComponent("answers.mjs").path, folder.url.path],
            folder: folder)
    }

    /// The ES module in a tab of headless Chromium.
    static func browser() throws -> Self {
        let folder = try webFolder()
        guard let chromium = Browser.path else { throw Unexpected("no chromium") }
        return Self(
            name: "browser", program: "node",
            arguments: [
                Browser.program("answers.mjs"), chromium, folder.url.path, folder.url("profile").path,
            ], folder: folder)
    }

    /// One export to the web: each test has a copy, in which it may write.
    private static func webFolder() throws -> TemporaryFolder {
        let copy = try TemporaryFolder()
        let made = try exportedToWeb.get().url
        for name in try FileManager.default.contentsOfDirectory(atPath: made.path) {
            try FileManager.default.copyItem(at: made.appendingPathComponent(name), to: copy.url(name))
        }
        return copy
    }
    private static let exportedToWeb = Result { try exported(to: "web") }

    /// A folder into which the built-in packs and a platform's splicer were exported.
    static func exported(to platform: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let assets = try BuiltInPacks.shared.get().folder.url("VoiceAssets").path
        let result = try Tool.run(["export", platform, folder.path, "--assets", assets], in: folder)
        guard result.status == 0 else { throw Unexpected(result.errorText) }
        return folder
    }

    /// One answer for each question.
    func answers(to questions: [String]) throws -> [String] {
        let result = try Program.run(
            program, arguments, environment: Self.roomy, input: Data(questions.map { $0 + "\n" }.joined().utf8),
            deadline: 300)
        guard result.status == 0 else { throw Unexpected(result.errorText) }
        return result.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}
