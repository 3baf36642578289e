import Foundation
import TestSupport
import Testing
import VoiceAssetAudioContainers

@testable import VoiceAssetAudio

/// The reader of MP3 headers, against ffprobe's list of packets.
@Suite struct MP3StreamTests {
    /// LAME command lines: what they do to a file's rate, channels, bit rate and extras.
    private static let settings = [
        "-b 64 -m m", "-b 128 -m j --resample 44.1", "-b 320 -m s --resample 48", "-b 32 -m m --resample 32",
        "-b 8 -m m --resample 8", "-b 16 -m m --resample 11.025", "-b 24 -m s --resample 12",
        "-b 160 -m s --resample 16",
        "-b 56 -m m --resample 22.05", "-b 64 -m m --resample 24 --nores -t", "-V 2", "-V 9 -m m", "--abr 96",
        "-b 128 --nores", "-b 64 -m m -t --tt title --id3v1-only", "-b 64 -m m --tt title --id3v2-only", "-b 96 -p",
        "-V 4 --add-id3v2 --tt title --tc comment", "-b 64 -m m -t -o",
    ]

    private static func encode(_ settings: String, _ folder: TemporaryFolder, seconds: Double = 0.5) throws -> URL {
        let file = folder.url("take.mp3")
        let rate = 44100
        let signal = TestSignal.noise(.pink, count: Int(seconds * Double(rate)), rms: 0.1, seed: 4)
        let wav = try Program.run(
            "sox", ["-t", "f32", "-r", "\(rate)", "-c", "1", "-", "-t", "wav", "-b", "16", "-c", "2", "-"],
            input: OracleDecoder.data(signal))
        try wav.output.write(to: folder.url("take.wav"))
        let arguments =
            ["--quiet"] + settings.split(separator: " ").map(String.init) + [folder.url("take.wav").path, file.path]
        let result = try Program.run("lame", arguments)
        #expect(result.status == 0, "\(result.errorText)")
        return file
    }

    /// Offset and size of every packet.
    private static func packets(_ file: URL) throws -> [[Int]] {
        let result = try Program.run(
            "ffprobe",
            ["-v", "error", "-show_packets", "-show_entries", "packet=pos,size", "-of", "csv=p=0", file.path])
        // One line a packet: size,pos and side data, if any.
        return result.outputText.split(separator: "\n").map {
            $0.split(separator: ",").prefix(2).compactMap { Int($0) }.reversed()
        }
    }

    /// ffprobe passes over the Xing frame; all others are where it says.
    @Test(.enabled(if: Program.available("lame", "sox", "ffprobe")), arguments: settings)
    func findsTheFramesThatFFprobeFinds(settings: String) throws {
        let folder = try TemporaryFolder()
        let file = try Self.encode(settings, folder)
        let stream = MP3Stream([UInt8](try Data(contentsOf: file)))
        let sounding = stream.frames.filter { $0.table == nil }
        let packets = try Self.packets(file)
        #expect(sounding.map { [$0.offset, $0.bytes] } == packets)
        // LAME leaves the table out where it does not fit into a frame.
        let fits = (stream.frames.first?.bytes ?? 0) >= 180 && !settings.split(separator: " ").contains("-t")
        #expect(stream.frames.contains { $0.table != nil } == fits)
        let tagged = settings.contains("--tt")
        #expect(stream.foreign.isEmpty == !tagged)
        #expect(stream.foreign.allSatisfy { $0.kind == .id3v1 || $0.kind == .id3v2 })
        #expect(stream.isSpliceSafe == (settings.hasSuffix("--nores -t")))
    }

    /// Rate and channels of the header, against ffprobe's of the stream.
    @Test(.enabled(if: Program.available("lame", "sox", "ffprobe")), arguments: settings)
    func readsHeaders(settings: String) throws {
        let folder = try TemporaryFolder()
        let file = try Self.encode(settings, folder)
        let result = try Program.run(
            "ffprobe",
            ["-v", "error", "-show_entries", "stream=sample_rate,channels", "-of", "csv=p=0", file.path])
        let figures = result.outputText.split { $0 == "," || $0.isNewline }.compactMap { Int($0) }
        let header = try #require(MP3Stream([UInt8](try Data(contentsOf: file))).frames.first?.header)
        #expect([header.sampleRate, header.channels] == figures)
        // "-p" asks for a checksum in every frame.
        #expect(header.hasCRC == settings.contains("-p"))
    }

    /// Cut anywhere, a stream is whole frames and one partial frame at the most.
    @Test(.enabled(if: Program.available("lame", "sox"))) func cutsLeavePartialFrames() throws {
        let folder = try TemporaryFolder()
        let bytes = [UInt8](try Data(contentsOf: Self.encode("-b 64 -m m -t --nores --resample 24", folder)))
        for length in stride(from: 0, to: 192 * 6, by: 7) {
            let stream = MP3Stream(Array(bytes[..<length]))
            #expect(stream.frames.count == length / 192)
            let rest = length % 192
            let partial = ForeignBytes(
                offset: length - rest, bytes: rest, kind: rest < 4 ? .unknown : .partialFrame)
            #expect(stream.foreign == (rest == 0 ? [] : [partial]), "\(length) bytes")
        }
    }

    private static func frame() -> [UInt8] { [0xff, 0xf3, 0x84, 0xc4] + [UInt8](repeating: 0, count: 188) }

    /// Tags in any place are named, and the frames around them are found.
    @Test(
        arguments: [
            (
                Array("ID3".utf8) + [4, 0, 0, 0, 0, 1, 0] + [UInt8](repeating: 0, count: 128),
                ForeignBytes.Kind.id3v2
            ),
            (Array("TAG".utf8) + [UInt8](repeating: 32, count: 125), .id3v1),
            (
                Array("APETAGEX".utf8) + [0xd0, 7, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xa0]
                    + [UInt8](repeating: 0, count: 48),
                .ape
            ), ([UInt8](repeating: 0, count: 77), .unknown),
        ] as [([UInt8], ForeignBytes.Kind)])
    func namesWhatIsNoFrame(tag: [UInt8], kind: ForeignBytes.Kind) {
        let after = MP3Stream(Self.frame() + tag)
        #expect(after.frames.map(\.offset) == [0])
        #expect(after.foreign == [.init(offset: 192, bytes: tag.count, kind: kind)])
        guard kind != .id3v1 else { return }
        let between = MP3Stream(Self.frame() + tag + Self.frame())
        #expect(between.frames.map(\.offset) == [0, 192 + tag.count])
        #expect(between.foreign == [.init(offset: 192, bytes: tag.count, kind: kind)])
        #expect(!between.isSpliceSafe)
    }

    /// Whatever the bytes are: every byte belongs to one frame or one foreign part, in order.
    @Test(arguments: 1...20 as ClosedRange<UInt64>) func coversGarbage(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var bytes = (0..<3000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        for _ in 0..<40 {
            let place = Int.random(in: 0..<bytes.count - 4, using: &generator)
            let start: [UInt8] = [[0xff, 0xf3, 0x84, 0xc4], [0xff, 0xfb], Array("ID3".utf8), Array("APET".utf8)]
                .randomElement(using: &generator)!
            bytes.replaceSubrange(place..<place + start.count, with: start)
        }
        let stream = MP3Stream(bytes)
        let parts = (stream.frames.map { [$0.offset, $0.bytes] } + stream.foreign.map { [$0.offset, $0.bytes] })
            .sorted { $0[0] < $1[0] }
        var end = 0
        for part in parts {
            #expect(part[0] == end && part[1] > 0)
            end = part[0] + part[1]
        }
        #expect(end == bytes.count)
    }

    /// Headers that are reserved, free-format or of another layer are none. (ISO/IEC 11172-3 §2.4.2.3)
    @Test(
        arguments: [
            0xffeb_84c4, 0xfff1_84c4, 0xfff5_84c4, 0xfff7_84c4, 0xfff3_04c4, 0xfff3_f4c4, 0xfff3_8cc4, 0x7ff3_84c4, 0,
        ] as [UInt32])
    func refusesHeaders(header: UInt32) {
        #expect(MPEGFrameHeader(header) == nil)
    }
}
