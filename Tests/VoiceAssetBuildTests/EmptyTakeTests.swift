import AudioCodecs
import Diagnostics
import TestSupport
import Testing
import VoicePack

@testable import VoiceAssetBuild

/// Takes without speech in them.
@Suite struct EmptyTakeTests {
    private func rules(_ samples: [Float], rate: Int = 16000) throws -> [String] {
        let bytes = try SoundFile.encode(samples, sampleRate: rate, as: .wavPCM16)
        do {
            _ = try ClipBuilder(profile: Profile()).prepare(bytes)
            return []
        } catch {
            return error.findings.map { $0.diagnostic(file: "", clip: "").rule.id }
        }
    }

    @Test(arguments: TestSignal.Colour.allCases, [-30.0, -60])
    func noiseAlone(colour: TestSignal.Colour, level: Double) throws {
        let noise = TestSignal.noise(colour, count: 24000, rms: Levels.amplitude(level), seed: 9)
        #expect(try rules(noise) == ["recording-empty"])
    }

    @Test(arguments: [1, 100, 16000]) func digitalSilence(count: Int) throws {
        #expect(try rules([Float](repeating: 0, count: count)) == ["recording-empty"])
    }

    @Test func offsetAlone() throws {
        #expect(try rules([Float](repeating: 0.3, count: 16000)) == ["recording-empty"])
    }

    @Test func clicksAlone() throws {
        var take = TestSignal.noise(.white, count: 24000, rms: 0.001, seed: 3)
        for place in [5000, 6440, 15000] {
            for step in 0..<48 { take[place + step] += 0.5 * (step % 2 == 0 ? 1 : -1) * Float(48 - step) / 48 }
        }
        #expect(try rules(take) == ["recording-empty"])
    }

    /// The same check lets speech pass.
    @Test func speech() throws {
        #expect(try rules(TestSignal.word(1, rate: 16000), rate: 16000) == [])
    }
}
