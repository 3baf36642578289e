/// Ogg files of recorders that stop in the middle of a stream: their pages are whole, and the last one holds the start of a
/// packet, too, which was to go on in the next.
package enum UnendedOgg {
    /// An Ogg file cut behind each page of sound but for the last.
    package static func cuts(of whole: [UInt8]) -> [[UInt8]] {
        let pages = whole.indices.filter { whole[$0...].starts(with: "OggS".utf8) }
        // Two pages of headers come first.
        return zip(pages, pages.dropFirst()).dropFirst(2).map { start, end in
            Array(whole[..<start]) + unfinished(Array(whole[start..<end]), by: whole.prefix(255))
        }
    }

    private static func unfinished(_ page: [UInt8], by segment: ArraySlice<UInt8>) -> [UInt8] {
        let header = 27 + Int(page[26])
        var bytes = page[..<26] + [page[26] + 1] + page[27..<header] + [255] + page[header...] + segment
        bytes.replaceSubrange(22..<26, with: [0, 0, 0, 0])
        // A remainder by the polynomial 0x04c11db7, over all bytes with zeros in its place. (RFC 3533 §6)
        let checksum = bytes.reduce(0 as UInt32) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte) << 24) { rest, _ in rest << 1 ^ (rest >> 31) * 0x04c1_1db7 }
        }
        bytes.replaceSubrange(22..<26, with: (0..<4).map { UInt8(truncatingIfNeeded: checksum >> (8 * $0)) })
        return Array(bytes)
    }
}
