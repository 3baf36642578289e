import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks

@testable import VoiceAssetPipeline

/// Takes far below the level that a clip has.
@Suite struct QuietTakeTests {
    private let profile = ClipProfile()

    private func take(_ bytes: [UInt8]) throws -> TrimmedTake {
        try TakeAnalyzer(profile: profile).trimmed(bytes)
    }

    private func clip(_ bytes: [UInt8]) throws -> FinishedClip {
        try ClipMaker(profile: profile, level: .loudness(profile.loudness)).make(of: take(bytes))
    }

    private func word(_ decibels: Double) -> [Float] {
        TestSignal.word(1, rate: 24000).map { $0 * Float(Levels.amplitude(decibels)) }
    }

    /// Below the absolute gate of BS.1770 a take has a loudness all the same: a float file lowered by any gain makes the
    /// same clip.
    @Test(arguments: [-30.0, -45, -60, -90]) func loweredFloats(decibels: Double) throws {
        let loud = try clip(WAV.floats(word(0), sampleRate: 24000))
        let quiet = try clip(WAV.floats(word(decibels), sampleRate: 24000))
        #expect(abs(quiet.loudness - loud.loudness) < 0.01)
        #expect(abs(quiet.gain + decibels - loud.gain) < 0.01)
        #expect(quiet.samples == loud.samples)
    }

    /// What rounding to 16 bits leaves of a take decides whether it is raised. The noise is that of the rounding, 101 dB
    /// below full scale, whether the file has dither or not.
    @Test(arguments: [-30.0, -45, -50, -66, -75, -85]) func lowered16Bits(decibels: Double) throws {
        let bytes = WAV.integers(word(decibels), sampleRate: 24000)
        let speech = Levels.decibels(Levels.rms(word(decibels)[...]))
        do {
            let clip = try clip(bytes)
            #expect(abs(clip.loudness - profile.loudness) < 0.5)
            #expect(speech + 101 > 14)
        } catch let fault as Faults {
            let lines = fault.findings.map { $0.of(take: "7.wav", clip: "7").line }
            let line = try #require(lines.first { $0.contains("error[") })
            #expect(line.contains("error[recording-quiet]: peak only -") || line.contains("error[recording-empty]"))
            #expect(speech + 101 < 24, "\(line)")
        }
    }

    /// 26 s of a tone so low that samples hardly differ from their neighbours: its place in the file is told all the same.
    @Test func longLowTone() throws {
        let silence = [Float](repeating: 0, count: 12000)
        let tone = TestSignal.sine(80, seconds: 26, rate: 24000, amplitude: 0.3)
        let made = try clip(WAV.integers(silence + tone + silence, sampleRate: 24000))
        #expect(made.findings.filter { $0.severity == .error } == [])
    }
}
