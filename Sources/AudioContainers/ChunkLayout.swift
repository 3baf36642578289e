/// How a container's chunks are laid out: a name, a size and so many bytes each.
package struct ChunkLayout: Sendable, Hashable {
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

    /// The chunk whose header stands at a place; nil if the file ends before the header does, if the name is not
    /// printable, and if the size is smaller than the header that it counts.
    package func chunk<Source: ByteSource & ~Copyable>(
        at offset: Int, of file: borrowing Source
    ) throws(Source.Failure) -> Chunk? {
        let header = try file.read(at: offset, count: headerBytes)
        let uncounted: UInt64 = sizeCountsHeader ? UInt64(headerBytes) : 0
        guard header.count == headerBytes, header[..<4].allSatisfy({ (0x20...0x7e).contains($0) }) else { return nil }
        let size = order.number(header[nameBytes...])
        guard size >= uncounted else { return nil }
        return Chunk(
            name: String(decoding: header[..<4], as: UTF8.self), content: offset + headerBytes, size: size - uncounted)
    }

    /// Where the chunk behind this one begins; nil if no file is so long.
    package func end(of chunk: Chunk) -> Int? {
        guard let size = Int(exactly: chunk.size) else { return nil }
        // A header's bytes are a multiple of the alignment.
        let padding = (alignment - size % alignment) % alignment
        let (end, overflows) = chunk.content.addingReportingOverflow(size)
        guard !overflows, end <= Int.max - padding else { return nil }
        return end + padding
    }
}
