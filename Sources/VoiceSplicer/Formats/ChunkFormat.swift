import VoiceAssetAudioContainers

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
    func header(payload: Int) -> [UInt8] {
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
