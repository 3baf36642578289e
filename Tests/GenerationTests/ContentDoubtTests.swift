import PackFixture
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPipeline

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
        try pack.folder.write("recordings/\(TestPack.name)/a.wav", GeneratedPack.takes(levels: [0, -2, 0])[1].bytes)
        try pack.folder.write("recordings/\(TestPack.name)/b.wav", GeneratedPack.takes()[2].bytes)
        #expect(await GeneratedPack.generate(pack).diagnostics.map(\.line) == [])
    }
}
