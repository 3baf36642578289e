public import VoiceTables

extension PackManifest {
    /// One encoding of a pack's clips; the same for all of them, so that clips of a rendition can be joined.
    public struct Rendition: Sendable, Equatable, Codable {
        /// How samples became bytes.
        public typealias Codec = SpliceManifest.Rendition.Codec
        /// How the bytes are wrapped.
        public typealias Container = SpliceManifest.Rendition.Container

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

        /// The MP3 frame, if it is one that lengths can be counted in.
        var frame: (samples: Int, bytes: Int)? { codec.frame(frameSamples, frameBytes) }

        /// Checks what no splicer needs. A whole number of frames goes into the bit rate, since all frames are equally long.
        func checkRest(at path: JSONPath, into list: inout FaultList) {
            list.require(channels, in: 1...1, at: path["channels"])
            list.require(bitRate, in: 1...Int.max, at: path["bitRate"])
            list.require(decoderDelay, in: 0...(codec.isFramed ? 2304 : 0), at: path["decoderDelay"])
            guard let frame, (1...192_000).contains(sampleRate), (1...10_000_000).contains(bitRate)
            else {
                return
            }
            list.require(
                frame.bytes * 8 * sampleRate == bitRate * frame.samples, .rendition, at: path["bitRate"], "\(bitRate)",
                "\(frame.bytes * 8 * sampleRate / frame.samples): \(frame.bytes) bytes for \(frame.samples) samples")
        }

        /// Samples of an MP3 frame: 576 in MPEG-2 (below 32 kHz), 1152 in MPEG-1 (ISO/IEC 11172-3 §2.4.2.1, 13818-3 §2.4.2.3).
        package static func frameSamples(sampleRate: Int) -> Int { sampleRate < 32000 ? 576 : 1152 }
    }
}

// What `manifest.json` writes as `splice.json` does.

extension SpliceManifest.Rendition.Codec: Codable {}
extension SpliceManifest.Rendition.Container: Codable {}

private enum Key: String, CodingKey { case code, scale, min, max, maxSeconds }

extension SpliceManifest.Currency: Codable {
    /// Decodes the members, and checks none.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            code: try values.decode(String.self, forKey: .code), scale: try values.decode(Int.self, forKey: .scale))
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(code, forKey: .code)
        try values.encode(scale, forKey: .scale)
    }
}

extension SpliceManifest.AmountRange: Codable {
    /// Decodes the members, and checks none.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(min: try values.decode(String.self, forKey: .min), max: try values.decode(String.self, forKey: .max))
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(min, forKey: .min)
        try values.encode(max, forKey: .max)
    }
}

extension SpliceManifest.Limits: Codable {
    /// Decodes the members, and checks none.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(maxSeconds: try values.decode(Double.self, forKey: .maxSeconds))
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(maxSeconds, forKey: .maxSeconds)
    }
}
