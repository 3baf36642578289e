import Foundation
import TestSupport
import Testing

/// `new --from`: folders without a recording that is known, and recordings that were made for other options.
@Suite struct OldFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: [String]) throws -> Program.Result {
        try Program.run(Program.built("language-pack-tool"), arguments, in: folder.url, deadline: 120)
    }

    private func record(_ names: [String]) throws {
        for name in names {
            try folder.write("old/\(name)", WAV.integers([Float](repeating: 0.1, count: 100), sampleRate: 8000))
        }
    }

    private var files: [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
    }

    private static let dong = ["vi", "--currency", "VND", "--range", "0...9"]

    /// Nothing is written of a folder in which nothing is known, so that the right command finds no pack in its way.
    @Test(arguments: [
        ("old", ["hello.mp3", "world.wav"], "of 2 files here, … vi-VND; nothing was written; … `0.mp3`, …"),
        (".", ["7.wav"], "of 0 files here, … such as `./old`, with --from; …"),
        ("empty", ["7.wav"], "of 0 files here, … `0.mp3`, … leave out --from"),
    ])
    func refusesUnknownRecordings(from: String, names: [String], told: String) throws {
        try record(names)
        try FileManager.default.createDirectory(at: folder.url("empty"), withIntermediateDirectories: true)
        if from == "." { try FileManager.default.removeItem(at: folder.url("empty")) }
        let before = files
        for options in [[], ["--dry-run"]] {
            let result = try run(Self.dong + ["--from", from] + options)
            #expect(result.status == 1 && result.errorText.tells("\(from): error[recording-missing]: \(told)"))
            #expect(files == before)
        }
        let json = try run(Self.dong + ["--from", from, "--format", "json"])
        let object = try #require(try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
        #expect(json.status == 1 && object["written"] as? Bool == false && object["missing"] != nil)
        try record(["7.wav"])
        #expect(try run(Self.dong + ["--from", "old"]).status == 0)
    }

    /// Advice that a user can follow.
    @Test(arguments: [
        (["en", "--currency", "JPY", "--range", "0...9.99"], "Error: … write it like 0...9999."),
        (["en", "--currency", "KWD", "--range", "9"], "Error: … write it like 0.000...9999.999."),
        (["fr", "--currency", "EUR", "--languages", "old/7.wav"], "old/7.wav: error[file-unsafe]: …"),
        (["fr", "--currency", "EUR", "--languages", "note"], "note: error[file-unsafe]: a file, not a folder; …"),
    ])
    func tellsWhatToWrite(arguments: [String], told: String) throws {
        try record(["7.wav"])
        try folder.write("note", "note".utf8)
        let result = try run(arguments)
        #expect(result.status != 0 && result.errorText.tells(told), "\(result.errorText)")
    }

    /// The advice fits what was asked for.
    @Test func tellsWhatAnUpdateChanges() throws {
        try record(["7.wav"])
        try #require(try run(Self.dong).status == 0)
        let exists = "recordings/vi-VND: error[pack-exists]:"
        let other = try run(Self.dong + ["--from", "old", "--rule-set", "spellout-cardinal"])
        #expect(other.status == 1 && other.errorText.tells("\(exists) … --rule-set spellout-cardinal; …"))
        let gaps = try run(["vi", "--currency", "VND", "--from", "old"])
        #expect(
            gaps.status == 1 && gaps.errorText.tells("\(exists) … --update … gaps from old, …"), "\(gaps.errorText)")
    }

    /// A decimal point among the recordings, or the name of the minor unit, tells how the old app said fractions.
    @Test(arguments: [
        ("en", "USD", [], "snd_dot.wav", "--fraction digits: snd_dot.wav is its `point`; "),
        ("es", "EUR", [], "punto.wav", "--fraction digits: punto.wav is its `"),
        ("fr", "EUR", [], "virgule.wav", "--fraction digits: virgule.wav is its `virgule`; "),
        ("zh", "CNY", ["--fraction", "minor"], "点.wav", "--fraction digits: 点.wav is its `点`; "),
        ("en", "USD", ["--fraction", "digits"], "cents.wav", "--fraction minor: cents.wav is its `cents`; "),
    ])
    func hintsAtTheFraction(locale: String, currency: String, options: [String], file: String, hint: String) throws {
        try record(["7.wav", file])
        let arguments = [locale, "--currency", currency, "--from", "old", "--dry-run"] + options
        let result = try run(arguments)
        #expect(result.status == 0 && result.outputText.contains("\n  \(hint)"), "\(result.outputText)")
        let json = try run(arguments + ["--format", "json"])
        let object = try #require(try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
        let alternatives = object["alternatives"] as? [[String: Any]] ?? []
        #expect(alternatives.contains { $0["file"] as? String == file && hint.hasPrefix("\($0["option"] ?? ""):") })
        // Without it there is nothing to hint at.
        try FileManager.default.removeItem(at: folder.url("old/\(file)"))
        #expect(try !run(arguments).outputText.contains("made for other options"))
    }

    /// Old Chinese apps say 二元 and have no 两, nor 亿; the names are those of YzyCoding/PushVoiceBroadcast.
    @Test func hintsAtTheRuleSetAndTheRange() throws {
        let words = ["dot", "hundred", "success", "ten", "ten_thousand", "thousand", "yuan"]
        try record((words + (0...9).map { "\($0)" }).map { "tts_\($0).wav" })
        let arguments = ["zh", "--currency", "CNY", "--from", "old", "--dry-run"]
        let result = try run(arguments).outputText
        #expect(
            result.contains("\nThese recordings are enough for smaller amounts: add --range 0.00...1.99\n"), "\(result)"
        )
        let rules = "--rule-set spellout-cardinal --range 0.00...1199.99"
        #expect(
            result.contains("\n  \(rules): 2.00 is `二元` instead of `两元`; no clip lacks a recording\n"), "\(result)")
        for options in [["--range", "0...1.99"], rules.split(separator: " ").map(String.init)] {
            #expect(try !run(arguments + options).outputText.contains("No recording yet"), "\(options)")
        }
    }
}
