import Foundation
import PackFixture
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceManifest

@testable import VoiceAssetPipeline

/// Packs in which the true peak keeps a clip from the loudness that the others have.
@Suite struct EqualLoudnessTests {
    /// Words of which the last is soft and has four sharp pulses of this height.
    private static func takes(pulse: Float) throws -> [(file: String, bytes: [UInt8])] {
        var takes = try GeneratedPack.takes()
        takes[2].bytes = try take(pulse: pulse)
        return takes
    }

    private static func take(pulse: Float) throws -> [UInt8] {
        var word = TestSignal.word(3).map { $0 * 0.1 }
        for start in stride(from: 9000, through: 15_000, by: 2000) {
            for offset in 0..<6 { word[start + offset] += pulse * (offset < 3 ? 1 : -1) }
        }
        return try SoundFile.encode(word, sampleRate: 24000, as: .wavPCM16)
    }

    private static func manifest(_ pack: TestPack, _ name: String) throws -> PackManifest {
        try PackManifest(json: [UInt8](Data(contentsOf: pack.folder.url("VoiceAssets/\(name)/manifest.json"))))
    }

    private static func notes(_ report: AssetGeneration.Report) -> [String] {
        report.diagnostics.filter { $0.check == .clipLoudness }.map { $0.facts.replacing(#/^.*: /#, with: "") }
    }

    /// All are lowered, once, by no more than the peak asks; the manifest and one note say so, and validate agrees.
    @Test func lowersAllClipsTogether() async throws {
        let pack = try TestPack(Self.takes(pulse: 0.1))
        let report = await GeneratedPack.generate(pack)
        let manifest = try pack.manifest()
        let lowered = try #require(manifest.profile.loweredLoudness)
        #expect(manifest.profile.loudness == -16)
        #expect((-20 ..< -16).contains(lowered))
        #expect(manifest.clips.map { $0.reach != nil } == [false, false, true])
        for clip in manifest.clips { #expect(abs(clip.loudness - lowered) <= 0.25, "\(clip.id)") }
        #expect(
            Self.notes(report) == [
                "note[clip-loudness] lowered loudness=\(lowered) LUFS softest=`c` target=-16.0 LUFS"
            ])
        #expect(await GeneratedPack.validate(pack, recordings: true) == [])
        #expect(await !GeneratedPack.generate(pack).changedAnything)
    }

    /// What would take more than 4 LU is reported for itself.
    @Test func reportsWhatLiesBeyond() async throws {
        let pack = try TestPack(Self.takes(pulse: 0.2))
        let report = await GeneratedPack.generate(pack)
        let manifest = try pack.manifest()
        #expect(manifest.profile.loweredLoudness == -20)
        #expect(report.diagnostics.filter { $0.check == .clipLoudness }.map(\.severity) == [.note, .warning])
        #expect(manifest.clips.map { $0.loudness < -20.2 } == [false, false, true])
    }

    /// With another take of the last word the pack is as loud as if it had been there from the start, and the other way round.
    @Test(arguments: [(0.1, 0.01), (0.01, 0.1), (0.1, 0.12)] as [(Float, Float)])
    func isTheSameAfterAChange(before: Float, after: Float) async throws {
        let pack = try TestPack(Self.takes(pulse: before))
        await GeneratedPack.generate(pack)
        try pack.write("c.wav", Self.take(pulse: after))
        await GeneratedPack.generate(pack)
        let fresh = try TestPack(Self.takes(pulse: after))
        await GeneratedPack.generate(fresh)
        #expect(try pack.everything() == fresh.everything())
    }

    /// With the option the packs of a run agree, and a run without it makes them as before.
    @Test func levelsAllPacksToTheSoftest() async throws {
        let pack = try TestPack(Self.takes(pulse: 0.1))
        let yaml = try String(contentsOf: pack.folder.url("recordings/\(TestPack.name)/pack.yml"), encoding: .utf8)
        try pack.folder.write("recordings/en-CAD/pack.yml", yaml.replacing("USD", with: "CAD").utf8)
        for take in try GeneratedPack.takes() { try pack.folder.write("recordings/en-CAD/\(take.file)", take.bytes) }
        var generation = AssetGeneration(
            recordings: pack.recordings, output: pack.output, packs: [], workers: 2, isDryRun: false)
        _ = await generation.run { _ in }
        let apart = try pack.everything()
        #expect(try Self.manifest(pack, "en-CAD").profile.loweredLoudness == nil)
        generation.sharesLoudness = true
        let report = await generation.run { _ in }
        #expect(report.packs.filter { $0.change == .changed }.map(\.name) == ["en-CAD"])
        let profiles = try ["en-CAD", TestPack.name].map { try Self.manifest(pack, $0).profile }
        #expect(profiles[0] == profiles[1] && profiles[0].loweredLoudness != nil)
        #expect(Self.notes(report).first?.contains("note[clip-loudness] shared ") == true)
        #expect(await GeneratedPack.validate(pack) == [])
        generation.sharesLoudness = false
        let again = await generation.run { _ in }
        #expect(Self.notes(again).contains { $0.contains("note[clip-loudness] alone before=") })
        #expect(try pack.everything() == apart)
    }
}
