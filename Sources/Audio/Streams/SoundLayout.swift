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

// Sound in chunks: WAV, RF64, W64, AIFF, CAF; and AU, whose header is one.
extension SoundLayout {
    /// Programs that write to a pipe put the largest number for a size that they don't know yet; sox this one.
    private static let unknownSize: UInt64 = 0x7f00_0000
    /// The chunks that say what the sound is, and in front of which a decoder needs no others.
    private static let formats: Set = ["fmt ", "COMM", "desc"]
    private static let descriptions = formats.union(["fact", "kuki", "pakt", "chan"])

    mutating func addChunks(_ chunks: ChunkWalk, from start: Int, of file: SoundSource) -> Int {
        var walk = chunks
        var described: [Chunk] = []
        var found: (chunk: Chunk, range: Range<Int>)?
        // A size that is none says nothing about what follows.
        var isAsStated: Bool { found.map { UInt64($0.range.count) == $0.chunk.size } ?? true }
        var end = min(file.bytes, walk.position)
        while isAsStated, let chunk = walk.next(of: file) {
            let present = file.bytes - chunk.content
            if chunk.name == walk.sound, found == nil {
                found = (chunk, sound(chunk, before: walk, of: file))
            } else if chunk.size > UInt64(present) {
                // Behind the sound it may be sound that looks like a chunk.
                if found != nil { break }
                remark(.cutOff(chunk.name, of: chunk.size, present: present), chunk.content, present)
            } else if Self.descriptions.contains(chunk.name), !described.contains(where: { $0.name == chunk.name }) {
                described.append(chunk)
            }
            end = isAsStated ? min(file.bytes, walk.position) : file.bytes
        }
        guard let found, let format = described.first(where: { Self.formats.contains($0.name) })?.content else {
            addPart(start..<end)
            return end
        }
        let layout = walk.layout
        // AIFF counts its frames too, in a number that is written last.
        let frames = walk.sound == "SSND" && isAsStated ? UInt64(file.number(at: format + 2, 4)) : 1
        if frames == 0 || frames >= Self.unknownSize, found.range.count > 8 {
            remark(.unfinished(chunk: "COMM", stated: frames), found.range.lowerBound, found.range.count)
        }
        if walk.sound == "data", walk.container != "caff" {
            // Of the extensible tag the sub-format's. (RFC 2361)
            let first = file.number(at: format, 2, layout.order)
            let tag = first == 0xfffe ? file.number(at: format + 24, 2, layout.order) : first
            if let codec = Self.codecs[tag] { refuse(codec) }
            if let codec = Self.foreignCodecs[tag] { refuse(codec, "foreign codec") }
            if tag == 0x50 || tag == 0x55 {
                // libsndfile would print what libmpg123 guesses.
                if addFrames(MPEGFrame.self, in: found.range, of: file, least: 2) == nil {
                    addPart(found.range, isMPEG: true)
                }
                return end
            }
        }
        // RF64 is RIFF whose sizes stand elsewhere. Of more than a RIFF can state libsndfile takes all if its own size is 8.
        let isLarge = found.range.count > Int(UInt32.max) && layout.sizeBytes == 4
        var part = SoundPart(start)
        let name = Array((walk.container == "RF64" ? "RIFF" : walk.container).utf8)
        part.add(name + (isLarge ? layout.order.bytes(8, count: 4) : file.read(at: start + 4, count: 4)))
        part.add(start + 8..<chunks.position)
        for chunk in described where isAsStated || chunk.name != "fact" {
            let bytes = Int(chunk.size)
            part.add(chunk.content - layout.headerBytes..<chunk.content + bytes)
            part.add(layout.padding(bytes))
        }
        let size = layout.order.bytes(isLarge ? 0 : layout.size(found.range.count), count: layout.sizeBytes)
        let header = found.chunk.content - layout.headerBytes
        part.add(header..<found.range.upperBound, with: size, at: found.chunk.content - size.count)
        parts.append(part)
        return end
    }

    /// The bytes of sound: those that a header states, or all that are there.
    ///
    /// - Parameter rest: the chunks behind it, if it is one of several.
    private mutating func sound(_ chunk: Chunk, before rest: ChunkWalk? = nil, of file: SoundSource) -> Range<Int> {
        var rest = rest
        let present = file.bytes - chunk.content
        // Bytes in front of the samples: two numbers in AIFF, one in CAF.
        let least = rest.map { $0.sound == "SSND" ? 8 : $0.container == "caff" ? 4 : 0 } ?? 0
        // The header states no sound though something follows it that is no chunk.
        let isOpen =
            chunk.size <= UInt64(least) && present > least
            && rest?.next(of: file).map { $0.size > UInt64(file.bytes - $0.content) } ?? true
        let isBeyond = chunk.size > UInt64(present) || chunk.size == UInt64(UInt32.max)
        guard isOpen || isBeyond else { return chunk.content..<chunk.content + Int(chunk.size) }
        let kind: ByteRemark.Kind =
            isOpen || chunk.size >= Self.unknownSize
            ? .unfinished(chunk: chunk.name, stated: chunk.size)
            : .cutOff(chunk.name, of: chunk.size, present: present)
        remark(kind, chunk.content, present)
        return chunk.content..<file.bytes
    }

    /// AU: where the sound begins and its bytes, big-endian; 0xffffffff for "to the end".
    mutating func addAU(from start: Int, of file: SoundSource) -> Int {
        let (head, stated) = (file.number(at: start + 4, 4), file.number(at: start + 8, 4))
        // A header that leads back into itself, or out of the file, is cut off.
        let isWhole = (24..<max(25, file.bytes - start)).contains(head)
        let content = isWhole ? start + head : start
        let size = !isWhole ? file.bytes - start + 1 : stated == 0xffff_ffff ? file.bytes - content : stated
        let range = sound(Chunk(name: ".snd", content: content, size: UInt64(size)), of: file)
        let bytes = ByteOrder.big.bytes(min(range.count, 0xffff_fffe), count: isWhole ? 4 : 0)
        addPart(start..<range.upperBound, with: bytes, at: start + 8)
        return range.upperBound
    }

    /// Codecs of WAV that libsndfile says only of that the chunk is malformed. (RFC 2361; mmreg.h)
    private static let codecs: [Int: String] = [
        0x20: "Yamaha ADPCM", 0x38: "AMR", 0x42: "G.723.1", 0x45: "G.726", 0x57: "AMR", 0x58: "AMR",
        0x61: "DUCK ADPCM", 0x64: "G.726", 0x83: "G.729", 0xff: "AAC", 0x160: "WMA", 0x161: "WMA", 0x162: "WMA",
        0x163: "WMA", 0x28f: "G.722", 0x1600: "AAC", 0x2000: "AC-3", 0x5346: "SWF ADPCM", 0x566f: "Vorbis",
        0x706d: "AAC", 0xa106: "AAC", 0xa109: "Speex", 0xf1ac: "FLAC",
    ]
    /// Those that ffmpeg 5.1 does not know either, or takes for another codec.
    private static let foreignCodecs: [Int: String] = [
        0x65: "G.722", 0x1610: "AAC", 0x674f: "Vorbis", 0x676f: "Vorbis", 0x704f: "Opus", 0x7361: "AMR", 0x7362: "AMR",
        0xa112: "G.722", 0xa123: "G.729",
    ]
}

/// Tags that programs put before and behind sound of any format: ID3v1 and v2, APE, Lyrics3.
enum FileTag {
    /// The bytes that those begin with that are known by their beginning.
    static let beginnings = Array("IAT".utf8)

    static func kind(at start: Int, of file: SoundSource) -> ForeignBytes.Kind {
        let kinds: [String: ForeignBytes.Kind] = ["I": .id3v2, "T": .id3v1, "L": .lyrics]
        return kinds[String(decoding: file.read(at: start, count: 1), as: UTF8.self)] ?? .ape
    }

    /// Where a tag that begins at a place ends; nil if none begins there, or if it would reach beyond the file.
    static func end(at start: Int, of file: SoundSource) -> Int? {
        let bytes = file.read(at: start, count: 32)
        let size: Int
        if bytes.starts(with: "ID3".utf8), bytes.count >= 10, bytes[6..<10].allSatisfy({ $0 < 0x80 }) {
            // Four bytes of seven bits; a footer has ten bytes more. (ID3v2.4.0 §3.1)
            size = bytes[6..<10].reduce(0) { $0 << 7 | Int($1) } + (bytes[5] & 0x10 == 0 ? 10 : 20)
        } else if bytes.starts(with: "APETAGEX".utf8), bytes.count == 32 {
            // What the size counts stands before a footer, and behind a header, whose flag is bit 29.
            size = 32 + (bytes[23] & 0x20 == 0 ? 0 : Int(ByteOrder.little.number(bytes[12..<16])))
        } else if bytes.starts(with: "TAG".utf8),
            start + 128 == file.bytes || file.read(at: start + 128, count: 3).elementsEqual("ID3".utf8)
                || MPEGFrame.header(at: start + 128, file) != nil
        {
            size = 128
        } else {
            return nil
        }
        return size <= file.bytes - start ? start + size : nil
    }

    /// The tags with which a range of a file ends, in their order.
    static func behind(_ range: Range<Int>, of file: SoundSource) -> [Range<Int>] {
        var tags: [Range<Int>] = []
        var end = range.upperBound
        while let start = start(endingAt: end, of: file), (range.lowerBound..<end).contains(start) {
            tags.append(start..<end)
            end = start
        }
        return tags.reversed()
    }

    private static func start(endingAt end: Int, of file: SoundSource) -> Int? {
        func holds(_ text: String, _ before: Int) -> Bool {
            file.read(at: end - before, count: text.utf8.count).elementsEqual(text.utf8)
        }
        if holds("TAG", 128) { return end - (holds("TAG+", 355) ? 355 : 128) }
        if holds("APETAGEX", 32) {
            // Bit 31 says that there is a header too.
            let hasHeader = file.number(at: end - 9, 1) & 0x80 != 0
            return end - file.number(at: end - 20, 4, .little) - (hasHeader ? 32 : 0)
        }
        if holds("LYRICS200", 9) {
            return Int(String(decoding: file.read(at: end - 15, count: 6), as: UTF8.self)).map { end - 15 - $0 }
        }
        // At most 5,100 bytes of text. (Lyrics3 v1)
        let start = max(0, end - 5200)
        let text = holds("LYRICSEND", 9) ? file.read(at: start, count: end - start) : []
        return text.firstRange(of: "LYRICSBEGIN".utf8).map { start + $0.lowerBound }
    }
}
