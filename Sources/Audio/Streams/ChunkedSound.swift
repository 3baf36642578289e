import VoiceAssetAudioContainers
import VoiceAssetCore

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
