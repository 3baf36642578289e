import Foundation
import TestSupport
import Testing

@testable import VoiceAssetAudio

@Suite struct ClippedCrestsTests {
    private func rounded(_ samples: [Float]) -> (samples: [Float], crests: ClippedCrests) {
        var audio = samples
        let crests = ClippedCrests(rounding: &audio, channel: 0, of: 1)
        return (audio, crests)
    }

    private func clipped(_ samples: [Float]) -> [Float] { samples.map { min(max($0, -1), 32767 / 32768) } }

    /// What is put back is nearer to the sound than what was left, and the energy that it lacks is told within 3 dB.
    @Test(arguments: [1.05, 1.1, 1.2]) func roundsCrests(amplitude: Double) {
        let sound = TestSignal.sine(310, seconds: 0.2, rate: 48000, amplitude: amplitude)
        let flat = clipped(sound)
        let (mended, crests) = rounded(flat)
        func error(_ samples: [Float]) -> Double {
            zip(samples, sound).dropFirst(200).dropLast(200).reduce(0) { $0 + pow(Double($1.0 - $1.1), 2) }
        }
        #expect(error(mended) < 0.3 * error(flat))
        #expect(abs(Decibels.of(power: crests.missing / error(flat))) < 3)
        #expect(mended.allSatisfy { abs($0) <= 2 })
        #expect(zip(mended, flat).allSatisfy { $0 == $1 || abs($1) >= 32767 / 32768 })
    }

    /// Alternating rails, crests at the file's ends, and nothing but full scale: finite, and not longer.
    @Test(
        arguments: [
            [1, 1, 1], [1, 1, 0, 0.5], [0, 0, 1, 1], [1, 1, -1, -1, 1, 1, -1, -1, 1, 1], [0, 0, 1, 1, 0], [],
            [0, 1, 0, -1, 0],
        ] as [[Float]])
    func staysBounded(samples: [Float]) {
        let (mended, crests) = rounded(samples)
        #expect(mended.count == samples.count && mended.allSatisfy { $0.isFinite && abs($0) <= 2 })
        #expect(crests.samples >= 0 && crests.longest <= samples.count && crests.missing.isFinite)
    }

    /// Of a pair of channels each has its own.
    @Test func channelsApart() {
        let sound = clipped(TestSignal.sine(310, seconds: 0.1, rate: 48000, amplitude: 1.1))
        var pair = sound.flatMap { [$0, $0 / 2] }
        let right = ClippedCrests(rounding: &pair, channel: 1, of: 2)
        let left = ClippedCrests(rounding: &pair, channel: 0, of: 2)
        #expect(right.samples == 0 && left.samples == rounded(sound).crests.samples)
        #expect(stride(from: 0, to: pair.count, by: 2).map { pair[$0] } == rounded(sound).samples)
    }
}
