import VoiceAssetAudioContainers

/// The sound files in a file: which of its bytes a decoder reads, and what is odd about the others.
///
/// Each byte is known as a chunk, page, frame, tag or padding, or a remark tells of it. A decoder gets headers that are right, and behind
/// them only what is known to be sound, so that no decoder guesses.
package struct SoundLayout: Sendable {
    package var parts: [SoundPart] = []
    package var remarks: [ByteRemark] = []
    /// Why no decoder here reads it, if that is known.
    package var fault: SoundFileError?

    /// More are not looked for: it bounds what a hostile file costs.
    static let mostParts = 256
    /// Bytes that were read in vain, at places that looked like pages or frames, and pages of Ogg.
    var (wasted, pages) = (0, 0)
    static let mostWasted = 32 << 20
    /// More than two hours of Opus have, with a page for each 20 ms.
    static let mostPages = 400_000

    package init(_ bytes: [UInt8]) { self.init(.held(bytes)) }

    package init(_ file: SoundSource) {
        var offset = 0
        while offset < file.bytes, parts.count < Self.mostParts {
            if let end = FileTag.end(at: offset, of: file) {
                offset = end
            } else if let end = addPart(at: offset, of: file) {
                offset = end
            } else {
                let padded = file.zeros(from: offset)
                guard padded > offset, let end = addPart(at: padded, of: file) else { break }
                offset = end
            }
        }
        if parts.isEmpty { addUnknown(file) } else { addRest(from: offset, of: file) }
        if parts.count > 1, !parts.allSatisfy(\.isOgg) {
            remark(.joined(parts.count), parts[1].offset, file.bytes - parts[1].offset, before: 1, seconds: 0)
        }
    }

    mutating func remark(
        _ kind: ByteRemark.Kind, _ offset: Int, _ bytes: Int, before part: Int? = nil, seconds: Double? = nil
    ) {
        remarks.append(
            ByteRemark(kind: kind, offset: offset, bytes: bytes, part: part ?? parts.count, seconds: seconds))
    }

    /// Adds the sound file that begins at a place.
    ///
    /// - Returns: where it ends; nil if none begins there.
    private mutating func addPart(at start: Int, of file: SoundSource) -> Int? {
        if let walk = ChunkWalk(file, at: start) { return addChunks(walk, from: start, of: file) }
        let beginning = file.read(at: start, count: 8)
        if beginning.starts(with: ".snd".utf8) { return addAU(from: start, of: file) }
        if beginning.starts(with: "OggS".utf8) { return addOgg(from: start, of: file) }
        if beginning.starts(with: FLACFrame.stream) { return addFLAC(from: start, of: file) }
        guard beginning.count >= 4, MPEGFrameHeader(UInt32(ByteOrder.big.number(beginning[..<4]))) != nil else {
            return nil
        }
        return addMPEG(in: start..<file.bytes, of: file) ? file.bytes : nil
    }

    /// Adds a file of no format that is known here: an MP3 behind something else, or what only libsndfile may know.
    private mutating func addUnknown(_ file: SoundSource) {
        if file.bytes > 0, file.zeros(from: 0) == file.bytes { fault = .zeros(file.bytes) }
        if addMPEG(in: 0..<file.bytes, of: file, least: 8) { return }
        // Layers I and II, free format, and a tag that is cut off: libsndfile would print what libmpg123 guesses.
        let start = file.read(at: 0, count: 3)
        let isMPEG = start == Array("ID3".utf8) || start.count > 1 && start[0] == 0xff && start[1] >= 0xe0
        parts.append(SoundPart(offset: 0, pieces: [.range(0..<file.bytes)], isMPEG: isMPEG))
    }

    /// Remarks on what follows the last sound, but for tags and padding.
    private mutating func addRest(from start: Int, of file: SoundSource) {
        let end = FileTag.behind(file, after: start).first?.lowerBound ?? file.bytes
        guard start < end else { return }
        // Nothing pads to an odd size: a byte was put in before.
        let zeros = file.zeros(from: start)
        remark(zeros >= end && (end - start).isMultiple(of: 2) ? .padding : .unknown, start, end - start)
    }
}

/// One sound file, as a decoder is to read it.
package struct SoundPart: Sendable {
    /// Where it begins in the file that it is in.
    package var offset: Int
    package var pieces: [Piece]
    package var isOgg = false
    /// Whether libmpg123 reads it rather than libsndfile.
    package var isMPEG = false
    /// Of MPEG audio whose frames are known.
    package var frames: Frames?

    /// Bytes of the file, or others in their place.
    package enum Piece: Sendable, Equatable {
        case range(Range<Int>)
        case held([UInt8])

        var count: Int {
            switch self {
            case .range(let range): range.count
            case .held(let bytes): bytes.count
            }
        }
    }

    /// Samples a channel that frames of MPEG audio decode to, and those of them that are sound.
    package struct Frames: Sendable, Equatable {
        /// All that the decoder makes.
        var decoded: Int
        var sound: Range<Int>
    }
}

extension [SoundPart.Piece] {
    /// Adds bytes of the file, with those before them if they follow at once.
    mutating func join(_ range: Range<Int>) {
        if case .range(let last)? = last, last.upperBound == range.lowerBound {
            self[count - 1] = .range(last.lowerBound..<range.upperBound)
        } else {
            append(.range(range))
        }
    }
}

/// Something that is odd about a file's bytes.
package struct ByteRemark: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// The chunk with the sound states no length, or none that can be: its writer never came to its end. `bytes` are there.
        case unfinished(chunk: String, stated: UInt64)
        /// The file ends within a chunk, page or frame, of which so many bytes are missing and `bytes` are there.
        case cutOff(within: String, missing: UInt64)
        /// The stream was to go on behind what is there.
        case unended
        /// Fewer samples a channel are there than the header promises.
        case fewer(promised: Int, present: Int)
        /// No chunk, page, frame, tag or padding.
        case unknown
        /// Zeros behind all else.
        case padding
        /// Pages that are not there.
        case lostPages(Int)
        /// So many seconds that libraries can't decode.
        case undecoded(seconds: Double)
        /// So many sound files in one, of which most programs play the first.
        case joined(Int)
    }

    package var kind: Kind
    /// Where it stands in the file.
    package var offset: Int
    package var bytes: Int
    /// How many sound files stand before it.
    package var part: Int
    /// Seconds of sound of its own part before it; nil: all of that. In what a reader tells: seconds from the start.
    package var seconds: Double?
    /// Seconds of sound that are missing behind it, where that is known.
    package var lost: Double?
}

extension SoundSource {
    /// Where zeros that begin at a place end.
    func zeros(from start: Int) -> Int {
        var offset = start
        while offset < bytes {
            let block = read(at: offset, count: 1 << 16)
            if let other = block.firstIndex(where: { $0 != 0 }) { return offset + other }
            guard !block.isEmpty else { break }
            offset += block.count
        }
        return offset
    }

    /// Where bytes stand next, from a place on.
    func first(_ sought: [UInt8], from start: Int) -> Int? {
        var offset = start
        while offset < bytes {
            let block = read(at: offset, count: 1 << 16)
            guard block.count >= sought.count else { return nil }
            var index = block.firstIndex(of: sought[0])
            while let place = index {
                if block[place...].starts(with: sought) { return offset + place }
                index = block[(place + 1)...].firstIndex(of: sought[0])
            }
            offset += block.count - sought.count + 1
        }
        return nil
    }
}
