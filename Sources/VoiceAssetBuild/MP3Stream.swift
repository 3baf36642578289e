/// The frames of an MP3 file and whatever else is in it, found by reading headers only.
/// (ISO/IEC 11172-3 §2.4.1–2.4.2, 13818-3 §2.4.2)
struct MP3Stream: Sendable, Equatable {
    struct Frame: Sendable, Equatable {
        var offset: Int
        /// The four header bytes, big-endian.
        var header: UInt32
        var bytes: Int
        /// How far back in earlier frames the frame's data begins: its use of the bit reservoir, bytes.
        var mainDataBegin: Int
        /// `Xing`, `Info` or `VBRI`, if the frame carries such a table instead of sound.
        var table: String?

        /// What a decoder sets itself up by: version, layer, protection, bit rate, sample rate and channel mode. The
        /// padding bit, the private bit and those after the mode may differ.
        var format: UInt32 { header & 0xffff_fcc0 }
    }

    /// Something that is no frame: where it stands and what it is.
    struct Foreign: Sendable, Equatable {
        var offset: Int
        var bytes: Int
        var kind: Kind

        enum Kind: Sendable, Equatable {
            case id3v2, id3v1, ape, partialFrame, unknown
        }
    }

    var frames: [Frame] = []
    var foreign: [Foreign] = []

    init(_ bytes: [UInt8]) {
        var offset = 0
        while offset < bytes.count {
            if let frame = Self.frame(bytes, at: offset) {
                if frame.bytes > bytes.count - offset {
                    foreign.append(Foreign(offset: offset, bytes: bytes.count - offset, kind: .partialFrame))
                    return
                }
                frames.append(frame)
                offset += frame.bytes
                continue
            }
            let found = Self.foreign(bytes, at: offset)
            if found.kind == .unknown, foreign.last?.kind == .unknown,
                foreign.last.map({ $0.offset + $0.bytes }) == offset
            {
                foreign[foreign.count - 1].bytes += found.bytes
            } else {
                foreign.append(found)
            }
            offset += found.bytes
        }
    }

    // MARK: Headers

    /// The fields of a Layer III header.
    struct Header: Sendable, Equatable {
        /// MPEG-1 rather than MPEG-2 or 2.5.
        var isMPEG1: Bool
        var hasCRC: Bool
        /// Bits a second.
        var bitRate: Int
        /// Hertz.
        var sampleRate: Int
        var padding: Int
        var channels: Int

        /// Samples of a frame.
        var samples: Int { isMPEG1 ? 1152 : 576 }
        /// Bytes of a frame. (§2.4.3.1)
        var bytes: Int { samples / 8 * bitRate / sampleRate + padding }
        /// Bytes of the side information after header and CRC. (§2.4.1.7)
        var sideInformation: Int { isMPEG1 ? (channels == 1 ? 17 : 32) : (channels == 1 ? 9 : 17) }

        init?(_ header: UInt32) {
            guard header >> 21 == 0x7ff else { return nil }
            let version = Int(header >> 19 & 3)
            let layer = header >> 17 & 3
            let bitRateIndex = Int(header >> 12 & 15)
            let rateIndex = Int(header >> 10 & 3)
            guard version != 1, layer == 1, (1...14).contains(bitRateIndex), rateIndex != 3 else { return nil }
            isMPEG1 = version == 3
            hasCRC = header >> 16 & 1 == 0
            bitRate = 1000 * (isMPEG1 ? Self.mpeg1BitRates : Self.mpeg2BitRates)[bitRateIndex - 1]
            sampleRate = [44100, 48000, 32000][rateIndex] / (version == 3 ? 1 : version == 2 ? 2 : 4)
            padding = Int(header >> 9 & 1)
            channels = header >> 6 & 3 == 3 ? 1 : 2
        }

        private static let mpeg1BitRates = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
        private static let mpeg2BitRates = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
    }

    private static func frame(_ bytes: [UInt8], at offset: Int) -> Frame? {
        guard offset + 4 <= bytes.count else { return nil }
        let word = bytes[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        guard let header = Header(word) else { return nil }
        let side = offset + 4 + (header.hasCRC ? 2 : 0)
        guard side + 2 <= bytes.count else {
            return Frame(offset: offset, header: word, bytes: header.bytes, mainDataBegin: 0, table: nil)
        }
        let begin = header.isMPEG1 ? Int(bytes[side]) << 1 | Int(bytes[side + 1] >> 7) : Int(bytes[side])
        return Frame(
            offset: offset, header: word, bytes: header.bytes, mainDataBegin: begin,
            table: table(bytes, at: [side + header.sideInformation, offset + 36]))
    }

    /// The name of the table that LAME and other encoders put into a first, silent frame.
    private static func table(_ bytes: [UInt8], at places: [Int]) -> String? {
        for place in places where place + 4 <= bytes.count {
            let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
            if ["Xing", "Info", "VBRI"].contains(name) { return name }
        }
        return nil
    }

    /// The frames behind the table that a Xing or Info table states; nil without one. (The name, then flags of which the
    /// lowest says that the number of frames follows.)
    func promisedFrames(in bytes: [UInt8]) -> Int? {
        guard let first = frames.first, first.table == "Xing" || first.table == "Info",
            let header = Header(first.header)
        else { return nil }
        let side = first.offset + 4 + (header.hasCRC ? 2 : 0) + header.sideInformation
        func word(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        guard side + 12 <= first.offset + first.bytes, word(side + 4) & 1 == 1 else { return nil }
        return word(side + 8)
    }

    // MARK: What is no frame

    private static func foreign(_ bytes: [UInt8], at offset: Int) -> Foreign {
        let rest = bytes.count - offset
        func starts(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }
        if starts("ID3"), rest >= 10 {
            let size = bytes[offset + 6..<offset + 10].reduce(0) { $0 << 7 | Int($1 & 0x7f) }
            return Foreign(offset: offset, bytes: min(rest, size + 10), kind: .id3v2)
        }
        if starts("TAG"), rest == 128 { return Foreign(offset: offset, bytes: 128, kind: .id3v1) }
        if starts("APETAGEX"), rest >= 16 {
            let size = bytes[offset + 12..<offset + 16].reversed().reduce(0) { $0 << 8 | Int($1) }
            return Foreign(offset: offset, bytes: min(rest, size + 32), kind: .ape)
        }
        return Foreign(offset: offset, bytes: 1, kind: .unknown)
    }
}

extension MP3Stream {
    /// Whether the file can be joined to others by appending bytes: frames only, each complete in itself, all alike.
    var isSpliceSafe: Bool {
        foreign.isEmpty && !frames.isEmpty
            && frames.allSatisfy { $0.mainDataBegin == 0 && $0.table == nil && $0.format == frames[0].format }
    }
}
