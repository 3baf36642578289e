import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore

@testable import VoiceAssetRecordingDesk

extension Finding {
    /// The numbers in what was found and in the limit, as they are shown.
    fileprivate var figures: [String] {
        words.sentence.pieces.filter { $0.kind == .figure }.map(\.text)
    }
}

/// Files that are no session, and cue points that lie.
@Suite struct HostileSessionTests {
    private static let second = WAV.integers([Float](repeating: 0.1, count: 16000), sampleRate: 16000)

    private func error(of bytes: [UInt8]) throws -> Finding? {
        let folder = try TemporaryFolder()
        let file = try folder.write("session.wav", bytes)
        do throws(Finding) {
            let session = try SessionAudio(at: file.path)
            _ = try session.envelope()
            return nil
        } catch { return error }
    }

    private func findings(of bytes: [UInt8]) throws -> [Finding] {
        let folder = try TemporaryFolder()
        let session = try SessionAudio(at: folder.write("session.wav", bytes).path)
        _ = try session.envelope()
        return session.findings
    }

    private static func integer(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        Array(name.utf8) + integer(UInt32(data.count)) + data + (data.count % 2 == 0 ? [] : [0])
    }

    @Test func emptyFile() throws { #expect(try error(of: [])?.check == .recordingUnreadable) }

    @Test func noSamples() throws {
        #expect(try error(of: WAV.integers([], sampleRate: 16000))?.check == .recordingEmpty)
    }

    @Test func headerOfFourGigabytes() throws {
        var bytes = Self.second
        bytes.replaceSubrange(40..<44, with: [0xf0, 0xff, 0xff, 0xff])
        let found = try findings(of: bytes)
        #expect(found.map(\.check) == [.recordingBytes] && found[0].figures == ["4294967280", "32000"])
    }

    /// Cut inside its sound, a session is one of which something is missing, whatever its container. libsndfile reads most
    /// of these without a word.
    @Test(
        .enabled(if: Program.available("ffmpeg"), "needs ffmpeg"),
        arguments: [
            ["pcm_s16le", "wav"], ["pcm_s16le", "wav", "-rf64", "always"], ["pcm_s16be", "aiff"], ["pcm_s16be", "caf"],
            ["pcm_s16le", "w64"], ["pcm_s16be", "au"],
        ])
    func cutSession(format: [String]) throws {
        let folder = try TemporaryFolder()
        let (whole, file) = (try folder.write("whole.wav", Self.second), folder.url("session"))
        let options = ["-nostdin", "-v", "error", "-i", whole.path, "-c:a", format[0]]
        let result = try Program.run("ffmpeg", options + format[2...] + ["-f", format[1], file.path])
        try #require(result.status == 0, "\(result.errorText)")
        let bytes = [UInt8](try Data(contentsOf: file))
        #expect(try error(of: bytes) == nil)
        let found = try findings(of: bytes.dropLast(16000))
        #expect(found.map(\.check) == [.recordingTruncated] && found[0].severity == .warning, "the loss went unnoticed")
        // Half a second of a whole one.
        #expect(found[0].figures == ["0.50", "16000"])
    }

    @Test func tenHours() throws {
        // 8 kHz, 8 bits: a file of 288 MB that is a hole but for its header.
        let folder = try TemporaryFolder()
        var header = WAV.file(format: 1, channels: 1, sampleRate: 8000, bits: 8, data: [])
        header.replaceSubrange(40..<44, with: Self.integer(288_000_000))
        header.replaceSubrange(4..<8, with: Self.integer(288_000_036))
        let file = try folder.write("session.wav", header)
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 288_000_044)
        try handle.close()
        do throws(Finding) {
            _ = try SessionAudio(at: file.path)
            Issue.record("ten hours were read")
        } catch { #expect(error.check == .recordingLimit && error.found.contains("36000")) }
    }

    @Test func notFinite() throws {
        var samples = [Float](repeating: 0.1, count: 16000)
        samples[8000] = .nan
        let fault = try #require(try error(of: WAV.floats(samples, sampleRate: 16000)))
        #expect(fault.check == .recordingSamples && fault.figures == ["0.50"])
    }

    @Test(arguments: ["GIF89a", "RIFF", "RIFF\u{0}\u{0}\u{0}\u{0}WAVE"])
    func noSound(text: String) throws {
        #expect(try error(of: Array(text.utf8))?.check == .recordingUnreadable)
    }

    /// A cue chunk of these points, labels and a length.
    private func points(cue: [UInt8], list: [UInt8]) throws -> [CuePoint] {
        let folder = try TemporaryFolder()
        let bytes = Self.second + Self.chunk("cue ", cue) + Self.chunk("LIST", Array("adtl".utf8) + list)
        let file = try folder.write("session.wav", bytes)
        return try SessionAudio(at: file.path).cuePoints()
    }

    private func point(_ id: UInt32, _ frame: UInt32) -> [UInt8] {
        Self.integer(id) + Self.integer(frame) + Array("data".utf8) + Self.integer(0) + Self.integer(0)
            + Self.integer(frame)
    }

    @Test func readsCuePoints() throws {
        let points = try points(
            cue: Self.integer(2) + point(7, 8000) + point(1, 1600),
            list: Self.chunk("labl", Self.integer(7) + Array("seven\0".utf8))
                + Self.chunk("ltxt", Self.integer(1) + Self.integer(400) + [UInt8](repeating: 0, count: 12)))
        #expect(points == [.init(frame: 1600, length: 400, label: ""), .init(frame: 8000, length: 0, label: "seven")])
    }

    @Test func cueChunkThatLies() throws {
        let points = try points(
            cue: Self.integer(0xffff_ffff) + point(7, 0xffff_ffff),
            list: Array("labl".utf8) + Self.integer(0xffff_ffff) + Self.integer(7) + Array("x".utf8))
        #expect(points == [.init(frame: 0xffff_ffff, length: 0, label: "x")])
        let track = LabelTrack(cuePoints: points, sampleRate: 16000, seconds: 1, file: "session.wav")
        #expect(track.diagnostics.map(\.check) == [.sessionLabels])
    }

    /// Audacity up to 2.1.3 writes decimal commas, and Windows' editors a byte order mark.
    @Test(arguments: ["1,260000\t2,107500\tone\r\n", "\u{FEFF}1.26\t2.1075\tone\n", "\u{FEFF}1,26\t2,1075\tone"])
    func labelsOfWindows(text: String) {
        let track = LabelTrack(reading: Array(text.utf8), seconds: 10, file: "labels.txt")
        #expect(track.labels == [.init(start: 1.26, end: 2.1075, text: "one", line: 1)])
        #expect(track.diagnostics.isEmpty)
    }

    @Test(arguments: ["1,260,000\t2\tone", "1.000,5\t2000\tone", ",\t2\tone", "\u{FEFF}\u{FEFF}1\t2\tone"])
    func noLabels(line: String) {
        let track = LabelTrack(reading: Array(line.utf8), seconds: 10_000, file: "labels.txt")
        #expect(track.labels.isEmpty && track.diagnostics.map(\.form) == ["no label"])
    }

    @Test func manyLabels() {
        let text = String(repeating: "x\t1\n", count: 100_000)
        let track = LabelTrack(reading: Array(text.utf8), seconds: 10, file: "labels.txt")
        #expect(track.diagnostics.count == 20 && track.labels.isEmpty)
        #expect(LabelTrack(reading: [0xff, 0xfe], seconds: 10, file: "labels.txt").diagnostics.count == 1)
    }
}
