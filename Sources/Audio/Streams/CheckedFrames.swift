import VoiceAssetAudioContainers

/// A frame of a FLAC, which begins with a header that has a checksum and ends with one of its own; or its metadata. (RFC 9639)
struct FLACFrame: StreamFrame {
    static let syncs: [UInt8] = [0xff, UInt8(ascii: "f")]
    /// The bytes that a stream begins with: its name, and the header of the first block, which has 34 bytes.
    static let stream = Array("fLaC".utf8) + [0, 0, 0, 34]

    let offset: Int
    private(set) var bytes = 0
    /// Bytes for the decoder, which knows where it ends.
    private var most = 0
    let beginsPart: Bool
    /// Samples a channel from the metadata to its end, and of the metadata those that it promises.
    private var samples = 0
    /// Hertz.
    private var rate = 0
    /// Bytes that the metadata lacks.
    private var missing = 0
    var seconds: Double { rate > 0 && !beginsPart ? Double(samples) / Double(rate) : 0 }

    init?(at offset: Int, _ stream: inout FrameStream<FLACFrame>) {
        self.offset = offset
        let start = stream.file.read(at: offset, count: 16)
        beginsPart = start.starts(with: Self.stream)
        guard !beginsPart else {
            readMetadata(stream.file, to: stream.range.upperBound)
            return
        }
        guard let last = stream.frames.last, let header = Header(start[...]) else { return nil }
        let left = stream.range.upperBound - offset
        let window = stream.file.read(at: offset, count: min(header.most, left))
        // As bytes leave no remainder now and then, something follows that is known, or nothing does that is.
        let known = Self.crc16.end(of: window, from: header.bytes) { end in
            let next = window[end...]
            return next.isEmpty && window.count == left || next.starts(with: Self.stream) || Header(next) != nil
        }
        let isLast = known == nil && !window.indices.dropFirst(header.bytes).contains { Header(window[$0...]) != nil }
        guard let end = known ?? (isLast ? Self.crc16.end(of: window, from: header.bytes) { _ in true } : nil) else {
            stream.wasted += window.count
            return nil
        }
        most = known ?? window.count
        (bytes, samples, rate) = (end, (last.beginsPart ? 0 : last.samples) + header.samples, last.rate)
    }

    /// Blocks of metadata: a bit for the last one, seven for the kind, and a 24-bit size each. (§8.1)
    private mutating func readMetadata(_ file: SoundSource, to most: Int) {
        var (end, isLast) = (offset + 4, false)
        while !isLast, end < most {
            isLast = file.number(at: end, 1) >= 0x80
            end += 4 + file.number(at: end + 1, 3)
        }
        missing = max(isLast ? 0 : 4, end - most)
        bytes = min(end, most) - offset
        // Samples a second in 20 bits, and of the whole stream in 36.
        rate = file.number(at: offset + 18, 3) >> 4
        samples = file.number(at: offset + 21, 5) & 0xf_ffff_ffff
    }

    private static let crc8 = CyclicChecksum(bits: 8, polynomial: 7)
    /// Of a frame with its checksum behind it nothing remains.
    private static let crc16 = CyclicChecksum(bits: 16, polynomial: 0x8005)

    static func cutOff(at offset: Int, _ stream: FrameStream<FLACFrame>) -> ByteRemark.Kind? {
        if let last = stream.frames.last, last.missing > 0 {
            return .cutOff("fLaC", of: UInt64(last.bytes + last.missing), present: last.bytes)
        }
        return Header(stream.file.read(at: offset, count: 16)[...]) == nil ? nil : .unended
    }

    static func add(
        _ run: ArraySlice<FLACFrame>, to layout: inout SoundLayout, of file: SoundSource
    ) -> ByteRemark.Kind? {
        guard let head = run.first, let last = run.last else { return nil }
        var part = SoundPart(head.offset)
        // The number of samples is what is there, behind four bits of another.
        let place = head.offset + 21
        let counted = last.samples | (file.number(at: place, 1) & 0xf0) << 32
        part.add(head.offset..<head.end, with: ByteOrder.big.bytes(counted, count: 5), at: place)
        for frame in run.dropFirst() { part.add(frame.offset..<frame.offset + frame.most) }
        layout.parts.append(part)
        return head.samples > last.samples ? .fewer(promised: head.samples, present: last.samples) : nil
    }

    private struct Header {
        /// A channel.
        let samples: Int
        let bytes: Int
        /// More bytes than its frame has.
        let most: Int

        /// By the four bits that say them; 0 where they don't.
        private static let sizes =
            [0, 192, 576, 1152, 2304, 4608, 0, 0, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768]

        /// Nil if no header begins the bytes. (§9.1)
        init?(_ start: ArraySlice<UInt8>) {
            guard start.first == 0xff else { return nil }
            let bytes = Array(start.prefix(16))
            guard bytes.count > 5, bytes[1] & 0xfe == 0xf8, bytes[3] & 1 == 0 else { return nil }
            let (size, rate) = (Int(bytes[2] >> 4), Int(bytes[2] & 15))
            // The number of the frame, as UTF-8 would have it, in up to seven bytes.
            let number = max(1, (~bytes[4]).leadingZeroBitCount)
            let sizeAt = 4 + number
            let sizeBytes = size == 6 ? 1 : size == 7 ? 2 : 0
            let end = sizeAt + sizeBytes + (rate == 12 ? 1 : rate == 13 || rate == 14 ? 2 : 0)
            guard size > 0, rate < 15, number < 8, end < bytes.count, crc8.remainder(bytes[...end]) == 0 else {
                return nil
            }
            samples =
                sizeBytes > 0 ? Int(ByteOrder.big.number(bytes[sizeAt..<sizeAt + sizeBytes])) + 1 : Self.sizes[size]
            self.bytes = end + 1
            let channels = bytes[3] >> 4 < 8 ? Int(bytes[3] >> 4) + 1 : 2
            most = 64 + 5 * samples * channels
        }
    }
}

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

/// Remainders by a polynomial, most significant bit first, from zero: the checksums of Ogg's pages and FLAC's frames.
struct CyclicChecksum: Sendable {
    private let table: [UInt32]
    private let shift: UInt32

    /// - Parameter bits: of the remainder, 8 to 32.
    init(bits: UInt32, polynomial: UInt32) {
        let shift = 32 - bits
        table = (0..<256).map { byte in
            (0..<8).reduce(UInt32(byte) << 24) { rest, _ in rest << 1 ^ (rest >> 31) * (polynomial << shift) }
        }
        self.shift = shift
    }

    func remainder(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.reduce(0) { $0 << 8 ^ table[Int($0 >> 24 ^ UInt32($1))] } >> shift
    }

    /// The first place, from one on, behind bytes that leave no remainder, and of which something else is true.
    func end(of bytes: [UInt8], from first: Int, where isEnd: (Int) -> Bool) -> Int? {
        var rest: UInt32 = 0
        for (index, byte) in bytes.enumerated() {
            rest = rest << 8 ^ table[Int(rest >> 24 ^ UInt32(byte))]
            if rest == 0, index >= first, isEnd(index + 1) { return index + 1 }
        }
        return nil
    }
}
