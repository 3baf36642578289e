package import VoiceAssetAudioContainers

/// The frames of an MP3 file and whatever else is in it, found by reading headers only.
/// (ISO/IEC 11172-3 §2.4.1–2.4.2, 13818-3 §2.4.2)
package struct MP3Stream: Sendable, Equatable {
    package struct Frame: Sendable, Equatable {
        package var offset: Int
        package var header: MPEGFrameHeader
        package var bytes: Int { header.bytes }
        /// How far back in earlier frames the frame's data begins: its use of the bit reservoir, bytes.
        package var mainDataBegin: Int
        /// `Xing`, `Info` or `VBRI`, if the frame carries such a table instead of sound.
        package var table: String?
    }

    /// Something that is no frame: where it stands and what it is.
    package struct Foreign: Sendable, Equatable {
        package var offset: Int
        package var bytes: Int
        package var kind: Kind

        package enum Kind: Sendable, Equatable {
            case id3v2, id3v1, ape, lyrics, partialFrame, unknown
        }
    }

    package var frames: [Frame] = []
    package var foreign: [Foreign] = []

    package init(_ bytes: [UInt8]) {
        let file = SoundSource.held(bytes)
        let tags = FileTag.behind(file, after: 0)
        let end = tags.first?.lowerBound ?? bytes.count
        var offset = 0
        while offset < end {
            if let frame = Self.frame(bytes, at: offset), isLikely(frame, in: bytes, until: end) {
                if frame.bytes > end - offset {
                    foreign.append(Foreign(offset: offset, bytes: end - offset, kind: .partialFrame))
                    break
                }
                frames.append(frame)
                offset += frame.bytes
            } else if let tag = FileTag.end(at: offset, of: file), tag <= end {
                add(offset..<tag, Self.kind(of: bytes, at: offset))
                offset = tag
            } else {
                let next =
                    bytes[(offset + 1)..<end].firstIndex {
                        // A frame, or one of the tags.
                        $0 == 0xff || $0 == 0x49 || $0 == 0x41 || $0 == 0x54
                    } ?? end
                add(offset..<next, .unknown)
                offset = next
            }
        }
        for tag in tags { add(tag, Self.kind(of: bytes, at: tag.lowerBound)) }
    }

    private mutating func add(_ range: Range<Int>, _ kind: Foreign.Kind) {
        if kind == .unknown, let last = foreign.last, last.kind == .unknown,
            last.offset + last.bytes == range.lowerBound
        {
            foreign[foreign.count - 1].bytes += range.count
        } else {
            foreign.append(Foreign(offset: range.lowerBound, bytes: range.count, kind: kind))
        }
    }

    private static func frame(_ bytes: [UInt8], at offset: Int) -> Frame? {
        guard offset + 4 <= bytes.count, bytes[offset] == 0xff else { return nil }
        let word = UInt32(ByteOrder.big.number(bytes[offset..<offset + 4]))
        guard let header = MPEGFrameHeader(word) else { return nil }
        let side = offset + header.sideInformation.lowerBound
        guard side + 2 <= bytes.count else {
            return Frame(offset: offset, header: header, mainDataBegin: 0, table: nil)
        }
        return Frame(
            offset: offset, header: header, mainDataBegin: header.mainDataBegin(bytes[side], bytes[side + 1]),
            table: header.table(in: bytes[offset...]))
    }

    /// Whether what looks like a frame is one: the file begins with it, it follows one like it, or one like it or the end follows.
    private func isLikely(_ frame: Frame, in bytes: [UInt8], until end: Int) -> Bool {
        if frame.offset == 0 { return true }
        if let last = frames.last, last.offset + last.bytes == frame.offset, last.header.isLike(frame.header) {
            return true
        }
        let next = frame.offset + frame.bytes
        guard next < end else { return next == end }
        if FileTag.end(at: next, of: SoundSource.held(bytes)) != nil { return true }
        return Self.frame(bytes, at: next)?.header.isLike(frame.header) == true
    }

    private static func kind(of bytes: [UInt8], at offset: Int) -> Foreign.Kind {
        switch bytes[offset] {
        case UInt8(ascii: "I"): .id3v2
        case UInt8(ascii: "T"): .id3v1
        case UInt8(ascii: "L"): .lyrics
        default: .ape
        }
    }

    /// Where the last frame ends.
    package var endOfFrames: Int? { frames.last.map { $0.offset + $0.bytes } }

    /// Whether the file can be joined to others by appending bytes: frames only, each complete in itself, all alike.
    package var isSpliceSafe: Bool {
        guard foreign.isEmpty, let format = frames.first?.header.format else { return false }
        return frames.allSatisfy { $0.mainDataBegin == 0 && $0.table == nil && $0.header.format == format }
    }
}

extension MPEGFrameHeader {
    /// Whether the frames of both are of one version, rate and number of channels, as all of a stream are.
    func isLike(_ other: MPEGFrameHeader) -> Bool {
        isMPEG1 == other.isMPEG1 && sampleRate == other.sampleRate && channels == other.channels
    }
}

/// What the table in an MP3's first frame states.
struct MP3Table {
    /// The frames that sound; nil if it does not say.
    private(set) var frames: Int?
    /// Samples that the encoder put in front of the sound and behind it; nil if it does not say.
    private(set) var delay: Int?
    private(set) var padding: Int?

    /// - Parameter bytes: of the frame.
    init(_ frame: MP3Stream.Frame, _ bytes: ArraySlice<UInt8>) {
        func word(_ place: Int, _ count: Int = 4) -> Int? {
            let start = bytes.startIndex + place
            return start + count <= bytes.endIndex ? Int(ByteOrder.big.number(bytes[start..<start + count])) : nil
        }
        if frame.table == "VBRI" {
            // It counts its own frame too.
            frames = word(MPEGFrameHeader.tableOfVBRI + 14).map { $0 - 1 }
            return
        }
        let table = frame.header.sideInformation.upperBound
        guard let flags = word(table + 4) else { return }
        if flags & 1 == 1 { frames = word(table + 8) }
        // A number of frames, one of bytes, a hundred places, a quality; then the encoder's name in nine bytes, and twelve more.
        let encoder =
            table + 8 + [4, 4, 100, 4].enumerated().reduce(0) { $0 + ($1.element * (flags >> $1.offset & 1)) }
        guard let name = word(encoder), [0x4c41_4d45, 0x4c61_7663, 0x4c61_7666, 0x4c33_2e39].contains(name),
            let gaps = word(encoder + 21, 3)
        else { return }
        (delay, padding) = (gaps >> 12, gaps & 0xfff)
    }
}
