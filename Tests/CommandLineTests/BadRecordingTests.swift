import Foundation
import TestSupport
import Testing

/// Recordings that are no good: what `generate` says about each, to the letter.
@Suite struct BadRecordingTests {
    /// A recording and the line about it, without `recordings/en-USD/<name>: `.
    struct Case: Sendable, CustomTestStringConvertible {
        var name = "one.wav"
        var bytes: [UInt8]
        var line: String
        var status: Int32 = 1
        var testDescription: String { line }
    }

    private static let good = Studio.takes["one"]!

    static let cases: [Case] = [
        Case(
            name: "one.mp3", bytes: Array("\n<!DOCTYPE html>\n<title>one.mp3 at main</title>".utf8),
            line: "error[recording-unreadable]: the file is an HTML page, not a recording; put the recording itself …"),
        Case(
            bytes: WAV.floats(
                RawTake().samples.enumerated().map { $0.offset % 10_000 == 1 ? .nan : $0.element }, sampleRate: 24_000),
            line: "error[recording-samples]: 4 … 1 … 0 …"),
        // A session is one, in one channel or two; and a word in too many channels is none.
        Case(
            bytes: WAV.file(
                format: 1, channels: 2, sampleRate: 48000, bits: 16, data: .init(repeating: 0, count: 67 * 48000 * 4)),
            line: "error[recording-limit]: 67 s … 2 … 62.5 s …; cut the session into one file per clip"),
        Case(
            bytes: WAV.file(
                format: 1, channels: 32, sampleRate: 48000, bits: 16, data: .init(repeating: 0, count: 5 * 48000 * 64)),
            line: "error[recording-limit]: 7680000 … 6000000 …; export as mono at 48000 Hz"),
        Case(
            bytes: WAV.file(format: 1, channels: 0, sampleRate: 24_000, bits: 16, data: []),
            line: "error[recording-unreadable]: … Channel count is zero …"),
        Case(
            bytes: WAV.integers(.init(repeating: 0, count: 24_000), sampleRate: 24_000),
            line: "error[recording-empty]: … silence …"),
        Case(
            bytes: WAV.integers(TestSignal.sine(220, seconds: 0.5, rate: 24_000, amplitude: 0.5), sampleRate: 24_000),
            line: "error[recording-empty]: … steady … -6.0 dBFS …"),
        Case(
            bytes: RawTake.clipped,
            line: "error[clip-clipping]: 2646 … 1.17 ms … 3.3 dB … 0.75 ms … 25.0 dB …"),
        Case(
            name: "one.m4a", bytes: [0, 0, 0, 24] + Array("ftypM4A isomM4A ".utf8) + [UInt8](repeating: 0, count: 500),
            line:
                "error[recording-unreadable]: … Format not recognised … ffmpeg -i 'recordings/en-USD/one.m4a' -c:a pcm_f32le 'recordings/en-USD/one.wav' && rm 'recordings/en-USD/one.m4a'"
        ),
    ]

    @Test(arguments: cases)
    func file(_ bad: Case) throws {
        let studio = try Studio(recording: bad.bytes, name: bad.name)
        try studio.expectRefusal("recordings/en-USD/\(bad.name): \(bad.line)", status: bad.status)
    }

    /// The word lasts from 0.5 to 0.85 s.
    @Test func cutOffWithinTheWord() throws {
        let result = try Studio(recording: Array(Self.good[..<40_000])).run("generate").text
        let line =
            "one.wav: error[recording-truncated]: … 0.83 s, in the middle of the speech: 24844 bytes … 'data' are missing; …"
        #expect(result.status == 1 && result.errors.tells(line), "\(result)")
    }

    @Test func linkOutOfTheRecordings() throws {
        let studio = try Studio(recording: nil)
        let target = try studio.folder.write("private/secret.wav", Self.good)
        try studio.link("recordings/en-USD/one.wav", to: "../../private/secret.wav")
        try studio.expectRefusal(
            "recordings/en-USD/one.wav: error[file-unsafe]: … \(target.resolvingSymlinksInPath().path) …", status: 1)
    }

    @Test func linkInsideTheRecordingsIsGood() throws {
        let studio = try Studio(recording: nil)
        try studio.folder.write("recordings/shared/one.wav", Self.good)
        try studio.folder.write("recordings/shared/pack.yml", Studio.yaml(clips: ["one"]).utf8)
        try studio.link("recordings/en-USD/one.wav", to: "../shared/one.wav")
        #expect(try studio.run("generate").status == 0)
    }

    @Test(.enabled(if: Tool.runsUnprivileged, "needs setpriv"))
    func unreadable() throws {
        let studio = try Studio(recording: Self.good)
        try studio.permit(0, "recordings/en-USD/one.wav")
        let result = try Tool.runUnprivileged(["generate", "--dry-run"], in: studio.folder).text
        #expect(
            result
                =~ .init(
                    status: 74, output: "en-USD: not written\n",
                    errors: """
                        recordings/en-USD/one.wav: error[file-unreadable]: … Permission denied …
                        1 error, no warnings, no notes

                        """))
    }

    /// Opening a pipe for reading waits for a writer; the tool must not.
    @Test func pipe() throws {
        let studio = try Studio(recording: nil)
        _ = try Program.run("mkfifo", [studio.folder.url("recordings/en-USD/one.wav").path])
        try studio.expectRefusal(
            "recordings/en-USD/one.wav: error[file-unsafe]: … pipe …", status: 1)
    }

    /// A name can hold what would drive the terminal.
    @Test func controlCharactersInAName() throws {
        let studio = try Studio(recording: Self.good)
        try studio.folder.write("recordings/en-USD/\u{1b}[31m.wav", Self.good)
        let result = try studio.run("generate").text
        #expect(result.status == 0)
        #expect(
            result.errors =~ """
                recordings/en-USD/\\u{1b}[31m.wav: warning[recording-unknown]: … `\\u{1b}[31m` …
                no errors, 1 warning, no notes

                """)
    }
}

extension Studio {
    /// `generate` says this line alone, writes nothing, and ends with this code.
    func expectRefusal(_ line: String, status: Int32, _ location: SourceLocation = #_sourceLocation) throws {
        let result = try run("generate").text
        let errors = "\(line)\n1 error, no warnings, no notes\n"
        #expect(
            result =~ .init(status: status, output: "en-USD: not written\n", errors: errors), sourceLocation: location)
        #expect(!FileManager.default.fileExists(atPath: folder.url("VoiceAssets").path), sourceLocation: location)
    }
}

extension RawTake {
    /// Four times too loud.
    static var clipped: [UInt8] {
        var take = RawTake(pitch: 170)
        take.amplitude = 2
        return take.wav
    }

    /// At a low sample rate, to be quick.
    static func lasting(_ seconds: Double) -> [UInt8] {
        var take = RawTake(sampleRate: 12000)
        take.speech = seconds
        return take.wav
    }
}
