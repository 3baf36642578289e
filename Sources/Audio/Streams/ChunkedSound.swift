import VoiceAssetAudioContainers

// Sound in chunks: WAV, RF64, W64, AIFF, CAF; and AU, whose header is one.
extension SoundLayout {
    /// Programs that write to a pipe put the largest number for a size that they don't know yet.
    private static let unknownSize: UInt64 = 0x7fff_0000
    /// The chunks that say what the sound is, and in front of which a decoder needs no others.
    private static let formats: Set = ["fmt ", "COMM", "desc"]
    private static let descriptions = formats.union(["fact", "kuki", "pakt", "chan"])

    mutating func addChunks(_ chunks: ChunkWalk, from start: Int, of file: SoundSource) -> Int {
        var walk = chunks
        var described: [Chunk] = []
        var found: (chunk: Chunk, range: Range<Int>, isAsStated: Bool)?
        var end = min(file.bytes, walk.position)
        while found?.isAsStated != false, let chunk = walk.next(of: file) {
            let present = file.bytes - chunk.content
            if chunk.name == walk.sound, found == nil {
                let (range, isAsStated) = sound(chunk, isOpen: isOpen(chunk, walk, of: file), of: file)
                found = (chunk, range, isAsStated)
            } else if chunk.size > UInt64(present) {
                // Behind the sound it may be sound that looks like a chunk.
                guard found == nil else { break }
                cutOff(chunk, present)
            } else if Self.descriptions.contains(chunk.name), !described.contains(where: { $0.name == chunk.name }) {
                described.append(chunk)
            }
            end = found?.isAsStated == false ? file.bytes : min(file.bytes, walk.position)
        }
        let format = described.first { Self.formats.contains($0.name) }.map { file.read(at: $0.content, count: 32) }
        guard let found, let format, format.count >= walk.formatBytes else {
            addPart(start..<end)
            return end
        }
        // AIFF counts its frames too, in a number that is written last.
        let isCounted = walk.sound != "SSND" || walk.layout.order.number(format[2..<6]) > 0
        if !isCounted, found.isAsStated, found.range.count > walk.soundHeader {
            remark(.unfinished(chunk: "COMM", stated: 0), found.range.lowerBound, found.range.count)
        }
        let tag = walk.sound == "data" && walk.container != "caff" ? walk.layout.formatTag(format) : nil
        if let tag, let codec = Self.codecs[tag] {
            fault = fault ?? .codec(codec, isForeign: Self.foreignCodecs.contains(tag))
        }
        if tag == 0x50 || tag == 0x55 {
            // libsndfile would print what libmpg123 guesses.
            if addFrames(MPEGFrame.self, in: found.range, of: file, least: 2) == nil {
                addPart(found.range, isMPEG: true)
            }
            return end
        }
        // RF64 is RIFF whose sizes stand elsewhere. Of more than a RIFF can state libsndfile takes all if its own size is 8.
        let layout = walk.layout
        let isLarge = found.range.count > Int(UInt32.max) && layout.sizeBytes == 4
        var part = SoundPart(start)
        part.add(Array((walk.container == "RF64" ? "RIFF" : walk.container).utf8), of: file)
        if isLarge { part.add(layout.order.bytes(8, count: 4), of: file) }
        part.add(start + (isLarge ? 8 : 4)..<chunks.position)
        for chunk in described where found.isAsStated || chunk.name != "fact" {
            let bytes = Int(chunk.size)
            part.add(chunk.content - layout.headerBytes..<chunk.content + bytes)
            part.add(layout.padding(bytes), of: file)
        }
        part.add(found.chunk.content - layout.headerBytes..<found.chunk.content - layout.sizeBytes)
        let size = isLarge ? 0 : layout.size(found.range.count)
        part.add(layout.order.bytes(size, count: layout.sizeBytes), of: file)
        part.add(found.range)
        parts.append(part)
        return end
    }

    /// The bytes of sound that a header states, or that are there, and whether that is the same.
    private mutating func sound(_ chunk: Chunk, isOpen: Bool, of file: SoundSource) -> (Range<Int>, isAsStated: Bool) {
        let present = file.bytes - chunk.content
        let isBeyond = chunk.size > UInt64(present) || chunk.size == UInt64(UInt32.max)
        let isOpen = isOpen || isBeyond && chunk.size >= Self.unknownSize
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
        return following.next(of: file).map { $0.size > UInt64(file.bytes - $0.content) } ?? true
    }

    /// AU: where the sound begins and its bytes, big-endian; 0xffffffff for "to the end".
    mutating func addAU(from start: Int, of file: SoundSource) -> Int {
        let header = file.read(at: start, count: 24)
        let content = header.count < 24 ? file.bytes : start + Int(ByteOrder.big.number(header[4..<8]))
        guard (start + 24..<max(start + 25, file.bytes)).contains(content) else {
            remark(.cutOff(within: ".snd", missing: 1), start, file.bytes - start)
            addPart(start..<file.bytes)
            return file.bytes
        }
        let stated = ByteOrder.big.number(header[8..<12])
        let size = stated == 0xffff_ffff ? UInt64(file.bytes - content) : stated
        let (range, _) = sound(Chunk(name: ".snd", content: content, size: size), isOpen: size == 0, of: file)
        var part = SoundPart(start)
        part.add(start..<start + 8)
        part.add(ByteOrder.big.bytes(min(range.count, 0xffff_fffe), count: 4), of: file)
        part.add(start + 12..<range.upperBound)
        parts.append(part)
        return range.upperBound
    }

    /// Codecs of WAV that libsndfile says only of that the chunk is malformed. (RFC 2361; mmreg.h)
    private static let codecs: [UInt64: String] = [
        0x38: "AMR", 0x45: "G.726", 0x57: "AMR", 0x58: "AMR", 0x61: "DUCK ADPCM", 0x64: "G.726", 0x65: "G.722",
        0x83: "G.729", 0xff: "AAC", 0x160: "WMA", 0x161: "WMA", 0x162: "WMA", 0x163: "WMA", 0x28f: "G.722",
        0x1600: "AAC", 0x1610: "AAC", 0x2000: "AC-3", 0x566f: "Vorbis", 0x674f: "Vorbis", 0x676f: "Vorbis",
        0x7361: "AMR", 0x7362: "AMR", 0x704f: "Opus", 0x706d: "AAC", 0xa106: "AAC", 0xa109: "Speex", 0xa112: "G.722",
        0xa123: "G.729", 0xf1ac: "FLAC",
    ]
    /// Those that ffmpeg 5.1 does not know either, or takes for another codec.
    private static let foreignCodecs: Set<UInt64> = [
        0x65, 0x1610, 0x674f, 0x676f, 0x7361, 0x7362, 0x704f, 0xa112, 0xa123,
    ]
}

extension ChunkWalk {
    /// Bytes in front of the samples in the chunk with the sound: two numbers in AIFF, one in CAF.
    fileprivate var soundHeader: Int { sound == "SSND" ? 8 : container == "caff" ? 4 : 0 }
    /// Bytes that the chunk that describes the sound has at least.
    fileprivate var formatBytes: Int { sound == "SSND" ? 18 : container == "caff" ? 32 : 14 }
}

extension ChunkLayout {
    /// The format tag of a WAV; of the extensible one the sub-format's. (RFC 2361)
    fileprivate func formatTag(_ format: [UInt8]) -> UInt64 {
        let tag = order.number(format[..<2])
        return tag == 0xfffe && format.count >= 26 ? order.number(format[24..<26]) : tag
    }
}
