import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks

@testable import VoiceAssetPipeline

/// What a synthesizer speaks: its text is known, and nobody held a microphone.
@Suite struct SyntheticTakeTests {
    private static let rate = 24000

    private func bytes(_ samples: [Float]) throws -> [UInt8] {
        try SoundFile.encode(samples, sampleRate: Self.rate, as: .wavPCM16)
    }

    @Test func getsSilence() throws {
        let padded = TestSignal.word(4, seconds: 0.5, rate: Self.rate, margin: 0.1)
        let word = Array(padded[2400..<padded.count - 2400])
        let take = try SyntheticSilence.around(bytes(word))
        let recording = try RecordingDecoder.decode(take)
        #expect(abs(recording.seconds - 1.1) < 0.02)
        #expect(recording.samples.prefix(7000).allSatisfy { abs($0) < 0.005 })
        #expect(try SyntheticSilence.around(take) == take)
    }

    @Test func nobodyHeldAMicrophone() throws {
        let whole = TestSignal.word(4, seconds: 0.5, rate: Self.rate, margin: 0.3)
        let word = Array(whole.dropFirst(Int(0.295 * Double(Self.rate))))
        #expect(try MeasuredTake(bytes(word), limits: TakeLimits()).findings.contains { $0.check == .recordingEdge })
        #expect(try MeasuredTake(bytes(word), isSynthetic: true, limits: TakeLimits()).findings == [])
    }

    @Test func silenceStays() throws {
        let nothing = try bytes([Float](repeating: 0, count: 12000))
        #expect(try SyntheticSilence.around(nothing) == nothing)
    }

    /// A hiss is no word of a person's, and a doubtful one of a synthesizer's; silence and steady noise are none of either's.
    @Test func hissIsAWarning() throws {
        let hiss = TestSignal.noise(.white, count: 6000, rms: 0.1, seed: 3)
        let silence = [Float](repeating: 0, count: 12000)
        let take = try bytes(silence + hiss + silence)
        #expect(throws: Faults.self) { try MeasuredTake(take, limits: TakeLimits()) }
        let found = try MeasuredTake(take, isSynthetic: true, limits: TakeLimits()).findings
        #expect(found.map(\.check) == [.recordingEmpty] && found.map(\.severity) == [.warning])
        #expect(throws: Faults.self) { try MeasuredTake(bytes(silence), isSynthetic: true, limits: TakeLimits()) }
    }
}
