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
