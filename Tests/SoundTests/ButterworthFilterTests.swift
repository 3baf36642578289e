import Foundation
import TestSupport
import Testing

@testable import VoiceAssetAudio

@Suite struct ButterworthFilterTests {
    private func filtered(_ samples: [Float], rate: Int = 48000) -> [Float] {
        ButterworthFilter(.highPass, frequency: 70, sampleRate: rate).filter(samples)
    }

    /// Two biquads of SoX's with the same Q are the same filter. It reads and writes integers of 32 bits.
    @Test(arguments: [8000, 16000, 48000, 192_000], [true, false]) func agreesWithSoX(rate: Int, isHigh: Bool) throws {
        let samples = TestSignal.noise(.brown, count: rate / 2, rms: 0.05, seed: 5)
        let ours = ButterworthFilter(isHigh ? .highPass : .lowPass, frequency: 70, sampleRate: rate).filter(samples)
        let effect = isHigh ? "highpass" : "lowpass"
        let input = Data(
            samples.flatMap { sample in (0..<4).map { UInt8(truncatingIfNeeded: sample.bitPattern >> (8 * $0)) } })
        let format = ["-t", "f32", "-r", "\(rate)", "-c", "1", "-"]
        let result = try Program.run(
            "sox", format + ["-t", "f32", "-", effect, "70", "0.541196q", effect, "70", "1.306563q"], input: input)
        let bytes = [UInt8](result.output)
        let foreign = (0..<bytes.count / 4).map { index in
            Float(bitPattern: (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[index * 4 + $1]) << (8 * $1) })
        }
        #expect(foreign.count == ours.count)
        #expect(zip(ours, foreign).allSatisfy { abs($0 - $1) < 1e-5 })
    }

    /// Before the onset of a tone there is nothing: SoX's linear-phase `sinc 70` has −20, −19 and −33 dB there.
    @Test(arguments: [120.0, 200, 1000]) func nothingSoundsBeforeTheOnset(frequency: Double) {
        let onset = 24000
        let tone = (0..<9600).map { Float(0.5 * sin(2 * .pi * frequency * Double($0 + 1) / 48000)) }
        let result = filtered([Float](repeating: 0, count: onset) + tone)
        #expect(result[..<onset].allSatisfy { $0 == 0 })
        // The first sample is the tone's own but for 1 %.
        #expect(abs(result[onset] / tone[0] - 1) < 0.02)
    }

    /// Noise above 300 Hz correlates best with itself at no shift at all.
    @Test func movesNothing() {
        let noise = TestSignal.noise(.white, count: 9600, rms: 0.1, seed: 2)
        let word = ButterworthFilter(.highPass, frequency: 300, sampleRate: 48000).filter(noise)
        let result = filtered(word)
        func product(_ shift: Int) -> Double {
            (100..<9500).reduce(0) { $0 + Double(word[$1]) * Double(result[$1 + shift]) }
        }
        #expect((-20...20).max { product($0) < product($1) } == 0)
    }

    /// Decibels of a steady sine: below it 24 dB an octave less, at it 3, above it none.
    @Test(arguments: [(17.5, -48.2), (35, -24.1), (50, -12.0), (70, -3.0), (85, -0.8), (140, 0), (1000, 0)])
    func gains(frequency: Double, gain: Double) {
        let sine = TestSignal.sine(frequency, seconds: 2, rate: 48000, amplitude: 0.5)
        let half = filtered(sine)[48000...].reduce(0.0) { $0 + Double($1) * Double($1) }
        let before = sine[48000...].reduce(0.0) { $0 + Double($1) * Double($1) }
        #expect(abs(Decibels.of(power: half / before) - gain) < 0.1)
    }

    /// Behind a step it rings below −60 dB after 41 ms.
    @Test func ringsBriefly() {
        let step = filtered([Float](repeating: 0, count: 100) + [Float](repeating: 0.5, count: 48000))
        #expect(step[(100 + 2000)...].allSatisfy { abs($0) < 0.0005 })
    }
}
