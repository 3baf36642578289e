import VoiceAssetAudioContainers
import VoiceAssetCore

/// The sound files in a file: which of its bytes a decoder reads, and what is odd about the others.
///
/// Each byte is known as a chunk, page, frame, tag or padding, or a remark tells of it. A decoder gets headers that are right, and behind
/// them only what is known to be sound, so that no decoder guesses.
package struct SoundLayout: Sendable {
    package var parts: [SoundPart] = []
    package var remarks: [ByteRemark] = []
    /// Why no decoder here reads it, if that is known.
    var fault: Finding?

    /// Whether looking for more would cost too much.
    var isCostly = false
    /// More are not looked for: it bounds what a hostile file costs.
    static let mostParts = 256

    package init(_ bytes: [UInt8]) { self.init(.held(bytes)) }

    package init(_ file: SoundSource) {
        var offset = 0
        while offset < file.bytes, parts.count < Self.mostParts, !isCostly {
            let tag = FileTag.end(at: offset, of: file)
            guard let end = tag ?? addPart(at: file.zeros(from: offset), of: file) else { break }
            offset = end
        }
        if parts.isEmpty { addUnknown(file) } else { addRest(offset..<file.bytes, of: file) }
        // A chain of Ogg's is one file.
        if parts.count > 1, parts.contains(where: { file.read(at: $0.offset, count: 4) != Array("OggS".utf8) }) {
            remark(.joined(parts.count), parts[1].offset, file.bytes - parts[1].offset, before: 1, seconds: 0)
        }
    }

    mutating func remark(
        _ kind: ByteRemark.Kind, _ offset: Int, _ bytes: Int, before part: Int? = nil, seconds: Double? = nil
    ) {
        remarks.append(.init(kind: kind, offset: offset, bytes: bytes, part: part ?? parts.count, seconds: seconds))
    }

    /// No library here decodes such sound.
    mutating func refuse(_ codec: String, _ form: String = "codec") {
        fault = fault ?? Finding(.recordingUnreadable, form, ["codec": .text(codec)])
    }

    /// Adds bytes as they are, but for some at a place.
    mutating func addPart(_ range: Range<Int>, with bytes: [UInt8] = [], at place: Int = 0, isMPEG: Bool = false) {
        parts.append(SoundPart(range.lowerBound, isMPEG: isMPEG))
        parts[parts.count - 1].add(range, with: bytes, at: max(place, range.lowerBound))
    }

    /// Adds the sound file that begins at a place.
    ///
    /// - Returns: where it ends; nil if none begins there.
    private mutating func addPart(at start: Int, of file: SoundSource) -> Int? {
        if let walk = ChunkWalk(file, at: start) { return addChunks(walk, from: start, of: file) }
        let (beginning, rest) = (file.read(at: start, count: 8), start..<max(start, file.bytes))
        if beginning.starts(with: ".snd".utf8) { return addAU(from: start, of: file) }
        if beginning.starts(with: "OggS".utf8) { return addFrames(OggPage.self, in: rest, of: file) }
        if beginning.starts(with: FLACFrame.stream) { return addFrames(FLACFrame.self, in: rest, of: file) }
        return MPEGFrame.header(at: start, file) == nil ? nil : addFrames(MPEGFrame.self, in: rest, of: file, least: 2)
    }

    /// Adds a file of no format that is known here: an MP3 behind something else, or what only libsndfile may know.
    private mutating func addUnknown(_ file: SoundSource) {
        if file.bytes > 0, file.zeros(from: 0) == file.bytes {
            fault = Finding(.recordingUnreadable, "zeros", ["bytes": .count(file.bytes, "bytes")])
        }
        if let end = addFrames(MPEGFrame.self, in: 0..<file.bytes, of: file, least: 8), !parts.isEmpty {
            return addRest(end..<file.bytes, of: file)
        }
        let start = file.number(at: 0, 2)
        // A sync of twelve bits, and no layer: ADTS. (ISO/IEC 13818-7 §6.2.1)
        if start & 0xfff6 == 0xfff0 { return refuse("AAC") }
        // Layers I and II, free format, and a tag that is cut off: libsndfile would print what libmpg123 guesses.
        addPart(0..<file.bytes, isMPEG: start >= 0xffe0 || file.read(at: 0, count: 3) == Array("ID3".utf8))
    }

    /// Remarks on what follows the last sound, but for tags and padding.
    private mutating func addRest(_ range: Range<Int>, of file: SoundSource) {
        let end = FileTag.behind(range, of: file).first?.lowerBound ?? range.upperBound
        guard range.lowerBound < end else { return }
        // Nothing pads samples to an odd size: a byte was put in before.
        let bytes = end - range.lowerBound
        let mayBePadded = bytes.isMultiple(of: 2) || parts.last?.isMPEG == true
        remark(file.zeros(from: range.lowerBound) >= end && mayBePadded ? .padding : .unknown, range.lowerBound, bytes)
    }
}

/// One sound file, as a decoder is to read it.
package struct SoundPart: Sendable {
    /// Where it begins in the file that it is in.
    package let offset: Int
    /// Whether libmpg123 reads it rather than libsndfile.
    let isMPEG: Bool
    /// Ranges of the file, and of bytes in place of some of it.
    private(set) var pieces: [(bytes: [UInt8]?, range: Range<Int>)] = []

    init(_ offset: Int, isMPEG: Bool = false) { (self.offset, self.isMPEG) = (offset, isMPEG) }

    mutating func add(_ range: Range<Int>) {
        if let last = pieces.last, last.bytes == nil, last.range.upperBound == range.lowerBound {
            pieces[pieces.count - 1].range = last.range.lowerBound..<range.upperBound
        } else if !range.isEmpty {
            pieces.append((nil, range))
        }
    }

    /// Adds a range with other bytes at a place in it, if it reaches so far.
    mutating func add(_ range: Range<Int>, with bytes: [UInt8], at place: Int) {
        guard place + bytes.count <= range.upperBound else { return add(range) }
        add(range.lowerBound..<place)
        add(bytes)
        add(place + bytes.count..<range.upperBound)
    }

    mutating func add(_ bytes: [UInt8]) { if !bytes.isEmpty { pieces.append((bytes, bytes.indices)) } }
}

extension SoundSource {
    /// The number at a place; of one that reaches beyond the end, the part that there is.
    func number(at offset: Int, _ count: Int, _ order: ByteOrder = .big) -> Int {
        Int(truncatingIfNeeded: order.number(read(at: offset, count: count)[...]))
    }

    /// Where zeros that begin at a place end.
    func zeros(from start: Int) -> Int { first(from: start) { $0 != 0 } ?? max(start, bytes) }

    /// Where a byte stands next, from a place on.
    func first(from start: Int, where isSought: (UInt8) -> Bool) -> Int? {
        var (offset, size) = (start, 256)
        while case let block = read(at: offset, count: size), !block.isEmpty {
            if let place = block.firstIndex(where: isSought) { return offset + place }
            (offset, size) = (offset + block.count, min(2 * size, 1 << 16))
        }
        return nil
    }
}
