/// A container of chunks: four characters, a size and so many bytes each.
struct ChunkFormat: Sendable, Hashable {
    /// The file's beginning: in RIFF and IFF the outermost chunk with its size, in CAF a version.
    enum Frame: Sendable, Hashable {
        /// Four characters, the size of all that follows, four characters.
        case outermost(String, String)
        /// These bytes.
        case bytes([UInt8])
    }

    /// A chunk whose content is the same in every file but for the number of packets in it.
    struct Description: Sendable, Hashable {
        var name: String
        var content: [UInt8]
        /// Where a 32-bit number of packets stands in the content.
        var packetCount: Int?
        /// Bytes at the content's end that a clip may have otherwise: names and padding.
        var free = 0
    }

    var frame: Frame
    /// Bytes of a chunk's size, 4 or 8.
    var sizeBytes: Int
    var isBigEndian: Bool
    /// Whether chunks are padded to an even size.
    var isPadded: Bool
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
    func header(payload: Int) -> [UInt8] {
        var rest: [UInt8] = []
        for description in descriptions {
            rest += chunk(description.name, size: description.content.count)
            rest += expected(description, packets: payload / packetBytes)
        }
        rest += chunk(sound, size: soundOffset + payload) + [UInt8](repeating: 0, count: soundOffset)
        switch frame {
        case .bytes(let bytes): return bytes + rest
        case .outermost(let name, let kind):
            return chunk(name, size: 4 + rest.count + payload) + Array(kind.utf8) + rest
        }
    }

    /// A description's content in a file of so many packets.
    func expected(_ description: Description, packets: Int) -> [UInt8] {
        var content = description.content
        if let place = description.packetCount {
            content.replaceSubrange(place..<place + 4, with: Bytes.number(packets, count: 4, isBigEndian: isBigEndian))
        }
        return content
    }

    private func chunk(_ name: String, size: Int) -> [UInt8] {
        Array(name.utf8) + Bytes.number(size, count: sizeBytes, isBigEndian: isBigEndian)
    }
}

/// Numbers as bytes.
enum Bytes {
    static func number(_ value: Int, count: Int, isBigEndian: Bool) -> [UInt8] {
        number(UInt64(truncatingIfNeeded: value), count: count, isBigEndian: isBigEndian)
    }

    static func number(_ value: UInt64, count: Int, isBigEndian: Bool) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * (isBigEndian ? count - 1 - $0 : $0))) }
    }

    static func big(_ value: Int, _ count: Int) -> [UInt8] { number(value, count: count, isBigEndian: true) }
    static func little(_ value: Int, _ count: Int) -> [UInt8] { number(value, count: count, isBigEndian: false) }
}
