import VoiceAssetAudioContainers

// Sound in chunks: WAV, RF64, W64, AIFF, CAF; and AU, whose header is one.
extension SoundLayout {
    /// Programs that write to a pipe put the largest number for a size that they don't know yet.
    private static let unknownSize: UInt64 = 0x7fff_0000

    mutating func addChunks(_ chunks: ChunkWalk, from start: Int, of file: SoundSource) -> Int {
        var walk = chunks
        var description = SoundDescription(file.read(at: start, count: walk.position - start), walk)
        var found: (chunk: Chunk, sound: Range<Int>, isAsStated: Bool)?
        var end = min(file.bytes, walk.position)
        while found?.isAsStated != false, let chunk = walk.next(of: file) {
            if chunk.name == walk.sound, found == nil {
                let (sound, isAsStated) = sound(chunk, isOpen: isOpen(chunk, walk, of: file), of: file)
                found = (chunk, sound, isAsStated)
                end = isAsStated ? end : file.bytes
            } else if chunk.size > UInt64(file.bytes - chunk.content) {
                // Behind the sound it may be sound that looks like a chunk.
                guard found == nil else { break }
                cutOff(chunk, file.bytes - chunk.content)
                end = file.bytes
                break
            } else {
                description.add(chunk, of: file)
            }
            if end < file.bytes { end = min(file.bytes, walk.position) }
        }
        guard let found, description.isWhole else {
            parts.append(SoundPart(offset: start, pieces: [.range(start..<end)]))
            return end
        }
        fault = fault ?? description.foreignCodec.map(SoundFileError.codec)
        if description.isMPEG {
            // libsndfile would print what libmpg123 guesses.
            if !addMPEG(in: found.sound, of: file) {
                parts.append(SoundPart(offset: start, pieces: [.range(found.sound)], isMPEG: true))
            }
        } else {
            let pieces = description.pieces(found.chunk, found.sound, isAsStated: found.isAsStated, of: file)
            parts.append(SoundPart(offset: start, pieces: pieces))
        }
        return end
    }

    /// The bytes of sound that a header states, or that are there, and whether that is the same.
    private mutating func sound(_ chunk: Chunk, isOpen: Bool, of file: SoundSource) -> (Range<Int>, isAsStated: Bool) {
        let present = file.bytes - chunk.content
        let isOpen = isOpen || chunk.size > UInt64(present) && chunk.size >= Self.unknownSize
        let isAsStated = !isOpen && chunk.size <= UInt64(present)
        if isOpen {
            remark(.unfinished(chunk: chunk.name, stated: chunk.size), chunk.content, present)
        } else if !isAsStated {
            cutOff(chunk, present)
        }
        return (chunk.content..<(isAsStated ? chunk.content + Int(chunk.size) : file.bytes), isAsStated)
    }

    private mutating func cutOff(_ chunk: Chunk, _ present: Int) {
        remark(.cutOff(within: chunk.name, missing: chunk.size - UInt64(present)), chunk.content, present)
    }

    /// Whether the header states no sound though something follows it that is no chunk.
    private func isOpen(_ chunk: Chunk, _ walk: ChunkWalk, of file: SoundSource) -> Bool {
        guard chunk.size <= UInt64(walk.soundHeader), file.bytes - chunk.content > walk.soundHeader else {
            return false
        }
        var following = walk
        guard let next = following.next(of: file) else { return true }
        return next.size > UInt64(file.bytes - next.content)
    }

    /// AU: where the sound begins and its bytes, big-endian; 0xffffffff for "to the end".
    mutating func addAU(from start: Int, of file: SoundSource) -> Int {
        let header = file.read(at: start, count: 24)
        let content = header.count < 24 ? file.bytes : start + Int(ByteOrder.big.number(header[4..<8]))
        guard (start + 24..<max(start + 25, file.bytes)).contains(content) else {
            remark(.cutOff(within: ".snd", missing: 1), start, file.bytes - start)
            parts.append(SoundPart(offset: start, pieces: [.range(start..<file.bytes)]))
            return file.bytes
        }
        let stated = ByteOrder.big.number(header[8..<12])
        let size = stated == 0xffff_ffff ? UInt64(file.bytes - content) : stated
        let (sound, _) = sound(Chunk(name: ".snd", content: content, size: size), isOpen: size == 0, of: file)
        let counted = ByteOrder.big.bytes(min(sound.count, 0xffff_fffe), count: 4)
        let pieces: [SoundPart.Piece] = [.held(header[..<8] + counted), .range(start + 12..<sound.upperBound)]
        parts.append(SoundPart(offset: start, pieces: pieces))
        return sound.upperBound
    }
}

extension ChunkWalk {
    /// Bytes in front of the samples in the chunk with the sound: two numbers in AIFF, one in CAF.
    fileprivate var soundHeader: Int { sound == "SSND" ? 8 : container == "caff" ? 4 : 0 }
}

/// The chunks that say what the sound is, in front of which a decoder needs no others.
private struct SoundDescription {
    private let walk: ChunkWalk
    /// What stands before the chunks.
    private let beginning: [UInt8]
    /// With their headers.
    private var chunks: [(name: String, bytes: [UInt8])] = []

    init(_ beginning: [UInt8], _ walk: ChunkWalk) { (self.beginning, self.walk) = (beginning, walk) }

    private var layout: ChunkLayout { walk.layout }
    private static let formats: Set = ["fmt ", "COMM", "desc"]
    private static let names = formats.union(["fact", "ds64", "kuki", "pakt", "chan"])
    /// More than a recording's: it bounds what a hostile file costs.
    private static let mostBytes = 1 << 20

    mutating func add(_ chunk: Chunk, of file: SoundSource) {
        guard Self.names.contains(chunk.name), chunk.size <= UInt64(Self.mostBytes),
            !chunks.contains(where: { $0.name == chunk.name })
        else { return }
        let bytes = file.read(at: chunk.content - layout.headerBytes, count: layout.headerBytes + Int(chunk.size))
        chunks.append((chunk.name, bytes))
    }

    /// What the chunk says that describes the sound.
    private var format: [UInt8] {
        chunks.first { Self.formats.contains($0.name) }.map { Array($0.bytes[layout.headerBytes...]) } ?? []
    }

    /// Whether that chunk is there, with all that every sound has.
    var isWhole: Bool { format.count >= (walk.container == "caff" ? 32 : walk.sound == "SSND" ? 18 : 14) }

    /// The format tag of a WAV; of the extensible one the sub-format's. (RFC 2361)
    private var tag: UInt64? {
        guard chunks.contains(where: { $0.name == "fmt " }) else { return nil }
        let tag = layout.order.number(format[..<2])
        return tag == 0xfffe && format.count >= 26 ? layout.order.number(format[24..<26]) : tag
    }

    var isMPEG: Bool { tag == 0x50 || tag == 0x55 }

    /// Codecs of WAV that libsndfile says only of that the chunk is malformed. (RFC 2361; mmreg.h)
    private static let codecs: [UInt64: String] = [
        0x38: "AMR", 0x45: "G.726", 0x57: "AMR", 0x58: "AMR", 0x61: "DUCK ADPCM", 0x64: "G.726", 0x65: "G.722",
        0x83: "G.729", 0xff: "AAC", 0x160: "WMA", 0x161: "WMA", 0x162: "WMA", 0x163: "WMA", 0x28f: "G.722",
        0x1600: "AAC", 0x1610: "AAC", 0x2000: "AC-3", 0x566f: "Vorbis", 0x674f: "Vorbis", 0x676f: "Vorbis",
        0x7361: "AMR", 0x7362: "AMR", 0x704f: "Opus", 0x706d: "AAC", 0xa106: "AAC", 0xa109: "Speex", 0xa112: "G.722",
        0xa123: "G.729", 0xf1ac: "FLAC",
    ]

    var foreignCodec: String? { tag.flatMap { Self.codecs[$0] } }

    /// These chunks, with sizes that are right, and the sound.
    func pieces(
        _ chunk: Chunk, _ sound: Range<Int>, isAsStated: Bool, of file: SoundSource
    ) -> [SoundPart.Piece] {
        let start = chunk.content - layout.headerBytes
        var header = file.read(at: start, count: layout.headerBytes)
        var described = beginning
        for (name, bytes) in chunks where isAsStated || name != "fact" {
            var bytes = bytes
            if !isAsStated, name == "ds64" { replace(&bytes, at: 8, with: sound.count, 8) }
            if name == "COMM", let frames = frames(in: sound, isAsStated: isAsStated) {
                replace(&bytes, at: 2, with: frames, 4)
            }
            described += bytes + layout.padding(bytes.count)
        }
        // Of RF64 `ds64` states the size; of more than a WAV can state libsndfile takes all.
        if !isAsStated, walk.container != "RF64" {
            let isTooLarge = layout.sizeBytes == 4 && sound.count > Int(UInt32.max)
            let size = layout.order.bytes(isTooLarge ? 0 : layout.size(sound.count), count: layout.sizeBytes)
            header.replaceSubrange((header.count - layout.sizeBytes)..., with: size)
        }
        return [.held(described + header), .range(sound)]
    }

    private func replace(_ bytes: inout [UInt8], at place: Int, with number: Int, _ count: Int) {
        let start = layout.headerBytes + place
        guard start + count <= bytes.count else { return }
        bytes.replaceSubrange(start..<start + count, with: layout.order.bytes(number, count: count))
    }

    /// Samples a channel of an AIFF, where its header was not finished and a sample has always as many bytes.
    private func frames(in sound: Range<Int>, isAsStated: Bool) -> Int? {
        let block = Int(layout.order.number(format[..<2])) * (Int(layout.order.number(format[6..<8])) + 7) / 8
        let isPlain = format.count < 22 || !["ima4", "GSM "].contains(String(decoding: format[18..<22], as: UTF8.self))
        return !isAsStated && isPlain && block > 0 ? max(0, sound.count - 8) / block : nil
    }
}
