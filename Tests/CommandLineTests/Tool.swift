import Foundation
import TestSupport

/// The executable `voice-assets` that SwiftPM built beside these tests.
enum Tool {
    static let path = Program.built("voice-assets")

    static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Program.Result {
        try Program.run(path, arguments, in: folder.url, deadline: 120)
    }

    /// Runs a line of bash in which `$0` is the tool.
    static func bash(
        _ script: String, in folder: TemporaryFolder, environment: [String: String]? = nil
    ) throws -> Program.Result {
        try Program.run("bash", ["-c", script, path], in: folder.url, environment: environment, deadline: 120)
    }

    /// Runs the tool as a user whom permissions stop: as this one, or, if this is root, as another.
    static func runUnprivileged(_ arguments: [String], in folder: TemporaryFolder) throws -> Program.Result {
        guard isRoot else { return try run(arguments, in: folder) }
        return try Program.run(
            "setpriv", ["--reuid=65534", "--regid=65534", "--clear-groups", path] + arguments, in: folder.url)
    }

    /// Whether `runUnprivileged` can work here, or has to, so as to fail.
    static let runsUnprivileged: Bool = {
        guard isRoot, !Program.oraclesAreRequired else { return true }
        guard let folder = try? TemporaryFolder() else { return false }
        return (try? runUnprivileged(["--version"], in: folder))?.status == 0
    }()

    private static var isRoot: Bool { NSUserName() == "root" }
}
