import VoiceAssetAudioContainers
import VoiceTables

/// A container of chunks: four characters, a size and so many bytes each.
package struct ChunkFormat: Sendable {
    /// The file's beginning: in RIFF and IFF the outermost chunk with its size, in CAF a version.
    enum Frame: Sendable {
        /// Four characters, the size of all that follows, four characters.
        case outermost(String, String)
        /// These bytes.
        case bytes([UInt8])
    }

    /// A chunk whose content is the same in every file but for the number of packets in it.
    struct Description: Sendable {
        var name: String
        var content: [UInt8]
        /// Where a 32-bit number of packets stands in the content.
        var packetCount: Int?
        /// Bytes at the content's end that a clip may have otherwise: names and padding.
        var free = 0
    }

    var frame: Frame
    var layout: ChunkLayout
    /// What stands before the sound, in this order.
    var descriptions: [Description]
    /// The chunk that holds the sound.
    var sound: String
    /// Zeros in that chunk before the sound: offsets and edit counts.
    var soundOffset: Int
    var packetSamples: Int
    /// Even where chunks are padded, so that the sound needs no padding.
    var packetBytes: Int

    /// The beginning of a file with so many bytes of sound.
    package func header(payload: Int) -> [UInt8] {
        var rest: [UInt8] = []
        for description in descriptions {
            rest += layout.header(description.name, size: description.content.count)
            rest += expected(description, packets: payload / packetBytes)
        }
        rest += layout.header(sound, size: soundOffset + payload) + [UInt8](repeating: 0, count: soundOffset)
        switch frame {
        case .bytes(let bytes): return bytes + rest
        case .outermost(let name, let kind):
            return layout.header(name, size: 4 + rest.count + payload) + Array(kind.utf8) + rest
        }
    }

    /// A description's content in a file of so many packets.
    func expected(_ description: Description, packets: Int) -> [UInt8] {
        var content = description.content
        if let place = description.packetCount {
            content.replaceSubrange(place..<place + 4, with: layout.order.bytes(packets, count: 4))
        }
        return content
    }
}

/// AIFF-C. (Apple: Audio Interchange File Format AIFF-C, draft 1991-08-26)
enum AIFFFormat {
    /// A compressed sound in one channel: `COMM` counts packets.
    static func compressed(
        _ codec: SpliceManifest.Rendition.Codec, in packet: (samples: Int, bytes: Int), sampleRate: Int
    ) -> ChunkFormat {
        let version = ByteOrder.big.bytes(0xa280_5140, count: 4)
        let common =
            ByteOrder.big.bytes(1, count: 2) + ByteOrder.big.bytes(0, count: 4) + ByteOrder.big.bytes(16, count: 2)
            + extended(sampleRate) + Array(codec.mark.utf8)
            // The codec's name, empty, padded.
            + [0, 0]
        return ChunkFormat(
            frame: .outermost("FORM", "AIFC"), layout: .iff,
            descriptions: [
                .init(name: "FVER", content: version),
                .init(name: "COMM", content: common, packetCount: 2, free: 2),
            ], sound: "SSND", soundOffset: 8, packetSamples: packet.samples, packetBytes: packet.bytes)
    }

    /// A whole number, 1 or more, as an 80-bit IEEE 754 float.
    private static func extended(_ number: Int) -> [UInt8] {
        let value = UInt64(number)
        let shift = value.leadingZeroBitCount
        return ByteOrder.big.bytes(16383 + 63 - shift, count: 2) + ByteOrder.big.bytes(value << UInt64(shift), count: 8)
    }
}

/// Core Audio Format. (Apple Core Audio Format Specification 1.0)
enum CAFFormat {
    /// One channel; linear PCM is big-endian. The `desc` chunk: rate (64-bit float), format, flags, bytes and samples of a packet,
    /// channels, bits of a sample, which is 0 where samples have no bits of their own. The `data` chunk begins with an edit count of 32 bits.
    static func sound(
        _ codec: SpliceManifest.Rendition.Codec, in packet: (samples: Int, bytes: Int), sampleRate: Int
    ) -> ChunkFormat {
        let rate = ByteOrder.big.bytes(Double(sampleRate).bitPattern, count: 8)
        let bits = packet.samples == 1 ? 8 * packet.bytes : 0
        let figures = [0, packet.bytes, packet.samples, 1, bits].flatMap { ByteOrder.big.bytes($0, count: 4) }
        return ChunkFormat(
            frame: .bytes(Array("caff".utf8) + [0, 1, 0, 0]), layout: .caf,
            descriptions: [.init(name: "desc", content: rate + Array(codec.mark.utf8) + figures)],
            sound: "data", soundOffset: 4, packetSamples: packet.samples, packetBytes: packet.bytes)
    }
}

extension SpliceManifest.Rendition.Codec {
    /// The four characters that CAF and AIFF-C name it by.
    fileprivate var mark: String { self == .pcm ? "lpcm" : rawValue }
}

/// RIFF/WAVE. (Microsoft and IBM: Multimedia Programming Interface and Data Specifications 1.0, 1991)
package enum WAVEFormat {
    /// 16-bit samples in one channel.
    package static func pcm(sampleRate: Int) -> ChunkFormat {
        let wavePCM = 1
        let figures = [
            (wavePCM, bytes: 2), (1, bytes: 2), (sampleRate, bytes: 4), (sampleRate * 2, bytes: 4), (2, bytes: 2),
            (16, bytes: 2),
        ]
        let content = figures.flatMap { ByteOrder.little.bytes($0.0, count: $0.bytes) }
        return ChunkFormat(
            frame: .outermost("RIFF", "WAVE"), layout: .riff,
            descriptions: [.init(name: "fmt ", content: content)], sound: "data", soundOffset: 0, packetSamples: 1,
            packetBytes: 2)
    }
}
