package import VoiceAssetAudioContainers

/// A piece of a stream that says itself what it is and how long: MPEG's and FLAC's frames and Ogg's pages, and the table, the
/// metadata or the page in front of them.
package protocol StreamFrame: Sendable {
    /// The bytes that one may begin with.
    static var syncs: [UInt8] { get }
    var offset: Int { get }
    var bytes: Int { get }
    /// True if a sound file begins with it.
    var beginsPart: Bool { get }
    /// Seconds from the beginning of that sound file to its end.
    var seconds: Double { get }

    /// Nil if none stands at a place, wholly within the range of the stream so far.
    init?(at offset: Int, _ stream: inout FrameStream<Self>)

    /// The break behind the stream's last frame; nil if the stream is whole.
    static func cutOff(at offset: Int, _ stream: FrameStream<Self>) -> ByteRemark.Kind?

    /// Adds the sound file that they are.
    ///
    /// - Returns: that it has fewer samples than it promises.
    static func add(_ run: ArraySlice<Self>, to layout: inout SoundLayout, of file: SoundSource) -> ByteRemark.Kind?
}

extension StreamFrame {
    var end: Int { offset + bytes }
}

/// Something that is no frame: where it stands and what it is.
package struct ForeignBytes: Sendable, Equatable {
    package var offset: Int
    package var bytes: Int
    package var kind: Kind

    package enum Kind: Sendable, Equatable {
        case id3v2, id3v1, ape, lyrics, partialFrame, unknown
    }
}

/// The frames in a range of a file, and whatever else is there.
package struct FrameStream<Frame: StreamFrame>: Sendable {
    let file: SoundSource
    let range: Range<Int>
    package private(set) var frames: [Frame] = []
    package private(set) var foreign: [ForeignBytes] = []
    /// The break at its end; nil if the stream is whole.
    private(set) var cutOff: ByteRemark.Kind?
    /// Bytes that were read of what turned out to be none. With the number of frames, which is more than two hours have, it bounds what a
    /// hostile file costs.
    var wasted = 0
    var isCostly: Bool { wasted > 32 << 20 || frames.count == 400_000 }

    package init(_ bytes: [UInt8]) { self.init(.held(bytes), in: 0..<bytes.count) }

    init(_ file: SoundSource, in range: Range<Int>) {
        let tags = FileTag.behind(range, of: file)
        (self.file, self.range) = (file, range.lowerBound..<(tags.first?.lowerBound ?? range.upperBound))
        let (beginnings, end) = (Frame.syncs + FileTag.beginnings, self.range.upperBound)
        var (offset, known) = (range.lowerBound, range.lowerBound)
        while offset < end {
            let frame = isCostly ? nil : Frame(at: offset, &self)
            guard let next = frame?.end ?? FileTag.end(at: offset, of: file), next <= end else {
                offset = min(end, isCostly ? end : file.first(from: offset + 1) { beginnings.contains($0) } ?? end)
                continue
            }
            add(known..<offset, .unknown)
            if let frame { frames.append(frame) } else { add(offset..<next, FileTag.kind(at: offset, of: file)) }
            (offset, known) = (next, next)
        }
        let place = frames.last?.end ?? range.lowerBound
        cutOff = Frame.cutOff(at: place, self)
        add(known..<end, cutOff != nil && known == place ? .partialFrame : .unknown)
        for tag in tags { add(tag, FileTag.kind(at: tag.lowerBound, of: file)) }
    }

    private mutating func add(_ range: Range<Int>, _ kind: ForeignBytes.Kind) {
        if !range.isEmpty { foreign.append(ForeignBytes(offset: range.lowerBound, bytes: range.count, kind: kind)) }
    }
}

extension SoundLayout {
    /// Adds the sound files that frames of a kind in a range are.
    ///
    /// - Parameter least: frames that there are, at least, if they are not most of it: what looks like one in other bytes is one now
    ///   and then.
    /// - Returns: where what is known of the range ends; nil if there are no frames.
    mutating func addFrames<Frame: StreamFrame>(
        _: Frame.Type, in range: Range<Int>, of file: SoundSource, least: Int = 1
    ) -> Int? {
        let stream = FrameStream<Frame>(file, in: range)
        let (frames, sound) = (stream.frames, stream.frames.reduce(0) { $0 + $1.bytes })
        guard sound > 0, frames.count >= least || sound > range.count / 2 else { return nil }
        var (foreign, start) = (stream.foreign[...], 0)
        isCostly = stream.isCostly
        for (index, frame) in frames.enumerated() {
            while let other = foreign.first, other.offset < frame.offset {
                let seconds = index > start ? frames[index - 1].seconds : 0
                if other.kind == .unknown { remark(.unknown, other.offset, other.bytes, seconds: seconds) }
                foreign.removeFirst()
            }
            let isLast = parts.count == Self.mostParts - 1
            // Only a decoder of MPEG goes on with what begins another file.
            guard index > start, frame.beginsPart, !isLast || Frame.self != MPEGFrame.self else { continue }
            addRun(frames[start..<index], of: file)
            if isLast { return frame.offset }
            start = index
        }
        addRun(frames[start...], stream.cutOff, foreign.first { $0.kind == .partialFrame }?.bytes ?? 0, of: file)
        return foreign.first { $0.kind == .unknown }?.offset ?? range.upperBound
    }

    /// That sound is missing at the end is told once, and not where damage inside tells it.
    private mutating func addRun<Frame: StreamFrame>(
        _ run: ArraySlice<Frame>, _ cut: ByteRemark.Kind? = nil, _ bytes: Int = 0, of file: SoundSource
    ) {
        guard let first = run.first, let last = run.last else { return }
        let part = parts.count
        let fewer = Frame.add(run, to: &self, of: file)
        let isDamaged = remarks.contains { (first.offset..<last.offset).contains($0.offset) && $0.kind == .unknown }
        guard let kind = (isDamaged ? nil : fewer) ?? cut else { return }
        // A head promises sound, and is none.
        remark(kind, last.end, bytes, before: part, seconds: run.count == 1 ? last.seconds : nil)
    }
}

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
