import VoiceAssetAudioContainers

/// A page of Ogg's that is whole and has the checksum that it states: a header of 27 bytes, of which the last counts the segments, a byte
/// for the size of each, and these. (RFC 3533 §6)
struct OggPage: StreamFrame {
    static let syncs = [UInt8(ascii: "O")]

    let offset: Int
    let bytes: Int
    /// Whether a stream begins with it.
    private let isFirst: Bool
    let beginsPart: Bool
    private let serial: UInt64
    private let number: Int
    /// Pages that are missing before it.
    private let lost: Int
    /// Whether more is to follow it.
    private let goesOn: Bool
    /// Samples a second that the head of Vorbis or Opus states.
    private let rate: Double
    let seconds: Double

    init?(at offset: Int, _ stream: inout FrameStream<OggPage>) {
        let (file, end) = (stream.file, stream.range.upperBound)
        guard let size = Self.size(at: offset, file), offset + size <= end else { return nil }
        let page = file.read(at: offset, count: size)
        guard page.count == size, Self.checked(page) == page else {
            stream.wasted += size
            return nil
        }
        (self.offset, bytes, isFirst) = (offset, size, page[5] & 2 != 0)
        serial = ByteOrder.little.number(page[14..<18])
        number = Int(ByteOrder.little.number(page[18..<22]))
        beginsPart = isFirst && stream.frames.last?.isFirst != true
        let last = beginsPart ? nil : stream.frames.last
        // What no page is told already has taken the place of some.
        let isNext = last?.end == offset && last?.serial == serial
        lost = isNext ? max(0, number - (last?.number ?? 0) - 1) : 0
        let header = 27 + Int(page[26])
        goesOn = page[5] & 4 == 0 && (header > 27 ? page[header - 1] == 255 : last?.goesOn == true)
        let packet = page[header...].prefix(16)
        let isOpus = packet.starts(with: "OpusHead".utf8)
        let isVorbis = packet.count == 16 && packet.starts(with: "\u{1}vorbis".utf8)
        let rate = isOpus ? 48000 : isVorbis ? Double(ByteOrder.little.number(packet.suffix(4))) : last?.rate ?? 0
        self.rate = rate
        // Where its last packet ends, in samples; all bits are set if none ends in it.
        let granule = Int(exactly: ByteOrder.little.number(page[6..<14]))
        seconds = rate > 0 ? granule.map { Double($0) / rate } ?? last?.seconds ?? 0 : 0
    }

    /// The page with its checksum, which is that of the page with zeros in its place.
    private static func checked(_ page: [UInt8]) -> [UInt8] {
        var page = page
        page.replaceSubrange(22..<26, with: [0, 0, 0, 0])
        let sum = UInt64(checksum.remainder(page[...]))
        page.replaceSubrange(22..<26, with: ByteOrder.little.bytes(sum, count: 4))
        return page
    }

    private static let checksum = CyclicChecksum(bits: 32, polynomial: 0x04c1_1db7)

    /// Bytes of the page at a place, or the least that it has where the file ends before it says; nil if there is none.
    private static func size(at offset: Int, _ file: SoundSource) -> Int? {
        let head = file.read(at: offset, count: 27 + 255)
        guard !head.isEmpty, zip(head, "OggS\0".utf8).allSatisfy({ $0 == $1 }) else { return nil }
        let segments = head.count < 27 ? 0 : Int(head[26])
        return head.dropFirst(27).prefix(segments).reduce(27 + segments) { $0 + Int($1) }
    }

    static func cutOff(at offset: Int, _ stream: FrameStream<OggPage>) -> ByteRemark.Kind? {
        if let size = size(at: offset, stream.file), offset + size > stream.range.upperBound { return .partialPage }
        return stream.frames.last?.goesOn == true ? .unended : nil
    }

    static func add(
        _ run: ArraySlice<OggPage>, to layout: inout SoundLayout, of file: SoundSource
    ) -> ByteRemark.Kind? {
        guard let first = run.first, let last = run.last else { return nil }
        // Its beginning alone.
        if last.isFirst, !layout.parts.isEmpty {
            layout.remark(.unknown, first.offset, last.end - first.offset)
            return nil
        }
        if file.read(at: first.offset + 28, count: 5) == Array("Speex".utf8) { layout.refuse("Speex") }
        var part = SoundPart(first.offset)
        for (before, page) in zip([first] + run, run) {
            if page.lost > 0 { layout.remark(.lostPages(page.lost), page.offset, 0, seconds: page.seconds) }
            let isStray = before.end != page.offset || page.lost > 0
            if isStray, page.offset == last.offset, page.offset > first.offset, before.seconds == 0 {
                // libsndfile refuses Opus of which the last page alone is left, if it is marked as such.
                var bytes = file.read(at: page.offset, count: page.bytes)
                bytes[5] &= ~4
                part.add(checked(bytes))
            } else {
                part.add(page.offset..<page.end)
            }
        }
        layout.parts.append(part)
        return nil
    }
}
