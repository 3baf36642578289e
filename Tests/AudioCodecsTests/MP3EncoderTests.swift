import TestSupport
import Testing
import VoiceAssetAudio

@Suite struct MP3EncoderTests {
    @Test func namesTheRefusedSetting() {
        let error = #expect(throws: CodecError.self) { _ = try MP3Encoder.encode([0], sampleRate: -1) }
        #expect(error?.reason.hasPrefix("LAME: lame_") == true)
    }

    /// Silence, single samples, samples beyond full scale, and samples that are no numbers: bytes or an error, no crash.
    @Test(arguments: [0, 1e-30, 1, 1.5, 1000, -1000] as [Float]) func encodesAnything(value: Float) throws {
        for count in [1, 10, 1000] {
            let bytes = try MP3Encoder.encode([Float](repeating: value, count: count), sampleRate: 24000)
            #expect(bytes.count == 192 * ((count + 1152 + 575) / 576))
        }
    }
}
