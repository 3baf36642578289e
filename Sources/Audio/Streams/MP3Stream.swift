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
            case id3v2, id3v1, ape, partialFrame, unknown
        }
    }

    package var frames: [Frame] = []
    package var foreign: [Foreign] = []

    package init(_ bytes: [UInt8]) {
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

    private static func frame(_ bytes: [UInt8], at offset: Int) -> Frame? {
        guard offset + 4 <= bytes.count else { return nil }
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

    /// The frames that a first frame's table states; nil without one. A Xing or Info table counts those behind it (the
    /// name, then flags of which the lowest says that the number follows), a VBRI table itself too.
    package func promisedFrames(in bytes: [UInt8]) -> Int? {
        guard let first = frames.first, let name = first.table else { return nil }
        func word(_ place: Int) -> Int { Int(ByteOrder.big.number(bytes[place..<place + 4])) }
        if name == "VBRI" {
            let number = first.offset + MPEGFrameHeader.tableOfVBRI + 14
            return number + 4 <= first.offset + first.bytes ? word(number) : nil
        }
        let table = first.offset + first.header.sideInformation.upperBound
        guard table + 12 <= first.offset + first.bytes, word(table + 4) & 1 == 1 else { return nil }
        return word(table + 8)
    }

    /// Whether nothing tells libmpg123 how many frames there are: it knows no VBRI table, and guesses by the bit rate of
    /// the first frame.
    package var hidesItsLength: Bool {
        guard let first = frames.first, foreign.allSatisfy({ $0.offset > first.offset || $0.kind == .id3v2 }) else {
            return false
        }
        if let table = first.table { return table == "VBRI" }
        return frames.contains { $0.header.bitRate != first.header.bitRate }
    }

    /// Where the last frame ends.
    package var endOfFrames: Int? { frames.last.map { $0.offset + $0.bytes } }

    /// The bytes with a Xing table that states the number of frames, in place of what stands before the first sound; nil
    /// if the length is known without it.
    package func statingItsLength(_ bytes: [UInt8]) -> [UInt8]? {
        guard hidesItsLength, let first = frames.first else { return nil }
        let sounding = frames.dropFirst(first.table == nil ? 0 : 1)
        guard let start = sounding.first, let header = start.header.roomiest else { return nil }
        let state = Array("Xing".utf8) + [0, 0, 0, 1] + ByteOrder.big.bytes(sounding.count, count: 4)
        let table = header.sideInformation.upperBound
        guard table + state.count <= header.bytes else { return nil }
        var frame = ByteOrder.big.bytes(UInt64(header.word), count: 4) + [UInt8](repeating: 0, count: header.bytes - 4)
        frame.replaceSubrange(table..<table + state.count, with: state)
        return frame + bytes[start.offset...]
    }

    /// The bytes that are missing of a frame within which the file ends; nil if it ends with a whole frame, or with what is no frame.
    package func brokenFrame(in bytes: [UInt8]) -> (missing: Int, frame: Int)? {
        guard let last = foreign.last, last.kind == .partialFrame, last.offset == endOfFrames,
            let frame = Self.frame(bytes, at: last.offset)
        else { return nil }
        return (frame.bytes - last.bytes, frame.bytes)
    }

    /// Whether the file can be joined to others by appending bytes: frames only, each complete in itself, all alike.
    package var isSpliceSafe: Bool {
        guard foreign.isEmpty, let format = frames.first?.header.format else { return false }
        return frames.allSatisfy { $0.mainDataBegin == 0 && $0.table == nil && $0.header.format == format }
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
            let size = Int(ByteOrder.little.number(bytes[offset + 12..<offset + 16]))
            return Foreign(offset: offset, bytes: min(rest, size + 32), kind: .ape)
        }
        return Foreign(offset: offset, bytes: 1, kind: .unknown)
    }
}
