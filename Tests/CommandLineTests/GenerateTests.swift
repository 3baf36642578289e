import Foundation
import TestSupport
import Testing

/// `generate` over good recordings: what it says, what it writes and what it leaves alone.
@Suite struct GenerateTests {
    private static let files: Set = [
        "index.json", "en-USD/manifest.json", "en-USD/mp3/one.mp3", "en-USD/mp3/paid.mp3", "en-USD/mp3/two.mp3",
        "en-USD/splice.json", "en-USD/wav/one.wav", "en-USD/wav/paid.wav", "en-USD/wav/two.wav",
    ]

    @Test func writesPackAndIndex() throws {
        let studio = try Studio()
        let result = try studio.run("generate").text
        #expect(
            try result
                == .init(output: "en-USD: 3 clips in 2 renditions, \(studio.kilobytes()); 8 files written\n"))
        #expect(try Set(studio.snapshot().keys) == Self.files)
        #expect(
            try Set(FileManager.default.contentsOfDirectory(atPath: studio.folder.url("VoiceAssets").path))
                == ["index.json", "en-USD"])
    }

    @Test func dryRunWritesNothing() throws {
        let studio = try Studio()
        let fresh = try studio.run("generate", "--dry-run").text
        #expect(fresh.status == 0 && fresh.errors.isEmpty)
        #expect(fresh.output.hasSuffix(" kB; 8 files would be written\n"))
        #expect(!FileManager.default.fileExists(atPath: studio.folder.url("VoiceAssets").path))
        _ = try studio.run("generate")
        try studio.record("en-USD/one", Studio.takes["other"]!)
        let before = try studio.snapshot()
        let changed = try studio.run("generate", "--dry-run")
        #expect(changed.outputText.hasSuffix(" kB; 3 files would be written\n"))
        #expect(try studio.snapshot() == before)
    }

    @Test func removedClipIsRemoved() throws {
        let studio = try Studio.generated()
        try studio.folder.write("recordings/en-USD/pack.yml", Studio.yaml(clips: ["one", "paid"]).utf8)
        try FileManager.default.removeItem(at: studio.folder.url("recordings/en-USD/two.wav"))
        let result = try studio.run("generate").text
        let line = "en-USD: 2 clips in 2 renditions, \(try studio.kilobytes()); 2 files written, 2 removed\n"
        #expect(
            result.status == 0 && result.output == line
                && result.errors.tells(
                    "recordings/en-USD/pack.yml: note[asset-stale]: 'hello' was read `the word one the word paid the word two` …"
                ),
            "\(result)")
        #expect(
            try Set(studio.snapshot().keys) == Self.files.subtracting(["en-USD/mp3/two.mp3", "en-USD/wav/two.wav"]))
    }

    @Test func packWithoutRecordingsIsRemovedUnlessForeignFilesAreThere() throws {
        let studio = try Studio()
        try studio.addPack("de-EUR")
        _ = try studio.run("generate")
        let foreign = ["VoiceAssets/de-EUR/README.txt", "VoiceAssets/de-EUR/mp3/mine.mp3", "VoiceAssets/mine/x.txt"]
        for path in foreign { try studio.folder.write(path, "mine".utf8) }
        let before = try studio.snapshot("VoiceAssets/en-USD")
        try FileManager.default.removeItem(at: studio.folder.url("recordings/de-EUR"))
        let all = try Set(studio.snapshot().keys)
        let refused = try studio.run("generate").text
        for path in foreign.dropLast() {
            #expect(refused.errors.tells("\(path): error[output-conflict]: …"), "\(refused)")
        }
        #expect(try refused.status == 1 && Set(studio.snapshot().keys) == all)
        for path in foreign.dropLast() { try FileManager.default.removeItem(at: studio.folder.url(path)) }
        let result = try studio.run("generate").text
        let lines = [
            "en-USD: unchanged, 3 clips in 2 renditions, \(try studio.kilobytes())",
            "de-EUR: removed, 8 files; it has no recordings any more",
        ]
        #expect(result == .init(output: lines.joined(separator: "\n") + "\n"))
        #expect(
            try Set(studio.snapshot().keys)
                == Self.files.union(["mine/x.txt"]))
        #expect(try studio.snapshot("VoiceAssets/en-USD") == before)
        let index = try String(contentsOf: studio.folder.url("VoiceAssets/index.json"), encoding: .utf8)
        #expect(index.contains("en-USD") && !index.contains("de-EUR"))
    }

    @Test func onlyTheNamedPackIsMade() throws {
        let studio = try Studio()
        try studio.addPack("de-EUR")
        let result = try studio.run("generate", "--pack", "de-EUR").text
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.output.hasPrefix("de-EUR: 3 clips") && !result.output.contains("en-USD"))
        #expect(try Set(studio.snapshot().keys.map { String($0.prefix { $0 != "/" }) }) == ["index.json", "de-EUR"])
    }

    @Test func verboseNamesEachClip() throws {
        let studio = try Studio()
        let result = try studio.run("generate", "--verbose", "--jobs", "1")
        #expect(result.status == 0)
        #expect(result.errorText == "[1/3] en-USD/one\n[2/3] en-USD/paid\n[3/3] en-USD/two\n")
    }
}
