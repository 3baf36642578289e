import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPipeline

@testable import VoiceAssetRecordingDesk

/// One reader for takes and sessions: of the same bytes both have the same samples and the same findings.
@Suite(.enabled(if: Program.available("ffmpeg"), "needs ffmpeg")) struct SessionBytesTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// Of ffmpeg.
        var options: [String]
        var change: @Sendable ([UInt8]) -> [UInt8]
    }

    private static let mp3 = ["-c:a", "libmp3lame", "-q:a", "5", "-f", "mp3"]
    private static let ogg = ["-c:a", "libvorbis", "-f", "ogg"]
    private static let wav = ["-c:a", "pcm_s16le", "-f", "wav"]

    static let cases = [
        Case(testDescription: "whole MP3", options: mp3) { $0 },
        Case(testDescription: "MP3 twice", options: mp3) { $0 + $0 },
        Case(testDescription: "MP3 cut", options: mp3) { Array($0.prefix($0.count * 7 / 10)) },
        Case(testDescription: "MP3 with zeros inside", options: mp3) {
            $0[..<($0.count / 2)] + [UInt8](repeating: 0, count: 4096) + $0[($0.count / 2)...]
        },
        Case(testDescription: "Ogg twice", options: ogg) { $0 + $0 },
        Case(testDescription: "Ogg cut", options: ogg) { Array($0.prefix($0.count * 7 / 10)) },
        Case(testDescription: "FLAC with bytes lost", options: ["-c:a", "flac", "-f", "flac"]) {
            Array($0[..<($0.count / 2)] + $0[($0.count / 2 + 300)...])
        },
        Case(testDescription: "WAV behind a tag", options: wav) {
            Array("ID3\u{3}\u{0}\u{0}\u{0}\u{0}\u{8}\u{0}".utf8) + [UInt8](repeating: 0, count: 1024) + $0
        },
        Case(testDescription: "WAV without a size", options: wav) { bytes in
            let data = bytes.indices.first { bytes[$0...].starts(with: "data".utf8) } ?? 0
            return bytes[..<(data + 4)] + [0, 0, 0, 0] + bytes[(data + 8)...]
        },
        Case(testDescription: "WAV cut", options: wav) { Array($0.prefix($0.count * 7 / 10)) },
    ]

    @Test(arguments: cases) func asATake(sample: Case) throws {
        let folder = try TemporaryFolder()
        var take = RawTake()
        take.speech = 2
        let source = try folder.write("source.wav", take.wav)
        let target = folder.url("encoded")
        let made = try Program.run(
            "ffmpeg", ["-nostdin", "-v", "error", "-i", source.path] + sample.options + [target.path])
        try #require(made.status == 0, "\(made.errorText)")
        let bytes = sample.change([UInt8](try Data(contentsOf: target)))
        let session = try SessionAudio(at: folder.write("session", bytes).path)
        let recording = try RecordingDecoder.decode(bytes)
        #expect(session.sampleRate == recording.sampleRate)
        // Piece by piece, from any place, it is what it is as a whole.
        let whole = try SoundReader(SoundLayout(bytes), of: .held(bytes), limits: .recording).decode().samples
        #expect(session.frames == recording.samples.count && whole.count == session.frames)
        for start in stride(from: 0, to: session.frames, by: 7001) {
            let piece = try session.samples(start..<start + 5000)
            let worst = zip(piece, whole[start...]).map { abs($0 - $1) }.max() ?? 0
            // libsndfile finds places in Vorbis only nearly, and what follows damage depends on where a decoder comes from.
            let isInexact =
                sample.testDescription.hasPrefix("Ogg") || recording.remarks.contains { $0.kind == .unknown }
            #expect(worst < 0.0001 || isInexact, "\(start): \(worst)")
        }
        let told = recording.remarks.compactMap { $0.finding(.unknown) }
        #expect(session.findings.map(\.check) == told.map(\.check))
        #expect(session.findings.map(\.message) == told.map(\.message))
    }
}
