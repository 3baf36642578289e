import VoiceAssetAudioContainers

// MPEG audio: the decoder gets the frames that `MP3Stream` finds, but for tables, and nothing else.
extension SoundLayout {
    /// More than the longest session has at 320 kbit/s, bytes.
    private static let largestMPEG = 300 << 20
    /// Samples by which a decoder says a sound later than it was encoded.
    private static let decoderDelay = 529

    /// Adds the streams in a range.
    ///
    /// - Parameter least: frames that there are, at least, if they are not most of it.
    /// - Returns: whether there are any.
    mutating func addMPEG(in range: Range<Int>, of file: SoundSource, least: Int = 2) -> Bool {
        guard range.count <= Self.largestMPEG else { return false }
        let bytes = file.read(at: range.lowerBound, count: range.count)
        let stream = MP3Stream(bytes)
        // What looks like a frame in other bytes is one now and then.
        let sound = stream.frames.reduce(0) { $0 + $1.bytes }
        guard stream.frames.count >= least || sound > bytes.count / 2 else { return false }
        var foreign = stream.foreign[...]
        var run: [MP3Stream.Frame] = []
        for frame in stream.frames {
            let seconds = Self.seconds(of: run)
            while let other = foreign.first, other.offset < frame.offset {
                remark(on: other, bytes, at: range.lowerBound, seconds)
                foreign.removeFirst()
            }
            if let first = run.first, parts.count < Self.mostParts,
                frame.table != nil || !frame.header.isLike(first.header)
            {
                addRun(run, bytes, at: range.lowerBound)
                run = []
            }
            run.append(frame)
        }
        let seconds = Self.seconds(of: run)
        let known = remarks.count
        addRun(run, bytes, at: range.lowerBound)
        // That frames are missing is told by their number already.
        let isShort = remarks.count > known
        for other in foreign where !(other.kind == .partialFrame && isShort) {
            remark(on: other, bytes, at: range.lowerBound, seconds, before: max(0, parts.count - 1))
        }
        return true
    }

    private static func seconds(of run: [MP3Stream.Frame]) -> Double {
        guard let last = run.last else { return 0 }
        let sounding = run.count - (run[0].table == nil ? 0 : 1)
        return Double(sounding * last.header.samples) / Double(last.header.sampleRate)
    }

    private mutating func remark(
        on other: MP3Stream.Foreign, _ bytes: [UInt8], at start: Int, _ seconds: Double, before part: Int? = nil
    ) {
        let isAtEnd = other.offset + other.bytes == bytes.count
        switch other.kind {
        case .partialFrame:
            let header = MPEGFrameHeader(UInt32(ByteOrder.big.number(bytes[other.offset..<other.offset + 4])))
            let missing = UInt64((header?.bytes ?? 0) - other.bytes)
            remark(
                .cutOff(within: "frame", missing: missing), start + other.offset, other.bytes, before: part,
                seconds: seconds)
        case .unknown:
            let isPadding = isAtEnd && bytes[other.offset...].allSatisfy { $0 == 0 }
            remark(isPadding ? .padding : .unknown, start + other.offset, other.bytes, before: part, seconds: seconds)
        default: break
        }
    }

    /// Adds frames that follow each other as those of one file do, with a table in front or without.
    private mutating func addRun(_ run: [MP3Stream.Frame], _ bytes: [UInt8], at start: Int) {
        let table = run.first.flatMap { first in
            first.table.map { _ in MP3Table(first, bytes[first.offset..<first.offset + first.bytes]) }
        }
        let sounding = run.dropFirst(table == nil ? 0 : 1)
        guard let first = sounding.first, let last = sounding.last else { return }
        let samples = first.header.samples
        let decoded = sounding.count * samples
        var sound = 0..<decoded
        if let delay = table?.delay, let padding = table?.padding {
            let end = table?.frames == sounding.count ? decoded - max(0, padding - Self.decoderDelay) : decoded
            sound = min(delay + Self.decoderDelay, max(0, end))..<max(0, end)
        }
        parts.append(
            SoundPart(
                offset: start + run[0].offset, pieces: Self.pieces(sounding, bytes, at: start), isMPEG: true,
                frames: .init(decoded: decoded, sound: sound)))
        // Some encoders count the table's own frame.
        guard let stated = table?.frames, stated > 0, stated != sounding.count, stated != sounding.count + 1 else {
            return
        }
        if stated > sounding.count {
            remark(
                .fewer(promised: stated * samples, present: decoded), start + last.offset + last.bytes, 0,
                before: parts.count - 1)
        } else {
            let extra = sounding[sounding.startIndex + stated]
            remark(
                .joined(2), start + extra.offset, last.offset + last.bytes - extra.offset, before: parts.count - 1,
                seconds: Double(stated * samples) / Double(first.header.sampleRate))
        }
    }

    /// The frames for a decoder. Those of which a part is lost are silent, as other bytes in its place may come out as a bang: they lack what they
    /// left in earlier frames, or something that is no frame follows at once.
    private static func pieces(_ frames: ArraySlice<MP3Stream.Frame>, _ bytes: [UInt8], at start: Int) -> [SoundPart
        .Piece]
    {
        var pieces: [SoundPart.Piece] = []
        // Bytes that frames before it hold for later ones.
        var reservoir = 0
        for (index, frame) in zip(frames.indices, frames) {
            let end = frame.offset + frame.bytes
            if index > frames.startIndex, frames[index - 1].offset + frames[index - 1].bytes != frame.offset {
                reservoir = 0
            }
            let isLast = index + 1 == frames.endIndex
            let data = frame.header.sideInformation.upperBound
            if frame.mainDataBegin > reservoir || !isLast && frames[index + 1].offset != end {
                // Without a checksum, which the zeros would not have.
                let head = ByteOrder.big.bytes(UInt64(frame.header.word | 1 << 16), count: 4)
                let silent = [UInt8](repeating: 0, count: max(0, min(data, frame.bytes) - 4))
                pieces.append(.held(head + silent + bytes[min(frame.offset + data, end)..<end]))
            } else {
                pieces.join(start + frame.offset..<start + end)
            }
            reservoir += max(0, frame.bytes - data)
        }
        return pieces
    }
}
