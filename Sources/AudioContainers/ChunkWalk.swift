/// A piece of a container, as its header states it: the file may end before it does.
package struct Chunk: Sendable, Equatable {
    /// Four printable characters.
    package var name: String
    /// Where its content begins, in the file.
    package var content: Int
    /// Bytes of content that the header states.
    package var size: UInt64

    package init(name: String, content: Int, size: UInt64) {
        (self.name, self.content, self.size) = (name, content, size)
    }
}

/// How a container's chunks are laid out: a name, a size and so many bytes each.
package struct ChunkLayout: Sendable, Equatable {
    package let order: ByteOrder
    /// Bytes of a name. The first four are characters and tell the chunks apart.
    private let nameBytes: Int
    /// Bytes of a size, 4 or 8.
    package let sizeBytes: Int
    /// Whether the size counts the name and itself too.
    private let sizeCountsHeader: Bool
    /// A chunk begins at a multiple of so many bytes behind the one before it.
    private let alignment: Int

    /// RIFF, and RF64 but for two sizes. (Microsoft and IBM: Multimedia Programming Interface and Data Specifications
    /// 1.0, 1991; EBU Tech 3306)
    package static let riff = Self(
        order: .little, nameBytes: 4, sizeBytes: 4, sizeCountsHeader: false, alignment: 2)
    /// RIFF with the most significant byte first, and AIFF. (EA IFF 85)
    package static let iff = Self(order: .big, nameBytes: 4, sizeBytes: 4, sizeCountsHeader: false, alignment: 2)
    /// Core Audio Format. (Apple Core Audio Format Specification 1.0)
    package static let caf = Self(order: .big, nameBytes: 4, sizeBytes: 8, sizeCountsHeader: false, alignment: 1)
    /// Sony's W64: names are GUIDs, whose first four bytes are RIFF's names in lower case.
    package static let w64 = Self(order: .little, nameBytes: 16, sizeBytes: 8, sizeCountsHeader: true, alignment: 8)

    /// Bytes of a name and a size.
    package var headerBytes: Int { nameBytes + sizeBytes }

    /// A chunk's name and size. Names have four characters, so W64's are not to be had.
    package func header(_ name: String, size: Int) -> [UInt8] { Array(name.utf8) + order.bytes(size, count: sizeBytes) }

    /// The chunk whose header stands at a place; nil if the file ends before the header does, and if the name is not printable. A size
    /// that is smaller than the header that it counts is one that nobody wrote yet.
    package func chunk<Source: ByteSource & ~Copyable>(
        at offset: Int, of file: borrowing Source
    ) throws(Source.Failure) -> Chunk? {
        let header = try file.read(at: offset, count: headerBytes)
        let uncounted: UInt64 = sizeCountsHeader ? UInt64(headerBytes) : 0
        guard header.count == headerBytes, header[..<4].allSatisfy({ (0x20...0x7e).contains($0) }) else { return nil }
        let size = max(uncounted, order.number(header[nameBytes...])) - uncounted
        return Chunk(name: String(decoding: header[..<4], as: UTF8.self), content: offset + headerBytes, size: size)
    }

    /// What stands in the header of a chunk with so many bytes of content.
    package func size(_ content: Int) -> Int { content + (sizeCountsHeader ? headerBytes : 0) }

    /// What pads so many bytes. A header's bytes are a multiple of the alignment.
    package func padding(_ bytes: Int) -> [UInt8] {
        [UInt8](repeating: 0, count: (alignment - bytes % alignment) % alignment)
    }

    /// Where the chunk behind this one begins; nil if no file is so long.
    package func end(of chunk: Chunk) -> Int? {
        guard let size = Int(exactly: chunk.size) else { return nil }
        let padding = padding(size).count
        let (end, overflows) = chunk.content.addingReportingOverflow(size)
        guard !overflows, end <= Int.max - padding else { return nil }
        return end + padding
    }
}

/// The chunks of a RIFF, RIFX, RF64, W64, AIFF or CAF file, one after the other.
package struct ChunkWalk: Sendable {
    /// The chunk that holds the sound.
    package let sound: String
    /// The four characters that the file begins with.
    package let container: String
    package let layout: ChunkLayout
    /// Where the next chunk begins, or the last one ends.
    package private(set) var position: Int
    /// Of RF64: the size of `data`, whose own says 0xffffffff.
    private var largeSize: UInt64?
    private var left = Self.maximumChunks

    /// More than any recording has: it bounds what a hostile file costs.
    private static let maximumChunks = 10_000

    /// Nil for what is no such container.
    ///
    /// - Parameter start: where it begins in the file.
    package init?<Source: ByteSource & ~Copyable>(
        _ file: borrowing Source, at start: Int = 0
    ) throws(Source.Failure) {
        container = String(decoding: try file.read(at: start, count: 4), as: UTF8.self)
        switch container {
        case "RIFF", "RF64": (layout, position, sound) = (.riff, start + 12, "data")
        case "RIFX": (layout, position, sound) = (.iff, start + 12, "data")
        case "FORM": (layout, position, sound) = (.iff, start + 12, "SSND")
        case "caff": (layout, position, sound) = (.caf, start + 8, "data")
        case "riff": (layout, position, sound) = (.w64, start + 40, "data")
        default: return nil
        }
    }

    /// The next chunk, with the size that `ds64` states in place of its own; nil behind the last one, and where another file
    /// of the kind begins. `UInt64.max` stands for a size that is left open.
    package mutating func next<Source: ByteSource & ~Copyable>(
        of file: borrowing Source
    ) throws(Source.Failure) -> Chunk? {
        guard left > 0, var chunk = try layout.chunk(at: position, of: file), chunk.name != container else {
            return nil
        }
        left -= 1
        if container == "RF64" {
            if chunk.name == "ds64" { try readLargeSize(chunk, of: file) }
            if chunk.name == sound, chunk.size == 0xffff_ffff { chunk.size = largeSize ?? UInt64.max }
        }
        position = try end(of: chunk, in: file)
        return chunk
    }

    /// Where the next chunk begins: some programs leave out the byte that pads an odd size.
    private func end<Source: ByteSource & ~Copyable>(
        of chunk: Chunk, in file: borrowing Source
    ) throws(Source.Failure) -> Int {
        guard let end = layout.end(of: chunk) else { return Int.max }
        let unpadded = chunk.content + Int(chunk.size)
        guard end - unpadded == 1, try file.read(at: unpadded, count: 1).first.map({ $0 != 0 }) == true,
            try layout.chunk(at: unpadded, of: file) != nil
        else { return end }
        return unpadded
    }

    /// The second number of `ds64`. (EBU Tech 3306)
    private mutating func readLargeSize<Source: ByteSource & ~Copyable>(
        _ chunk: Chunk, of file: borrowing Source
    ) throws(Source.Failure) {
        let number = try file.read(at: chunk.content + 8, count: 8)
        if number.count == 8 { largeSize = layout.order.number(number[...]) }
    }
}
