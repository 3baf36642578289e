import Foundation
import TestSupport
import Testing
import VoiceAssetAudio

@testable import VoiceAssetRecordingDesk
@testable import VoiceAssetSessionAlignment

/// A final stop whose release is heard late is a part of its word; a cough is not.
@Suite struct FinalStopTests {
    private static let rate = 16000

    /// Two words, and a hiss behind the first: so many seconds after it, so long, and so many decibels below it.
    private func utterances(after gap: Double, seconds: Double, below level: Double) throws -> [Utterance] {
        let words = [1, 2].map { TestSignal.word($0, rate: Self.rate, margin: 0.6) }
        var session = words[0] + words[1]
        let loudest = Levels.rms(words[0].filter { abs($0) > 0.02 })
        let hiss = TestSignal.noise(
            .white, count: Int(seconds * Double(Self.rate)), rms: loudest * Levels.amplitude(-level), seed: 3)
        let start = Int((1 + gap) * Double(Self.rate))
        for (index, sample) in hiss.enumerated() { session[start + index] += sample }
        let bytes = try SoundFile.encode(session, sampleRate: Self.rate, as: .wavPCM24)
        let folder = try TemporaryFolder()
        return try SessionListening(to: SessionAudio(at: folder.write("session.wav", bytes).path), pause: 0.5)
            .utterances
    }

    @Test(arguments: [(0.18, 0.18), (0.2, 0.3), (0.15, 0.1)]) func aReleaseIsKept(gap: Double, seconds: Double) throws {
        let found = try utterances(after: gap, seconds: seconds, below: 15)
        #expect(found.count == 2)
        #expect(abs(try #require(found.first).end - (1 + gap + seconds)) < 0.05)
    }

    /// A breath between two words joins them no more than silence does.
    @Test func aBreathJoinsNoWords() throws {
        let words = [1, 1].map { TestSignal.word($0, rate: Self.rate, margin: 0) }
        let silence = [Float](repeating: 0, count: Self.rate / 5)
        let breath = TestSignal.noise(.white, count: Self.rate * 3 / 10, rms: 0.01, seed: 3)
        let margin = [Float](repeating: 0, count: Self.rate)
        let parts: [[Float]] = [margin, words[0], silence, breath, silence, words[1], margin]
        let noise = TestSignal.noise(.white, count: parts.map(\.count).reduce(0, +), rms: 0.0001, seed: 4)
        let bytes = try SoundFile.encode(
            zip(parts.flatMap { $0 }, noise).map(+), sampleRate: Self.rate, as: .wavPCM24)
        let folder = try TemporaryFolder()
        let session = try SessionAudio(at: folder.write("session.wav", bytes).path)
        let found = try SessionListening(to: session, pause: 0.5).utterances
        #expect(found.count >= 2, "\(found.map { ($0.start, $0.end, $0.pitch) })")
    }

    @Test(arguments: [(0.2, 0.3, 0.0), (0.2, 0.5, 15), (0.32, 0.2, 15)])
    func aCoughIsNot(gap: Double, seconds: Double, below: Double) throws {
        let found = try utterances(after: gap, seconds: seconds, below: below)
        #expect(found.count == 3)
        #expect(try #require(found.first).end < 1 + gap / 2)
    }
}
