import Foundation
import TestSupport
import Testing

/// An update of a pack that is killed leaves each file as it was or whole, and nothing else.
@Suite(.exhaustive) struct ExhaustiveUpdateKillTests {
    private static let path = Program.built("language-pack-tool")
    private static let command = ["vi", "--currency", "VND", "--update"]

    private func update(in folder: TemporaryFolder, killedAfter seconds: Double) throws -> Bool {
        let process = try Program.start(Self.path, Self.command, in: folder.url)
        Thread.sleep(forTimeInterval: seconds)
        return process.killed()
    }

    @Test func leavesWholeFiles() throws {
        let folder = try TemporaryFolder()
        let added = try Program.run(
            Self.path, ["vi", "--currency", "VND", "--range", "0...999"], in: folder.url, deadline: 120)
        #expect(added.status == 0)
        let (yamlFile, rulesFile) = (
            folder.url("recordings/vi-VND/pack.yml"), folder.url("recordings/vi-VND/numbers.rbnf")
        )
        func texts() throws -> (yaml: String, rules: String) {
            try (String(contentsOf: yamlFile, encoding: .utf8), String(contentsOf: rulesFile, encoding: .utf8))
        }
        // The range is wider than the rules: the update adds some, and their clips.
        var old = try texts()
        old.yaml = old.yaml.replacing("range: 0...999 ", with: "range: 0...999999 ")
        func restore() throws {
            try old.yaml.write(to: yamlFile, atomically: true, encoding: .utf8)
            try old.rules.write(to: rulesFile, atomically: true, encoding: .utf8)
        }
        try restore()
        // Other tests run beside this one: the last run that was left alone tells how long one takes now.
        var duration = 0.0
        func run() throws -> Program.Result {
            let start = ContinuousClock.now
            defer { duration = Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000 }
            return try Program.run(Self.path, Self.command, in: folder.url, deadline: 120)
        }
        let done = try run()
        #expect(done.status == 0, "\(done.errorText)")
        let new = try texts()
        #expect(new.yaml != old.yaml && new.rules != old.rules)
        var generator = SeededGenerator(seed: 12)
        var killed = 0
        for round in 0..<Exhaustive.kills {
            try restore()
            killed +=
                try update(in: folder, killedAfter: Double.random(in: 0.3...1.1, using: &generator) * duration) ? 1 : 0
            let left = try texts()
            // The clips before the rules that need them.
            #expect(
                [[old.yaml, old.rules], [new.yaml, old.rules], [new.yaml, new.rules]].contains([left.yaml, left.rules]))
            #expect(try run().status == 0)
            #expect(try texts() == new, "round \(round)")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.url("recordings/vi-VND").path)
            #expect(names.sorted() == ["numbers.rbnf", "pack.yml"], "round \(round)")
        }
        #expect(killed >= Exhaustive.kills / 4, "the test killed only \(killed) runs")
    }
}
