package import VoiceAssetAudioContainers

/// The frames of an MP3 file and whatever else is in it, found by reading headers only.
/// (ISO/IEC 11172-3 §2.4.1–2.4.2, 13818-3 §2.4.2)
package typealias MP3Stream = FrameStream<MPEGFrame>

extension FrameStream<MPEGFrame> {
    /// Whether the file can be joined to others by appending bytes: frames only, each complete in itself, all alike.
    package var isSpliceSafe: Bool {
        guard foreign.isEmpty, let format = frames.first?.header.format else { return false }
        return frames.allSatisfy { $0.mainDataBegin == 0 && $0.table == nil && $0.header.format == format }
    }
}

package struct MPEGFrame: StreamFrame {
    package static let syncs: [UInt8] = [0xff]

    package let offset: Int
    package let header: MPEGFrameHeader
    /// How far back in earlier frames the frame's data begins: its use of the bit reservoir, bytes.
    package private(set) var mainDataBegin = 0
    /// `Xing`, `Info` or `VBRI`, if the frame carries such a table instead of sound.
    package let table: String?
    package let beginsPart: Bool
    package let seconds: Double
    package var bytes: Int { header.bytes }

    /// What looks like a frame is one if the range begins with it, if it follows one like it, or if one like it, a tag or the end follows.
    package init?(at offset: Int, _ stream: inout FrameStream<MPEGFrame>) {
        let (file, range, last) = (stream.file, stream.range, stream.frames.last)
        guard let header = Self.header(at: offset, file) else { return nil }
        let isLike = last?.header.isLike(header) == true
        let end = offset + header.bytes
        guard end <= range.upperBound,
            offset == range.lowerBound || end == range.upperBound || isLike && last?.end == offset
                || Self.header(at: end, file)?.isLike(header) == true || FileTag.end(at: end, of: file) != nil
        else { return nil }
        (self.offset, self.header) = (offset, header)
        let start = file.read(at: offset, count: 48)
        table = header.table(in: start[...])
        beginsPart = table != nil || !isLike
        let before = beginsPart ? 0 : last?.seconds ?? 0
        seconds = table == nil ? before + Double(header.samples) / Double(header.sampleRate) : 0
        let side = header.sideInformation.lowerBound
        if side + 2 <= start.count { mainDataBegin = header.mainDataBegin(start[side], start[side + 1]) }
    }

    static func header(at offset: Int, _ file: SoundSource) -> MPEGFrameHeader? {
        MPEGFrameHeader(UInt32(file.number(at: offset, 4)))
    }

    package static func cutOff(at offset: Int, _ stream: FrameStream<MPEGFrame>) -> ByteRemark.Kind? {
        guard let whole = header(at: offset, stream.file)?.bytes else { return nil }
        let missing = offset + whole - stream.range.upperBound
        return missing > 0 ? .partialFrame(of: whole, missing: missing) : nil
    }

    /// The decoder gets the frames and nothing else, behind a table with their number. VBRI it does not know.
    package static func add(
        _ run: ArraySlice<MPEGFrame>, to layout: inout SoundLayout, of file: SoundSource
    ) -> ByteRemark.Kind? {
        let tables = run.prefix { $0.table != nil }
        let sounding = run[tables.endIndex...]
        guard let first = sounding.first, let last = sounding.last else { return nil }
        var part = SoundPart((tables.first ?? first).offset, isMPEG: true)
        let stated = tables.first?.statedFrames(file) ?? 0
        // Of one that is damaged it would take any number.
        if let table = tables.first, table.table != "VBRI", table.end == first.offset {
            table.add(to: &part, with: sounding.count, insteadOf: stated, of: file)
        }
        // Bytes that frames before one hold for it.
        var (reservoir, end) = (0, first.offset)
        for (frame, next) in zip(sounding, sounding.dropFirst().map(\.offset) + [last.end]) {
            if frame.offset != end { reservoir = 0 }
            let side = frame.header.sideInformation.upperBound
            if frame.mainDataBegin > reservoir || next != frame.end {
                // Without sound, but with what it holds for others. Other bytes in place of a part that is lost may come out as a bang: it lacks
                // what it left in earlier frames, or something that is no frame follows at once. A checksum it has none, which would be wrong.
                let head = ByteOrder.big.bytes(UInt64(frame.header.word | 1 << 16), count: 4)
                let silent = [UInt8](repeating: 0, count: side - 4)
                part.add(frame.offset..<frame.end, with: head + silent, at: frame.offset)
            } else {
                part.add(frame.offset..<frame.end)
            }
            reservoir += max(0, frame.bytes - side)
            end = frame.end
        }
        if (1..<sounding.count).contains(stated) {
            let before = sounding[sounding.startIndex + stated - 1]
            layout.remark(.joined(2), before.end, last.end - before.end, seconds: before.seconds)
        }
        layout.parts.append(part)
        let samples = first.header.samples
        // Some encoders count the table's own frame.
        let isShort = stated > sounding.count + 1
        return isShort ? .fewer(promised: stated * samples, present: sounding.count * samples) : nil
    }

    /// How many frames sound by the table; 0 if it does not say.
    private func statedFrames(_ file: SoundSource) -> Int {
        // VBRI counts its own frame too.
        if table == "VBRI" { return file.number(at: offset + MPEGFrameHeader.tableOfVBRI + 14, 4) - 1 }
        let flags = offset + header.sideInformation.upperBound + 4
        return file.number(at: flags, 4) & 1 == 1 ? file.number(at: flags + 4, 4) : 0
    }

    /// Adds the table's frame with the number of frames that there are; what pads the last of them is where they are as many as it states.
    private func add(to part: inout SoundPart, with frames: Int, insteadOf stated: Int, of file: SoundSource) {
        guard stated > 0, stated != frames else { return part.add(offset..<end) }
        // A number of frames, one of bytes, a hundred places, a quality; then the encoder's name and more, in 22 bytes, and 12 bits.
        let place = offset + header.sideInformation.upperBound + 8
        let flags = file.number(at: place - 1, 1)
        let padding = place + 22 + [4, 4, 100, 4].enumerated().reduce(0) { $0 + $1.element * (flags >> $1.offset & 1) }
        let split = min(padding, end)
        part.add(offset..<split, with: ByteOrder.big.bytes(frames, count: 4), at: place)
        part.add(split..<end, with: [UInt8(file.number(at: split, 1)) & 0xf0, 0], at: split)
    }
}

extension MPEGFrameHeader {
    /// Whether the frames of both are of one version, rate and number of channels, as all of a stream are.
    fileprivate func isLike(_ other: MPEGFrameHeader) -> Bool {
        isMPEG1 == other.isMPEG1 && sampleRate == other.sampleRate && channels == other.channels
    }
}
