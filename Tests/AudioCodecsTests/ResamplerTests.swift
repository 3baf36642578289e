import TestSupport
import Testing
import VoiceAssetAudio

/// The resampler, by tones.
@Suite struct ResamplerTests {
    /// Rates of recordings and of clips.
    static let rates = [
        (44100, 24000), (48000, 24000), (8000, 24000), (16000, 24000), (96000, 48000), (192_000, 24000),
    ]

    /// The tone's middle part after resampling: the amplitude there, and the RMS of all that is not the tone.
    private func pass(
        _ frequency: Double, from input: Int, to output: Int, measuredAt measured: Double? = nil,
        quality: Resampler.Quality = .audible
    ) throws -> (amplitude: Double, rest: Double) {
        let tone = TestSignal.sine(frequency, seconds: 0.1, rate: input)
        let result = try Resampler.resample(tone, from: input, to: output, quality: quality)
        let edge = result.count / 4
        return SignalComparison.fit(result[edge..<result.count - edge], frequency: measured ?? frequency, rate: output)
    }

    /// Flat to ±0.01 dB up to 91 % of the lower Nyquist rate, and nothing else above −110 dB. (soxr's documentation of
    /// SOXR_VHQ: 28 bits, pass band to 0.913; 24 bits of a Float leave −140 dB)
    @Test(arguments: rates, [0.01, 0.1, 0.5, 0.8, 0.91]) func passesTheBand(rates: (Int, Int), fraction: Double) throws
    {
        let frequency = fraction * Double(min(rates.0, rates.1)) / 2
        let (amplitude, rest) = try pass(frequency, from: rates.0, to: rates.1)
        #expect(abs(Levels.decibels(amplitude / 0.5)) <= 0.01)
        #expect(Levels.decibels(rest / 0.5) <= -110)
    }

    /// What lies above the new Nyquist rate does not come back below it: −110 dB.
    @Test(arguments: rates.filter { $0.0 > $0.1 }, [1.001, 1.1, 1.5, 1.8])
    func rejectsAliases(rates: (Int, Int), fraction: Double) throws {
        let frequency = fraction * Double(rates.1) / 2
        guard frequency < Double(rates.0) / 2 else { return }
        let (amplitude, rest) = try pass(frequency, from: rates.0, to: rates.1, measuredAt: Double(rates.1) / 8)
        #expect(Levels.decibels((amplitude + rest) / 0.5) <= -110)
    }

    /// No delay: a tone's phase is where it was, and the length is what comes nearest to n · out / in.
    @Test(arguments: rates) func keepsTime(rates: (Int, Int)) throws {
        let (input, output) = rates
        let result = try Resampler.resample(TestSignal.sine(997, seconds: 0.1, rate: input), from: input, to: output)
        let expected = TestSignal.sine(997, seconds: 0.1, rate: output)
        #expect(abs(result.count - expected.count) <= 1)
        let middle = expected.count / 4..<expected.count * 3 / 4
        #expect(SignalComparison.ratio(result[middle], to: expected[middle]) >= 80)
        for count in [1, 2, 3, 100, 441, 1001] {
            let few = try Resampler.resample([Float](repeating: 0.1, count: count), from: input, to: output)
            #expect(few.count == (2 * count * output + input) / (2 * input), "\(count) samples")
        }
    }

    @Test func leavesTheSameRateAlone() throws {
        let samples = TestSignal.noise(.white, count: 100, rms: 0.1, seed: 1)
        #expect(try Resampler.resample(samples, from: 24000, to: 24000) == samples)
        #expect(try Resampler.resample([], from: 48000, to: 24000) == [])
    }

    /// What is only measured may be a little worse: ±0.1 dB to half of the Nyquist rate, −90 dB.
    @Test(arguments: [(44100, 16000), (48000, 16000), (8000, 16000)]) func isGoodEnoughToMeasure(rates: (Int, Int))
        throws
    {
        let frequency = 0.25 * Double(min(rates.0, rates.1))
        let (amplitude, rest) = try pass(frequency, from: rates.0, to: rates.1, quality: .analysis)
        #expect(abs(Levels.decibels(amplitude / 0.5)) <= 0.1)
        #expect(Levels.decibels(rest / 0.5) <= -90)
    }
}
