import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks

@testable import VoiceAssetPipeline

/// `profile.high-pass`: rumble goes, the word stays where it is.
@Suite struct HighPassTests {
    private static let rate = 48000
    private static let word = TestSignal.word(4, seconds: 0.5, rate: rate, margin: 0.6)

    private func bytes(_ samples: [Float]) throws -> [UInt8] {
        try SoundFile.encode(samples, sampleRate: Self.rate, as: .wavPCM16)
    }

    private func withRumble(_ level: Double) -> [Float] {
        let rumble = TestSignal.sine(
            25, seconds: Double(Self.word.count) / Double(Self.rate), rate: Self.rate,
            amplitude: Decibels.amplitude(level))
        return zip(Self.word, rumble).map { $0 * 0.3 + $1 }
    }

    private func analyzer(_ highPass: Double?) -> TakeAnalyzer {
        var profile = ClipProfile()
        profile.highPass = highPass
        return TakeAnalyzer(profile: profile)
    }

    private func take(_ samples: [Float], _ highPass: Double?) throws -> MeasuredTake {
        try MeasuredTake(bytes(samples), limits: TakeLimits(), highPass: highPass)
    }

    /// A pack without the key keeps its samples, to the bit.
    @Test func absentChangesNothing() throws {
        let file = try bytes(withRumble(-30))
        let recording = try RecordingDecoder.decode(file)
        #expect(recording.highPassed(nil).samples == recording.samples)
        #expect(try MeasuredTake(file, limits: TakeLimits()).recording.samples == recording.samples)
        #expect(recording.highPassed(70).samples != recording.samples)
    }

    /// Noise that lies below the voice alone warns of no room any more; with the key absent it does.
    @Test func rumbleIsNoNoise() throws {
        let samples = withRumble(-40)
        #expect(try take(samples, nil).findings.contains { $0.check == .recordingNoise })
        #expect(try !take(samples, 70).findings.contains { $0.check == .recordingNoise })
        let (with, without) = (try take(samples, 70).figures, try take(withRumble(-90), 70).figures)
        #expect(abs(with.speechLevel - without.speechLevel) < 0.2)
    }

    /// The word is found at the same place, and its clip is as long.
    @Test(arguments: [60.0, 70, 80]) func wordsStay(frequency: Double) throws {
        let plain = try analyzer(nil).trimmed(bytes(Self.word.map { $0 * 0.3 }))
        let filtered = try analyzer(frequency).trimmed(bytes(Self.word.map { $0 * 0.3 }))
        #expect(abs(plain.analysis.bounds.start - filtered.analysis.bounds.start) <= 0.0025)
        #expect(abs(plain.analysis.traits.loudness - filtered.analysis.traits.loudness) < 0.2)
        #expect(plain.samples.count == filtered.samples.count)
    }

    /// A take whose analysis is known is trimmed as it was analyzed.
    @Test func trimsAsAnalyzed() throws {
        let (file, analyzer) = (try bytes(withRumble(-30)), analyzer(70))
        let first = try analyzer.trimmed(file)
        let again = try analyzer.trimmed(file, isRaw: false, as: first.analysis)
        #expect(again.samples == first.samples)
    }

    /// A pop at the word's start, so many decibels over the word's peak, is noted; rumble as loud, and a low voice, are not.
    @Test func pops() throws {
        var popped = Self.word.map { $0 * 0.3 }
        let start = Int(0.61 * Double(Self.rate))
        let pulse = TestSignal.sine(25, seconds: 0.04, rate: Self.rate, amplitude: 0.3)
        for index in pulse.indices {
            let rise = RaisedCosine.rise(2 * Double(min(index, pulse.count - index)) / Double(pulse.count))
            popped[start + index] += pulse[index] * Float(rise)
        }
        func isNoted(_ samples: [Float]) throws -> Bool {
            try take(samples, nil).findings.contains { $0.check == .recordingPlosive }
        }
        #expect(try isNoted(popped))
        #expect(try !isNoted(Self.word.map { $0 * 0.3 }))
        #expect(try !isNoted(withRumble(-30)))
    }
}
