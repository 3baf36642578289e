import Foundation
import TestSupport
import Testing

/// An update of a pack that is killed leaves the earlier pack.yml or the new one, and nothing else.
@Suite(.exhaustive) struct ExhaustiveUpdateKillTests {
    private static let path = Program.built("language-pack-tool")
    private static let command = ["vi", "--currency", "VND", "--update"]

    private func update(in folder: TemporaryFolder, killedAfter seconds: Double) throws -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.path)
        process.arguments = Self.command
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        Thread.sleep(forTimeInterval: seconds)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
    }

    @Test func leavesOneWholeFile() throws {
        let folder = try TemporaryFolder()
        let added = try Program.run(
            Self.path, ["vi", "--currency", "VND", "--range", "0...999"], in: folder.url, deadline: 120)
        #expect(added.status == 0)
        let file = folder.url("recordings/vi-VND/pack.yml")
        let complete = try String(contentsOf: file, encoding: .utf8)
        // Some clips are missing: the update adds them.
        let old = complete.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("  \"4\":") && !$0.hasPrefix("  \"7\":") }.joined(separator: "\n")
        try old.write(to: file, atomically: true, encoding: .utf8)
        let start = ContinuousClock.now
        let done = try Program.run(Self.path, Self.command, in: folder.url, deadline: 120)
        let duration = Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
        #expect(done.status == 0, "\(done.errorText)")
        let new = try String(contentsOf: file, encoding: .utf8)
        #expect(new != old)
        var generator = SeededGenerator(seed: 12)
        var killed = 0
        for round in 0..<Exhaustive.kills {
            try old.write(to: file, atomically: true, encoding: .utf8)
            killed +=
                try update(in: folder, killedAfter: Double.random(in: 0.3...1.1, using: &generator) * duration) ? 1 : 0
            let left = try String(contentsOf: file, encoding: .utf8)
            #expect(left == old || left == new, "round \(round)")
            #expect(try Program.run(Self.path, Self.command, in: folder.url, deadline: 120).status == 0)
            #expect(try String(contentsOf: file, encoding: .utf8) == new, "round \(round)")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.url("recordings/vi-VND").path)
            #expect(names.sorted() == ["numbers.rbnf", "pack.yml"], "round \(round)")
        }
        #expect(killed >= Exhaustive.kills / 4, "the test killed only \(killed) runs")
    }
}
