import VoiceAssetAudioContainers

// FLAC: metadata blocks, then frames that each begin with a header that has a checksum, and end with one of their own. (RFC 9639)
extension SoundLayout {
    mutating func addFLAC(from start: Int, of file: SoundSource) -> Int {
        let info = file.read(at: start, count: 42)
        var (offset, isLast) = (start + 4, false)
        while !isLast {
            // A bit for the last block, seven for the kind, and a 24-bit size. (§8.1)
            let header = file.read(at: offset, count: 4)
            let size = header.count < 4 ? 1 : Int(ByteOrder.big.number(header[1...]))
            guard info.count == 42, size <= file.bytes - offset - 4 else {
                remark(.cutOff(within: "fLaC", missing: UInt64(max(1, size - (file.bytes - offset - 4)))), offset, 0)
                parts.append(SoundPart(offset: start, pieces: [.range(start..<file.bytes)]))
                return file.bytes
            }
            isLast = header[0] >= 0x80
            offset += 4 + size
        }
        // Samples a second in 20 bits, and of the whole stream in 36.
        let rate = Double(ByteOrder.big.number(info[18..<21]) >> 4)
        let total = Int(ByteOrder.big.number(info[21..<26]) & 0xf_ffff_ffff)
        let limit = FileTag.behind(file, after: offset).first?.lowerBound ?? file.bytes
        let sync: [UInt8] = [0xff, file.read(at: offset, count: 2).last == 0xf9 ? 0xf9 : 0xf8]
        var frames: [SoundPart.Piece] = []
        var (end, samples, gaps) = (offset, 0, 0)
        let head = offset
        var last: FLACFrame?
        while offset < limit, !file.read(at: offset, count: 8).starts(with: FLACFrame.stream) {
            let frame = FLACFrame(at: offset, of: file, until: limit)
            if let frame, frame.isFollowed {
                if end < offset {
                    remark(.unknown, end, offset - end, seconds: Double(samples) / rate)
                    gaps += 1
                }
                frames.join(offset..<offset + frame.bytes)
                samples += frame.samples
                offset += frame.bytes
                (end, last) = (offset, nil)
            } else {
                last = offset == end ? frame : last
                wasted += FLACFrame.Header(file.read(at: offset, count: 16)[...])?.most ?? 16
                offset = wasted < Self.mostWasted ? file.first(sync, from: offset + 1) ?? limit : limit
            }
        }
        if let last {
            // The decoder knows where it ends.
            frames.join(end..<limit)
            samples += last.samples
            end += last.bytes
        }
        let breaksOff = FLACFrame.Header(file.read(at: end, count: 16)[...]) != nil
        end = breaksOff ? limit : end
        guard samples > 0 else {
            parts.append(SoundPart(offset: start, pieces: [.range(start..<end)]))
            return end
        }
        if total > samples, gaps == 0 || breaksOff {
            remark(.fewer(promised: total, present: samples), end, 0)
        } else if breaksOff {
            remark(.unended, end, 0)
        }
        var counted = ByteOrder.big.bytes(samples, count: 5)
        counted[0] |= info[21] & 0xf0
        let described: [SoundPart.Piece] = [.range(start..<start + 21), .held(counted), .range(start + 26..<head)]
        parts.append(SoundPart(offset: start, pieces: described + frames))
        return end
    }
}

/// A frame of a FLAC, of which a place where it may end has the right checksum. As other bytes have it now and then, this is sure only if
/// something follows that is known.
struct FLACFrame {
    /// How a stream begins: its name, and the header of the first block, which has 34 bytes.
    static let stream = Array("fLaC".utf8) + [0, 0, 0, 34]

    let samples: Int
    let bytes: Int
    let isFollowed: Bool

    private static let crc8 = CyclicChecksum(bits: 8, polynomial: 7)
    private static let crc16 = CyclicChecksum(bits: 16, polynomial: 0x8005)

    /// Nil if none stands there. With its checksum behind it a frame leaves no remainder.
    init?(at offset: Int, of file: SoundSource, until limit: Int) {
        guard let header = Header(file.read(at: offset, count: 16)[...]) else { return nil }
        let bytes = file.read(at: offset, count: min(header.most, limit - offset))
        guard bytes.count > header.bytes + 2 else { return nil }
        let sum = Self.crc16.remainder(bytes[..<header.bytes])
        var (first, followed): (Int?, Int?)
        Self.crc16.scan(bytes, from: header.bytes, after: sum) { end in
            first = first ?? end
            let next = bytes[end...]
            if offset + end == limit || next.starts(with: Self.stream) || Header(next) != nil { followed = end }
            return followed != nil
        }
        guard let end = followed ?? first else { return nil }
        (samples, self.bytes, isFollowed) = (header.samples, end, followed != nil)
    }

    struct Header {
        /// A channel.
        let samples: Int
        let channels: Int
        let bytes: Int
        /// More bytes than its frame has.
        var most: Int { 64 + 5 * samples * channels }

        /// Nil if no header begins the bytes. (§9.1)
        init?(_ bytes: ArraySlice<UInt8>) {
            let bytes = Array(bytes.prefix(16))
            guard bytes.count > 5, bytes[0] == 0xff, bytes[1] & 0xfe == 0xf8, bytes[3] & 1 == 0 else { return nil }
            let (size, rate) = (Int(bytes[2] >> 4), Int(bytes[2] & 15))
            // The number of the frame, as UTF-8 would have it, in up to seven bytes.
            let number = max(1, (~bytes[4]).leadingZeroBitCount)
            let sizeAt = 4 + number
            let sizeBytes = size == 6 ? 1 : size == 7 ? 2 : 0
            let end = sizeAt + sizeBytes + (rate == 12 ? 1 : rate == 13 || rate == 14 ? 2 : 0)
            guard size > 0, rate < 15, number < 8, end < bytes.count,
                FLACFrame.crc8.remainder(bytes[..<end]) == UInt32(bytes[end])
            else { return nil }
            samples =
                switch size {
                case 1: 192
                case 2...5: 576 << (size - 2)
                case 6, 7: Int(ByteOrder.big.number(bytes[sizeAt..<sizeAt + sizeBytes])) + 1
                default: 256 << (size - 8)
                }
            channels = bytes[3] >> 4 < 8 ? Int(bytes[3] >> 4) + 1 : 2
            self.bytes = end + 1
        }
    }
}
