import VoiceAssetAudioContainers

/// The number of bytes that the table in an MP3's first frame states. Programs that tag a file later leave it as it was. libmpg123 needs it for
/// nothing but a guess where to seek, and complains on standard error, without a name, if it is off by more than 1 %.
package enum StatedMP3Size {
    /// The frames of an MP3 without the tags around them, and with their bytes in the table.
    ///
    /// - Returns: nil of a file without a table that states a size, or if that is right.
    package static func corrected(_ bytes: [UInt8]) -> [UInt8]? {
        let start = tagEnd(bytes)
        guard start + 4 <= bytes.count else { return nil }
        guard let header = MPEGFrameHeader(UInt32(ByteOrder.big.number(bytes[start..<start + 4]))),
            start + header.bytes <= bytes.count,
            let name = header.table(in: bytes[start...]), ["Xing", "Info"].contains(name)
        else { return nil }
        let table = start + header.sideInformation.upperBound
        guard table + 16 <= start + header.bytes else { return nil }
        let flags = ByteOrder.big.number(bytes[table + 4..<table + 8])
        // The number of frames stands before that of bytes, if it is stated.
        let place = table + 8 + (flags & 1 == 1 ? 4 : 0)
        let end = bytes.count - (bytes.suffix(128).starts(with: "TAG".utf8) ? 128 : 0)
        guard flags & 2 == 2, end > place + 4, ByteOrder.big.number(bytes[place..<place + 4]) != UInt64(end - start)
        else { return nil }
        var stated = Array(bytes[start..<end])
        stated.replaceSubrange(place - start..<place - start + 4, with: ByteOrder.big.bytes(end - start, count: 4))
        return stated
    }

    /// The end of an ID3v2 tag that the file begins with; 0 without one. (ID3v2.4.0 §3.1)
    private static func tagEnd(_ bytes: [UInt8]) -> Int {
        guard bytes.starts(with: "ID3".utf8), bytes.count > 10 else { return 0 }
        return bytes[6..<10].reduce(0) { $0 << 7 | Int($1 & 0x7f) } + (bytes[5] & 0x10 == 0 ? 10 : 20)
    }
}
