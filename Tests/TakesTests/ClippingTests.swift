import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks

@testable import VoiceAssetPipeline

/// Clipping is graded by what is heard of it.
@Suite struct ClippingTests {
    /// A word whose peak lies so many decibels over full scale, as 16 bits.
    private func take(_ excess: Double) throws -> [UInt8] {
        let word = TestSignal.word(4, seconds: 0.5, rate: 48000, margin: 0.3)
        let gain = Float(Decibels.amplitude(excess)) / word.reduce(0) { max($0, abs($1)) }
        return try SoundFile.encode(word.map { min(max($0 * gain, -1), 1) }, sampleRate: 48000, as: .wavPCM16)
    }

    private func severity(_ excess: Double) throws -> Severity? {
        let take = try MeasuredTake(take(excess), limits: TakeLimits())
        return take.findings.first { $0.check == .clipClipping }?.severity
    }

    @Test(arguments: [(-1.0, nil), (0.1, .note), (12, .error)] as [(Double, Severity?)])
    func grades(excess: Double, severity: Severity?) throws {
        #expect(try self.severity(excess) == severity)
    }

    /// A crest of two samples (42 µs) calls no speaker back, and is rounded in the take.
    @Test func oneRoundedCrest() throws {
        let bytes = try take(0.1)
        let take = try MeasuredTake(bytes, limits: TakeLimits())
        #expect(take.recording.clipping.samples >= 2)
        #expect(take.findings.filter { $0.severity == .error } == [])
        #expect(take.recording.samples.contains { abs($0) > 1 })
    }

    /// More is never judged milder.
    @Test func growsWithTheExcess() throws {
        let rank: [Severity?: Int] = [nil: 0, .note: 1, .warning: 2, .error: 3]
        let ranks = try stride(from: -0.5, through: 9, by: 0.5).map { rank[try severity($0)] ?? -1 }
        #expect(ranks == ranks.sorted() && Set(ranks) == [0, 1, 2, 3])
    }
}
