import Foundation
import TestSupport
import Testing

/// The executable that the plugin AddLanguagePack runs: its output, exit codes and files.
@Suite struct CommandTests {
    static let path = Program.built("language-pack-tool")

    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func run(_ arguments: String...) throws -> Program.Result {
        try Program.run(Self.path, arguments, in: folder.url, deadline: 120)
    }

    func files() -> [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
    }

    func text(_ path: String) throws -> String { try String(contentsOf: folder.url(path), encoding: .utf8) }

    @Test func addsAPack() throws {
        let result = try run("vi", "--currency", "VND", "--range", "0...999")
        let lines = result.outputText.split(separator: "\n").map(String.init)
        #expect(lines[0] == "recordings/vi-VND/pack.yml and numbers.rbnf written: 18 clips to record")
        // What it decided is in pack.yml, as far as the range goes; review asks nothing of that.
        let yaml = try text("recordings/vi-VND/pack.yml")
        #expect(
            yaml.contains("#   - linh and nghìn as in the north")
                || yaml.contains("- 24: hai") && !yaml.contains("1,000,001"))
        // Called by its path, outside of a package: the next steps are called like that.
        let tool = Program.built("voice-assets")
        #expect(
            result.outputText.hasSuffix(
                """
                Status: checked against named references; no native speaker has approved it yet: \(tool) review vi-VND --to review.html
                Until somebody records, espeak-ng speaks: \(tool) speak vi-VND
                next: \(tool) booth vi-VND --to booth.html
                then: \(tool) split vi-VND.takes.wav vi-VND --write
                then: \(tool) generate --pack vi-VND
                then: \(tool) say 999 --pack vi-VND --to announcement.mp3

                """))
        #expect(result.status == 0 && result.errorText.isEmpty)
        #expect(
            files() == [
                "recordings", "recordings/vi-VND", "recordings/vi-VND/numbers.rbnf", "recordings/vi-VND/pack.yml",
            ])
    }

    @Test func addsAnnouncements() throws {
        let result = try run(
            "vi", "--currency", "VND", "--range", "0...999", "--announce", "order-ready=order,counter", "--announce",
            "closing=time")
        #expect(result.status == 0 && result.errorText.isEmpty, "\(result.errorText)")
        let yaml = try text("recordings/vi-VND/pack.yml")
        // Whoever reads it may have typed another command.
        #expect(!(yaml + (try text("recordings/vi-VND/numbers.rbnf"))).contains("swift package"))
        #expect(yaml.contains("\n  order-ready: [order, \"{order}\", come-to-counter, \"{counter}\"]\n"), "\(yaml)")
        #expect(yaml.contains("\n  closing: [closing-at, \"{time}\"]\n") && !yaml.contains("TODO: write"), "\(yaml)")
    }

    /// What a native speaker is asked about names no currency that the pack does not have.
    @Test(arguments: ["EGP", "SYP", "USD"]) func asksAboutItsOwnCurrency(currency: String) throws {
        let result = try run("ar", "--currency", currency)
        let told = result.outputText + (try text("recordings/ar-\(currency)/pack.yml"))
        #expect(result.status == 0 && told.contains("short endings are not spoken"))
        #expect(!told.contains("درهم") && !told.contains("دراهم"), "\(told)")
    }

    /// Recordings are copied by their names, and their folder stays as it is.
    @Test func takesOverOldRecordings() throws {
        let old = ["seven.mp3", "0.MP3", "notes.txt", "unknown.mp3", "a5.mp3", "b5.mp3"]
        for name in old { try folder.write("old/\(name)", Self.sound(name)) }
        let before = files()
        let pack = ["vi", "--currency", "VND", "--range", "0...9", "--from", "old"]
        func run(_ more: String...) throws -> Program.Result {
            try Program.run(Self.path, pack + more, in: folder.url, deadline: 120)
        }
        let dry = try run("--dry-run")
        #expect(dry.status == 0 && files() == before)
        #expect(dry.outputText.contains("old: 2 recordings would be copied to recordings/vi-VND"))
        #expect(
            dry.outputText.contains(
                "\nrecordings/vi-VND/pack.yml and numbers.rbnf would be written: 12 clips, 2 copied, 10 to record\n")
        )
        let result = try run()
        #expect(result.status == 0, "\(result.errorText)")
        let table = """
            old: 2 recordings to copy to recordings/vi-VND. Listen to each, since a name is no proof:
              0.MP3      0.mp3 (không), by its number
              seven.mp3  7.mp3 (bảy), by an English word
            recordings/vi-VND/pack.yml and numbers.rbnf written:
            """
        #expect(result.outputText.hasPrefix(table), "\(result.outputText)")
        #expect(result.outputText.contains("\n  a5.mp3 (5), b5.mp3 (5): too few names are built like this one\n"))
        #expect(
            result.outputText.tells("Not recognized: unknown.mp3")
                && result.outputText.tells("type … new vi --currency VND --update --from old"))
        #expect(
            result.outputText.contains(" booth vi-VND --missing ")
                && result.outputText.contains(" vi-VND.takes.wav vi-VND --missing --write\n"))
        #expect(
            files().filter { $0.hasSuffix("mp3") && $0.hasPrefix("recordings") }
                == ["recordings/vi-VND/0.mp3", "recordings/vi-VND/7.mp3"])
        #expect(try text("recordings/vi-VND/7.mp3") == Self.header + "seven.mp3")
        #expect(old.allSatisfy { (try? text("old/\($0)")) == Self.header + $0 })
        // What came later fills a gap, also where a synthesizer speaks, and nothing is replaced.
        try folder.write("recordings/vi-VND/synthetic/3.wav", Self.sound("spoken"))
        try folder.write("old/3.mp3", Self.sound("three"))
        try folder.write("old/seven.mp3", Self.sound("another"))
        let update = try run("--update")
        #expect(update.status == 64, "\(update.errorText)")
        let filled = try Program.run(
            Self.path, ["vi", "--currency", "VND", "--update", "--from", "old"], in: folder.url, deadline: 120)
        #expect(filled.status == 0 && filled.outputText.contains("old: 1 recording copied"), "\(filled.outputText)")
        #expect(
            filled.outputText.contains("Not taken, since these clips have another take: seven.mp3 (7)\n")
                && filled.outputText.contains(" booth vi-VND --missing --to booth.html\nthen: ")
                && filled.outputText.contains(" generate --pack vi-VND\nthen: "),
            "\(filled.outputText)")
        #expect(try text("recordings/vi-VND/7.mp3") == Self.header + "seven.mp3")
        #expect(try text("recordings/vi-VND/3.mp3") == Self.header + "three")
        let nowhere = try Program.run(
            Self.path, ["vi", "--currency", "XXX", "--from", "nowhere"], in: folder.url, deadline: 120)
        #expect(nowhere.status == 66)
    }

    /// A WAV file with one channel of 8 bits at 11,025 Hz, the samples of which are a text: all of its bytes are ASCII.
    private static func sound(_ text: String) -> String.UTF8View { (header + text).utf8 }

    private static let header =
        "RIFF\u{40}\u{0}\u{0}\u{0}WAVEfmt \u{10}\u{0}\u{0}\u{0}\u{1}\u{0}\u{1}\u{0}\u{11}\u{2b}\u{0}\u{0}\u{11}\u{2b}\u{0}\u{0}"
        + "\u{1}\u{0}\u{8}\u{0}data\u{20}\u{0}\u{0}\u{0}"

    /// What is no recording is told with its reason and not copied, and no link is followed out of the folder.
    @Test(.enabled(if: FindingsShape.isCheckable, "needs python3"))
    func tellsWhatIsLeftOut() throws {
        try folder.write("old/7.mp3", Self.sound("seven"))
        try folder.write("old/0.mp3", "".utf8)
        try folder.write("old/1.mp3", "<!DOCTYPE html><p>Not found".utf8)
        try folder.write("old/2.mp3", "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n".utf8)
        try folder.write("old/3.wav", [0x50, 0x4b, 0x03, 0x04, 0x00])
        try folder.write("old/4.wav", [UInt8](repeating: 0, count: 9000))
        // What begins like a sound, and is none.
        let junk = [UInt8](repeating: 0x9c, count: 6000)
        try folder.write("old/5.wav", Array("RIFF\u{24}\u{0}\u{0}\u{0}WAVE".utf8) + junk)
        try folder.write("old/8.mp3", Array("ID3\u{4}\u{0}\u{0}\u{0}\u{0}\u{0}\u{8}".utf8) + junk)
        try folder.write("old/9.mp3", [0xff, 0xfb, 0x90, 0x00] + junk)
        try folder.write("old/10.flac", Array("fLaC".utf8) + [0, 0, 0])
        try folder.write(
            "old/ten.caf", Array("caff\u{0}\u{1}\u{0}\u{0}free".utf8) + [0x7f] + [UInt8](repeating: 0xff, count: 7))
        try folder.write("old/notes.txt", "notes".utf8)
        try folder.write("old/.5.mp3", Self.sound("five"))
        try folder.write("old/more/5.mp3", Self.sound("five"))
        try folder.write("secret/6.mp3", Self.sound("six"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.url("old/6.mp3").path, withDestinationPath: folder.url("secret/6.mp3").path)
        let arguments = ["vi", "--currency", "VND", "--range", "0...9", "--from", "old"]
        let reasons = [
            "0.mp3": "empty", "1.mp3": "text", "2.mp3": "pointer", "3.wav": "no-sound", "4.wav": "no-sound",
            "10.flac": "no-sound", "ten.caf": "no-sound", "5.wav": "no-sound", "6.mp3": "link", "8.mp3": "no-sound",
            "9.mp3": "no-sound", "more": "folder",
            "notes.txt": "other-format", ".5.mp3": "hidden",
        ]
        let json = try Program.run(Self.path, arguments + ["--dry-run", "--format", "json"], in: folder.url)
        let object = try #require(try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
        let told = (object["leftOut"] as? [[String: String]] ?? []).map { ($0["file"] ?? "", $0["reason"] ?? "") }
        #expect(Dictionary(told) { first, _ in first } == reasons)
        let result = try Program.run(Self.path, arguments, in: folder.url)
        #expect(result.status == 0 && result.outputText.contains("\nLeft out:\n"), "\(result.outputText)")
        #expect(reasons.keys.allSatisfy { result.outputText.contains("\n  \($0): ") }, "\(result.outputText)")
        #expect(
            files().filter { $0.hasPrefix("recordings/vi-VND/") && !$0.hasSuffix(".yml") && !$0.hasSuffix(".rbnf") }
                == ["recordings/vi-VND/7.mp3"])
    }

    /// Takes of the words up to 999 are enough for amounts up to 999. A range that ends below 100 is no offer.
    @Test func tellsTheRangeOfRecordings() throws {
        let tens = ["dong", "mươi", "10", "1-after-tens", "5-after-ten"] + (0...9).map { "\($0)" }
        for name in tens { try folder.write("tens/\(name).wav", Self.sound(name)) }
        let short = try run("vi", "--currency", "VND", "--range", "0...9999", "--from", "tens", "--dry-run")
        #expect(short.status == 0 && !short.outputText.contains("--range"), "\(short.outputText)")
        let names = tens + ["trăm", "không trăm", "linh"]
        for name in names { try folder.write("old/\(name).wav", Self.sound(name)) }
        let result = try run("vi", "--currency", "VND", "--range", "0...9999", "--from", "old")
        #expect(result.status == 0 && result.outputText.contains(" write range: 0...999\n"), "\(result.outputText)")
        let few = try run("vi", "--unit", "point", "--range", "0...9999", "--from", "old")
        #expect(few.status == 0 && !few.outputText.contains("range: "), "\(few.outputText)")
    }

    /// A pack without amounts is heard by an announcement with an example of each value.
    @Test func saysAnExample() throws {
        let result = try run("en", "--announce", "order-ready=order,counter")
        let say = " say order-ready order=A000 counter=1 --pack en-announcements --to "
        #expect(result.status == 0 && result.outputText.contains(say), "\(result.outputText)")
        // The clips of a draft don't replace those of the pack.
        let draft = try run("en", "--announce", "order-ready=order,counter", "--recordings", "draft").outputText
        for step in ["--recordings draft --assets draft/VoiceAssets", "counter=1 --assets draft/VoiceAssets"] {
            #expect(draft.contains("\(step) --pack en-announcements"), "\(draft)")
        }
    }

    /// With a recording of every clip, nobody has to read a script.
    @Test func takesOverAWholePack() throws {
        let names = ["payment-received", "dong"] + (0...9).map { "\($0)" }
        for name in names { try folder.write("old/\(name).wav", Self.sound(name)) }
        let result = try run("vi", "--currency", "VND", "--range", "0...9", "--from", "old")
        #expect(
            result.status == 0 && result.outputText.contains(": 12 clips, 12 copied, 0 to record"),
            "\(result.outputText)")
        #expect(!result.outputText.contains(" script ") && result.outputText.contains(" say 9 --pack vi-VND "))
    }

    /// A program that prints what a recording says: here the recording is that text, behind a header of 44 bytes.
    @Test func listensToOldRecordings() throws {
        for (name, text) in [("a.mp3", "bảy"), ("b.mp3", "Ba!"), ("c.mp3", "nobody"), ("5.mp3", "mhm")] {
            try folder.write("-old/\(name)", Self.sound(text))
        }
        func run(_ recognizer: String, _ more: String...) throws -> Program.Result {
            let pack = ["vi", "--currency", "VND", "--range", "0...9", "--from=-old", "--with", recognizer]
            return try Program.run(Self.path, pack + more, in: folder.url, deadline: 120)
        }
        #expect(try run("cat").status == 64)
        let missing = try run("/nowhere/listen {file}", "--dry-run")
        #expect(missing.status == 0 && missing.errorText.contains("warning[recognizer-failed]"), "\(missing.errorText)")
        let failing = try run("false {file}", "--dry-run")
        #expect(failing.status == 0 && failing.errorText.contains("warning[recognizer-failed]"))
        let result = try run("tail -c +45 {file}")
        #expect(result.status == 0 && result.errorText.isEmpty, "\(result.errorText)")
        #expect(
            files().filter { $0.hasSuffix("mp3") && $0.hasPrefix("recordings") }
                == ["recordings/vi-VND/3.mp3", "recordings/vi-VND/5.mp3", "recordings/vi-VND/7.mp3"])
        #expect(try text("recordings/vi-VND/7.mp3") == Self.header + "bảy")
        #expect(try text("recordings/vi-VND/3.mp3") == Self.header + "Ba!")
    }

    /// The takes of another pack that says the same numbers.
    @Test func sharesTakes() throws {
        #expect(try run("vi", "--currency", "VND", "--range", "0...99").status == 0)
        try folder.write("recordings/vi-VND/7.wav", "a take".utf8)
        let second = try run("vi", "--currency", "USD", "--range", "0.00...9.99", "--takes-from", "vi-VND")
        #expect(second.status == 0 && second.outputText.contains("1 of these clips has a take in vi-VND already."))
        #expect(try text("recordings/vi-USD/pack.yml").contains("\ntakes-from: vi-VND "))
        // What belongs to the takes, and what is not shared.
        let first = try text("recordings/vi-VND/pack.yml")
        let known =
            first.replacing("speaker: unknown", with: "speaker: Lan").replacing(
                "\n  \"7\": bảy", with: "\n  \"7\": bẩy"
            ).replacing("\n  \"3\": ba\n", with: "\n  \"3\": bá\n")
            + "rules:\n  recording-hum: { severity: off, because: heard }\n"
        try folder.write("recordings/vi-VND/pack.yml", known.utf8)
        try folder.write("recordings/vi-VND/synthetic/8.wav", "a take".utf8)
        let third = try run("vi", "--currency", "AUD", "--range", "0.00...9.99", "--takes-from", "vi-VND").outputText
        #expect(third.contains(" in vi-VND already (1 by a synthesizer, not shared).\n"), "\(third)")
        #expect(third.contains("from recordings/vi-VND/pack.yml: `speaker: Lan`, `rules`.\n"), "\(third)")
        #expect(
            third.contains(
                "\nNot shared, since the texts differ: 3 (`ba`, and `bá` there), 7 (`bảy`, and `bẩy` there); "),
            "\(third)")
        try folder.write("recordings/vi-VND/pack.yml", first.utf8)
        #expect(!second.outputText.contains("Not shared") && !second.outputText.contains("belongs to"))
        #expect(try run("vi", "--currency", "EUR", "--takes-from", "vi-XXX").status == 1)
        // Without the clips that have a take already, whether something is written or not.
        for name in ["7.mp3", "8.mp3"] { try folder.write("old/\(name)", Self.sound(name)) }
        let more = ["vi", "--currency", "CNY", "--range", "0.00...9.99", "--takes-from", "vi-VND", "--from", "old"]
        let runs = try [["--dry-run"], []].map {
            try Program.run(Self.path, more + $0, in: folder.url, deadline: 120).outputText
        }
        #expect(runs.allSatisfy { $0.contains("\n  8.mp3  8.mp3 (tám), by its number") }, "\(runs)")
        #expect(runs[0].contains("1 recording would be copied") && runs[1].contains(" clips, 1 copied, "))
        // A pack of another language, and one that can't be read.
        let other = try run("ro", "--currency", "RON", "--range", "0...9", "--takes-from", "vi-VND")
        #expect(other.status == 1 && other.errorText.contains("error[pack-reference]"), "\(other.errorText)")
        try folder.write("recordings/vi-VND/pack.yml", "locale: vi\n".utf8)
        let broken = try run("vi", "--currency", "GBP", "--range", "0.00...9.99", "--takes-from", "vi-VND")
        #expect(broken.status == 1 && broken.errorText.contains("error[pack-reference]"), "\(broken.errorText)")
        #expect(!files().contains { $0.hasPrefix("recordings/ro-RON") || $0.hasPrefix("recordings/vi-GBP") })
        #expect(try run("vi", "--currency", "EUR", "--takes-from", "../vi-VND").status == 64)
        #expect(!files().contains("recordings/vi-EUR"))
    }

    @Test(.enabled(if: FindingsShape.isCheckable, "needs python3"))
    func json() throws {
        let pack = ["vi", "--currency", "VND", "--range", "0...9", "--format", "json"]
        func run(_ more: String...) throws -> Program.Result {
            try Program.run(Self.path, pack + more, in: folder.url, deadline: 120)
        }
        let members = ["clips", "files", "language", "pack", "review", "status", "written"]
        let dry = try run("--dry-run")
        #expect(dry.status == 0 && dry.errorText.isEmpty && files().isEmpty)
        #expect(try FindingsShape.faults(dry.output, status: 0, members: members) == "")
        let added = try run()
        #expect(try FindingsShape.faults(added.output, status: 0, members: members) == "")
        let object = try #require(try JSONSerialization.jsonObject(with: added.output) as? [String: Any])
        #expect(object["written"] as? Bool == true && object["clips"] as? Int == 12)
        #expect(try (object["files"] as? [String])?.allSatisfy { try !text($0).isEmpty } == true)
        let again = try run()
        #expect(again.status == 1 && again.errorText.isEmpty)
        #expect(try FindingsShape.faults(again.output, status: 1, members: []) == "")
        #expect(try FindingsShape.files(again.output) == ["recordings/vi-VND"])
    }

    @Test(.enabled(if: FindingsShape.isCheckable, "needs python3"))
    func jsonOfAnUpdate() throws {
        _ = try run("vi", "--currency", "VND", "--range", "0...999")
        let result = try run("vi", "--currency", "VND", "--update", "--format", "json")
        #expect(
            try FindingsShape.faults(
                result.output, status: 0, members: ["added", "pack", "rules", "settings", "unneeded", "written"]) == "")
        let missing = try run("de", "--currency", "EUR", "--update", "--format", "json")
        #expect(try FindingsShape.faults(missing.output, status: 66, members: []) == "")
    }

    @Test func neverReplacesAPack() throws {
        try folder.write("packs/VI-vnd/mine.txt", "mine".utf8)
        let result = try run("vi", "--currency", "VND", "--recordings", "packs")
        #expect(result.status == 1 && result.outputText.isEmpty)
        #expect(
            result.errorText =~ "packs/VI-vnd: error[pack-exists]: … --update …\n")
        #expect(files() == ["packs", "packs/VI-vnd", "packs/VI-vnd/mine.txt"])
    }

    @Test func refusesWhatICUDoesNotKnow() throws {
        let result = try run("tlh", "--currency", "USD")
        #expect(result.status == 66 && result.outputText.isEmpty && files().isEmpty)
        #expect(
            result.errorText.tells("recordings/tlh-USD: error[language-missing]: … tlh"))
    }

    /// Whatever the language of the process is, which ICU would fall back to.
    @Test func ignoresTheLanguageOfTheProcess() throws {
        var environment = Program.environment
        (environment["LANG"], environment["LC_ALL"]) = ("de_DE.UTF-8", "de_DE.UTF-8")
        let result = try Program.run(Self.path, ["tlh", "--currency", "USD"], in: folder.url, environment: environment)
        #expect(result.status == 66)
    }

    @Test(arguments: [
        (["de"], "Missing expected argument '--currency <code>'"),
        (["de", "--curency", "EUR"], "Unknown option '--curency'. Did you mean '--currency'?"),
        (
            ["de", "--update"],
            "There is no pack de-announcements to update; give --currency or --unit of the pack that you mean."
        ),
        (["zh", "--currency", "RMB"], "RMB is no currency in use; write CNY."),
        (["de", "--currency", "XYZ"], "XYZ is no currency in use; write a code of ISO 4217 in capitals, such as EUR."),
        (["../de", "--currency", "EUR"], "../de is no language tag; write one of BCP 47, such as de or zh-Hant."),
        (
            ["de", "--currency", "EUR", "--range", "1"],
            "1 is no range of amounts of this currency; write it like 0.00...9999.99."
        ),
        (
            ["de", "--currency", "EUR", "--announce", "ready=order,"],
            "--announce ready=order,: a slot is missing beside a comma; write it, or remove the comma."
        ),
        (
            ["de", "--currency", "EUR", "--update", "--announce", "ready=order"],
            "--update adds what pack.yml and numbers.rbnf need. Edit them first: in pack.yml `announcements`, `slots` and `clips` instead of --announce, "
                + "else `range`, `atomic`, `takes-from`, or the patterns of `amount`."
        ),
        (["de", "--currency", "EUR", "--atomic", "5000"], "--atomic takes a number from 0 to 1000."),
        (["ja", "--currency", "JPY", "--fraction", "bare"], "--fraction bare is not possible: JPY has no minor unit."),
        (
            ["de", "--currency", "EUR", "--update", "--atomic", "0"],
            "--update adds what pack.yml and numbers.rbnf need. Edit them first: in pack.yml `announcements`, `slots` and `clips` instead of --announce, "
                + "else `range`, `atomic`, `takes-from`, or the patterns of `amount`."
        ),
        (
            ["de", "--currency", "EUR", "--recordings", ""],
            "--recordings takes the path of a folder, not an empty text."
        ),
    ]) func wrongCommandLines(arguments: [String], error: String) throws {
        let result = try Program.run(Self.path, arguments, in: folder.url)
        #expect(result.status == 64 && result.outputText.isEmpty && files().isEmpty)
        #expect(result.errorText.hasPrefix("Error: \(error)\n"), "\(result.errorText)")
    }

    @Test func reportsWhatCannotBeWritten() throws {
        try folder.write("recordings", "a file".utf8)
        let result = try run("vi", "--currency", "VND", "--range", "0...9")
        #expect(result.status == 74 && result.outputText.isEmpty)
        #expect(
            result.errorText.tells("recordings: error[output-failed]: … list"), "\(result.errorText)")
    }
}
