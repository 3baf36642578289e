import Testing

@testable import VoiceAssetAudio
@testable import VoiceAssetAudioContainers

/// Sizes that containers state, against the bytes that are there.
@Suite struct SoundLayoutTests {
    private struct Container: CustomTestStringConvertible {
        var testDescription: String
        /// Before the chunks.
        var beginning: [UInt8]
        var layout: ChunkLayout
        /// The chunk that describes the sound, and the sound's.
        var names: [String]
    }

    private static let containers = [
        Container(
            testDescription: "RIFF", beginning: Array("RIFF....WAVE".utf8), layout: .riff, names: ["fmt ", "data"]),
        Container(
            testDescription: "RIFX", beginning: Array("RIFX....WAVE".utf8), layout: .iff, names: ["fmt ", "data"]),
        Container(
            testDescription: "AIFF", beginning: Array("FORM....AIFF".utf8), layout: .iff, names: ["COMM", "SSND"]),
        Container(testDescription: "CAF", beginning: Array("caff....".utf8), layout: .caf, names: ["desc", "data"]),
    ]

    private func kinds(_ bytes: [UInt8]) -> [ByteRemark.Kind] { SoundLayout(bytes).remarks.map(\.kind) }

    /// Odd and even sizes: chunks of RIFF and IFF are padded, and where they are not they are found all the same.
    @Test(arguments: containers, [31, 32]) private func chunks(container: Container, size: Int) {
        let layout = container.layout
        let padding = layout == .caf || size.isMultiple(of: 2) ? [] : [0] as [UInt8]
        let head = container.beginning + layout.header(container.names[0], size: size)
        let first = head + [UInt8](repeating: 1, count: size)
        let sound = layout.header(container.names[1], size: 40) + [UInt8](repeating: 2, count: 40)
        #expect(kinds(first + padding + sound) == [])
        #expect(kinds(first + sound) == [])
        let cut = SoundLayout((first + padding + sound).dropLast(3))
        #expect(cut.remarks.map(\.kind) == [.cutOff(container.names[1], of: 40, present: 37)])
        #expect(cut.remarks.map(\.bytes) == [37])
        let early = SoundLayout(head + [1, 1])
        #expect(early.remarks.map(\.kind) == [.cutOff(container.names[0], of: UInt64(size), present: 2)])
        let behind = SoundLayout(first + padding + sound + layout.header("junk", size: 100))
        #expect(behind.remarks.map(\.kind) == [.unknown])
        #expect(behind.remarks.map(\.offset) == [first.count + padding.count + sound.count])
    }

    /// Sizes that a writer leaves until it comes to its end.
    @Test(arguments: containers, [0, 0x7f00_0008, 0x7fff_ffff, 0xffff_ffff]) private func unfinished(
        container: Container, size: Int
    ) {
        let description = container.layout.header(container.names[0], size: 32) + [UInt8](repeating: 1, count: 32)
        let open = container.testDescription == "CAF" && size == 0xffff_ffff ? -1 : size
        let file = container.beginning + description + container.layout.header(container.names[1], size: open)
        let found = SoundLayout(file + [UInt8](repeating: 2, count: 400))
        let stated = open < 0 ? UInt64.max : UInt64(size)
        #expect(found.remarks.map(\.kind) == [.unfinished(chunk: container.names[1], stated: stated)])
        #expect(found.remarks.map(\.bytes) == [400])
        // Nothing is there, as is said.
        if size == 0 { #expect(kinds(file) == []) }
    }

    /// A name of 16 bytes, a size that counts name and size, padded to eight bytes.
    @Test func w64() {
        func chunk(_ name: String, _ content: Int) -> [UInt8] {
            let padding = (8 - content % 8) % 8
            return Array(name.utf8) + [UInt8](repeating: 9, count: 12) + ByteOrder.little.bytes(24 + content, count: 8)
                + [UInt8](repeating: 1, count: content + padding)
        }
        let whole = Array("riff".utf8) + [UInt8](repeating: 0, count: 36) + chunk("fmt ", 18) + chunk("data", 16)
        #expect(kinds(whole) == [])
        #expect(kinds(Array(whole.dropLast(6))) == [.cutOff("data", of: 16, present: 10)])
        // Of the header itself, or of nothing.
        for stated in [0, 24] {
            let size = ByteOrder.little.bytes(stated, count: 8)
            let open = whole[..<(whole.count - 24)] + size + [UInt8](repeating: 1, count: 16)
            #expect(kinds(Array(open)) == [.unfinished(chunk: "data", stated: 0)])
        }
    }

    /// AIFF states its frames too, which its writer counts at the end.
    @Test(arguments: ["AIFF", "AIFC"]) func framesOfAIFF(kind: String) {
        func file(_ frames: Int, _ sound: Int) -> [UInt8] {
            let numbers = [(1, 2), (frames, 4), (16, 2), (0x400e_bb80, 4), (0, 6)].flatMap {
                ByteOrder.big.bytes($0, count: $1)
            }
            return Array("FORM....\(kind)".utf8) + ChunkLayout.iff.header("COMM", size: numbers.count) + numbers
                + ChunkLayout.iff.header("SSND", size: sound) + [UInt8](repeating: 0, count: sound)
        }
        for frames in [0, 0xffff_ffff] {
            #expect(kinds(file(frames, 408)) == [.unfinished(chunk: "COMM", stated: UInt64(frames))])
        }
        #expect(SoundLayout(file(0, 408)).remarks.map(\.bytes) == [408])
        #expect(kinds(file(200, 408)) == [])
        #expect(kinds(file(0, 8)) == [])
    }

    /// RF64's sound states its size elsewhere.
    @Test func rf64() {
        func file(_ size: Int) -> [UInt8] {
            let sizes: [UInt8] = [0, size, 0].flatMap { ByteOrder.little.bytes($0, count: 8) }
            return Array("RF64....WAVE".utf8) + ChunkLayout.riff.header("ds64", size: 24) + sizes
                + ChunkLayout.riff.header("fmt ", size: 16) + [UInt8](repeating: 1, count: 16)
                + ChunkLayout.riff.header("data", size: 0xffff_ffff) + [UInt8](repeating: 1, count: 12)
        }
        #expect(kinds(file(12)) == [])
        #expect(kinds(file(16)) == [.cutOff("data", of: 16, present: 12)])
        #expect(kinds(file(0)) == [.unfinished(chunk: "data", stated: 0)])
    }

    /// AU may leave its size open.
    @Test func au() {
        let sound = [UInt8](repeating: 0, count: 20)
        func file(_ size: Int) -> [UInt8] {
            let numbers: [UInt8] = [24, size, 3, 8000, 1].flatMap { ByteOrder.big.bytes($0, count: 4) }
            return Array(".snd".utf8) + numbers + sound
        }
        #expect(kinds(file(0xffff_ffff)) == [])
        #expect(kinds(file(20)) == [])
        #expect(kinds(file(0)) == [.unfinished(chunk: ".snd", stated: 0)])
        #expect(kinds(file(25)) == [.cutOff(".snd", of: 25, present: 20)])
    }

    /// Sizes near the greatest number, and chunks without end.
    @Test func hostileSizes() {
        for size in [UInt64.max - 1, UInt64(Int.max), 1 << 63] {
            let caf = Array("caff....desc".utf8) + ByteOrder.big.bytes(size, count: 8) + [0, 0] as [UInt8]
            #expect(kinds(caf) == [.cutOff("desc", of: size, present: 2)])
            #expect(ChunkLayout.caf.end(of: Chunk(name: "desc", content: 20, size: size)) == nil)
        }
        let empty = (0..<20_000).flatMap { _ in ChunkLayout.iff.header("NONE", size: 0) }
        #expect(kinds(Array("FORM....AIFF".utf8) + empty) == [.unknown])
    }

    /// Places that lead out of the file, or back into its header, and tags that begin before it.
    @Test func hostilePlaces() {
        for offset in [0, 4, 12, 23, 24, 25, 200, 0xffff_ffff] {
            let numbers: [UInt8] = [offset, 1, 3, 8000, 1].flatMap { ByteOrder.big.bytes($0, count: 4) }
            for bytes in [0, 1, 40] {
                #expect(
                    SoundLayout(Array(".snd".utf8) + numbers + [UInt8](repeating: 9, count: bytes)).parts.count == 1)
            }
        }
        // As many as there are, each in front of the next.
        let tags = (0..<100_000).flatMap { _ in Array("TAG".utf8) + [UInt8](repeating: 32, count: 125) }
        #expect(MP3Stream(tags).foreign.count == 100_000)
        for tag in ["LYRICS200", "999999LYRICS200", "-99999LYRICS200", "LYRICSEND", "TAG", "APETAGEX", "ID3"] {
            #expect(SoundLayout(Array(tag.utf8)).parts.count <= 1)
            #expect(SoundLayout(Array("RIFF....WAVE\(tag)".utf8)).parts.count == 1)
        }
    }

    private static func page(_ flags: UInt8, _ segments: [UInt8], number: Int) -> [UInt8] {
        let header = Array("OggS".utf8) + [0, flags] + [UInt8](repeating: 0, count: 12)
        let sizes = [UInt8(segments.count)] + segments
        var page = header + ByteOrder.little.bytes(number, count: 4) + [0, 0, 0, 0] + sizes
        page += segments.flatMap { [UInt8](repeating: 7, count: Int($0)) }
        // A remainder by the polynomial 0x04c11db7, over all bytes with zeros in its place. (RFC 3533 §6)
        let checksum = page.reduce(0 as UInt32) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte) << 24) { rest, _ in rest << 1 ^ (rest >> 31) * 0x04c1_1db7 }
        }
        page.replaceSubrange(22..<26, with: ByteOrder.little.bytes(UInt64(checksum), count: 4))
        return page
    }

    /// Pages of Ogg's: whether the last is marked as such, and the sizes of its segments.
    @Test(
        arguments: [
            (true, [10], true), (false, [10], true), (false, [255, 10], true), (false, [255, 0], true),
            (false, [255], false),
            (false, [10, 255], false), (true, [255], true), (true, [], true),
        ] as [(Bool, [UInt8], Bool)])
    func pages(isMarked: Bool, segments: [UInt8], isWhole: Bool) {
        let first = Self.page(2, [30, 255], number: 0)
        let file = first + Self.page(isMarked ? 4 : 0, segments, number: 1)
        #expect(kinds(file) == (isWhole ? [] : [.unended]))
        if !segments.isEmpty { #expect(kinds(Array(file.dropLast())) == [.partialPage]) }
    }

    /// A page that is damaged, a page that is gone, and a stream behind another.
    @Test func pagesInside() {
        let pages = [Self.page(2, [30], number: 0)] + (1...3).map { Self.page($0 == 3 ? 4 : 0, [100], number: $0) }
        let damaged = SoundLayout(pages[0] + pages[1].dropLast() + [9] + pages[2] + pages[3])
        #expect(damaged.remarks.map(\.kind) == [.unknown])
        #expect(damaged.remarks.map(\.bytes) == [pages[1].count])
        #expect(kinds(pages[0] + pages[1] + pages[3]) == [.lostPages(1)])
        let chain = SoundLayout(pages.flatMap { $0 } + pages.flatMap { $0 })
        #expect(chain.remarks == [] && chain.parts.count == 2)
    }

    /// So many sound files in one, or so much that is none, cost no more than others.
    @Test(.timeLimit(.minutes(1))) func hostileNumbers() {
        let many = SoundLayout((0..<3000).flatMap { _ in Self.page(6, [1], number: 0) + Self.page(4, [1], number: 1) })
        #expect(many.parts.count <= 256 && many.remarks.contains { $0.kind == .unknown })
        let tags = [[UInt8]](repeating: Array("ID3\u{3}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}".utf8), count: 20_000).flatMap {
            $0
        }
        #expect(SoundLayout(tags).parts.count <= 1)
        let syncs = (0..<200_000).map { UInt8($0 % 2 == 0 ? 0xff : 0xfb) }
        _ = SoundLayout(syncs)
        _ = SoundLayout(Array("fLaC".utf8) + [0x80, 0, 0, 34] + [UInt8](repeating: 0, count: 34) + syncs)
        _ = SoundLayout((0..<200_000).flatMap { _ in Array("OggS".utf8) })
        // Beginnings of the largest page, each within the one before it.
        let large = Array("OggS".utf8) + [UInt8](repeating: 0, count: 22) + [UInt8](repeating: 255, count: 256)
        _ = SoundLayout(Self.page(2, [30], number: 0) + (0..<4000).flatMap { _ in large })
        let flood = (0..<20_000).flatMap { Self.page($0 == 0 ? 2 : 0, [1], number: $0) }
        let pages = SoundLayout((0..<25).flatMap { _ in flood })
        #expect(pages.remarks.contains { $0.kind == .unknown })
    }

    @Test(arguments: ["", "RI", "RIFF", "GIF89a", "caff", "OggX"])
    func otherFiles(text: String) {
        let remarks = SoundLayout(Array(text.utf8)).remarks
        #expect(remarks.filter(\.isEarlyEnd).isEmpty)
    }
}
