import VoiceAssetAudioContainers

/// Tags that programs put before and behind sound of any format: ID3v1 and v2, APE, Lyrics3.
enum FileTag {
    /// The bytes that those begin with that are known by their beginning.
    static let beginnings = Array("IAT".utf8)

    static func kind(at start: Int, of file: SoundSource) -> ForeignBytes.Kind {
        let kinds: [String: ForeignBytes.Kind] = ["I": .id3v2, "T": .id3v1, "L": .lyrics]
        return kinds[String(decoding: file.read(at: start, count: 1), as: UTF8.self)] ?? .ape
    }

    /// Where a tag that begins at a place ends; nil if none begins there, or if it would reach beyond the file.
    static func end(at start: Int, of file: SoundSource) -> Int? {
        let bytes = file.read(at: start, count: 32)
        let size: Int
        if bytes.starts(with: "ID3".utf8), bytes.count >= 10, bytes[6..<10].allSatisfy({ $0 < 0x80 }) {
            // Four bytes of seven bits; a footer has ten bytes more. (ID3v2.4.0 §3.1)
            size = bytes[6..<10].reduce(0) { $0 << 7 | Int($1) } + (bytes[5] & 0x10 == 0 ? 10 : 20)
        } else if bytes.starts(with: "APETAGEX".utf8), bytes.count == 32 {
            // What the size counts stands before a footer, and behind a header, whose flag is bit 29.
            size = 32 + (bytes[23] & 0x20 == 0 ? 0 : Int(ByteOrder.little.number(bytes[12..<16])))
        } else if bytes.starts(with: "TAG".utf8), isStart(file.read(at: start + 128, count: 4)) {
            size = 128
        } else {
            return nil
        }
        return size <= file.bytes - start ? start + size : nil
    }

    /// Whether a file ends here, or a tag or an MP3's frame begins.
    private static func isStart(_ bytes: [UInt8]) -> Bool {
        bytes.isEmpty || bytes.starts(with: "ID3".utf8)
            || bytes.count == 4 && MPEGFrameHeader(UInt32(ByteOrder.big.number(bytes[...]))) != nil
    }

    /// The tags with which a range of a file ends, in their order.
    static func behind(_ range: Range<Int>, of file: SoundSource) -> [Range<Int>] {
        guard let start = start(endingAt: range.upperBound, of: file), range.contains(start) else { return [] }
        return behind(range.lowerBound..<start, of: file) + [start..<range.upperBound]
    }

    private static func start(endingAt end: Int, of file: SoundSource) -> Int? {
        func holds(_ text: String, _ before: Int) -> Bool {
            file.read(at: end - before, count: text.utf8.count).elementsEqual(text.utf8)
        }
        if holds("TAG", 128) { return end - (holds("TAG+", 355) ? 355 : 128) }
        if holds("APETAGEX", 32) {
            let footer = file.read(at: end - 32, count: 32)
            // Bit 31 says that there is a header too.
            return end - Int(ByteOrder.little.number(footer[12..<16])) - (footer[23] & 0x80 == 0 ? 0 : 32)
        }
        if holds("LYRICS200", 9) {
            return Int(String(decoding: file.read(at: end - 15, count: 6), as: UTF8.self)).map { end - 15 - $0 }
        }
        // At most 5,100 bytes of text. (Lyrics3 v1)
        let start = max(0, end - 5200)
        let text = holds("LYRICSEND", 9) ? file.read(at: start, count: end - start) : []
        return text.firstRange(of: "LYRICSBEGIN".utf8).map { start + $0.lowerBound }
    }
}
