/// The chunks of a RIFF, RIFX, RF64, W64, AIFF or CAF file, one after the other.
package struct ChunkWalk: Sendable {
    /// The chunk that holds the sound.
    package let sound: String
    /// Whether anything may stand behind the sound: writers of RIFF and IFF leave half-written tags there.
    package let endsAtSound: Bool
    private let layout: ChunkLayout
    /// Where the next chunk begins; nil behind the last one.
    private var offset: Int?
    /// Of RF64: the size of `data`, whose own says 0xffffffff.
    private var largeSize: UInt64?
    private let isRF64: Bool
    private var left = Self.maximumChunks

    /// More than any recording has: it bounds what a hostile file costs.
    private static let maximumChunks = 10_000

    /// Nil for a file that is no such container.
    package init?<Source: ByteSource & ~Copyable>(_ file: borrowing Source) throws(Source.Failure) {
        let name = String(decoding: try file.read(at: 0, count: 4), as: UTF8.self)
        switch name {
        case "RIFF", "RF64": (layout, offset, sound, endsAtSound) = (.riff, 12, "data", true)
        case "RIFX": (layout, offset, sound, endsAtSound) = (.iff, 12, "data", true)
        case "FORM": (layout, offset, sound, endsAtSound) = (.iff, 12, "SSND", true)
        case "caff": (layout, offset, sound, endsAtSound) = (.caf, 8, "data", false)
        case "riff": (layout, offset, sound, endsAtSound) = (.w64, 40, "data", false)
        default: return nil
        }
        isRF64 = name == "RF64"
    }

    /// The next chunk, with the size that it has where its own header leaves that open; nil behind the last one.
    package mutating func next<Source: ByteSource & ~Copyable>(
        of file: borrowing Source
    ) throws(Source.Failure) -> Chunk? {
        guard let offset, left > 0, var chunk = try layout.chunk(at: offset, of: file) else { return nil }
        left -= 1
        if isRF64, chunk.name == "ds64" { try readLargeSize(chunk, of: file) }
        if chunk.name == sound {
            if isRF64, chunk.size == 0xffff_ffff {
                guard let largeSize else { return nil }
                chunk.size = largeSize
            } else if layout == .caf, chunk.size == UInt64.max {
                // −1 stands for "to the end".
                chunk.size = UInt64(max(0, file.bytes - chunk.content))
            }
        }
        self.offset = layout.end(of: chunk)
        return chunk
    }

    /// The second number of `ds64`. (EBU Tech 3306)
    private mutating func readLargeSize<Source: ByteSource & ~Copyable>(
        _ chunk: Chunk, of file: borrowing Source
    ) throws(Source.Failure) {
        let number = try file.read(at: chunk.content + 8, count: 8)
        if number.count == 8 { largeSize = layout.order.number(number[...]) }
    }
}
