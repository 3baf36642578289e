extension PackManifest {
    /// One encoding of a pack's clips; the same for all of them, so that clips of a rendition can be joined.
    public struct Rendition: Sendable, Hashable, Codable {
        /// How samples became bytes.
        public enum Codec: String, Sendable, Hashable, Codable, CaseIterable {
            /// MPEG audio layer III, constant bit rate, no bit reservoir.
            case mp3
            /// Linear PCM, 16 bits, signed.
            case pcm = "pcm-s16"
            /// ITU-T G.711 µ-law, 8 bits a sample.
            case muLaw = "ulaw"
            /// ITU-T G.711 A-law, 8 bits a sample.
            case aLaw = "alaw"
            /// Apple's IMA ADPCM 4:1, 34 bytes for 64 samples.
            case ima4
        }

        /// How the bytes are wrapped.
        public enum Container: String, Sendable, Hashable, Codable, CaseIterable {
            /// Bare MPEG audio frames.
            case mpeg
            /// RIFF/WAVE.
            case wav
            /// Apple's Core Audio Format.
            case caf
            /// AIFF or AIFF-C.
            case aiff
        }

        /// The extension of the files, without the dot: 1 to 8 lower-case letters or digits.
        public package(set) var fileExtension: String
        /// How samples became bytes.
        public package(set) var codec: Codec
        /// How the bytes are wrapped.
        public package(set) var container: Container
        /// Samples a second, 1 … 192000; the same in all renditions of a pack.
        public package(set) var sampleRate: Int
        /// Channels: always 1.
        public package(set) var channels: Int
        /// Bits a second of the encoded sound, without headers; more than 0.
        public package(set) var bitRate: Int
        /// Samples that a decoder puts out before a file's first sample, 0 … 2304: 1105 for MP3 by LAME, 0 otherwise.
        /// In a spliced announcement it occurs once, before the first clip.
        public package(set) var decoderDelay: Int
        /// Samples in one MP3 frame: 576 or 1152. `nil` for every other codec.
        public package(set) var frameSamples: Int?
        /// Bytes of one MP3 frame, 1 … 2881; all frames are equally long. `nil` for every other codec.
        public package(set) var frameBytes: Int?

        package init(
            fileExtension: String, codec: Codec, container: Container, sampleRate: Int, channels: Int = 1,
            bitRate: Int, decoderDelay: Int = 0, frameSamples: Int? = nil, frameBytes: Int? = nil
        ) {
            self.fileExtension = fileExtension
            self.codec = codec
            self.container = container
            self.sampleRate = sampleRate
            self.channels = channels
            self.bitRate = bitRate
            self.decoderDelay = decoderDelay
            self.frameSamples = frameSamples
            self.frameBytes = frameBytes
        }
    }
}
