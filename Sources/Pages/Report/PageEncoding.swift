import VoiceAssetAudio
import VoiceAssetPacks
import VoiceManifest

/// How clips are made into sounds that all browsers play, where the pack has none: MP3s that are as long as the pack's clips, so
/// that what is spliced of them takes as long.
struct PageEncoding: Sendable {
    /// What the page's manifest says of it.
    let rendition: PackManifest.Rendition

    /// - Parameters:
    ///   - original: the pack's rendition.
    ///   - samples: the lengths of the pack's clips. Where they are no whole frames of MP3, as at 44100 Hz, clips become WAV.
    /// - Returns: nil if browsers play the original.
    init?(of original: PackManifest.Rendition, samples: [Int]) {
        guard !original.codec.isFramed else { return nil }
        let rate = original.sampleRate
        let frame = PackManifest.Rendition.frameSamples(sampleRate: rate)
        if ClipProfile.mp3SampleRates.contains(rate), samples.allSatisfy({ $0.isMultiple(of: frame) }) {
            var frames = PackManifest.Rendition(.mp3, in: .mpeg, sampleRate: rate)
            frames.decoderDelay = 0
            rendition = frames
        } else if original.codec == .pcm, original.container == .wav {
            return nil
        } else {
            rendition = .init(.pcm, in: .wav, sampleRate: rate)
        }
    }

    /// The bytes of a clip.
    func size(samples: Int) -> Int {
        guard let frame = rendition.frameSamples, let bytes = rendition.frameBytes else { return 44 + 2 * samples }
        return samples / frame * bytes
    }

    /// - Parameters:
    ///   - samples: a clip's.
    ///   - count: how many they should be.
    /// - Returns: nil if it can't be encoded, or is not so long.
    func bytes(of samples: [Float], as count: Int) -> [UInt8]? {
        guard samples.count == count else { return nil }
        guard let frame = rendition.frameSamples, let frameBytes = rendition.frameBytes else {
            return try? SoundFile.encode(samples, sampleRate: rendition.sampleRate, as: .wavPCM16)
        }
        guard let frames = try? MP3Encoder.encode(samples, sampleRate: rendition.sampleRate) else { return nil }
        // A decoder's delay of 1105 samples is all but 47 of those that the encoder adds: without the frames that hold no more,
        // a clip begins 47 samples early, within the silence that it has, and is as long as before. (39 clips in IMA4, as
        // FFmpeg decodes both: what was there is at most 0.001 of full scale, and MP3 adds an error 22 dB below the signal
        // in the median, 17 dB at worst.)
        let clip = Array(frames.dropFirst(MP3Encoder.addedSamples / frame * frameBytes))
        return clip.count == size(samples: count) ? clip : nil
    }
}
