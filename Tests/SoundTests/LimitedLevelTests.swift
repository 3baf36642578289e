import TestSupport
import Testing

@testable import VoiceAssetAudio

/// By how much the limiter lowers the loudest of a word.
@Suite struct LimitedLevelTests {
    /// Pulses, a hundred a second, each of which sets in at once and dies away by so many decibels a second.
    private static func pulses(decay: Double, rate: Int) -> [Float] {
        let period = rate / 100
        return (0..<rate / 2).map { index in
            let phase = Double(index % period) / Double(rate)
            return Float(Decibels.amplitude(-decay * phase)) * (index / (rate / 2000) % 2 == 0 ? 1 : -1)
        }
    }

    /// A steady tone has no peaks, however loud it comes.
    @Test(arguments: [0.001, 0.1, 1], [16000, 44100]) func steadyTone(amplitude: Double, rate: Int) {
        let tone = TestSignal.sine(500, seconds: 0.5, rate: rate, amplitude: amplitude)
        #expect(LimitedLevel.reduction(of: tone, sampleRate: rate) == 0)
    }

    /// The sharper the pulses, the more; what the take's level is doesn't matter.
    @Test(arguments: [16000, 48000]) func pulses(rate: Int) {
        let reductions = [20000.0, 60000].map { decay in
            let pulses = Self.pulses(decay: decay, rate: rate)
            let reduction = LimitedLevel.reduction(of: pulses, sampleRate: rate)
            let softer = LimitedLevel.reduction(of: pulses.map { $0 / 100 }, sampleRate: rate)
            #expect(abs(reduction - softer) < 0.01)
            return reduction
        }
        #expect(reductions[0] > 1 && reductions[1] > reductions[0] + 1 && reductions[1] <= PeakLimiter.deepest)
    }

    @Test func silence() {
        #expect(LimitedLevel.reduction(of: [], sampleRate: 48000) == 0)
        #expect(LimitedLevel.reduction(of: [Float](repeating: 0, count: 4800), sampleRate: 48000) == 0)
    }
}
