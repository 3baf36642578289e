import VoiceAssetCSndFile
package import VoiceManifest

/// Facts of the encoders, by codec.
extension PackManifest.Rendition.Codec {
    /// - losesLevel: true for quantizers that may take level away from a sound: LAME's at 64 kbit/s, and IMA4's, whose steps of 4 bits
    ///   do not follow a sharp onset.
    /// - leastRatio: the least level of the signal above what the codec adds, decibels. White noise comes to 8.7 in an MP3 at 48 kHz, an
    ///   s or an sh alone to 10.6; the letter S of an amateur, whose s is louder than its vowel and goes up to 15 kHz, to 6.5. Another
    ///   sound, or the clip shifted in time, comes to 3 and less.
    /// - sndfile: libsndfile's name for it; 0: LAME writes it.
    fileprivate var facts: (losesLevel: Bool, leastRatio: Double, sndfile: Int) {
        switch self {
        case .mp3: (true, 5, 0)
        case .pcm: (false, 60, SF_FORMAT_PCM_16)
        case .aLaw: (false, 30, SF_FORMAT_ALAW)
        case .muLaw: (false, 30, SF_FORMAT_ULAW)
        case .ima4: (true, 15, SF_FORMAT_IMA_ADPCM)
        }
    }

    package var losesLevel: Bool { facts.losesLevel }
    package var leastRatio: Double { facts.leastRatio }

    /// Samples by which the decoded signal comes late.
    package var decoderDelay: Int { isFramed ? MP3Encoder.decoderDelay : 0 }

    /// Samples of silence that encoding adds at least to a clip.
    package var addedSamples: Int { isFramed ? MP3Encoder.addedSamples : 0 }
}

extension PackManifest.Rendition {
    /// The rendition that our encoders write.
    package init(_ codec: Codec, in container: Container, sampleRate: Int) {
        let frames = codec.isFramed ? Self.frameSamples(sampleRate: sampleRate) : nil
        self.init(
            fileExtension: container.fileExtension, codec: codec, container: container, sampleRate: sampleRate,
            bitRate: codec.packet.map { 8 * $0.bytes * sampleRate / $0.samples } ?? MP3Encoder.bitRate,
            decoderDelay: codec.decoderDelay, frameSamples: frames,
            frameBytes: codec.isFramed ? MP3Encoder.frameBytes(sampleRate: sampleRate) : nil)
    }
}

extension SoundFile {
    /// A codec and a container that libsndfile writes.
    package struct Format: Sendable, Hashable {
        /// Without one of both for MP3, which LAME writes: libsndfile refuses it.
        let code: Int32

        package static let wavPCM16 = Format(.pcm, in: .wav)
        /// Samples that came from 24 bits or fewer come out as they were.
        package static let wavPCM24 = Format(SF_FORMAT_WAV | SF_FORMAT_PCM_24)

        private init(_ code: Int) { self.code = Int32(code) }

        package init(_ codec: PackManifest.Rendition.Codec, in container: PackManifest.Rendition.Container) {
            let containers: [PackManifest.Rendition.Container: Int] = [
                .wav: SF_FORMAT_WAV, .caf: SF_FORMAT_CAF, .aiff: SF_FORMAT_AIFF,
            ]
            self.init((containers[container] ?? 0) | codec.facts.sndfile)
        }
    }
}
