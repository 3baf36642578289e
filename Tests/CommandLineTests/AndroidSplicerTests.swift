import Foundation
import TestSupport
import Testing

/// The Kotlin file that `export` writes gives what this package's own splicer gives; where a compiler is there.
@Suite("Android's splicer", .enabled(if: Program.available("kotlinc", "kotlin")))
struct AndroidSplicerTests {
    @Test("Answers as the golden vectors do", arguments: ["en-USD", "zh-Hans-CNY"])
    func golden(pack: String) throws {
        let golden = try GoldenQuestions(pack, random: 10, in: BuiltInPacks.shared.get().folder)
        #expect(golden.questions.count > 100)
        #expect(try PlatformSplicer.android().answers(to: golden.questions) == golden.answers)
    }

    @Test("Reads pushes, chooses packs and takes turns as this package does")
    func pushes() throws {
        let tables = try PayloadTables.all()
        let answers = try PlatformSplicer.android().answers(to: tables.map(\.question))
        #expect(answers.count == tables.count)
        for (answer, table) in zip(answers, tables) {
            #expect(answer.split(separator: "\t") == table.answer.split(separator: "\t"))
        }
    }

    /// What can't be played is spoken, what never ends is ended, and other sound is turned up again after the last.
    @Test("Plays one after the other")
    func player() throws {
        let wanted = [
            "0.000 duck true", "0.000 play 3", "0.000 five: repeated", "1.000 one: sound",
            "1.500 play 1", "1.500 speak two", "2.500 two: text",
            "3.000 play 2", "14.000 stop", "14.000 three: late",
            "14.500 speak four", "15.500 four: text", "15.500 duck false",
            // The last again; an alarm with another one in between, skipped; and two that are stopped.
            "26.900 duck true", "26.900 speak four", "27.900 again: text", "27.900 duck false",
            "39.300 duck true", "39.300 play 3", "40.800 play 3", "41.800 after: sound", "42.300 play 3",
            "42.500 stop", "42.500 alarm: stopped", "42.500 duck false",
            "43.000 duck true", "43.000 play 2", "45.300 stop", "45.300 six: stopped", "45.300 seven: stopped",
            "45.300 duck false",
        ]
        #expect(try PlatformSplicer.android().answers(to: ["played"]) == [wanted.joined(separator: ", ")])
    }

    /// The article's lines, on the assets of an app.
    @Test("Agrees with the vectors that are exported with it")
    func check() throws {
        let splicer = try PlatformSplicer.android()
        let assets = splicer.folder.url("assets").path
        let count = try #require(Int(try splicer.answers(to: ["check\t\(assets)"]).first ?? ""))
        #expect(count > 100)
        // The control: another sound, and another refusal.
        let file = splicer.folder.url("assets/voice-vectors.json")
        let vectors = try String(contentsOf: file, encoding: .utf8)
        for (place, (old, new)) in [("\"samples\":", "\"samples\":1"), ("\"code\":\"amount.", "\"code\":\"amounts.")]
            .enumerated()
        {
            let copy = try TemporaryFolder()
            try FileManager.default.copyItem(
                at: splicer.folder.url("assets/VoiceAssets"), to: copy.url("VoiceAssets"))
            try copy.write("voice-vectors.json", vectors.replacing(old, with: new, maxReplacements: 1).utf8)
            let answer = try splicer.answers(to: ["check\t\(copy.path)"]).first ?? ""
            #expect(answer.contains("IllegalStateException"), "\(place): \(answer)")
        }
    }
}
