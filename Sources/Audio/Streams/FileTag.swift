import VoiceAssetAudioContainers

/// Tags that programs put before and behind sound of any format: ID3v1 and v2, APE, Lyrics3.
enum FileTag {
    /// Where a tag that begins at a place ends; nil if none begins there, or if it would reach beyond the file.
    static func end(at start: Int, of file: SoundSource) -> Int? {
        let bytes = file.read(at: start, count: 32)
        let end: Int
        if bytes.starts(with: "ID3".utf8), bytes.count >= 10, bytes[6..<10].allSatisfy({ $0 < 0x80 }) {
            // Four bytes of seven bits; a footer has ten bytes more. (ID3v2.4.0 §3.1)
            end = start + bytes[6..<10].reduce(0) { $0 << 7 | Int($1) } + (bytes[5] & 0x10 == 0 ? 10 : 20)
        } else if bytes.starts(with: "APETAGEX".utf8), bytes.count == 32 {
            // What the size counts stands before a footer, and behind a header, whose flag is bit 29.
            end = start + 32 + (bytes[23] & 0x20 == 0 ? 0 : Int(ByteOrder.little.number(bytes[12..<16])))
        } else if bytes.starts(with: "TAG".utf8), isStart(file.read(at: start + 128, count: 4)) {
            end = start + 128
        } else {
            return nil
        }
        return end <= file.bytes ? end : nil
    }

    /// Whether a file ends here, or a tag or an MP3's frame begins.
    private static func isStart(_ bytes: [UInt8]) -> Bool {
        bytes.isEmpty || bytes.starts(with: "ID3".utf8)
            || bytes.count == 4 && MPEGFrameHeader(UInt32(ByteOrder.big.number(bytes[...]))) != nil
    }

    /// The tags with which a file ends, in their order.
    static func behind(_ file: SoundSource, after least: Int) -> [Range<Int>] {
        var tags: [Range<Int>] = []
        var end = file.bytes
        while let start = start(endingAt: end, of: file), start >= least, start < end {
            tags.insert(start..<end, at: 0)
            end = start
        }
        return tags
    }

    private static func start(endingAt end: Int, of file: SoundSource) -> Int? {
        func holds(_ text: String, at offset: Int) -> Bool {
            guard offset >= 0 else { return false }
            return file.read(at: offset, count: text.utf8.count).elementsEqual(text.utf8)
        }
        if holds("TAG", at: end - 128) { return holds("TAG+", at: end - 355) ? end - 355 : end - 128 }
        if holds("APETAGEX", at: end - 32) {
            let footer = file.read(at: end - 32, count: 32)
            // Bit 31 says that there is a header too.
            return end - Int(ByteOrder.little.number(footer[12..<16])) - (footer[23] & 0x80 == 0 ? 0 : 32)
        }
        if holds("LYRICS200", at: end - 9) {
            let digits = file.read(at: end - 15, count: 6)
            return Int(String(decoding: digits, as: UTF8.self)).map { end - 15 - $0 }
        }
        guard holds("LYRICSEND", at: end - 9) else { return nil }
        // At most 5,100 bytes of text. (Lyrics3 v1)
        return file.first(Array("LYRICSBEGIN".utf8), from: max(0, end - 5200))
    }
}
