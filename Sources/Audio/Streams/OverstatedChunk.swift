package import VoiceAssetAudioContainers

/// A part of an audio file that promises more bytes than are there: the file was cut off.
///
/// libsndfile quietly reads what a cut-off file still holds; the end of the word may be missing then.
package struct OverstatedChunk: Sendable, Hashable {
    /// The chunk's four characters, or those that the file begins with.
    package var name: String
    /// Bytes of content that the header promises.
    package var promised: UInt64
    /// Bytes that follow the header.
    package var present: Int
    /// Whether all that is there is whole, and only what was to follow is missing: a page of Ogg's.
    package var endsWhole: Bool

    private init(_ name: String, promised: UInt64, present: Int, endsWhole: Bool = false) {
        self.name = name
        self.promised = promised
        self.present = max(0, present)
        self.endsWhole = endsWhole
    }

    /// The first of a WAV, RF64, W64, AIFF, CAF, AU, FLAC or Ogg file; nil if all that is promised is there, and for
    /// other files.
    package init?(in bytes: [UInt8]) { self.init(in: HeldBytes(bytes[...])) }

    /// The first of a WAV, RF64, W64, AIFF, CAF, AU, FLAC or Ogg file; nil if all that is promised is there, and for
    /// other files.
    package init?<Source: ByteSource & ~Copyable>(in file: borrowing Source) throws(Source.Failure) {
        let found: Self?
        if let walk = try ChunkWalk(file) {
            found = try Self.chunk(of: walk, in: file)
        } else {
            switch String(decoding: try file.read(at: 0, count: 4), as: UTF8.self) {
            case ".snd": found = try Self.au(file)
            case "fLaC": found = try Self.flac(file)
            case "OggS": found = try Self.ogg(file)
            default: return nil
            }
        }
        guard let found else { return nil }
        self = found
    }

    private static func chunk<Source: ByteSource & ~Copyable>(
        of walk: ChunkWalk, in file: borrowing Source
    ) throws(Source.Failure) -> Self? {
        var walk = walk
        while let chunk = try walk.next(of: file) {
            let present = file.bytes - chunk.content
            if chunk.size > UInt64(present) { return Self(chunk.name, promised: chunk.size, present: present) }
            if walk.endsAtSound, chunk.name == walk.sound { return nil }
        }
        return nil
    }

    /// AU: where the sound begins and its bytes, big-endian; 0xffffffff for "to the end".
    private static func au<Source: ByteSource & ~Copyable>(_ file: borrowing Source) throws(Source.Failure) -> Self? {
        let header = try file.read(at: 0, count: 12)
        guard header.count == 12 else { return Self(".snd", promised: 24, present: header.count) }
        let offset = ByteOrder.big.number(header[4..<8])
        let size = ByteOrder.big.number(header[8..<12])
        let present = max(0, file.bytes - Int(offset))
        return size != 0xffff_ffff && size > UInt64(present) ? Self(".snd", promised: size, present: present) : nil
    }

    /// FLAC's metadata blocks: a bit for the last one, seven for the kind, and a 24-bit size. (RFC 9639 §8.1) libsndfile
    /// itself counts the samples that follow.
    private static func flac<Source: ByteSource & ~Copyable>(_ file: borrowing Source) throws(Source.Failure) -> Self? {
        var offset = 4
        while true {
            let header = try file.read(at: offset, count: 4)
            guard header.count == 4 else { return Self("fLaC", promised: 4, present: file.bytes - offset) }
            let size = ByteOrder.big.number(header[1...])
            let present = file.bytes - (offset + 4)
            if size > UInt64(present) { return Self("fLaC", promised: size, present: present) }
            if header[0] >= 0x80 { return nil }
            offset += 4 + Int(size)
        }
    }

    /// Ogg's pages, up to the one that is marked as the stream's last: a header of 27 bytes, of which the last counts the
    /// segments, and a byte for the size of each. (RFC 3533 §6) Recorders that don't mark it, as of 2007, end at the end of a
    /// page and of what it holds: a segment of 255 bytes would go on in another page.
    private static func ogg<Source: ByteSource & ~Copyable>(_ file: borrowing Source) throws(Source.Failure) -> Self? {
        var (offset, goesOn) = (0, true)
        while offset < file.bytes || goesOn {
            let left = file.bytes - offset
            let page = try file.read(at: offset, count: 27 + 255)
            guard page.count >= 27, page.starts(with: "OggS".utf8) else {
                return Self("OggS", promised: 27, present: left < 27 ? left : 0, endsWhole: left == 0 && offset > 0)
            }
            let header = 27 + Int(page[26])
            guard page.count >= header else { return Self("OggS", promised: UInt64(header), present: left) }
            let size = page[27..<header].reduce(header) { $0 + Int($1) }
            if size > left { return Self("OggS", promised: UInt64(size), present: left) }
            if page[5] & 4 != 0 { return nil }
            if header > 27 { goesOn = page[header - 1] == 255 }
            offset += size
        }
        return nil
    }
}
