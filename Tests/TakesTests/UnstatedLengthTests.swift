import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetAudioContainers
import VoiceAssetCore

@testable import VoiceAssetPipeline

/// MP3s of a variable bit rate in which no Xing table states the length: libsndfile guesses it by their first frame.
@Suite(.enabled(if: Program.available("ffmpeg", "lame", "mpg123"))) struct UnstatedLengthTests {
    struct Kind: Sendable, CustomTestStringConvertible {
        var rate: Int
        var channels: Int
        var options: String
        var hasVBRI: Bool

        var testDescription: String { "\(rate) Hz, \(channels) ch, \(options)\(hasVBRI ? ", VBRI" : "")" }

        static let variable = [16000, 22050, 44100, 48000].flatMap { rate in
            [1, 2].flatMap { channels in
                [false, true].map { Kind(rate: rate, channels: channels, options: "-V 5", hasVBRI: $0) }
            }
        }
        static let constant = [16000, 44100].flatMap { rate in
            [false, true].map { Kind(rate: rate, channels: 1, options: "-b 64", hasVBRI: $0) }
        }

        /// Frames only, as lame makes them.
        func frames() throws -> [UInt8] {
            let tone = TestSignal.sine(440, seconds: 0.5, rate: rate, amplitude: 0.1)
            let signal = tone + TestSignal.noise(.pink, count: rate, rms: 0.2, seed: 3) + tone
            let wav = try RecordingFormat.wav16.encode(
                signal.flatMap { [Float](repeating: $0, count: channels) }, rate: rate, channels: channels)
            let arguments = ["--quiet", "-t", "--resample", "\(rate)"] + options.split(separator: " ").map(String.init)
            return [UInt8](try Program.run("lame", arguments + ["-", "-"], input: Data(wav)).output)
        }

        /// The file: behind a tag, and behind a frame with a table where there is one.
        func file(_ frames: [UInt8]) throws -> [UInt8] {
            let tag = Array("ID3".utf8) + [3, 0, 0, 0, 0, 1, 0] + [UInt8](repeating: 0, count: 128)
            return tag + (hasVBRI ? try Self.table(of: frames) : []) + frames
        }

        /// The table that Fraunhofer's encoders put into a first, silent frame, without the places of its frames.
        private static func table(of frames: [UInt8]) throws -> [UInt8] {
            let stream = MP3Stream(frames)
            let word = try #require(stream.frames.first?.header.word)
            // The largest frame of the kind, without checksum and padding.
            let header = try #require(MPEGFrameHeader(word & ~(0xf << 12 | 1 << 9) | 14 << 12 | 1 << 16))
            let big = ByteOrder.big
            let (version, delay, quality) = (
                big.bytes(1, count: 2), big.bytes(2353, count: 2), big.bytes(100, count: 2)
            )
            let sizes = big.bytes(header.bytes + frames.count, count: 4) + big.bytes(stream.frames.count + 1, count: 4)
            let frame =
                big.bytes(UInt64(header.word), count: 4) + [UInt8](repeating: 0, count: 32) + Array("VBRI".utf8)
                + version + delay + quality + sizes
            return frame + [UInt8](repeating: 0, count: header.bytes - frame.count)
        }
    }

    /// Every sample that others decode of the same frames.
    @Test(arguments: Kind.variable) func isWhole(kind: Kind) throws {
        let frames = try kind.frames()
        let recording = try RecordingDecoder.decode(kind.file(frames))
        #expect(recording.sampleRate == kind.rate)
        #expect(recording.channels == kind.channels)
        let folder = try TemporaryFolder()
        try Data(frames).write(to: folder.url("frames.mp3"))
        for oracle in [OracleDecoder.mpg123, .ffmpeg] {
            let others = try oracle.decode(folder.url("frames.mp3")).samples
            let left = stride(from: 0, to: others.count, by: kind.channels).map { others[$0] }
            try #require(recording.samples.count == left.count, "\(oracle)")
            let mean = left.reduce(0) { $0 + Double($1) } / Double(left.count)
            let worst = zip(recording.samples, left).map { abs(Double($0) - Double($1) + mean) }.max() ?? 1
            #expect(worst <= 0.0005, "\(oracle)")
        }
    }

    /// A constant bit rate tells the length; a VBRI table is no sound there either.
    @Test(arguments: Kind.constant) func constantRateStaysAsItIs(kind: Kind) throws {
        let frames = try kind.frames()
        let recording = try RecordingDecoder.decode(kind.file(frames))
        let stream = MP3Stream(frames)
        let samples = stream.frames.count * stream.frames[0].header.samples
        #expect(recording.samples.count == samples)
    }

    /// A tag behind the sound is none, whatever its bytes look like.
    @Test(arguments: Kind.variable) func tagBehindTheSound(kind: Kind) throws {
        let file = try kind.file(kind.frames())
        let header = MP3Stream(file).frames[0].header
        let tag = Array("LYRICSBEGIN".utf8) + ByteOrder.big.bytes(UInt64(header.word), count: 4) + Array("LYRICS".utf8)
        let recording = try RecordingDecoder.decode(file + tag)
        #expect(try recording.samples.count == RecordingDecoder.decode(file).samples.count)
    }

    @Test(arguments: Kind.variable) func tellsWhatIsCutShort(kind: Kind) throws {
        let frames = try kind.frames()
        let stream = MP3Stream(frames)
        let last = try #require(stream.frames.last)
        let two = try #require(stream.frames.suffix(2).first)
        let file = try kind.file(frames)
        // In the last frame; before the last two of those that a table counts.
        for missing in [last.bytes / 2] + (kind.hasVBRI ? [frames.count - two.offset] : []) {
            let found = try RecordingDecoder.decode(Array(file.dropLast(missing))).remarks
            #expect(found.count == 1 && found[0].isEarlyEnd, "\(found)")
        }
    }
}
