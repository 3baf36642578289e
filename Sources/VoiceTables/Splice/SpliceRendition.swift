extension SpliceManifest {
    /// One encoding of a pack's clips; the same for all of them, so that clips of a rendition can be joined.
    public struct Rendition: Sendable {
        /// How samples became bytes; the best to listen to first.
        public enum Codec: String, Sendable, Equatable, CaseIterable {
            /// MPEG audio layer III, constant bit rate, no bit reservoir.
            case mp3
            /// Linear PCM, 16 bits, signed.
            case pcm = "pcm-s16"
            /// ITU-T G.711 A-law, 8 bits a sample.
            case aLaw = "alaw"
            /// ITU-T G.711 µ-law, 8 bits a sample.
            case muLaw = "ulaw"
            /// Apple's IMA ADPCM 4:1, 34 bytes for 64 samples.
            case ima4

            /// What the codec may be wrapped in.
            package var containers: [Container] {
                switch self {
                case .mp3: [.mpeg]
                case .pcm: [.wav, .caf, .aiff]
                case .muLaw, .aLaw: [.caf, .wav, .aiff]
                case .ima4: [.aiff, .caf]
                }
            }

            /// The smallest piece of one channel's sound; `nil` for MP3, whose frames the rendition states.
            package var packet: (samples: Int, bytes: Int)? {
                switch self {
                case .mp3: nil
                case .pcm: (1, 2)
                case .muLaw, .aLaw: (1, 1)
                case .ima4: (64, 34)
                }
            }

            /// True for MP3, whose frames belong together.
            package var isFramed: Bool { packet == nil }

            /// The fewest bytes that this many samples of one channel take; `nil` for MP3.
            package func payload(samples: Int) -> Int? {
                packet.map { (samples + $0.samples - 1) / $0.samples * $0.bytes }
            }

            /// The MP3 frame of these figures, if it is one that lengths can be counted in.
            package func frame(_ samples: Int?, _ bytes: Int?) -> (samples: Int, bytes: Int)? {
                guard isFramed, let samples, let bytes, samples == 576 || samples == 1152, (1...2881).contains(bytes)
                else { return nil }
                return (samples, bytes)
            }
        }

        /// How the bytes are wrapped.
        public enum Container: String, Sendable, Equatable, CaseIterable {
            /// Bare MPEG audio frames.
            case mpeg
            /// RIFF/WAVE.
            case wav
            /// Apple's Core Audio Format.
            case caf
            /// AIFF or AIFF-C.
            case aiff

            /// The extension of the files that `generate` writes.
            package var fileExtension: String { self == .mpeg ? "mp3" : rawValue }
        }

        package static let sampleRates = 1...192_000

        /// The extension of the files, without the dot: 1 to 8 lower-case letters or digits.
        public internal(set) var fileExtension: String
        /// How samples became bytes.
        public internal(set) var codec: Codec
        /// How the bytes are wrapped.
        public internal(set) var container: Container
        /// Samples a second, 1 … 192000; the same in all renditions of a pack.
        public internal(set) var sampleRate: Int
        /// Samples in one MP3 frame: 576 or 1152. `nil` for every other codec.
        public internal(set) var frameSamples: Int?
        /// Bytes of one MP3 frame, 1 … 2881; all frames are equally long. `nil` for every other codec.
        public internal(set) var frameBytes: Int?

        /// The MP3 frame, if it is one that lengths can be counted in.
        var frame: (samples: Int, bytes: Int)? { codec.frame(frameSamples, frameBytes) }
    }
}
