extension SpliceManifest {
    /// One encoding of a pack's clips; the same for all of them, so that clips of a rendition can be joined.
    public struct Rendition: Sendable, Equatable, Codable {
        /// How samples became bytes; the best to listen to first.
        public enum Codec: String, Sendable, Equatable, Codable, CaseIterable {
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
            var containers: [Container] {
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
            func payload(samples: Int) -> Int? {
                packet.map { (samples + $0.samples - 1) / $0.samples * $0.bytes }
            }
        }

        /// How the bytes are wrapped.
        public enum Container: String, Sendable, Equatable, Codable, CaseIterable {
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

        /// The extension of the files, without the dot: 1 to 8 lower-case letters or digits.
        public package(set) var fileExtension: String
        /// How samples became bytes.
        public package(set) var codec: Codec
        /// How the bytes are wrapped.
        public package(set) var container: Container
        /// Samples a second, 1 … 192000; the same in all renditions of a pack.
        public package(set) var sampleRate: Int
        /// Samples in one MP3 frame: 576 or 1152. `nil` for every other codec.
        public package(set) var frameSamples: Int?
        /// Bytes of one MP3 frame, 1 … 2881; all frames are equally long. `nil` for every other codec.
        public package(set) var frameBytes: Int?

        package init(
            fileExtension: String, codec: Codec, container: Container, sampleRate: Int, frameSamples: Int?,
            frameBytes: Int?
        ) {
            self.fileExtension = fileExtension
            self.codec = codec
            self.container = container
            self.sampleRate = sampleRate
            self.frameSamples = frameSamples
            self.frameBytes = frameBytes
        }

        /// Decodes the members, and checks none.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: SpliceKey.self)
            fileExtension = try values.decode(String.self, forKey: .fileExtension)
            codec = try values.decode(Codec.self, forKey: .codec)
            container = try values.decode(Container.self, forKey: .container)
            sampleRate = try values.decode(Int.self, forKey: .sampleRate)
            frameSamples = try values.decodeIfPresent(Int.self, forKey: .frameSamples)
            frameBytes = try values.decodeIfPresent(Int.self, forKey: .frameBytes)
        }

        /// Writes the form that `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: SpliceKey.self)
            try values.encode(fileExtension, forKey: .fileExtension)
            try values.encode(codec, forKey: .codec)
            try values.encode(container, forKey: .container)
            try values.encode(sampleRate, forKey: .sampleRate)
            try values.encodeIfPresent(frameSamples, forKey: .frameSamples)
            try values.encodeIfPresent(frameBytes, forKey: .frameBytes)
        }

        package func check(at path: JSONPath, into list: inout FaultList) {
            list.requireName(fileExtension, Naming.isExtension, at: path["fileExtension"], Naming.extensionForm)
            list.require(
                codec.containers.contains(container), .rendition, at: path["container"], container.rawValue,
                codec.containers.map(\.rawValue).joined(separator: " or ") + " for \(codec.rawValue)")
            list.require(sampleRate, in: 1...192_000, at: path["sampleRate"])
            if codec.isFramed { checkFrames(at: path, into: &list) } else { checkNoFrames(at: path, into: &list) }
        }

        /// MPEG audio layer III: 1152 samples a frame in MPEG-1, 576 in MPEG-2 (ISO/IEC 13818-3 §2.4.2.3).
        private func checkFrames(at path: JSONPath, into list: inout FaultList) {
            list.require(
                frameSamples == 576 || frameSamples == 1152, .rendition, at: path["frameSamples"],
                frameSamples.map { "\($0)" }, "576 or 1152")
            list.require(
                frameBytes.map { (1...2881).contains($0) } == true, .rendition, at: path["frameBytes"],
                frameBytes.map { "\($0)" }, "1 … 2881")
        }

        private func checkNoFrames(at path: JSONPath, into list: inout FaultList) {
            for (name, figure) in [("frameSamples", frameSamples), ("frameBytes", frameBytes)] {
                list.require(
                    figure == nil, .rendition, at: path[name], figure.map { "\($0)" },
                    "no such key for \(codec.rawValue)")
            }
        }

        /// The MP3 frame, if it is one that lengths can be counted in.
        package var frame: (samples: Int, bytes: Int)? {
            guard codec.isFramed, let frameSamples, let frameBytes, frameSamples == 576 || frameSamples == 1152,
                (1...2881).contains(frameBytes)
            else { return nil }
            return (frameSamples, frameBytes)
        }

        /// Checks the size of a clip's file.
        ///
        /// - Parameter path: the place of the size.
        package func check(bytes: Int, samples: Int, at path: JSONPath, into list: inout FaultList) {
            // A clip under 30 s has fewer samples than this; beyond it the products below could overflow.
            guard (1...30 * 192_000).contains(samples) else { return }
            if let frame, samples.isMultiple(of: frame.samples) {
                let exact = samples / frame.samples * frame.bytes
                list.require(
                    bytes == exact, .length, at: path, "\(bytes)",
                    "\(exact) bytes: \(samples / frame.samples) frames of \(frame.bytes)")
            } else if let payload = codec.payload(samples: samples) {
                list.require(
                    bytes >= payload, .length, at: path, "\(bytes)",
                    "at least the \(payload) bytes of \(samples) samples")
            }
        }
    }
}
