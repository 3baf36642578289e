import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks

@testable import VoiceAssetPipeline

/// Recordings of every format that end too early: none passes without a word, and nobody is told to convert what is damaged.
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
            let told = findings(Array(whole[..<length])).map { $0.of(take: file, clip: nil) }
            // The word ends at 0.85 s of 1.35 s.
            #expect(told.hasErrors || length == whole.count * 9 / 10, "\(length): \(told.map(\.line))")
            #expect(
                told.contains { [.recordingTruncated, .recordingUnreadable, .recordingEmpty].contains($0.check) },
                "\(length): \(told.map(\.line))")
            // So little that libsndfile does not know the format.
            #expect(!told.contains { $0.advice?.contains(" && ") == true } || length <= 20, "\(length)")
        }
    }

    /// Ogg of recorders that stop in the middle of a stream, as do 487 of 1,837 files of letters and syllables that amateurs read:
    /// the pages that are there are whole, and enough if they end behind the word.
    @Test func streamWithoutEnd() throws {
        let whole = try encode("take.ogg", ["-c:a", "libvorbis", "-q:a", "9", "-page_duration", "50000"])
        var severities: [Severity?] = []
        for bytes in UnendedOgg.cuts(of: whole) {
            let recording = try RecordingDecoder.decode(bytes)
            #expect(recording.remarks.map(\.kind) == [.unended] && recording.seconds < 1.35)
            for cut in [Array(bytes.dropLast()), Array(bytes.dropLast(20)), bytes + [0x4f]] {
                #expect(findings(cut).contains { $0.check == .recordingTruncated }, "\(cut.count)")
            }
            // The word lasts from 0.5 to 0.85 s.
            guard recording.seconds > 0.6 else { continue }
            let severity = findings(bytes).first { $0.check == .recordingTruncated }?.severity
            #expect(severity == (recording.seconds < 0.87 ? .error : .warning), "\(recording.seconds) s")
            severities.append(severity)
        }
        #expect(severities.contains(.error) && severities.contains(.warning))
    }

    private func findings(_ bytes: [UInt8]) -> [Finding] {
        do throws(Faults) { return try MeasuredTake(bytes, limits: TakeLimits()).findings } catch {
            return error.findings
        }
    }
}
