import Foundation
import PackFixture
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceManifest

/// What a manifest states of takes: a later run that has only it says the same.
@Suite struct StatedFindingTests {
    /// A clean run, one that has nothing to do, one with the manifest alone: the same findings, as data and in words.
    @Test func laterRunsSayTheSame() async throws {
        var takes = try GeneratedPack.takes()
        takes[1].bytes = try SoundFile.encode(
            TestSignal.word(2).map { $0 + 0.03 }, sampleRate: 24000, as: .wavPCM16)
        let pack = try TestPack(takes)
        let first = await GeneratedPack.generate(pack).diagnostics
        #expect(first.contains { $0.limit != nil } && first.allSatisfy { !$0.arguments.isEmpty || $0.form == "tight" })
        #expect(await GeneratedPack.generate(pack).diagnostics == first)
        try FileManager.default.removeItem(at: pack.folder.url("recordings/.voice-assets-cache"))
        let later = await GeneratedPack.generate(pack).diagnostics
        #expect(later == first && later.map(\.line) == first.map(\.line))

        let json = try Data(contentsOf: pack.assets.appendingPathComponent(PackManifest.fileName))
        let stated = try PackManifest(json: Array(json)).clips.flatMap(\.findings)
        #expect(Set(stated.map(\.message)) == Set(first.map(\.message)))
        #expect(Set(stated.map(\.limit)) == Set(first.map(\.limit)))
    }
}
