import Foundation
import PackFixture
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetRecordingDesk
import VoiceManifest

/// What `generate` says of clips that may say the wrong thing.
@Suite struct ContentDoubtTests {
    /// The doubt stands in the output and in the manifest, also after a run that had nothing to do, and goes with its cause.
    @Test func generateNamesBoth() async throws {
        var takes = try GeneratedPack.takes()
        takes[2].bytes = try SoundFile.encode(
            TestSignal.word(1, margin: 0.4).map { $0 * 0.6 }, sampleRate: 24000, as: .wavPCM16)
        let pack = try TestPack(takes)
        let line =
            "warning[recording-duplicate] clips=`c` other=a"
        for _ in 0..<2 {
            let report = await GeneratedPack.generate(pack)
            #expect(report.diagnostics.map(\.facts) == ["\(pack.recordings)/\(TestPack.name)/c.wav: \(line)"])
        }
        try pack.write("a.wav", GeneratedPack.takes(levels: [0, -2, 0])[1].bytes)
        try pack.write("b.wav", GeneratedPack.takes()[2].bytes)
        #expect(await GeneratedPack.generate(pack).diagnostics.map(\.line) == [])
    }

    private func word(_ number: UInt64, gain: Float = 1, margin: Double = 0.4) throws -> [UInt8] {
        try SoundFile.encode(
            TestSignal.word(number, margin: margin).map { $0 * gain }, sampleRate: 24000, as: .wavPCM16)
    }

    /// By clip, the file of the take that it is made of and why.
    private func sources(_ pack: TestPack) throws -> [String: PackManifest.ClipSource] {
        let clips = try pack.manifest().clips
        return Dictionary(uniqueKeysWithValues: clips.map { ($0.id, $0.source) })
    }

    /// A second take that says another clip's word loses, however well its level fits.
    @Test func aTakeOfAnotherWordLoses() async throws {
        var takes = try GeneratedPack.takes()
        takes[1].bytes = try word(2, gain: 0.4)
        let pack = try TestPack(takes)
        try pack.write("b~2.wav", word(1, gain: 0.98))
        for _ in 0..<2 {
            let report = await GeneratedPack.generate(pack)
            #expect(report.diagnostics.map(\.check) == [.recordingUnused])
            let source = try #require(try sources(pack)["b"])
            #expect(source.file == "b.wav" && source.choice == "take 1 of 2: take 2 sounds the same as `a`")
            try FileManager.default.removeItem(at: pack.folder.url("recordings/.voice-assets-cache"))
        }
        #expect(await GeneratedPack.validate(pack, recordings: true) == [])
        // Where the pack says that the two may sound the same, the level decides.
        let file = pack.folder.url("recordings/\(TestPack.name)/pack.yml")
        let yaml = try String(contentsOf: file, encoding: .utf8)
        try (yaml + "rules: {recording-duplicate: {severity: off, because: homophones}}\n").write(
            to: file, atomically: true, encoding: .utf8)
        await GeneratedPack.generate(pack)
        #expect(try sources(pack)["b"]?.file == "b~2.wav")
    }

    /// The take that is wrong may be the first, and the other clip may have several takes too.
    @Test func whicheverTakeItIs() async throws {
        let pack = try TestPack(GeneratedPack.takes())
        try pack.write("b.wav", word(1, gain: 0.98))
        try pack.write("b~2.wav", word(2, gain: 0.4))
        await GeneratedPack.generate(pack)
        #expect(try sources(pack)["b"]?.file == "b~2.wav")
        // Each has the other's word for a second take.
        try pack.write("a.wav", word(1, gain: 0.4))
        try pack.write("b.wav", word(2, gain: 0.4))
        try pack.write("a~2.wav", word(2, gain: 0.98))
        try pack.write("b~2.wav", word(1, gain: 0.98))
        await GeneratedPack.generate(pack)
        #expect(try ["a", "b"].map { try sources(pack)[$0]?.file } == ["a.wav", "b.wav"])
    }

    /// Where no take is free of doubt, the doubt stays.
    @Test func noTakeIsRight() async throws {
        let pack = try TestPack(GeneratedPack.takes())
        try pack.write("b.wav", word(1, gain: 0.98))
        try pack.write("b~2.wav", word(1, gain: 0.9))
        let report = await GeneratedPack.generate(pack)
        #expect(report.diagnostics.map(\.check).contains(.recordingDuplicate))
    }

    /// A take that was recorded for an earlier text loses to one for the text of now; confirmed it does not, also in a fresh clone.
    @Test func aTakeOfTheEarlierTextLoses() async throws {
        let pack = try await GeneratedPack.make()
        let file = pack.folder.url("recordings/\(TestPack.name)/pack.yml")
        let yaml = try String(contentsOf: file, encoding: .utf8)
        try yaml.replacing("\"b\": b", with: "\"b\": better").write(to: file, atomically: true, encoding: .utf8)
        try pack.write("b~2.wav", word(9, gain: 0.4))
        let report = await GeneratedPack.generate(pack)
        #expect(!report.diagnostics.contains { $0.check == .recordingTextChanged })
        #expect(try sources(pack)["b"]?.choice == "take 2 of 2: take 1 was first seen as `b`")
        #expect(await !GeneratedPack.generate(pack).changedAnything)
        let confirmation = TextConfirmation(recordings: pack.recordings, packs: [], clips: ["b"]).run()
        #expect(confirmation.confirmed.map(\.id) == ["b"])
        try FileManager.default.removeItem(at: pack.folder.url("recordings/.voice-assets-cache"))
        await GeneratedPack.generate(pack)
        let chosen = try sources(pack)["b"]
        #expect(chosen?.choice?.contains("first seen") == false, "\(chosen?.choice ?? "no choice")")
    }
}
