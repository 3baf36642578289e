import VoiceAssetAudio
import VoiceAssetCore
import VoiceManifest
import VoiceSplicer

/// Encodes a master in one rendition.
struct RenditionEncoder {
    var timeline: Timeline

    /// - Parameters:
    ///   - scale: what the master is multiplied by on the way, linear, where the codec takes level away.
    ///   - effort: LAME's.
    func encode(
        _ master: Master, as kind: SoundRendition, scale: Double = 1, effort: MP3Encoder.Effort = .usual
    ) throws(CodecError) -> [UInt8] {
        if kind.codec.isFramed {
            return try MP3Encoder.encode(
                master.samples, sampleRate: timeline.sampleRate, scale: scale, effort: effort)
        }
        let length = timeline.clipSamples(kept: master.samples.count)
        let samples = scale == 1 ? master.samples : master.samples.scaled(by: Float(scale))
        let padded = samples + [Float](repeating: 0, count: length - master.samples.count)
        do {
            return try SoundFile.encode(
                padded, sampleRate: timeline.sampleRate, as: .init(kind.codec, in: kind.container))
        } catch {
            throw CodecError(error.message)
        }
    }
}

/// An encoded clip and what it decodes to.
struct EncodedRendition {
    var kind: SoundRendition
    var bytes: [UInt8]
    var verified: VerifiedRendition

    /// How far the gain is off 1, linear.
    var gainError: Double { abs(verified.gain - 1) }
}
