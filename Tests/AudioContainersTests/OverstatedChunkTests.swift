import Testing

@testable import VoiceAssetAudio
@testable import VoiceAssetAudioContainers

/// Sizes that containers state, against the bytes that are there.
@Suite struct OverstatedChunkTests {
    private struct Container: CustomTestStringConvertible {
        var testDescription: String
        /// Before the chunks.
        var beginning: [UInt8]
        var layout: ChunkLayout
        /// A chunk before the sound and the sound's.
        var names: [String]
        /// Behind the sound a size may say anything.
        var endsAtSound: Bool
    }

    private static let containers = [
        Container(
            testDescription: "RIFF", beginning: Array("RIFF....WAVE".utf8), layout: .riff, names: ["fmt ", "data"],
            endsAtSound: true),
        Container(
            testDescription: "RIFX", beginning: Array("RIFX....WAVE".utf8), layout: .iff, names: ["fmt ", "data"],
            endsAtSound: true),
        Container(
            testDescription: "AIFF", beginning: Array("FORM....AIFF".utf8), layout: .iff, names: ["COMM", "SSND"],
            endsAtSound: true),
        Container(
            testDescription: "CAF", beginning: Array("caff....".utf8), layout: .caf, names: ["desc", "data"],
            endsAtSound: false),
    ]

    /// Odd and even sizes: chunks of RIFF and IFF are padded.
    @Test(arguments: containers, [7, 8]) private func chunks(container: Container, size: Int) {
        let layout = container.layout
        let content = [UInt8](repeating: 1, count: size)
        let padding = layout == .caf || size.isMultiple(of: 2) ? [] : [0] as [UInt8]
        let first = layout.header(container.names[0], size: size) + content + padding
        let sound = layout.header(container.names[1], size: 10) + [UInt8](repeating: 2, count: 10)
        let whole = container.beginning + first + sound
        #expect(OverstatedChunk(in: whole) == nil)
        let cut = OverstatedChunk(in: whole.dropLast(3))
        #expect(cut?.name == container.names[1] && cut?.promised == 10 && cut?.present == 7)
        let early = OverstatedChunk(in: Array(whole.prefix(container.beginning.count + layout.headerBytes + 2)))
        #expect(early?.name == container.names[0] && early?.promised == UInt64(size) && early?.present == 2)
        let behind = OverstatedChunk(in: whole + layout.header("junk", size: 100))
        #expect((behind == nil) == container.endsAtSound)
    }

    /// A name of 16 bytes, a size that counts name and size, padded to eight bytes.
    @Test func w64() {
        func chunk(_ name: String, _ content: Int) -> [UInt8] {
            let padding = (8 - content % 8) % 8
            return Array(name.utf8) + [UInt8](repeating: 9, count: 12) + ByteOrder.little.bytes(24 + content, count: 8)
                + [UInt8](repeating: 1, count: content + padding)
        }
        let whole = Array("riff".utf8) + [UInt8](repeating: 0, count: 36) + chunk("fmt ", 13) + chunk("data", 16)
        #expect(OverstatedChunk(in: whole) == nil)
        let cut = OverstatedChunk(in: whole.dropLast(6))
        #expect(cut?.name == "data" && cut?.promised == 16 && cut?.present == 10)
    }

    /// RF64's sound states its size elsewhere.
    @Test func rf64() {
        let sizes = [0, 12, 0].flatMap { ByteOrder.little.bytes($0, count: 8) }
        let whole =
            Array("RF64....WAVE".utf8) + ChunkLayout.riff.header("ds64", size: 24) + sizes
            + ChunkLayout.riff.header("data", size: 0xffff_ffff) + [UInt8](repeating: 1, count: 12)
        #expect(OverstatedChunk(in: whole) == nil)
        let cut = OverstatedChunk(in: whole.dropLast(4))
        #expect(cut?.name == "data" && cut?.promised == 12 && cut?.present == 8)
    }

    /// "To the end" is no promise.
    @Test func openEnds() {
        let caf =
            Array("caff....".utf8) + Array("data".utf8) + [UInt8](repeating: 0xff, count: 8) + [1, 2, 3] as [UInt8]
        #expect(OverstatedChunk(in: caf) == nil)
        let au = Array(".snd".utf8) + [24, 0xffff_ffff].flatMap { ByteOrder.big.bytes($0, count: 4) }
        #expect(OverstatedChunk(in: au + [UInt8](repeating: 0, count: 20)) == nil)
    }

    /// Sizes near the greatest number, and chunks without end.
    @Test func hostileSizes() {
        for size in [UInt64.max - 1, UInt64(Int.max), 1 << 63] {
            let caf = Array("caff....desc".utf8) + ByteOrder.big.bytes(size, count: 8) + [0, 0] as [UInt8]
            #expect(OverstatedChunk(in: caf)?.promised == size)
            #expect(ChunkLayout.caf.end(of: Chunk(name: "desc", content: 20, size: size)) == nil)
        }
        let empty = (0..<20_000).flatMap { _ in ChunkLayout.iff.header("NONE", size: 0) }
        #expect(OverstatedChunk(in: Array("FORM....AIFF".utf8) + empty) == nil)
    }

    /// Pages of Ogg's: whether the last is marked as such, and the sizes of its segments.
    @Test(
        arguments: [
            (true, [10], true), (false, [10], true), (false, [255, 10], true), (false, [255, 0], true),
            (false, [255], false),
            (false, [10, 255], false), (true, [255], true), (false, [], false),
        ] as [(Bool, [UInt8], Bool)])
    func pages(isMarked: Bool, segments: [UInt8], isWhole: Bool) {
        func page(_ flags: UInt8, _ segments: [UInt8]) -> [UInt8] {
            let header = Array("OggS".utf8) + [0, flags] + [UInt8](repeating: 0, count: 20)
            let sizes = [UInt8(segments.count)] + segments
            return header + sizes + segments.flatMap { [UInt8](repeating: 7, count: Int($0)) }
        }
        let file = page(2, [30, 255]) + page(isMarked ? 4 : 0, segments)
        #expect((OverstatedChunk(in: file) == nil) == isWhole)
        #expect(OverstatedChunk(in: Array(file.dropLast()))?.name == "OggS")
    }

    @Test(arguments: ["", "RI", "RIFF", "GIF89a", "caff", "OggX"])
    func otherFiles(text: String) { #expect(OverstatedChunk(in: Array(text.utf8)) == nil) }
}
