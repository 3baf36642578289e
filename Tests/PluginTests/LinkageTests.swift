import Foundation
import TestSupport
import Testing

extension PackageTests {
    /// An app that links VoiceManifest or VoiceSplicer needs none of the tool's C libraries: neither their headers, nor
    /// their pkg-config files, nor the libraries.
    @Suite(.serialized) struct LinkageTests {
        private static let headers = ["ebur128.h", "lame/lame.h", "sndfile.h", "soxr.h"]

        /// Headers that no compiler accepts come first in the search path, and pkg-config knows nothing.
        private func build(_ arguments: [String], in package: URL, _ folder: TemporaryFolder) throws -> Program.Result {
            for header in Self.headers { try folder.write("headers/\(header)", "#error \"no \(header) here\"".utf8) }
            try FileManager.default.createDirectory(at: folder.url("empty"), withIntermediateDirectories: true)
            var environment = ProcessInfo.processInfo.environment
            environment["PKG_CONFIG_LIBDIR"] = folder.url("empty").path
            environment["PKG_CONFIG_PATH"] = ""
            let flags = ["--scratch-path", folder.url("scratch").path, "-Xcc", "-I\(folder.url("headers").path)"]
            return try Program.run(
                "swift", ["build"] + flags + arguments, in: package, environment: environment, deadline: 1200)
        }

        /// The package as others get it: a revision of a repository. SwiftPM builds those with other flags than packages
        /// at a path.
        private func repository() throws -> (url: String, revision: String) {
            let git = Workspace.folder.appendingPathComponent("repository/voice-assets.git")
            try? FileManager.default.removeItem(at: git)
            func run(_ arguments: String...) throws -> String {
                let place = ["--git-dir", git.path, "--work-tree", Workspace.checkout.path]
                let settings = ["user.name=Test", "user.email=test@example.com", "commit.gpgsign=false"]
                let options = place + settings.flatMap { ["-c", $0] }
                let result = try Program.run("git", options + arguments, in: Workspace.checkout)
                try #require(result.status == 0, "\(result.errorText)")
                return result.outputText.trimmingCharacters(in: .whitespacesAndNewlines)
            }
            try FileManager.default.createDirectory(at: git, withIntermediateDirectories: true)
            _ = try run("init", "--quiet", "--initial-branch", "main")
            _ = try run("add", "Package.swift", "Plugins", "Sources", "Tests")
            _ = try run("commit", "--quiet", "--message", "The package")
            return ("file://\(git.path)", try run("rev-parse", "HEAD"))
        }

        @Test(arguments: [("announcer", "announcer"), ("notifier", "plain")])
        func appBuildsWithoutTheLibraries(fixture: String, product: String) throws {
            let folder = try TemporaryFolder()
            let app = folder.url(fixture)
            try FileManager.default.copyItem(at: Workspace.fixtures.appendingPathComponent(fixture), to: app)
            let (url, revision) = try repository()
            let manifest = app.appendingPathComponent("Package.swift")
            let path = ".package(path: \"../voice-assets\")"
            let text = try String(contentsOf: manifest, encoding: .utf8)
            try #require(text.contains(path))
            try text.replacing(path, with: ".package(url: \"\(url)\", revision: \"\(revision)\")")
                .write(to: manifest, atomically: true, encoding: .utf8)
            let result = try build(["--product", product], in: app, folder)
            try #require(result.status == 0, "\(result.outputText)\(result.errorText)")
            #expect(!(result.outputText + result.errorText).contains("warning:"))
            #if os(Linux)
                let libraries = try Program.run("ldd", [folder.url("scratch/debug/\(product)").path])
                #expect(libraries.status == 0 && libraries.outputText.contains("libc.so"))
                for library in ["sndfile", "mp3lame", "soxr", "ebur128"] {
                    #expect(!libraries.outputText.contains(library))
                }
            #endif
        }

        /// The control: what uses the libraries does not build like this.
        @Test func toolDoesNotBuildWithoutTheLibraries() throws {
            let folder = try TemporaryFolder()
            let result = try build(["--target", "AudioCodecs"], in: try Workspace.own().package, folder)
            let text = result.outputText + result.errorText
            #expect(result.status != 0)
            #expect(Self.headers.contains { text.contains("error: \"no \($0) here\"") }, "\(text)")
        }
    }
}
