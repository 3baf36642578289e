import VoiceAssetAudioContainers

// Pages of Ogg: a header of 27 bytes, of which the last counts the segments, a byte for the size of each, and these. (RFC 3533 §6)
extension SoundLayout {
    /// Adds the streams that follow each other from a place on, each a part of its own.
    mutating func addOgg(from start: Int, of file: SoundSource) -> Int? {
        var link = OggLink(offset: start)
        var offset = start
        while offset < file.bytes, pages < Self.mostPages {
            pages += 1
            guard let page = OggPage(at: offset, of: file) else {
                guard let next = nextPage(from: offset + 1, of: file) else { break }
                remark(.unknown, offset, next - offset, seconds: link.seconds)
                link.resume()
                offset = next
                continue
            }
            if page.isFirst, link.hasSound {
                guard parts.count < Self.mostParts - 1 else { break }
                end(link, of: file)
                link = OggLink(offset: offset)
            }
            if let lost = link.lostPages(before: page) {
                remark(.lostPages(lost), offset, 0, seconds: link.seconds)
                link.resume()
            }
            link.add(page)
            offset += page.bytes
        }
        guard link.last != nil else { return nil }
        let cut = offset < file.bytes ? OggPage.cutOff(at: offset, of: file) : nil
        if let cut {
            remark(.cutOff(within: "OggS", missing: UInt64(cut)), offset, file.bytes - offset, seconds: link.seconds)
        } else if link.goesOn {
            remark(.unended, offset, 0, seconds: link.seconds)
        }
        end(link, of: file)
        return cut == nil ? offset : file.bytes
    }

    private mutating func nextPage(from start: Int, of file: SoundSource) -> Int? {
        var next = file.first(OggPage.beginning, from: start)
        while let place = next, wasted < Self.mostWasted {
            if OggPage(at: place, of: file) != nil { return place }
            wasted += OggPage.most
            next = file.first(OggPage.beginning, from: place + 1)
        }
        return nil
    }

    /// Adds a stream. Its last page is marked as such for the decoder, which else looks for the end behind it; but not if it is all that
    /// is left of the sound: of Opus libsndfile refuses it.
    private mutating func end(_ link: OggLink, of file: SoundSource) {
        // Its beginning alone.
        guard link.hasSound || parts.isEmpty else {
            return remark(.unknown, link.offset, link.pieces.reduce(0) { $0 + $1.count })
        }
        var pieces = link.pieces
        let mark: UInt8 = link.isDamaged && link.soundPages == 1 ? 0 : 4
        if let last = link.last, last.isLast != (mark == 4) {
            // Behind the last page in which a packet ends nothing can be decoded.
            while case .range(let range)? = pieces.last, range.lowerBound > last.offset { pieces.removeLast() }
            if case .range(let range)? = pieces.popLast() {
                var bytes = file.read(at: last.offset, count: last.bytes)
                bytes[5] = bytes[5] & ~4 | mark
                bytes.replaceSubrange(22..<26, with: ByteOrder.little.bytes(UInt64(OggPage.checksum(bytes)), count: 4))
                pieces += [.range(range.lowerBound..<last.offset), .held(bytes)]
            }
        }
        parts.append(SoundPart(offset: link.offset, pieces: pieces, isOgg: true))
    }
}

/// A stream of Ogg's, as far as it was read.
private struct OggLink {
    let offset: Int
    private(set) var pieces: [SoundPart.Piece] = []
    /// The last page in which a packet ends.
    private(set) var last: OggPage?
    /// Whether pages that begin no stream were among it.
    private(set) var hasSound = false
    /// Whether the last packet was to go on, or the stream to end in another page.
    private(set) var goesOn = false
    /// By the serial numbers of streams: the next page's number.
    private var next: [UInt64: Int] = [:]
    private var granule = 0
    private var rate = 0
    private(set) var isDamaged = false
    /// Pages in which sound ends.
    private(set) var soundPages = 0

    init(offset: Int) { self.offset = offset }

    /// Seconds up to the end of the last page.
    var seconds: Double? { rate > 0 ? Double(granule) / Double(rate) : nil }

    func lostPages(before page: OggPage) -> Int? {
        guard let expected = next[page.serial], page.number > expected else { return nil }
        return page.number - expected
    }

    /// Goes on behind something that is no page: that pages are missing is told.
    mutating func resume() { (next, isDamaged) = ([:], true) }

    mutating func add(_ page: OggPage) {
        hasSound = hasSound || !page.isFirst
        rate = rate > 0 ? rate : page.rate ?? 0
        if let end = page.granule, page.rate == nil { granule = end }
        if let end = page.granule, end > 0 { soundPages += 1 }
        if page.isLast { goesOn = false } else if let continues = page.continues { goesOn = continues }
        next[page.serial] = page.number + 1
        if page.granule != nil || last == nil { last = page }
        pieces.join(page.offset..<page.offset + page.bytes)
    }
}

/// A page that is whole and has the checksum that it states.
private struct OggPage {
    static let beginning = Array("OggS".utf8)
    /// Bytes of the largest.
    static let most = 27 + 255 + 255 * 255

    let offset: Int
    let bytes: Int
    let isFirst: Bool
    let isLast: Bool
    let serial: UInt64
    let number: Int
    /// Where its last packet ends, in samples; nil if none ends in it.
    let granule: Int?
    /// Whether its last packet goes on in another page; nil if it holds none.
    let continues: Bool?
    /// Samples a second that the head of Vorbis or Opus states.
    let rate: Int?

    init?(at offset: Int, of file: SoundSource) {
        let head = file.read(at: offset, count: 27 + 255)
        guard let size = Self.size(head), size <= file.bytes - offset else { return nil }
        let page = file.read(at: offset, count: size)
        guard page.count == size, UInt64(Self.checksum(page)) == ByteOrder.little.number(page[22..<26]) else {
            return nil
        }
        (self.offset, bytes) = (offset, size)
        (isFirst, isLast) = (page[5] & 2 != 0, page[5] & 4 != 0)
        serial = ByteOrder.little.number(page[14..<18])
        number = Int(ByteOrder.little.number(page[18..<22]))
        granule = Int(exactly: ByteOrder.little.number(page[6..<14]))
        let header = 27 + Int(page[26])
        continues = header > 27 ? page[header - 1] == 255 : nil
        let packet = page[header...]
        if packet.starts(with: "\u{1}vorbis".utf8), packet.count >= 16 {
            rate = Int(ByteOrder.little.number(page[header + 12..<header + 16]))
        } else {
            rate = packet.starts(with: "OpusHead".utf8) ? 48000 : nil
        }
    }

    /// Bytes of the page with this beginning; nil if it is none.
    private static func size(_ head: [UInt8]) -> Int? {
        guard head.count >= 27, head.starts(with: beginning + [0]), head.count >= 27 + Int(head[26]) else { return nil }
        return head[27..<27 + Int(head[26])].reduce(27 + Int(head[26])) { $0 + Int($1) }
    }

    /// Bytes that are missing of a page within which the file ends.
    static func cutOff(at offset: Int, of file: SoundSource) -> Int? {
        let head = file.read(at: offset, count: 27 + 255)
        let left = file.bytes - offset
        if let size = size(head) { return size > left ? size - left : nil }
        // So little that it does not say its size.
        let isStart = left < 27 + 255 && (head.starts(with: beginning) || beginning.starts(with: head))
        return isStart ? max(1, 27 - left) : nil
    }

    private static let crc = CyclicChecksum(bits: 32, polynomial: 0x04c1_1db7)

    /// The checksum, with zeros in its own place.
    static func checksum(_ page: [UInt8]) -> UInt32 {
        crc.remainder(page[26...], after: crc.remainder([0, 0, 0, 0], after: crc.remainder(page[..<22])))
    }
}
