/// The sizes that WAV, RF64, W64, AIFF, CAF, AU, FLAC and Ogg state in their headers, held against the bytes that are there.
///
/// libsndfile quietly reads what a cut-off file still holds; the end of the word may be missing then.
enum ContainerSizes {
    struct Lie: Equatable {
        /// The chunk's four characters.
        var chunk: String
        /// Bytes of payload that the header promises.
        var promised: UInt64
        /// Bytes that follow the chunk's header.
        var present: Int
    }

    /// The first chunk that promises more bytes than the file holds.
    static func lie(in bytes: [UInt8]) -> Lie? {
        switch tag(bytes, at: 0) {
        case "RIFF", "RIFX": return riff(bytes, bigEndian: bytes[3] == UInt8(ascii: "X"))
        case "RF64": return rf64(bytes)
        case "riff": return w64(bytes)
        case "FORM": return riff(bytes, bigEndian: true)
        case "caff": return caf(bytes)
        case ".snd": return au(bytes)
        case "fLaC": return flac(bytes)
        case "OggS": return ogg(bytes)
        default: return nil
        }
    }

    /// EA IFF 85 chunks and their RIFF kin: four characters, 32-bit size, payload padded to an even size.
    private static func riff(_ bytes: [UInt8], bigEndian: Bool) -> Lie? {
        var offset = 12
        while let name = tag(bytes, at: offset),
            let size = integer(bytes, at: offset + 4, bytes: 4, bigEndian: bigEndian)
        {
            let present = bytes.count - (offset + 8)
            if size > UInt64(present) { return Lie(chunk: name, promised: size, present: present) }
            // What follows the sound may be anything, and does not matter.
            if name == "data" || name == "SSND" { return nil }
            offset += 8 + Int(size) + Int(size & 1)
        }
        return nil
    }

    /// RF64: as RIFF, but the `ds64` chunk states the size of `data`, whose own says 0xffffffff. (EBU Tech 3306)
    private static func rf64(_ bytes: [UInt8]) -> Lie? {
        guard tag(bytes, at: 12) == "ds64", let data = integer(bytes, at: 28, bytes: 8, bigEndian: false) else {
            return nil
        }
        var offset = 12
        while let name = tag(bytes, at: offset), let size = integer(bytes, at: offset + 4, bytes: 4, bigEndian: false) {
            let present = bytes.count - (offset + 8)
            let promised = name == "data" && size == 0xffff_ffff ? data : size
            if promised > UInt64(max(0, present)) {
                return Lie(chunk: name, promised: promised, present: max(0, present))
            }
            if name == "data" { return nil }
            offset += 8 + Int(promised) + Int(promised & 1)
        }
        return nil
    }

    /// Sony's W64: chunks named by 16 bytes, of which the first four are RIFF's in lower case; a 64-bit size that
    /// includes the 24 bytes of name and size; padded to 8 bytes.
    private static func w64(_ bytes: [UInt8]) -> Lie? {
        var offset = 40
        while let name = tag(bytes, at: offset), let size = integer(bytes, at: offset + 16, bytes: 8, bigEndian: false)
        {
            let present = bytes.count - offset
            if size > UInt64(present) { return Lie(chunk: name, promised: size, present: present) }
            guard size >= 24 else { return nil }
            offset += Int(size + 7) & ~7
        }
        return nil
    }

    /// CAF chunks: four characters, 64-bit signed size, payload; the last `data` chunk may state −1 for "to the end".
    private static func caf(_ bytes: [UInt8]) -> Lie? {
        var offset = 8
        while let name = tag(bytes, at: offset), let size = integer(bytes, at: offset + 4, bytes: 8, bigEndian: true) {
            let present = bytes.count - (offset + 12)
            if name == "data", size == UInt64.max { return nil }
            if size > UInt64(present) { return Lie(chunk: name, promised: size, present: present) }
            offset += 12 + Int(size)
        }
        return nil
    }

    /// AU: where the sound begins and its bytes, big-endian; 0xffffffff for "to the end".
    private static func au(_ bytes: [UInt8]) -> Lie? {
        guard let offset = integer(bytes, at: 4, bytes: 4, bigEndian: true),
            let size = integer(bytes, at: 8, bytes: 4, bigEndian: true)
        else { return Lie(chunk: ".snd", promised: 24, present: bytes.count) }
        let present = max(0, bytes.count - Int(offset))
        return size != 0xffff_ffff && size > UInt64(present)
            ? Lie(chunk: ".snd", promised: size, present: present) : nil
    }

    /// FLAC's metadata blocks: a bit for the last one, seven for the kind, and a 24-bit size. (RFC 9639 §8.1) libsndfile
    /// itself counts the samples that follow.
    private static func flac(_ bytes: [UInt8]) -> Lie? {
        var offset = 4
        while true {
            guard let size = integer(bytes, at: offset + 1, bytes: 3, bigEndian: true) else {
                return Lie(chunk: "fLaC", promised: 4, present: max(0, bytes.count - offset))
            }
            let present = bytes.count - (offset + 4)
            if size > UInt64(present) { return Lie(chunk: "fLaC", promised: size, present: present) }
            if bytes[offset] >= 0x80 { return nil }
            offset += 4 + Int(size)
        }
    }

    /// Ogg's pages, up to the one that is marked as the stream's last. (RFC 3533 §6)
    private static func ogg(_ bytes: [UInt8]) -> Lie? {
        var offset = 0
        while true {
            let left = bytes.count - offset
            guard left >= 27, tag(bytes, at: offset) == "OggS" else {
                return Lie(chunk: "OggS", promised: 27, present: max(0, left < 27 ? left : 0))
            }
            let segments = Int(bytes[offset + 26])
            guard left >= 27 + segments else {
                return Lie(chunk: "OggS", promised: UInt64(27 + segments), present: left)
            }
            let table = bytes[offset + 27..<offset + 27 + segments]
            let size = 27 + segments + table.reduce(0) { $0 + Int($1) }
            if size > left { return Lie(chunk: "OggS", promised: UInt64(size), present: left) }
            if bytes[offset + 5] & 4 != 0 { return nil }
            offset += size
        }
    }

    private static func tag(_ bytes: [UInt8], at offset: Int) -> String? {
        guard offset + 4 <= bytes.count else { return nil }
        let characters = bytes[offset..<offset + 4]
        guard characters.allSatisfy({ (0x20...0x7e).contains($0) }) else { return nil }
        return String(decoding: characters, as: UTF8.self)
    }

    private static func integer(_ bytes: [UInt8], at offset: Int, bytes count: Int, bigEndian: Bool) -> UInt64? {
        guard offset + count <= bytes.count else { return nil }
        let slice = bytes[offset..<offset + count]
        return (bigEndian ? Array(slice) : slice.reversed()).reduce(0) { $0 << 8 | UInt64($1) }
    }
}
