import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks

@testable import VoiceAssetPipeline

/// When the edge of a file is told, at 16 kHz.
@Suite struct FileEdgeTests {
    private static let rate = 16000

    /// 0.5 s of silence, 0.5 s of a voice with edges of 20 ms, and 0.25 s of a room.
    private static func take(room: Double, colour: TestSignal.Colour) -> [Float] {
        let count = rate / 2
        var voice = [Float](repeating: 0, count: count)
        for harmonic in 1..<12 {
            let sine = TestSignal.sine(
                150 * Double(harmonic), seconds: 0.5, rate: rate, amplitude: 0.2 / Double(harmonic))
            for index in sine.indices {
                voice[index] += sine[index] * min(1, Float(min(index, count - index)) / Float(rate) / 0.02)
            }
        }
        return TestSignal.noise(.white, count: count, rms: 1e-5, seed: 1) + voice
            + TestSignal.noise(colour, count: rate / 4, rms: room, seed: 2)
    }

    private static func told(_ samples: [Float]) throws -> [String] {
        let wav = try SoundFile.encode(samples, sampleRate: rate, as: .wavPCM16)
        return try MeasuredTake(wav, limits: TakeLimits()).findings.filter { $0.check == .recordingEdge }.map(\.form)
    }

    /// A phone turns its gain up behind the word, and its room goes on to the file's end: that was "speech 0 ms from the end".
    @Test(arguments: [TestSignal.Colour.pink, .brown], [0.0015, 0.002, 0.003]) func room(
        colour: TestSignal.Colour, rms: Double
    ) throws {
        #expect(try Self.told(Self.take(room: rms, colour: colour)) == [])
    }

    /// A voice that the file's end cuts is told, whatever is before it.
    @Test(arguments: [0.1, 0.2, 0.4]) func aCutVoice(kept: Double) throws {
        let take = Self.take(room: 0.002, colour: .pink).prefix(Int((0.5 + kept) * Double(Self.rate)))
        #expect(try Self.told(Array(take)) == ["end"])
    }
}
