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

/// Packs with several takes of a clip.
@Suite struct SeveralTakesTests {
    private func wav(_ samples: [Float]) throws -> [UInt8] {
        try SoundFile.encode(samples, sampleRate: 24000, as: .wavPCM16)
    }

    /// The words a, b and c; b has a clipped take, a good one, and one with hum.
    private func pack() throws -> TestPack {
        let pack = try TestPack(GeneratedPack.takes())
        let good = try #require(try GeneratedPack.takes().first { $0.file == "b.wav" }).bytes
        let hum = TestSignal.sine(50, seconds: 2, rate: 24000, amplitude: 0.001)
        try pack.write("b.wav", wav(TestSignal.word(2).map { max(-1, min(1, 8 * $0)) }))
        try pack.write("b~2.wav", good)
        try pack.write("b~3.wav", wav(zip(TestSignal.word(2), hum).map { $0 + $1 }))
        return pack
    }

    private func pin(_ pack: TestPack, _ take: Int?) throws {
        try pack.writeYAML(GeneratedPack.ids)
        guard let take else { return }
        let file = pack.folder.url("recordings/\(TestPack.name)/pack.yml")
        try (String(contentsOf: file, encoding: .utf8) + "pins: {b: \(take)}\n").write(
            to: file, atomically: true, encoding: .utf8)
    }

    private func source(_ pack: TestPack) throws -> PackManifest.ClipSource {
        try pack.manifest().clips[1].source
    }

    private func lines(_ report: AssetGeneration.Report, _ pack: TestPack) -> [String] {
        report.diagnostics.map { $0.facts.replacingOccurrences(of: "\(pack.recordings)/\(TestPack.name)/", with: "") }
    }

    /// A manifest that names a take that there is not, of sizes that no file has: the clips are made again.
    @Test func takeOfTheManifestIsGone() async throws {
        let pack = try pack()
        try pack.write("c~2.wav", GeneratedPack.takes()[2].bytes)
        await GeneratedPack.generate(pack)
        let files = try pack.everything()
        let manifest = String(decoding: try pack.bytes("manifest.json"), as: UTF8.self)
        let other = manifest.replacing(/"file": "(b~2|c).wav"/, with: "\"file\": \"other.wav\"")
            .replacing(/"bytes": [0-9]+,\n *"path": "wav/, with: "\"bytes\": \(Int.max), \"path\": \"wav")
        #expect(other.contains("other.wav"))
        try pack.folder.write("VoiceAssets/\(TestPack.name)/manifest.json", other.utf8)
        let report = await GeneratedPack.generate(pack)
        #expect(report.packs.map(\.change) == [.changed])
        #expect(try pack.everything() == files)
    }

    @Test func theManifestSaysWhy() async throws {
        let pack = try pack()
        let report = await GeneratedPack.generate(pack)
        let reason = "take 2 of 3: take 1 is clipped, take 3 hums"
        // A take with an error can't be used, so none is named.
        #expect(
            lines(report, pack) == [
                "b.wav: note[recording-unused] choice=\(reason) number=1",
                "b~3.wav: note[recording-unused] choice=\(reason) number=3",
            ])
        let source = try source(pack)
        #expect(source.file == "b~2.wav" && source.take == 2 && source.takes == 3 && source.choice == reason)
        // The clip is the one that this take alone would give.
        let alone = try await GeneratedPack.make()
        #expect(try pack.bytes("wav/b.wav") == alone.bytes("wav/b.wav"))
        #expect(try alone.manifest().clips[1].source.take == nil)
        #expect(await GeneratedPack.validate(pack, recordings: true) == [])
    }

    /// Two takes of a clip say two words: whichever is chosen, both are named, until somebody pins one.
    @Test(.enabled(if: Program.available("espeak-ng")), arguments: ["five", "nine"])
    func takesThatSayTwoWords(second: String) async throws {
        let words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        let said = words.map { $0 == "five" && second == "five" ? "nine" : $0 }
        let pack = try TestPack(
            zip(words, said).map { ("\($0).wav", [UInt8](try VoiceSamples.speak($1, voice: "en-us"))) })
        try pack.write("five~2.wav", [UInt8](try VoiceSamples.speak(second, voice: "en-gb")))
        let found = await GeneratedPack.generate(pack).diagnostics.filter { $0.check == .recordingAlike }
        #expect(found.map(\.severity) == [.warning])
        let told = try #require(found.first?.message)
        #expect(told.contains("of `five` sounds more like `nine` than like take "), "\(told)")
        let file = pack.folder.url("recordings/\(TestPack.name)/pack.yml")
        let right = second == "five" ? 2 : 1
        try (String(contentsOf: file, encoding: .utf8) + "pins: {five: \(right)}\n").write(
            to: file, atomically: true, encoding: .utf8)
        #expect(await GeneratedPack.generate(pack).diagnostics.filter { $0.check == .recordingAlike } == [])
    }

    @Test func aSecondRunSaysTheSameAndDoesNothing() async throws {
        let pack = try pack()
        let first = await GeneratedPack.generate(pack, workers: 1)
        let before = try pack.everything()
        let second = await GeneratedPack.generate(pack, workers: 3)
        #expect(!second.changedAnything && lines(second, pack) == lines(first, pack))
        #expect(try pack.everything() == before)
        // A damaged clip is made again of the same take.
        try pack.folder.write("VoiceAssets/\(TestPack.name)/wav/b.wav", [1, 2, 3])
        _ = await GeneratedPack.generate(pack)
        #expect(try pack.everything() == before)
    }

    /// A better take that comes later replaces the one in use, and gives way when it goes.
    @Test func betterTake() async throws {
        let pack = try pack()
        try pack.write("b~2.wav", wav(TestSignal.word(2).map { $0 + 0.05 }))
        await GeneratedPack.generate(pack)
        let before = try pack.everything()
        #expect(
            try source(pack).choice == "take 2 of 3: take 1 is clipped, take 3 is farther from the pack's pace, "
                + "level and pitch (\(try distances(pack)))" || source(pack).take != 1)
        try pack.write("b~4.wav", wav(TestSignal.word(2)))
        #expect(await GeneratedPack.validate(pack, recordings: true) == ["asset-stale recordings/b.wav"])
        await GeneratedPack.generate(pack)
        #expect(try source(pack).take == 4)
        let fresh = try self.pack()
        try fresh.write("b~2.wav", wav(TestSignal.word(2).map { $0 + 0.05 }))
        try fresh.write("b~4.wav", wav(TestSignal.word(2)))
        await GeneratedPack.generate(fresh)
        #expect(try pack.everything() == fresh.everything())
        try FileManager.default.removeItem(at: pack.folder.url("recordings/\(TestPack.name)/b~4.wav"))
        await GeneratedPack.generate(pack)
        #expect(try pack.everything() == before)
    }

    private func distances(_ pack: TestPack) throws -> String {
        let choice = try #require(try source(pack).choice)
        return String(choice.split(separator: "(").last?.dropLast() ?? "")
    }

    @Test func pinnedTake() async throws {
        let pack = try pack()
        try pin(pack, 3)
        let report = await GeneratedPack.generate(pack)
        #expect(try source(pack).file == "b~3.wav" && source(pack).choice == "take 3 of 3: pinned in pack.yml")
        #expect(Set(report.diagnostics.map(\.line)).count == 3)
        #expect(Set(report.diagnostics.map(\.check)) == [.recordingUnused, .recordingHum])
        try pin(pack, nil)
        await GeneratedPack.generate(pack)
        #expect(try source(pack).file == "b~2.wav")
    }

    @Test func pinnedTakeWithAnError() async throws {
        let pack = try pack()
        try pin(pack, 1)
        let report = await GeneratedPack.generate(pack)
        #expect(report.diagnostics.map { "\($0.check.id) \($0.file.suffix(6))" } == ["clip-clipping /b.wav"])
        #expect(report.packs.map(\.change) == [.failed])
    }

    @Test func pinToNothing() async throws {
        let pack = try pack()
        try pin(pack, 5)
        let report = await GeneratedPack.generate(pack)
        let told = "error[pack-reference] take take=5 takes=1 (b.wav), 2 (b~2.wav), 3 (b~3.wav)"
        #expect(lines(report, pack).filter { $0.contains(" error[") } == ["pack.yml:10:11: \(told)"])
    }

    /// `validate --up-to-date` reads every take; a file that can't be read would make it fail for ever after.
    @Test(arguments: [nil, 2]) func takeThatIsNoFile(pinned: Int?) async throws {
        let pack = try pack()
        try pin(pack, pinned)
        try FileManager.default.createSymbolicLink(
            atPath: pack.folder.url("recordings/\(TestPack.name)/b~4.wav").path, withDestinationPath: "gone.wav")
        let report = await GeneratedPack.generate(pack)
        #expect(report.diagnostics.map { "\($0.check.id) \($0.file.suffix(8))" } == ["file-missing /b~4.wav"])
        #expect(report.packs.map(\.change) == [.failed])
        let survey = await RecordingSurvey(recordings: pack.recordings, packs: [], workers: 1).run()
        #expect(survey.packs.flatMap(\.clips).filter { $0.state != .recorded }.map(\.id) == ["b"])
    }
}
