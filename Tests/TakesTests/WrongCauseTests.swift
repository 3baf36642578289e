import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetAudioContainers
import VoiceAssetCore

@testable import VoiceAssetPipeline

/// What is not read is told by its own cause, and the printed command makes a take of it.
@Suite(.enabled(if: TakeKind.tools)) struct WrongCauseTests {
    /// ffmpeg's name for a codec, what the finding calls it, and a rate that it has. AAC by itself looks like MPEG, and Speex like other Ogg.
    @Test(arguments: [
        ("wav", "aac", "AAC", 48000), ("wav", "g722", "G.722", 16000), ("wav", "wmav2", "WMA", 44100),
        ("wav", "wmav1", "WMA", 44100), ("wav", "ac3", "AC-3", 48000), ("wav", "g726", "G.726", 8000),
        ("wav", "flac", "FLAC", 48000), ("wav", "adpcm_yamaha", "Yamaha ADPCM", 48000),
        ("wav", "g723_1", "G.723.1", 8000), ("aac", "aac", "AAC", 48000), ("ogg", "libspeex", "Speex", 16000),
        ("spx", "libspeex", "Speex", 16000),
    ])
    func codec(suffix: String, encoder: String, name: String, rate: Int) throws {
        let folder = try TemporaryFolder()
        let file = folder.url("it's one.\(suffix)")
        let source = try folder.write("source.wav", RawTake().wav)
        let made = try Program.run(
            "ffmpeg",
            ["-nostdin", "-v", "error", "-i", source.path, "-ar", "\(rate)", "-ac", "1", "-c:a", encoder, file.path])
        try #require(made.status == 0, "\(made.errorText)")
        try check(file, is: name, seconds: 1.35)
    }

    /// What ffmpeg reads and does not write: a second of frames with numbers at random.
    @Test(arguments: [(0x57, 0x3c, 32, 8000, "AMR"), (0x58, 0x44, 61, 16000, "AMR"), (0x83, 0, 10, 8000, "G.729")])
    func codecByItsTag(tag: Int, first: Int, bytes: Int, rate: Int, name: String) throws {
        let folder = try TemporaryFolder()
        // G.729 has frames of 10 ms, the others of 20.
        let count = name == "G.729" ? 100 : 50
        let frames = (0..<count).flatMap { frame in
            (0..<bytes).map { $0 == 0 ? UInt8(first) : UInt8(truncatingIfNeeded: (frame * bytes + $0) &* 7919 >> 3) }
        }
        let wav = Self.wav(tag, block: bytes, bytesASecond: count * bytes, rate: rate, frames)
        try check(folder.write("it's one.wav", wav), is: name, seconds: 1)
    }

    /// A command that would fail is not printed.
    @Test(arguments: [(0x704f, "Opus"), (0x7361, "AMR"), (0xa123, "G.729"), (0x65, "G.722")])
    func codecThatFFmpegDoesNotRead(tag: Int, name: String) throws {
        let wav = Self.wav(tag, block: 32, bytesASecond: 1600, rate: 8000, [UInt8](repeating: 7, count: 1600))
        let error = try #require(throws: Finding.self) { try RecordingDecoder.decode(wav) }
        #expect(error.form == "foreign codec" && error.arguments["codec"] == .text(name), "\(error)")
        #expect(error.of(take: "7.wav", clip: nil).advice?.contains("ffmpeg") == false)
    }

    private static func wav(
        _ tag: Int, block: Int, bytesASecond: Int, rate: Int, _ sound: [UInt8]
    ) -> [UInt8] {
        let format = [(tag, 2), (1, 2), (rate, 4), (bytesASecond, 4), (block, 2), (0, 2), (0, 2)]
            .flatMap { ByteOrder.little.bytes($0, count: $1) }
        let chunks =
            ChunkLayout.riff.header("fmt ", size: format.count) + format
            + ChunkLayout.riff.header("data", size: sound.count) + sound
        return ChunkLayout.riff.header("RIFF", size: 4 + chunks.count) + Array("WAVE".utf8) + chunks
    }

    /// Holds a file to the name of its codec, and runs the command that the finding prints.
    private func check(_ file: URL, is name: String, seconds: Double) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        let error = try #require(throws: Finding.self) { try RecordingDecoder.decode(bytes) }
        #expect(error.form == "codec" && error.arguments["codec"] == .text(name), "\(error)")
        let advice = try #require(
            error.of(take: file.path, clip: nil).advice?.split(separator: ": ", maxSplits: 1).last)
        #expect(try Program.run("sh", ["-c", String(advice)]).status == 0)
        let wav = file.deletingPathExtension().appendingPathExtension("wav")
        let converted = try RecordingDecoder.decode([UInt8](try Data(contentsOf: wav)))
        #expect(abs(converted.seconds - seconds) < 0.1 && converted.remarks.isEmpty)
    }

    /// A picture of 2 MB in a tag, or a table that promises more than is there, makes no session of a word.
    @Test(arguments: ["info.mp3", "vbr.mp3", "bare.mp3"]) func pictureInATag(file: String) throws {
        let kind = try #require(TakeKind.all.first { $0.file == file })
        let picture = (0..<2 << 20).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) }
        let size = [21, 14, 7, 0].map { UInt8(truncatingIfNeeded: picture.count >> $0) & 0x7f }
        let tagged = try Array("ID3\u{3}\u{0}\u{0}".utf8) + size + picture + kind.bytes
        #expect(try RecordingDecoder.decode(tagged).samples == RecordingDecoder.decode(kind.bytes).samples)
        let cut = try RecordingDecoder.decode(Array(kind.bytes.prefix(2500)))
        #expect(cut.seconds < 1 && cut.remarks.contains(where: \.isEarlyEnd))
    }

    /// A file that lacks bytes inside does not end early.
    @Test(arguments: ["info.mp3", "vbr.mp3", "mpeg2.mp3", "take.flac"]) func lostInside(file: String) throws {
        let kind = try #require(TakeKind.all.first { $0.file == file })
        let bytes = try #require(TakeDeed.lostInside.change(try kind.bytes))
        #expect(ReadTakeResult(bytes).findings.map(\.form) == ["unknown"])
        // Of one that ends in its header nothing is placed behind its end.
        let head = ReadTakeResult(Array(try kind.bytes.prefix(60)))
        #expect(head.samples == 0 && head.isTold && !head.words.contains(" ends at 1"), "\(head.words)")
    }

    /// A file of which no sound can be decoded is not empty.
    @Test func nothingIsWhole() throws {
        var wav = RawTake().wav
        let size = try #require(wav.indices.first { wav[$0...].starts(with: "data".utf8) }) + 4
        wav.replaceSubrange(size..<size + 4, with: [1, 0, 0, 0])
        let error = try #require(throws: Finding.self) { try RecordingDecoder.decode(wav) }
        #expect(error.check == .recordingUnreadable && error.form == "damaged", "\(error)")
    }

    /// What is no sound at all is called by its name.
    @Test(
        arguments: [
            (Array("This is not a recording.\n".utf8), "page", "a text"),
            (Array("\n<!DOCTYPE html>\n<title>".utf8), "page", "an HTML page"),
            (Array(#"{"message":"Not Found"}"#.utf8), "page", "a JSON text"),
            ([0x50, 0x4b, 3, 4, 20, 0] + [UInt8](repeating: 0x55, count: 3000), "archive", "a ZIP archive"),
            ([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10] + [UInt8](repeating: 0, count: 3000), "other", "a PNG picture"),
            (Array("%PDF-1.7\n%".utf8) + [0xe2, 0xe3, 0xcf, 0xd3], "other", "a PDF document"),
        ] as [([UInt8], String, String)])
    func noSound(bytes: [UInt8], form: String, content: String) throws {
        let error = try #require(throws: Finding.self) { try RecordingDecoder.decode(bytes) }
        #expect(error.check == .recordingUnreadable && error.form == form, "\(error)")
        #expect(error.arguments["content"] == .text(content), "\(error)")
    }

    /// A cloud's placeholder, or a file that a crash left.
    @Test(arguments: [1, 44, 100_000]) func zerosOnly(count: Int) throws {
        let error = try #require(throws: Finding.self) {
            try RecordingDecoder.decode([UInt8](repeating: 0, count: count))
        }
        #expect(error.check == .recordingUnreadable && error.form == "zeros")
    }

    /// Files of several rates in one are not joined.
    @Test func severalRates() throws {
        let wavs = [24000, 48000].map { RawTake(sampleRate: $0).wav }
        let error = try #require(throws: Finding.self) { try RecordingDecoder.decode(wavs[0] + wavs[1]) }
        #expect(error.form == "mixed")
        let joined = try RecordingDecoder.decode(wavs[0] + wavs[0])
        #expect(joined.seconds == 2.7 && joined.remarks.map(\.kind) == [.joined(2)])
    }
}
