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
    package init?(at offset: Int, _ walk: inout FrameWalk<MPEGFrame>) {
        guard let header = Self.header(at: offset, walk.file) else { return nil }
        let isLike = walk.last?.header.isLike(header) == true
        let end = offset + header.bytes
        guard end <= walk.range.upperBound,
            offset == walk.range.lowerBound || end == walk.range.upperBound || isLike && walk.last?.end == offset
                || Self.header(at: end, walk.file)?.isLike(header) == true
                || FileTag.end(at: end, of: walk.file) != nil
        else { return nil }
        (self.offset, self.header) = (offset, header)
        let start = walk.file.read(at: offset, count: 48)
        table = header.table(in: start[...])
        beginsPart = table != nil || !isLike
        let before = beginsPart ? 0 : walk.last?.seconds ?? 0
        seconds = table == nil ? before + Double(header.samples) / Double(header.sampleRate) : 0
        let side = header.sideInformation.lowerBound
        if side + 2 <= start.count { mainDataBegin = header.mainDataBegin(start[side], start[side + 1]) }
    }

    private static func header(at offset: Int, _ file: SoundSource) -> MPEGFrameHeader? {
        let bytes = file.read(at: offset, count: 4)
        return bytes.count == 4 ? MPEGFrameHeader(UInt32(ByteOrder.big.number(bytes[...]))) : nil
    }

    package static func cutOff(at offset: Int, _ walk: FrameWalk<MPEGFrame>) -> ByteRemark.Kind? {
        let missing = header(at: offset, walk.file).map { offset + $0.bytes - walk.range.upperBound } ?? 0
        return missing > 0 ? .cutOff(within: "frame", missing: UInt64(missing)) : nil
    }

    /// The decoder gets the frames and nothing else, behind a table with their number. VBRI it does not know.
    package static func add(
        _ run: ArraySlice<MPEGFrame>, to layout: inout SoundLayout, of file: SoundSource
    ) -> ByteRemark.Kind? {
        let table = run.first.flatMap { $0.table == nil ? nil : $0 }
        let sounding = run.dropFirst(table == nil ? 0 : 1)
        guard let first = sounding.first, let last = sounding.last else { return nil }
        var part = SoundPart((table ?? first).offset, isMPEG: true)
        let stated = table?.statedFrames(file) ?? 0
        // Of one that is damaged it would take any number.
        if let table, table.table != "VBRI", table.end == first.offset {
            part.add(table.counted(sounding.count, stated, file), of: file)
        }
        // Bytes that frames before one hold for it.
        var reservoir = 0
        for (index, frame) in zip(sounding.indices, sounding) {
            if index > sounding.startIndex, sounding[index - 1].end != frame.offset { reservoir = 0 }
            let isCut = index + 1 < sounding.endIndex && sounding[index + 1].offset != frame.end
            if frame.mainDataBegin > reservoir || isCut {
                part.add(frame.silence(file), of: file)
            } else {
                part.add(frame.offset..<frame.end)
            }
            reservoir += max(0, frame.bytes - frame.header.sideInformation.upperBound)
        }
        layout.parts.append(part)
        let samples = first.header.samples
        // Some encoders count the table's own frame.
        if stated > sounding.count + 1 {
            return .fewer(promised: stated * samples, present: sounding.count * samples)
        }
        if (1..<sounding.count).contains(stated) {
            let before = sounding[sounding.startIndex + stated - 1]
            layout.remark(
                .joined(2), before.end, last.end - before.end, before: layout.parts.count - 1, seconds: before.seconds)
        }
        return nil
    }

    /// The frame without sound, but with what it holds for others. Of one of which a part is lost other bytes in its place may come out as a
    /// bang: it lacks what it left in earlier frames, or something that is no frame follows at once.
    private func silence(_ file: SoundSource) -> [UInt8] {
        // Without a checksum, which the zeros would not have.
        let head = ByteOrder.big.bytes(UInt64(header.word | 1 << 16), count: 4)
        let data = min(bytes, header.sideInformation.upperBound)
        let silent = [UInt8](repeating: 0, count: data - head.count)
        return head + silent + file.read(at: offset + data, count: bytes - data)
    }

    /// How many frames sound by the table; 0 if it does not say.
    private func statedFrames(_ file: SoundSource) -> Int {
        func number(_ place: Int) -> Int { Int(ByteOrder.big.number(file.read(at: offset + place, count: 4)[...])) }
        // VBRI counts its own frame too.
        if table == "VBRI" { return number(MPEGFrameHeader.tableOfVBRI + 14) - 1 }
        let place = header.sideInformation.upperBound + 4
        return number(place) & 1 == 1 ? number(place + 4) : 0
    }

    /// The table's frame with another number of frames; what pads the last of them is where they are as many as it states.
    private func counted(_ frames: Int, _ stated: Int, _ file: SoundSource) -> [UInt8] {
        var bytes = file.read(at: offset, count: bytes)
        let place = header.sideInformation.upperBound + 8
        guard stated > 0, stated != frames, bytes.count >= place + 4 else { return bytes }
        bytes.replaceSubrange(place..<place + 4, with: ByteOrder.big.bytes(frames, count: 4))
        // A number of frames, one of bytes, a hundred places, a quality; then the encoder's name and more, in 22 bytes, and 12 bits.
        let flags = Int(bytes[place - 1])
        let padding = place + 22 + [4, 4, 100, 4].enumerated().reduce(0) { $0 + $1.element * (flags >> $1.offset & 1) }
        guard padding + 2 <= bytes.count else { return bytes }
        (bytes[padding], bytes[padding + 1]) = (bytes[padding] & 0xf0, 0)
        return bytes
    }
}

extension MPEGFrameHeader {
    /// Whether the frames of both are of one version, rate and number of channels, as all of a stream are.
    fileprivate func isLike(_ other: MPEGFrameHeader) -> Bool {
        isMPEG1 == other.isMPEG1 && sampleRate == other.sampleRate && channels == other.channels
    }
}
