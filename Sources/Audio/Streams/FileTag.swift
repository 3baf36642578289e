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
        } else if bytes.starts(with: "TAG".utf8),
            start + 128 == file.bytes || file.read(at: start + 128, count: 3).elementsEqual("ID3".utf8)
                || MPEGFrame.header(at: start + 128, file) != nil
        {
            size = 128
        } else {
            return nil
        }
        return size <= file.bytes - start ? start + size : nil
    }

    /// The tags with which a range of a file ends, in their order.
    static func behind(_ range: Range<Int>, of file: SoundSource) -> [Range<Int>] {
        var tags: [Range<Int>] = []
        var end = range.upperBound
        while let start = start(endingAt: end, of: file), (range.lowerBound..<end).contains(start) {
            tags.append(start..<end)
            end = start
        }
        return tags.reversed()
    }

    private static func start(endingAt end: Int, of file: SoundSource) -> Int? {
        func holds(_ text: String, _ before: Int) -> Bool {
            file.read(at: end - before, count: text.utf8.count).elementsEqual(text.utf8)
        }
        if holds("TAG", 128) { return end - (holds("TAG+", 355) ? 355 : 128) }
        if holds("APETAGEX", 32) {
            // Bit 31 says that there is a header too.
            let hasHeader = file.number(at: end - 9, 1) & 0x80 != 0
            return end - file.number(at: end - 20, 4, .little) - (hasHeader ? 32 : 0)
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
