/// A piece of a stream that says itself what it is and how long: MPEG's and FLAC's frames and Ogg's pages, and the table, the
/// metadata or the page in front of them.
package protocol StreamFrame: Sendable, Equatable {
    /// The bytes that one may begin with.
    static var syncs: [UInt8] { get }
    var offset: Int { get }
    var bytes: Int { get }
    /// True if a sound file begins with it.
    var beginsPart: Bool { get }
    /// Seconds from the beginning of that sound file to its end.
    var seconds: Double { get }

    /// Nil if none stands at a place, wholly within the walk's range.
    init?(at offset: Int, _ walk: inout FrameWalk<Self>)

    /// The break behind the walk's last frame; nil if the stream is whole.
    static func cutOff(at offset: Int, _ walk: FrameWalk<Self>) -> ByteRemark.Kind?

    /// Adds the sound file that they are.
    ///
    /// - Returns: that it has fewer samples than it promises.
    static func add(_ run: ArraySlice<Self>, to layout: inout SoundLayout, of file: SoundSource) -> ByteRemark.Kind?
}

extension StreamFrame {
    var end: Int { offset + bytes }
}

/// Where frames are looked for.
package struct FrameWalk<Frame: StreamFrame> {
    let file: SoundSource
    let range: Range<Int>
    /// The one that was found last.
    var last: Frame?
    /// Bytes that were read of what turned out to be none. With the number of frames, which is more than two hours have, it bounds what a
    /// hostile file costs.
    var wasted = 0
    var count = 0
    var isCostly: Bool { wasted > 32 << 20 || count == 400_000 }

    mutating func frame(at offset: Int) -> Frame? { isCostly ? nil : Frame(at: offset, &self) }
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
package struct FrameStream<Frame: StreamFrame>: Sendable, Equatable {
    package typealias Foreign = ForeignBytes

    package private(set) var frames: [Frame] = []
    package private(set) var foreign: [Foreign] = []
    /// The break at its end; nil if the stream is whole.
    let cutOff: ByteRemark.Kind?
    let isCostly: Bool

    package init(_ bytes: [UInt8]) { self.init(.held(bytes), in: 0..<bytes.count) }

    init(_ file: SoundSource, in range: Range<Int>) {
        let tags = FileTag.behind(range, of: file)
        let end = tags.first?.lowerBound ?? range.upperBound
        let beginnings = Frame.syncs + FileTag.beginnings
        var walk = FrameWalk<Frame>(file: file, range: range.lowerBound..<end)
        var offset = range.lowerBound
        while offset < end {
            let start = offset
            if let frame = walk.frame(at: offset) {
                frames.append(frame)
                (offset, walk.last, walk.count) = (frame.end, frame, walk.count + 1)
            } else if let tag = FileTag.end(at: offset, of: file), tag <= end {
                offset = tag
                foreign.append(Foreign(offset: start, bytes: tag - start, kind: FileTag.kind(at: start, of: file)))
            } else {
                repeat {
                    let next = walk.isCostly ? nil : file.first(from: offset + 1) { beginnings.contains($0) }
                    offset = min(next ?? end, end)
                } while offset < end && walk.frame(at: offset) == nil && FileTag.end(at: offset, of: file) == nil
                foreign.append(Foreign(offset: start, bytes: offset - start, kind: .unknown))
            }
        }
        let place = walk.last?.end ?? range.lowerBound
        (cutOff, isCostly) = (Frame.cutOff(at: place, walk), walk.isCostly)
        if cutOff != nil, foreign.last?.offset == place, foreign.last?.kind == .unknown {
            foreign[foreign.count - 1].kind = .partialFrame
        }
        foreign += tags.map {
            Foreign(offset: $0.lowerBound, bytes: $0.count, kind: FileTag.kind(at: $0.lowerBound, of: file))
        }
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
            guard index > start, frame.beginsPart else { continue }
            if parts.count < Self.mostParts - 1 {
                addRun(frames[start..<index], of: file)
                start = index
            } else if Frame.self != MPEGFrame.self {
                // Only a decoder of MPEG goes on with what begins another file.
                addRun(frames[start..<index], of: file)
                return frame.offset
            }
        }
        addRun(frames[start...], stream.cutOff, foreign.first { $0.kind == .partialFrame }?.bytes ?? 0, of: file)
        return foreign.first { $0.kind == .unknown }?.offset ?? range.upperBound
    }

    /// That sound is missing at the end is told once.
    private mutating func addRun<Frame: StreamFrame>(
        _ run: ArraySlice<Frame>, _ cut: ByteRemark.Kind? = nil, _ bytes: Int = 0, of file: SoundSource
    ) {
        guard let end = run.last?.end, let kind = Frame.add(run, to: &self, of: file) ?? cut else { return }
        remark(kind, end, bytes, before: max(0, parts.count - 1))
    }
}
