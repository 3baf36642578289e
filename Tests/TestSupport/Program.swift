package import Foundation

/// An independent program that a test runs.
package enum Program {
    /// What a finished program left.
    package struct Result: Sendable {
        package var status: Int32
        package var output: Data
        package var errors: Data
        package var outputText: String { String(decoding: output, as: UTF8.self) }
        package var errorText: String { String(decoding: errors, as: UTF8.self) }
    }

    /// The variables of this process, without those for which the tool prints annotations in a workflow of GitHub.
    package static let environment = ProcessInfo.processInfo.environment.filter {
        !["GITHUB_ACTIONS", "GITHUB_WORKSPACE"].contains($0.key)
    }

    /// A text without the lines that voice-assets writes every two seconds, and so only where a machine is slow.
    package static func withoutProgress(_ text: String) -> String {
        text.replacing(/(?m)^[0-9]+ of [0-9]+ clips done: .*\n/, with: "")
    }

    /// A text without what voice-assets says of every pack that no native speaker has approved.
    package static func withoutApproval(_ text: String) -> String {
        text.replacing(/(?m)^.*note\[pack-unapproved\]: .*\n/, with: "")
            .replacing(/(?m)^  approved by native speakers: 0 of [0-9]+ telling readings\n/, with: "")
    }

    /// The program's path, or nil if it is not installed.
    package static func find(_ name: String) -> URL? { name == "python3" ? python : first(name) }

    /// The interpreter that the first `python3` of PATH comes to: of pyenv that is a script, which takes a tenth of a second to find it.
    private static let python: URL? = first("python3").map { python in
        let asked = try? run(python.path, ["-c", "import sys; print(sys.executable)"])
        let path = asked?.outputText.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return FileManager.default.isExecutableFile(atPath: path) ? URL(fileURLWithPath: path) : python
    }

    private static func first(_ name: String) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.lazy.map { URL(fileURLWithPath: "\($0)/\(name)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// The path of an executable that SwiftPM built beside the tests.
    package static func built(_ name: String) -> String {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let tests = bundle ?? Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent().appendingPathComponent(name).path
    }

    /// Whether a missing oracle fails the test: it does where `CI` is set.
    package static var oraclesAreRequired: Bool { ProcessInfo.processInfo.environment["CI"] != nil }

    /// Whether tests that need these programs run: they do if all are there, and also, so as to fail, where `CI` is set.
    package static func available(_ names: String...) -> Bool {
        oraclesAreRequired || names.allSatisfy { find($0) != nil }
    }

    /// Runs a program to its end; its output is collected, its input is `input` or nothing.
    ///
    /// SwiftPM now and then crashes in libdispatch on Linux, also when its work is done (swiftlang/swift#87033); it is run again then.
    ///
    /// - Parameter deadline: seconds after which the program is killed, so that one that hangs fails its test instead of
    ///   stopping all; its status is then 137.
    package static func run(
        _ name: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String]? = nil,
        input: Data? = nil, deadline: Double = 600
    ) throws -> Result {
        let result = try once(name, arguments, folder, environment, input, deadline)
        let told = result.errorText
        guard name == "swift", told.contains("\nThread 0 \"swift-"), told.contains(" _dispatch_event_loop_drain + ")
        else {
            return result
        }
        return try once(name, arguments, folder, environment, input, deadline)
    }

    private static func once(
        _ name: String, _ arguments: [String], _ folder: URL?, _ environment: [String: String]?, _ input: Data?,
        _ deadline: Double
    ) throws -> Result {
        guard let program = name.hasPrefix("/") ? URL(fileURLWithPath: name) : find(name) else {
            throw MissingProgram(name: name)
        }
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment ?? Self.environment
        // Files, not pipes: a program that fills a pipe nobody reads would never end.
        let scratch = try TemporaryFolder()
        let (outputFile, errorFile) = (scratch.url("output"), scratch.url("errors"))
        try Data().write(to: outputFile)
        try Data().write(to: errorFile)
        try (input ?? Data()).write(to: scratch.url("input"))
        // Closed here: with 1,300 open files Foundation reads past the end of what lists them.
        let handles = [
            try FileHandle(forReadingFrom: scratch.url("input")), try FileHandle(forWritingTo: outputFile),
            try FileHandle(forWritingTo: errorFile),
        ]
        defer { for handle in handles { try? handle.close() } }
        (process.standardInput, process.standardOutput, process.standardError) = (handles[0], handles[1], handles[2])
        // Not `waitUntilExit`, which on Linux looks every 50 ms only: thousands of runs would wait for that.
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        try process.run()
        if end.wait(timeout: .now() + deadline) == .timedOut {
            kill(process.processIdentifier, SIGKILL)
            end.wait()
        }
        let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        return Result(
            status: status, output: try Data(contentsOf: outputFile), errors: try Data(contentsOf: errorFile))
    }

    /// Starts a program whose output nobody reads, to be killed.
    package static func start(_ path: String, _ arguments: [String], in folder: URL) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// An oracle that is not installed.
    package struct MissingProgram: Error, CustomStringConvertible {
        package var name: String
        package var description: String { "\(name) is not installed; the README's test command installs it" }
    }
}

extension Process {
    /// Kills it, and waits for its end.
    ///
    /// - Returns: Whether it was still running.
    @discardableResult
    package func killed() -> Bool {
        kill(processIdentifier, SIGKILL)
        waitUntilExit()
        return terminationReason == .uncaughtSignal
    }
}
