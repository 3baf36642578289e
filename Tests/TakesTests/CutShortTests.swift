import Foundation
import TestSupport
import Testing
import VoiceAssetDiagnostics

@testable import VoiceAssetTakes

/// Recordings of every format that end too early: none passes, and nobody is told to convert what is damaged.
@Suite(.enabled(if: Program.available("ffmpeg"))) struct CutShortTests {
    /// A file name and what ffmpeg makes it by.
    static let formats: [(file: String, options: [String])] = [
        ("take.wav", []), ("take.aiff", []), ("take.caf", []), ("take.w64", []), ("take.au", []), ("take.flac", []),
        ("take.ogg", ["-c:a", "libvorbis"]), ("take.opus", ["-c:a", "libopus", "-ar", "48000"]), ("take.mp3", []),
    ]

    private func encode(_ file: String, _ options: [String]) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        let source = try folder.write("source.wav", RawTake(pitch: 120).wav)
        let target = folder.url(file)
        _ = try Program.run("ffmpeg", ["-v", "error", "-nostdin", "-i", source.path] + options + [target.path])
        return [UInt8](try Data(contentsOf: target))
    }

    @Test(arguments: formats) func cutShort(file: String, options: [String]) throws {
        let whole = try encode(file, options)
        _ = try RecordingDecoder.decode(whole)
        for length in [4, 12, 20, 60, whole.count / 10, whole.count / 2, whole.count * 9 / 10] {
            let error = try #require(throws: RecordingError.self) {
                try RecordingDecoder.decode(Array(whole[..<length]))
            }
            let diagnostic = TakeFinding.recording(error).diagnostic(file: file, clip: nil)
            // So little that libsndfile does not know the format.
            #expect(diagnostic.advice?.contains(" && ") == false || length <= 20, "\(length): \(diagnostic.line)")
            #expect(
                diagnostic.rule == .recordingTruncated || diagnostic.rule == .recordingUnreadable,
                "\(length): \(diagnostic.line)")
        }
    }

    /// What encoders and taggers append does no harm.
    @Test(arguments: ["take.mp3", "take.ogg"]) func somethingBehindTheEnd(file: String) throws {
        let whole = try encode(file, file == "take.ogg" ? ["-c:a", "libvorbis"] : [])
        let tag = Array("TAG".utf8) + [UInt8](repeating: 0, count: 125)
        #expect(try RecordingDecoder.decode(whole + tag).seconds == RecordingDecoder.decode(whole).seconds)
    }
}
