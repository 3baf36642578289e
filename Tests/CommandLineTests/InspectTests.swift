import Foundation
import TestSupport
import Testing

/// `status --takes`: what it prints about takes, and how it ends.
@Suite struct InspectTests {
    private func studio(_ bytes: [UInt8]) throws -> Studio {
        let studio = try Studio(recording: nil)
        try studio.folder.write("take.wav", bytes)
        return studio
    }

    @Test func goodTake() throws {
        var take = RawTake(pitch: 120)
        take.amplitude = 0.25
        let result = try studio(take.wav).run("status", "take.wav").text
        #expect(
            result
                == .init(
                    output: """
                        take.wav: 24000 Hz, mono, 1.350 s
                          peak         -12.9 dBFS
                          speech       0.495 to 0.858 s, -19.5 dBFS, -20.6 LUFS
                          noise floor  -70.9 dBFS, 51.4 dB below the speech
                          DC offset    0.0 %
                          hum          none found
                          bandwidth    12.0 kHz
                          utterances   1
                        no errors, no warnings, no notes

                        """))
    }

    @Test func json() throws {
        let result = try studio(Studio.takes["one"]!).run("status", "take.wav", "--format", "json").text
        #expect(result.status == 0 && result.errors.isEmpty)
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(Set(json.keys) == ["schema", "command", "passed", "findings", "takes", "summary"])
        let take = try #require((json["takes"] as? [[String: Any]])?.first)
        let figures = try #require(take["figures"] as? [String: Any])
        #expect(
            Set(figures.keys) == [
                "sampleRate", "channels", "seconds", "speechStart", "speechEnd", "peak", "speechLevel", "loudness",
                "noiseFloor", "signalToNoise", "clippedSamples", "dcOffset", "bandwidth", "utterances", "pause",
            ])
        #expect(figures["sampleRate"] as? Int == 24000 && figures["bandwidth"] as? Double == 12000)
    }

    /// The pack's limits count, and its takes are found without naming them.
    @Test func pack() throws {
        let studio = try Studio()
        let yaml = Studio.yaml(clips: ["one", "paid", "two"], more: "takes: { least-peak: -6 }")
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.utf8)
        let all = try studio.run("status", "--takes", "--pack", "en-USD").text
        #expect(all.status == 0 && all.output.hasSuffix("\nno errors, 3 warnings, 3 notes\n"), "\(all.output)")
        let one = try studio.run("status", "recordings/en-USD/two.wav", "--pack", "en-USD").text
        #expect(one.output.contains("two.wav: warning[recording-quiet]: ") && !one.output.contains("paid.wav"))
    }

    /// One recording under two clips' names is told as `generate` tells it, also where the files differ.
    @Test func duplicates() throws {
        let studio = try Studio()
        let chunk = Array("LIST".utf8) + [4, 0, 0, 0] + Array("INFO".utf8)
        var other = Studio.takes["one"]! + chunk
        other.replaceSubrange(4..<8, with: (0..<4).map { UInt8(truncatingIfNeeded: (other.count - 8) >> (8 * $0)) })
        try studio.folder.write("recordings/en-USD/two.wav", other)
        let told = try [["status", "--takes", "--pack", "en-USD"], ["generate"]].map { words in
            let text = try studio.run(words).text
            return (text.output + text.errors).split(separator: "\n").filter { $0.contains("[recording-duplicate]") }
        }
        #expect(told[0] == told[1] && told[0].count == 1, "\(told)")
    }

    /// Of nine takes one says more than its text.
    @Test func lengthOutOfFamily() throws {
        let studio = try Studio(recording: nil)
        let clips = (1...9).map { "c\($0)" }
        try studio.folder.write(
            "recordings/en-USD/pack.yml", Studio.yaml(clips: clips).replacing(/word c(\d)/) { _ in "word" }.utf8)
        for (index, clip) in clips.enumerated() {
            var take = RawTake(pitch: 100 + 10 * Double(index))
            take.speech = index == 4 ? 1.5 : 0.5 + 0.01 * Double(index)
            try studio.record("en-USD/\(clip)", take.wav)
        }
        let result = try studio.run("status", "--takes", "--pack", "en-USD").text
        #expect(result.status == 0)
        #expect(result.output.ranges(of: "[recording-length]").count == 1)
        #expect(result.output.tells("recordings/en-USD/c5.wav: warning[recording-length]: 1.51 s"))
        // Without the texts it may well be a longer one.
        let files = clips.map { "recordings/en-USD/\($0).wav" }
        let untold = try Tool.run(["status"] + files, in: studio.folder).text
        #expect(untold.output.ranges(of: "[recording-length]").count == 1)
        #expect(untold.output.tells("c5.wav: note[recording-length]: 1.51 s"))
    }

    @Test func missing() throws {
        let result = try Studio(recording: nil).run("status", "gone.wav", "also gone.wav").text
        #expect(result.status == 66 && result.errors.isEmpty)
        #expect(result.output.hasSuffix("\n2 errors, no warnings, no notes\n"))
        #expect(try Studio().run("status", "--takes", "--pack", "nope").status == 66)
    }

    @Test(arguments: [[""], ["--pack", "../x"], ["--pack", ""], ["x.wav", "--recordings", ""]])
    func usage(arguments: [String]) throws {
        let result = try Tool.run(["status"] + arguments, in: TemporaryFolder()).text
        #expect(result.status == 64 && result.output.isEmpty)
    }

    @Test func folderAndPipe() throws {
        let studio = try Studio(recording: nil)
        _ = try Program.run("mkfifo", [studio.folder.url("pipe.wav").path])
        let result = try studio.run("status", "recordings", "pipe.wav").text
        #expect(result.status == 1)
        #expect(result.output.ranges(of: "error[file-unsafe]").count == 2)
        #expect(
            result.output.tells("recordings: error[file-unsafe]: … folder … --pack"))
    }
}
