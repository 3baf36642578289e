import Foundation
import PackFixture
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks
import VoiceManifest

@testable import VoiceAssetPipeline

/// What `generate` does with a pack as a whole.
@Suite struct GenerationTests {
    /// Two runs from scratch, one clip at a time and four: the same bytes in every file.
    @Test func writesTheSameBytesEachTime() async throws {
        let (first, second) = (try await GeneratedPack.make(), try TestPack(GeneratedPack.takes()))
        await GeneratedPack.generate(second, workers: 1)
        #expect(try first.everything() == second.everything())
        let third = try TestPack(GeneratedPack.takes())
        await GeneratedPack.generate(third, workers: 4)
        #expect(try first.everything() == third.everything())
    }

    /// Only the clip of a changed take is made again: the others keep even what only processing would change.
    @Test func reusesTheClipsOfUnchangedTakes() async throws {
        let pack = try await GeneratedPack.make()
        let before = try pack.manifest()
        let other = try SoundFile.encode(TestSignal.word(9), sampleRate: 24000, as: .wavPCM16)
        try pack.write("b.wav", other)
        let report = await GeneratedPack.generate(pack)
        #expect(report.packs.map(\.written) == [3], "two renditions and the manifest: splicers are told the same")
        let after = try pack.manifest()
        for (old, new) in zip(before.clips, after.clips) { #expect((old == new) == (old.id != "b"), "\(old.id)") }
    }

    /// Nothing is decoded for clips that are reused: a run says which clips it keeps.
    @Test func keepsClipsUntilSomethingOfThemChanges() async throws {
        let pack = try await GeneratedPack.make()
        func kept() async -> [String] {
            let inputs = await PackInputs(
                TestPack.name, recordings: pack.recordings, output: pack.output,
                files: PackFiles(of: TestPack.name, recordings: pack.recordings, output: pack.output, at: 0),
                index: FileIndex())
            let store = StoreFolder.store(of: TestPack.name, in: pack.recordings)
            let content = await PackStages(inputs, store: store, workers: 2).generatedPack().content
            return content?.manifest.clips.filter { clip in
                clip.files.values.allSatisfy { content?.files[$0.path] == .keep }
            }.map(\.id) ?? []
        }
        #expect(await kept() == ["a", "b", "c"])
        // A clip whose file was changed is made again.
        let file = pack.assets.appendingPathComponent("mp3/b.mp3")
        var bytes = try Data(contentsOf: file)
        bytes[500] ^= 1
        try bytes.write(to: file)
        #expect(await kept() == ["a", "c"])
        await GeneratedPack.generate(pack)
        #expect(await kept() == ["a", "b", "c"])
        // Another profile asks for all clips anew.
        var changed = pack
        changed.profile = ["loudness: -18"]
        try changed.writeYAML(GeneratedPack.ids)
        #expect(await kept() == [])
    }

    @Test func clipsAreEquallyLoud() async throws {
        let pack = try TestPack(GeneratedPack.takes(levels: [0, -12, -3]))
        await GeneratedPack.generate(pack)
        for clip in try pack.manifest().clips { #expect(abs(clip.loudness + 16) <= 0.25, "\(clip.id)") }
    }

    /// `level: pack`: one gain, so that the takes' differences stay; the mean power is the profile's loudness.
    @Test func packLevelKeepsDifferences() async throws {
        let takes = try GeneratedPack.takes(levels: [0, -6, -2])
        let pack = try TestPack(takes, profile: ["level: pack", "loudness: -24"])
        await GeneratedPack.generate(pack)
        let clips = try pack.manifest().clips
        #expect(clips.count == 3)
        #expect(Set(clips.map(\.gain)).count == 1)
        let natural = try takes.map { try TakeAnalyzer(profile: .init()).trimmed($0.bytes).analysis.traits.loudness }
        for (clip, level) in zip(clips, natural) {
            let gain = try #require(clip.gain)
            // 64 kbit/s takes away up to 0.2 LU.
            #expect(abs(clip.loudness - level - gain) <= 0.25, "\(clip.id)")
        }
        let mean = clips.map { pow(10, $0.loudness / 10) }.reduce(0, +) / 3
        #expect(abs(10 * log10(mean) + 24) <= 0.25)
        #expect(await !GeneratedPack.generate(pack).changedAnything)
        #expect(await GeneratedPack.validate(pack, recordings: true) == [])
    }

    /// iOS replaces a sound of 30 s by its own: 29.5 s pass, 30 s do not.
    @Test(arguments: [(29.5, true), (29.95, false), (30.2, false)]) func isUnder30Seconds(seconds: Double, passes: Bool)
        async throws
    {
        let word = TestSignal.sine(300, seconds: seconds, rate: 8000, amplitude: 0.2)
        let silence = [Float](repeating: 0, count: 2400)
        let take = try SoundFile.encode(silence + word + silence, sampleRate: 8000, as: .wavPCM16)
        let pack = try TestPack([("long.wav", take)], profile: ["renditions: [caf-ulaw]"])
        let report = await GeneratedPack.generate(pack)
        #expect(report.diagnostics.map(\.check).contains(.clipTooLong) == !passes)
        #expect(FileManager.default.fileExists(atPath: pack.assets.path) == passes)
    }

    /// A shorter limit of the pack's own: proven, stated in the manifest, and no clip may reach it either.
    @Test(arguments: [("1", false), ("1.5", true), ("10", true)]) func packsOwnLimit(limit: String, passes: Bool)
        async throws
    {
        let word = TestSignal.sine(300, seconds: 1.2, rate: 8000, amplitude: 0.2)
        let silence = [Float](repeating: 0, count: 2400)
        let take = try SoundFile.encode(silence + word + silence, sampleRate: 8000, as: .wavPCM16)
        let pack = try TestPack([("long.wav", take)], profile: ["renditions: [caf-ulaw]"])
        let yaml = pack.folder.url("recordings/\(TestPack.name)/pack.yml")
        let text = try String(contentsOf: yaml, encoding: .utf8)
        try Data((text + "max-seconds: \(limit)\n").utf8).write(to: yaml)
        let report = await GeneratedPack.generate(pack)
        let errors = report.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.check.id) == (passes ? [] : ["announcement-too-long", "clip-too-long"]))
        #expect(errors.allSatisfy { $0.line.contains("(limit under 1.0 s)") }, "\(errors.map(\.line))")
        if passes { #expect(try pack.manifest().limits.maxSeconds == Double(limit)) }
        // Raised again, the clip is not made anew.
        try Data((text + "max-seconds: 20\n").utf8).write(to: yaml)
        await GeneratedPack.generate(pack)
        #expect(try pack.manifest().limits.maxSeconds == 20)
    }

    /// One bad take stops its pack, and every bad take is reported in one run.
    @Test func reportsAllBadTakes() async throws {
        var takes = try GeneratedPack.takes()
        takes[0].bytes = Array("no sound".utf8)
        takes[2].bytes = Array(takes[2].bytes.dropLast(30_000))
        let pack = try TestPack(takes)
        let report = await GeneratedPack.generate(pack)
        #expect(report.diagnostics.map(\.check) == [.recordingUnreadable, .recordingTruncated])
        #expect(report.packs.map(\.change) == [.failed])
        #expect(!FileManager.default.fileExists(atPath: pack.assets.path))
    }
}
