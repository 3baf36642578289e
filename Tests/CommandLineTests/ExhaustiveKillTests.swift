import Foundation
import TestSupport
import Testing

/// A run that is killed at any moment leaves the whole earlier pack or the whole new one.
@Suite(.exhaustive) struct ExhaustiveKillTests {
    /// When to kill it: after so many milliseconds, or so many after its staging folder appeared.
    enum Moment {
        case afterStart(Double)
        case afterStaging(Double)
    }

    @Test func leavesOneWholePack() throws {
        let studio = try Studio.generated()
        var generator = SeededGenerator(seed: 9)
        var manifests = [try studio.manifest()]
        var killed = 0
        for round in 0..<Exhaustive.kills {
            for (clip, pitch) in [("one", 100), ("two", 140)] {
                try studio.record("en-USD/\(clip)", RawTake(pitch: Double(pitch + round)).wav)
            }
            let moment: Moment =
                round.isMultiple(of: 2)
                ? .afterStart(Double.random(in: 5...200, using: &generator))
                : .afterStaging(Double.random(in: 0...4, using: &generator))
            killed += try studio.generate(killedAt: moment) ? 1 : 0
            #expect(try studio.packIsWhole(), "round \(round)")
            let left = try studio.manifest()
            // What its takes say is known as soon as a pack is there.
            if left != manifests.last { #expect(try studio.notes(["one.wav", "two.wav"]), "round \(round)") }
            let again = try studio.run("generate")
            #expect(again.status == 0, "round \(round): \(again.errorText)")
            #expect(try studio.packIsWhole(), "round \(round)")
            manifests.append(try studio.manifest())
            #expect(manifests.suffix(2).contains(left), "round \(round): neither the earlier pack nor the new one")
            #expect(try !studio.leavesStaging, "round \(round)")
        }
        #expect(killed >= Exhaustive.kills / 4, "the test killed only \(killed) runs")
    }
}

extension Studio {
    /// Whether what these takes of the pack say is noted.
    fileprivate func notes(_ names: some Collection<String>) throws -> Bool {
        let pack = folder.url("recordings/en-USD")
        guard !names.isEmpty else { return true }
        let notes = (try? String(contentsOf: pack.appendingPathComponent(".recorded-texts"), encoding: .utf8)) ?? ""
        let hasher = Program.find("sha256sum") == nil ? ("shasum", ["-a", "256"]) : ("sha256sum", [])
        let sums = try Program.run(hasher.0, hasher.1 + names, in: pack)
        return sums.status == 0 && sums.outputText.split(separator: "\n").allSatisfy { notes.contains("\n\($0)  ") }
    }

    fileprivate func manifest() throws -> Data {
        try Data(contentsOf: folder.url("VoiceAssets/en-USD/manifest.json"))
    }

    /// Whether the pack's files are those of its manifest, as `sha256sum` sees it, and no others.
    fileprivate func packIsWhole() throws -> Bool {
        struct Manifest: Decodable {
            struct File: Decodable { var path: String, sha256: String }
            struct Clip: Decodable { var files: [String: File] }
            var clips: [Clip]
            var splice: File
        }
        let stated = try JSONDecoder().decode(Manifest.self, from: manifest())
        let files = stated.clips.flatMap(\.files.values) + [stated.splice]
        let list = files.map { "\($0.sha256)  \($0.path)\n" }.joined()
        let pack = folder.url("VoiceAssets/en-USD")
        let hasher = Program.find("sha256sum").map { ($0.path, ["--check", "--quiet"]) }
        let (program, arguments) = hasher ?? ("shasum", ["-a", "256", "--check", "--quiet"])
        let sums = try Program.run(program, arguments, in: pack, input: Data(list.utf8))
        let present = try Set(snapshot("VoiceAssets/en-USD").keys)
        return files.count == 7 && sums.status == 0 && present == Set(files.map(\.path) + ["manifest.json"])
    }

    /// - Returns: Whether it was still running when it was killed.
    fileprivate func generate(killedAt moment: ExhaustiveKillTests.Moment) throws -> Bool {
        let process = try Program.start(Tool.path, ["generate"], in: folder.url)
        switch moment {
        case .afterStart(let milliseconds):
            Thread.sleep(forTimeInterval: milliseconds / 1000)
        case .afterStaging(let milliseconds):
            while process.isRunning, try !leavesStaging {}
            Thread.sleep(forTimeInterval: milliseconds / 1000)
        }
        return process.killed()
    }
}

/// A `split --write` that is killed leaves all of its takes or none, as soon as the next one has run.
@Suite(.exhaustive) struct ExhaustiveSplitKillTests {
    private static let takes = ["one.wav", "paid.wav", "two.wav"]
    private static let command = ["split", "session.wav", "--pack", "en-USD", "--write"]

    private func studio() throws -> Studio {
        let studio = try Studio(recording: nil)
        try studio.folder.write("recordings/en-USD/pack.yml", Studio.yaml(clips: ["one", "paid", "two"]).utf8)
        let words = [(110.0, 0.4), (300, 0.5), (190, 0.45)].map { pitch, seconds in
            var take = RawTake(pitch: pitch)
            take.speech = seconds
            return take
        }
        try studio.folder.write("session.wav", WAV.integers(words.flatMap(\.samples), sampleRate: 24_000))
        return studio
    }

    private func names(_ studio: Studio) throws -> Set<String> {
        try Set(FileManager.default.contentsOfDirectory(atPath: studio.folder.url("recordings/en-USD").path))
            .subtracting(["pack.yml", ".recorded-texts"])
    }

    /// Runs it until its takes begin to appear or it ends, and kills it after a further pause.
    private func kill(_ studio: Studio, after seconds: Double, fromAppearance: Bool) throws -> Bool {
        let process = try Program.start(Tool.path, Self.command, in: studio.folder.url)
        if fromAppearance { while process.isRunning, try names(studio).isEmpty {} }
        Thread.sleep(forTimeInterval: seconds)
        return process.killed()
    }

    @Test func leavesAllTakesOrNone() throws {
        let studio = try studio()
        #expect(try studio.run(Self.command).status == 0)
        let whole = try Dictionary(
            uniqueKeysWithValues: Self.takes.map {
                ($0, try Data(contentsOf: studio.folder.url("recordings/en-USD/\($0)")))
            })
        let twice = Set(Self.takes + Self.takes.map { $0.replacingOccurrences(of: ".", with: "~2.") })
        var generator = SeededGenerator(seed: 11)
        var killed = 0
        var amidst = 0
        for round in 0..<Exhaustive.kills {
            for name in try names(studio).union([".recorded-texts"]) {
                try? FileManager.default.removeItem(at: studio.folder.url("recordings/en-USD/\(name)"))
            }
            let fromAppearance = !round.isMultiple(of: 4)
            let pause = fromAppearance ? 0...0.006 : 0.005...0.2
            killed +=
                try kill(
                    studio, after: Double.random(in: pause, using: &generator), fromAppearance: fromAppearance) ? 1 : 0
            amidst += try names(studio).contains { $0.hasPrefix(".") } ? 1 : 0
            #expect(try studio.notes(names(studio).filter { !$0.hasPrefix(".") }), "round \(round)")
            #expect(try studio.run(Self.command).status == 0, "round \(round)")
            let left = try names(studio)
            #expect(left == Set(Self.takes) || left == twice, "round \(round): \(left.sorted())")
            for (name, bytes) in whole {
                #expect(try Data(contentsOf: studio.folder.url("recordings/en-USD/\(name)")) == bytes, "round \(round)")
            }
        }
        #expect(killed >= Exhaustive.kills / 4, "the test killed only \(killed) runs")
        #expect(amidst >= Exhaustive.kills / 10, "the test killed only \(amidst) runs amidst writing")
    }
}
