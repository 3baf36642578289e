/// The sizes that WAV, RF64, W64, AIFF and CAF state in their headers, held against the bytes that are there.
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
