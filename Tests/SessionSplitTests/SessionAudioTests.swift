import Foundation
import TestSupport
import Testing
import VoiceAssetAudioCodecs
import VoiceAssetSound

@testable import VoiceAssetSessionSplit

@Suite struct SessionAudioTests {
    /// A channel that carries nothing changes nothing; so does one in opposite phase, from the level of the mean on.
    @Test(arguments: [0, 1, -1] as [Float]) func oneChannelOfTwo(gain: Float) throws {
        let folder = try TemporaryFolder()
        let word = TestSignal.word(3, rate: 16000)
        func total(_ samples: [Float], channels: Int) throws -> [Float] {
            let bytes = try SoundFile.encodeWAV24(samples, channels: channels, sampleRate: 16000)
            return try SessionAudio(at: folder.write("\(channels).wav", bytes).path).envelope().total
        }
        let mono = try total(word, channels: 1)
        let stereo = try total(word.flatMap { [$0, gain * $0] }, channels: 2)
        #expect(stereo.count == mono.count)
        #expect(zip(stereo, mono).allSatisfy { abs($0 - $1) <= 0.01 * $1 + 1e-9 })
    }
}
