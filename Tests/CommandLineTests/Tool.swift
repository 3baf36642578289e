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

    /// What a run takes, by the system's count.
    struct Cost {
        /// The largest resident size, bytes.
        var memory: Int
        /// The processors' time, seconds, of the tool alone.
        var seconds: Double
        var status: Int
        /// What it printed, errors too.
        var text: String
    }

    static func cost(_ arguments: [String], in folder: TemporaryFolder) throws -> Cost {
        let script = """
            import resource, subprocess, sys
            run = subprocess.run(sys.argv[1:], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            use = resource.getrusage(resource.RUSAGE_CHILDREN)
            print(use.ru_maxrss if sys.platform == "darwin" else use.ru_maxrss * 1024, use.ru_utime + use.ru_stime, run.returncode)
            sys.stdout.flush()
            sys.stdout.buffer.write(run.stdout)
            """
        let result = try Program.run("python3", ["-c", script, path] + arguments, in: folder.url, deadline: 3000)
        let lines = result.outputText.split(separator: "\n", maxSplits: 1)
        let figures = lines.first?.split(separator: " ") ?? []
        guard figures.count == 3, let memory = Int(figures[0]), let seconds = Double(figures[1]),
            let status = Int(figures[2])
        else {
            throw Unexpected(result.outputText + result.errorText)
        }
        return Cost(memory: memory, seconds: seconds, status: status, text: lines.count > 1 ? String(lines[1]) : "")
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
