import Foundation
import TestSupport
import Testing

/// The booth in Firefox, whose microphone hears a synthesizer.
@Suite(
    .exhaustive,
    .enabled(
        if: Program.available("firefox-esr", "pulseaudio", "pactl", "paplay", "espeak-ng", "python3"),
        "needs firefox-esr, pulseaudio, pulseaudio-utils, espeak-ng and python3"))
struct ExhaustiveFirefoxTests {
    private struct Seen: Decodable {
        var texts: [String], isProcessed: Bool, rate: Int, files: [String], isResumed: Bool
    }

    @Test("It records from disk, keeps takes over a reload, and saves a file that split takes in")
    func records() throws {
        let studio = try Studio()
        try studio.folder.write(
            "recordings/en-USD/pack.yml",
            Studio.yaml(clips: ["one", "paid", "two"]).replacing("the word one", with: "twenty").replacing(
                "the word two", with: "seven hundred"
            ).utf8)
        try #require(try studio.run("booth", "--pack", "en-USD", "--to", "booth.html").status == 0)
        let result = try Program.run(
            "python3",
            [Browser.program("firefox.py"), studio.folder.url("booth.html").path, studio.folder.url("fox").path, "3"],
            in: studio.folder.url, deadline: 300)
        try #require(result.status == 0, "\(result.errorText)")
        let seen = try JSONDecoder().decode(Seen.self, from: result.output)
        #expect(seen.texts.count == 3 && Set(seen.texts).count == 3 && seen.isResumed, "\(seen)")
        #expect(!seen.isProcessed && seen.rate == 48000, "\(seen)")
        try #require(seen.files == ["en-USD.takes.wav"])
        let split = try studio.run("split", "fox/saved/en-USD.takes.wav", "--pack", "en-USD", "--format", "json")
        #expect(split.status == 0, "\(split.text)")
        let report = try #require(try JSONSerialization.jsonObject(with: split.output) as? [String: Any])
        #expect((report["cuts"] as? [Any])?.count == 3 && (report["missing"] as? [Any])?.isEmpty == true)
    }
}
