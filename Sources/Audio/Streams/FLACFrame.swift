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
