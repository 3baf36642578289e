import Foundation

/// Joins clips of one rendition the way an app would: data after data, sizes patched. Knows only the documented layouts.
enum ContainerSplice {
    struct Malformed: Error {}

    /// RIFF/WAVE: the `data` chunks' payloads, the sizes of RIFF and `data`. (Microsoft, RIFF 1.0)
    static func wav(_ clips: [[UInt8]]) throws -> [UInt8] {
        let parts = try clips.map { try chunk("data", in: $0, from: 12, sizeBytes: 4, bigEndian: false) }
        let data = zip(clips, parts).flatMap { $0[$1.payload] }
        var bytes = Array(clips[0][..<parts[0].payload.lowerBound]) + data
        put(UInt64(data.count), into: &bytes, at: parts[0].size, count: 4, bigEndian: false)
        put(UInt64(bytes.count - 8), into: &bytes, at: 4, count: 4, bigEndian: false)
        return bytes
    }

    /// CAF: the `data` chunk's payload begins with a 32-bit edit count that stands once. (Apple, CAF 1.0)
    static func caf(_ clips: [[UInt8]]) throws -> [UInt8] {
        let parts = try clips.map { try chunk("data", in: $0, from: 8, sizeBytes: 8, bigEndian: true) }
        let data = zip(clips, parts).flatMap { $0[$1.payload.dropFirst(4)] }
        var bytes = Array(clips[0][..<(parts[0].payload.lowerBound + 4)]) + data
        put(UInt64(data.count + 4), into: &bytes, at: parts[0].size, count: 8, bigEndian: true)
        return bytes
    }

    /// AIFF-C: `SSND` after its offset and block size, the frame count of `COMM` (for IMA4 packets of 64 samples), and
    /// the size of `FORM`. What stands behind `SSND` is left out.
    static func aiff(_ clips: [[UInt8]]) throws -> [UInt8] {
        let parts = try clips.map { try chunk("SSND", in: $0, from: 12, sizeBytes: 4, bigEndian: true) }
        let common = try chunk("COMM", in: clips[0], from: 12, sizeBytes: 4, bigEndian: true)
        let data = zip(clips, parts).flatMap { $0[$1.payload.dropFirst(8)] }
        var bytes = Array(clips[0][..<(parts[0].payload.lowerBound + 8)]) + data
        put(UInt64(data.count + 8), into: &bytes, at: parts[0].size, count: 4, bigEndian: true)
        let counts = try clips.map { clip in
            let place = try chunk("COMM", in: clip, from: 12, sizeBytes: 4, bigEndian: true).payload.lowerBound + 2
            return clip[place..<place + 4].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        }
        put(counts.reduce(0, +), into: &bytes, at: common.payload.lowerBound + 2, count: 4, bigEndian: true)
        if bytes.count % 2 == 1 { bytes.append(0) }
        put(UInt64(bytes.count - 8), into: &bytes, at: 4, count: 4, bigEndian: true)
        return bytes
    }

    /// Where a chunk's size stands and where its payload is.
    private static func chunk(
        _ name: String, in bytes: [UInt8], from start: Int, sizeBytes: Int, bigEndian: Bool
    ) throws -> (size: Int, payload: Range<Int>) {
        var offset = start
        while offset + 4 + sizeBytes <= bytes.count {
            let field = bytes[offset + 4..<offset + 4 + sizeBytes]
            let size = Int((bigEndian ? Array(field) : field.reversed()).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
            let payload = offset + 4 + sizeBytes
            guard size <= bytes.count - payload else { throw Malformed() }
            if bytes[offset..<offset + 4].elementsEqual(name.utf8) { return (offset + 4, payload..<payload + size) }
            offset = payload + size + (sizeBytes == 4 ? size & 1 : 0)
        }
        throw Malformed()
    }

    private static func put(_ value: UInt64, into bytes: inout [UInt8], at offset: Int, count: Int, bigEndian: Bool) {
        for place in 0..<count {
            let shift = 8 * (bigEndian ? count - 1 - place : place)
            bytes[offset + place] = UInt8(truncatingIfNeeded: value >> UInt64(shift))
        }
    }
}
