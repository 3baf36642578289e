import Foundation
import TestSupport
import Testing

/// The package as others get it: a revision of a repository. SwiftPM builds those with other flags than packages at a
/// path.
struct Repository {
    let url: String
    let revision: String

    /// Commits the checkout as it is now.
    init() throws {
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
        url = "file://\(git.path)"
        revision = try run("rev-parse", "HEAD")
    }

    /// A copy of a fixture app that depends on the revision, instead of the package at `../voice-assets`.
    func app(_ fixture: String, in folder: TemporaryFolder) throws -> URL {
        let app = folder.url(fixture)
        try FileManager.default.copyItem(at: Workspace.fixtures.appendingPathComponent(fixture), to: app)
        let manifest = app.appendingPathComponent("Package.swift")
        let path = "path: \"../voice-assets\""
        let text = try String(contentsOf: manifest, encoding: .utf8)
        try #require(text.contains(path))
        try text.replacing(path, with: "url: \"\(url)\", revision: \"\(revision)\"")
            .write(to: manifest, atomically: true, encoding: .utf8)
        return app
    }
}
