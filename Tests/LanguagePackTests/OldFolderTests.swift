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
        ("old", ["hello.mp3", "world.wav"], "this folder has 2 files, … vi-VND: nothing was written; … `đồng.mp3`, …"),
        (".", ["7.wav"], "this folder has 0 files … such as `./old`, with --from; …"),
        ("empty", ["7.wav"], "this folder has 0 files, … `đồng.mp3`, … leave out --from"),
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
        (["fr", "--currency", "EUR", "--rule-set", "femnine"], "Error: … femnine … feminine…"),
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
            gaps.status == 1 && gaps.errorText.tells("\(exists) … --update … takes from old, …"), "\(gaps.errorText)")
    }

    /// A decimal point among the recordings, or the name of the minor unit, tells how the old app said fractions.
    @Test(arguments: [
        ("en", "USD", [], "dot.wav", "--fraction digits: dot.wav is its `point`; "),
        ("es", "EUR", [], "coma.wav", "--fraction digits: coma.wav is its `coma`; "),
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

    /// Old Chinese apps say 二元, 二百 and 二千 and have no 两; the names are those of YzyCoding/PushVoiceBroadcast, whose phrase is
    /// another one. The rule set says 二 in whole amounts and before 点, also where a pack is there.
    @Test func hintsAtTheRuleSetAndTheRange() throws {
        let words = ["dot", "hundred", "success", "ten", "ten_thousand", "thousand", "yuan"]
        try record((words + (0...9).map { "\($0)" }).map { "tts_\($0).wav" })
        let arguments = ["zh", "--currency", "CNY", "--from", "old"]
        let result = try run(arguments + ["--dry-run"]).outputText
        // Of amounts below 2 nobody wants a pack.
        #expect(!result.contains("0.00...1.99"), "\(result)")
        try record(["tts_两.wav"])
        let smaller = try run(arguments + ["--dry-run"]).outputText
        let enough =
            "\nThese recordings are enough for a smaller range, but for payment-received (收款到账); amounts above 99999999.99 are refused then: add --range 0.00...99999999.99\n"
        #expect(smaller.contains(enough), "\(smaller)")
        try FileManager.default.removeItem(at: folder.url("old/tts_两.wav"))
        let rules = "--rule-set spellout-cardinal --range 0.00...99999999.99"
        let hint =
            "\n  \(rules): 2.00 is `二元` instead of `两元`; amounts above 99999999.99 are refused then; 1 clip lacks a recording\n"
        #expect(result.contains(hint), "\(result)")
        let made = try run(arguments + ["--recordings", "made"]).outputText
        let typed = arguments.joined(separator: " ") + " --recordings made \(rules)"
        let again = try Regex("\n  mv made/zh-CNY zh-CNY-before && \\S+ new \(typed)\n")
        #expect(made.contains(hint) && made.contains(again), "\(made)")
        // A pack that was made without them.
        #expect(try run(["zh", "--currency", "CNY"]).status == 0)
        let update = try run(arguments + ["--update", "--dry-run"]).outputText
        #expect(update.contains(hint) && !update.contains("range: "), "\(update)")
        try record(["tts_亿.wav", "收款到账.wav"])
        let new = arguments + ["--recordings", "new", "--dry-run"]
        let whole = try run(new).outputText
        #expect(whole.contains("\n  --rule-set spellout-cardinal: 2.00 is `二元`"), "\(whole)")
        for options in [["--range", "0...1.99"], ["--rule-set", "spellout-cardinal"]] {
            #expect(try !run(new + options).outputText.contains("No recording yet"), "\(options)")
        }
    }

    /// Prompts of a telephone system: names of other words with a number, and the numbers in a folder below.
    @Test func namesTheFolderBelowFirst() throws {
        let numbers = Array(0...9).map { "\($0).wav" }
        try record(["vm-Cust4.wav", "dir-multi9.wav", "đồng.wav"] + numbers.map { "digits/\($0)" } + ["more/7.wav"])
        let result = try run(Self.dong + ["--from", "old", "--dry-run"])
        let told = "old/digits has recordings of 10 clips by their names, this folder of 1: name it with --from.\n"
        #expect(result.outputText.hasPrefix(told), "\(result.outputText)")
        try FileManager.default.removeItem(at: folder.url("old/đồng.wav"))
        let refused = try run(Self.dong + ["--from", "old"])
        #expect(refused.status == 1 && refused.outputText.contains("vm-Cust4.wav (4)"))
        #expect(refused.outputText.hasPrefix(told.replacing("of 1:", with: "of 0:")), "\(refused.outputText)")
    }

    /// A list of names and texts tells what the recordings say, whatever they are called.
    @Test(arguments: [
        ("old/metadata.csv", "a|7|bảy\nb|x|ba\n4|y|thứ tư\n"),
        ("old/metadata.csv", "a.wav|bảy|1.2\nb.wav|ba|0.9\n4.wav|thứ tư|1.1\n"),
        ("old/list.tsv", "client\tpath\tsentence\nx\ta.wav\tBảy.\ny\tb.wav\tba\nz\t4.wav\tthứ tư\n"),
        ("metadata.csv", "old/a.wav,\"bảy\"\nold/b.wav,\"ba\"\nold/4.wav,\"thứ, tư\"\nother/5.wav,\"năm\"\n"),
        (
            "old/vi.csv",
            "\u{FEFF}ID;Source;Text;File\r\n1;seven;bảy;a.wav\r\n2;three;ba;b.wav\r\n3;fourth;thứ tư;4.wav\r\n"
        ),
        ("core-sounds-vi.txt", "; a comment\nold/a: bảy\nold/b: ba\nold/4: thứ tư: 4\n"),
        // The takes of a pack: the same id may say other words there.
        ("old/pack.yml", "locale: vi\ncurrency: VND\nclips: { a: bảy, b: ba, \"4\": thứ tư }\n"),
    ])
    func readsLists(list: String, text: String) throws {
        try record(["a.wav", "b.wav", "4.wav", "5.wav"])
        try folder.write(list, text.utf8)
        let result = try run(Self.dong + ["--from", "old", "--format", "json"])
        let object = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        let taken = (object["taken"] as? [[String: String]] ?? []).map {
            "\($0["file"] ?? "") \($0["clip"] ?? "") \($0["evidence"] ?? "")"
        }
        #expect(taken == ["b.wav 3 list", "5.wav 5 number", "a.wav 7 list"], "\(result.outputText)")
        #expect((object["leftOut"] as? [Any])?.isEmpty == true)
        // Another take of a clip of that pack says the same.
        if list.hasSuffix("pack.yml") {
            try record(["4~2.wav"])
            let again = try run(Self.dong + ["--from", "old", "--recordings", "new", "--dry-run"])
            #expect(again.outputText.contains("4~2.wav (thứ tư)"), "\(again.outputText)")
        }
    }

    /// Rows that disagree, other tables, links and lists that are too large tell nothing.
    @Test func leavesOtherLists() throws {
        try record(["a.wav", "b.wav", "7.wav"])
        try folder.write("old/one.csv", "a,bảy\na,ba\nb,ba\n".utf8)
        try folder.write("old/lengths.csv", "7,1.25\n".utf8)
        try folder.write("old/notUTF8.csv", [0x37, 0x2c, 0xff, 0x0a])
        try folder.write("secret.csv", "7,sáu\n".utf8)
        try FileManager.default.createSymbolicLink(
            atPath: folder.url("old/linked.csv").path, withDestinationPath: folder.url("secret.csv").path)
        // Together they would be more than 16 MiB.
        for list in ["large.csv", "large2.csv"] {
            try folder.write("old/\(list)", Array("b,ba\n".utf8) + [UInt8](repeating: 0x0a, count: 9 << 20))
        }
        let result = try run(Self.dong + ["--from", "old", "--dry-run"])
        #expect(
            result.outputText.contains("b.wav  3.wav (ba), by a list")
                && result.outputText.contains("7.wav  7.wav (bảy), by its number"))
        #expect(
            result.outputText.contains("a.wav (lists disagree)")
                && result.outputText.contains("\n  large2.csv: all lists together are larger than 16 MiB;"))
        #expect(!result.outputText.contains("large.csv"), "\(result.outputText)")
        #expect(result.outputText.contains("  linked.csv: a link;"), "\(result.outputText)")
    }

    /// Runs the command on a terminal, and answers its questions.
    private func answer(_ answers: String, _ arguments: [String]) throws -> Program.Result {
        let python = """
            import os, pty, sys
            child, terminal = pty.fork()
            if child == 0: os.execvp(sys.argv[1], sys.argv[1:])
            lines = \(answers.debugDescription).split("\\n")[:-1]
            text = b""
            while True:
                try: text += os.read(terminal, 4096)
                except OSError: break
                if text.rstrip().endswith((b"[y/N]", b"[Y/n]", b"leave it:")):
                    os.write(terminal, (lines.pop(0) + "\\n").encode() if lines else b"\\x04")
                    text = text.replace(b"]", b"}").replace(b"leave it:", b"leave it;")
            sys.stdout.buffer.write(text)
            """
        let tool = Program.built("language-pack-tool")
        return try Program.run("python3", ["-c", python, tool] + arguments, in: folder.url, deadline: 120)
    }

    /// On a terminal the command prints the table and asks before it copies; a script is asked nothing.
    @Test(
        .enabled(if: Program.available("python3"), "needs python3"),
        arguments: [
            ("yes\ny\n", ["1.wav", "2.wav", "3.wav", "7.wav"]), ("n\nno\n\n", ["7.wav"]), ("n\nn\nno\n", []), ("", []),
        ])
    func asksOnATerminal(answers: String, copied: [String]) throws {
        // Of two rows of the same numbers the second is a question only if the first is not taken.
        try record(["bảy.wav", "mic1.wav", "mic2.wav", "mic3.wav", "out1.wav", "out2.wav", "out3.wav"])
        let result = try answer(answers, Self.dong + ["--from", "old"])
        let names = files.filter { $0.hasPrefix("recordings/vi-VND/") && $0.hasSuffix(".wav") }
        #expect(names.map { String($0.dropFirst(18)) } == copied, "\(result.outputText)")
        #expect(files.contains("recordings") == !copied.isEmpty)
        // Sure ones alone, without a question.
        try? FileManager.default.removeItem(at: folder.url("recordings"))
        let script = try run(Self.dong + ["--from", "old"])
        #expect(script.status == 0 && !script.outputText.contains("]"), "\(script.outputText)")
        #expect(files.filter { $0.hasSuffix(".wav") && $0.hasPrefix("recordings") } == ["recordings/vi-VND/7.wav"])
    }

    /// Several clips are a choice: only one of them, by its id, is taken.
    @Test(
        .enabled(if: Program.available("python3"), "needs python3"),
        arguments: [("hundred-million\ny\n", ["hundred-million.wav", "yuan.wav"]), ("3\ny\n", ["yuan.wav"])])
    func asksForOneOfSeveralClips(answers: String, copied: [String]) throws {
        try record(["yi.wav", "yuan.wav"])
        let result = try answer(answers, ["zh", "--currency", "CNY", "--from", "old"])
        #expect(result.outputText.contains("yi.wav (1: 一 or hundred-million: 亿): "), "\(result.outputText)")
        let names = files.filter { $0.hasPrefix("recordings/zh-CNY/") && $0.hasSuffix(".wav") }
        #expect(names.map { String($0.dropFirst(18)) } == copied, "\(result.outputText)")
    }

    /// A phrase in other words is named with the way to take them, and the way ends: the pack has the recording then.
    @Test(arguments: [("a.wav,thanks for it", "thanks for it", "a.wav"), ("", "ITS WORDS", "a.wav")])
    func takesThePhraseInOtherWords(list: String, words: String, file: String) throws {
        try record(["seven.wav", file])
        if !list.isEmpty { try folder.write("old/list.csv", list.utf8) }
        let arguments = ["en", "--currency", "USD", "--range", "0...9", "--fraction", "none", "--from", "old"]
        let way =
            "type cp old/a.wav recordings/en-USD/payment-received.wav, and write `payment-received: \(words)` in its pack.yml, and the texts of its pushes under `texts`.\n"
        let asked = "\nIf \(file) says `payment received` in other words, "
        let dry = try run(arguments + ["--dry-run"]).outputText
        #expect(dry.contains(asked + "once the pack is there, " + way), "\(dry)")
        let new = try run(arguments).outputText
        #expect(new.contains(asked + way), "\(new)")
        try record(["seven.wav"])
        try FileManager.default.copyItem(
            at: folder.url("old/\(file)"), to: folder.url("recordings/en-USD/payment-received.wav"))
        let update = try run(["en", "--currency", "USD", "--update", "--from", "old"]).outputText
        #expect(!update.contains("in other words"), "\(update)")
    }

    /// Those files come first that may help, nearest first; those that begin alike are one; and what is advised has the extension of most
    /// files.
    @Test func namesFilesThatMayHelp() throws {
        let others = "abcdefghijklmnopqrst".map { "prompt-\($0).mp3" }
        try record((0...9).map { "\($0).mp3" } + others + ["the-recieved-sum.mp3", "vm-received.wav"])
        let arguments = ["en", "--currency", "USD", "--range", "0...9", "--fraction", "none", "--from", "old"]
        let result = try run(arguments + ["--dry-run"]).outputText
        let told = """

            Not recognized: vm-received.wav, the-recieved-sum.mp3, prompt-*.mp3 (20)

            """
        #expect(result.contains(told) && result.contains("/payment-received.mp3, and write"), "\(result)")
        let few = try run(arguments + ["--dry-run", "--format", "json"])
        let object = try #require(try JSONSerialization.jsonObject(with: few.output) as? [String: Any])
        #expect((object["unmatched"] as? [String])?.count == 22)
    }

    /// Questions about files that begin alike are counted, and others are told one by one.
    @Test func countsQuestionsOfAKind() throws {
        let hours = (1...9).map { "h-\($0).wav" } + ["h-hundred.wav"]
        try record((0...20).map { "\($0).wav" } + hours + ["vm-and.wav"] + (0...11).map { "mon-\($0).wav" })
        let result = try run(["en", "--currency", "USD", "--from", "old", "--dry-run"]).outputText
        let lines = [
            "h-*.wav (10): files with names like 1.wav say these clips and more, so those are taken",
            "mon-*.wav (12): the numbers may be a recorder's count, and not what is said",
            "vm-and.wav (and): too few names are built like this one",
        ]
        for line in lines { #expect(result.contains("\n  \(line)\n"), "\(result)") }
    }

    /// A pack that is there is not advised what it was made with.
    @Test(arguments: [
        ("en", "USD", ["--fraction", "digits"], ["dot.wav"], ["point.wav"]),
        (
            "zh", "CNY", ["--rule-set", "spellout-cardinal", "--range", "0.00...99999999.99"],
            ["dot", "hundred", "ten", "ten_thousand", "thousand", "yuan"].map { "tts_\($0).wav" }
                + (0...9).map { "tts_\($0).wav" }, []
        ),
    ])
    func advisesNoOptionOfThePack(
        locale: String, currency: String, options: [String], names: [String], more: [String]
    ) throws {
        try record(["seven.wav"] + names)
        let arguments = [locale, "--currency", currency, "--from", "old"]
        let made = try run([locale, "--currency", currency] + options)
        #expect(made.status == 0 && !made.outputText.contains("new \(options[0]) \(options[1])"), "\(made.outputText)")
        let update = try run(arguments + ["--update"]).outputText
        #expect(update.contains("copied") && !update.contains("made for other options"), "\(update)")
        // Of a pack with other options it is told.
        let other = try run(arguments + ["--recordings", "new", "--dry-run"]).outputText
        #expect(other.contains("  \(options.joined(separator: " ")): "), "\(other)")
    }
}
