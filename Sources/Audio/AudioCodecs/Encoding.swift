import VoiceAssetCSndFile
package import VoiceManifest

/// Facts of the encoders, by codec.
extension PackManifest.Rendition.Codec {
    /// Samples by which the decoded signal comes late.
    package var decoderDelay: Int { self == .mp3 ? MP3Encoder.decoderDelay : 0 }

    /// Samples of silence that encoding adds at least to a clip.
    package var addedSamples: Int { self == .mp3 ? MP3Encoder.addedSamples : 0 }

    /// True for quantizers that may take level away from a sound: LAME's at 64 kbit/s, and IMA4's, whose steps of 4 bits do
    /// not follow a sharp onset.
    package var losesLevel: Bool { self == .mp3 || self == .ima4 }

    /// The least level of the signal above what the codec adds, decibels. White noise comes to 8.7 in an MP3 at 48 kHz, an
    /// s or an sh alone to 10.6; the letter S of an amateur, whose s is louder than its vowel and goes up to 15 kHz, to 6.5.
    /// Another sound, or the clip shifted in time, comes to 3 and less.
    package var leastRatio: Double {
        switch self {
        case .mp3: 5
        case .pcm: 60
        case .muLaw, .aLaw: 30
        case .ima4: 15
        }
    }
}

extension PackManifest.Rendition {
    /// The rendition that our encoders write.
    package init(_ codec: Codec, in container: Container, sampleRate: Int) {
        let isFramed = codec.packet == nil
        self.init(
            fileExtension: container.fileExtension, codec: codec, container: container, sampleRate: sampleRate,
            bitRate: codec.packet.map { 8 * $0.bytes * sampleRate / $0.samples } ?? MP3Encoder.bitRate,
            decoderDelay: codec.decoderDelay, frameSamples: isFramed ? Self.frameSamples(sampleRate: sampleRate) : nil,
            frameBytes: isFramed ? MP3Encoder.frameBytes(sampleRate: sampleRate) : nil)
    }
}

extension SoundFile {
    /// A codec and a container that libsndfile writes.
    package struct Format: Sendable, Hashable {
        var codec: PackManifest.Rendition.Codec
        var container: PackManifest.Rendition.Container

        package static let wavPCM16 = Format(.pcm, in: .wav)

        package init(_ codec: PackManifest.Rendition.Codec, in container: PackManifest.Rendition.Container) {
            self.codec = codec
            self.container = container
        }

        /// 0, which libsndfile refuses, for MP3: LAME writes it.
        var code: Int32 {
            let encodings: [PackManifest.Rendition.Codec: Int] = [
                .pcm: SF_FORMAT_PCM_16, .muLaw: SF_FORMAT_ULAW, .aLaw: SF_FORMAT_ALAW, .ima4: SF_FORMAT_IMA_ADPCM,
            ]
            let containers: [PackManifest.Rendition.Container: Int] = [
                .wav: SF_FORMAT_WAV, .caf: SF_FORMAT_CAF, .aiff: SF_FORMAT_AIFF,
            ]
            guard let encoding = encodings[codec], let container = containers[container] else { return 0 }
            return Int32(container | encoding)
        }
    }
}
