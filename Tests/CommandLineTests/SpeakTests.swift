import Foundation
import TestSupport
import Testing

/// `voice-assets speak`, with real synthesizers and with programs that misbehave.
@Suite("Takes by a synthesizer", .enabled(if: Program.available("espeak-ng")))
struct SpeakTests {
    private let folder: TemporaryFolder
    private let pack: URL

    /// The pack of Chinese without three of its takes.
    init() throws {
        folder = try TemporaryFolder()
        pack = folder.url("recordings/zh-Hans-CNY")
        let own = URL(fileURLWithPath: BuiltInPacks.recordings).appendingPathComponent("zh-Hans-CNY")
        try FileManager.default.createDirectory(at: folder.url("recordings"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: own, to: pack)
        for clip in Self.missing { try FileManager.default.removeItem(at: take(of: clip)) }
    }

    private static let missing = ["7", "point", "yuan"]

    private func take(of clip: String) throws -> URL {
        let names = try FileManager.default.contentsOfDirectory(atPath: pack.path)
        return pack.appendingPathComponent(try #require(names.first { $0.hasPrefix("\(clip).") }))
    }

    private var synthetic: [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: pack.path + "/synthetic")
        return (names ?? []).sorted()
    }

    private func run(_ arguments: String...) throws -> Program.Result.Text {
        try Tool.run(arguments, in: folder).text
    }

    private func speak(with line: String, _ more: String...) throws -> Program.Result.Text {
        try Tool.run(["speak", "--pack", "zh-Hans-CNY", "--with", line] + more, in: folder).text
    }

    @Test("Speaks what is missing, is marked, and gives way to a person")
    func wholeWay() throws {
        let spoken = try run("speak", "--pack", "zh-Hans-CNY")
        #expect(spoken.status == 0, "\(spoken.errors)")
        #expect(spoken.output == "zh-Hans-CNY: 3 clips spoken by a synthesizer, 18 had a take\n")
        #expect(synthetic == ["7.wav", "point.wav", "yuan.wav"])
        let texts = try String(contentsOf: pack.appendingPathComponent(".recorded-texts"), encoding: .utf8)
        #expect(texts.matches(of: #/  synthetic/(7.wav  七|point.wav  点|yuan.wav  元)\n/#).count == 3)
        let again = try run("speak", "--pack", "zh-Hans-CNY")
        #expect(again.output == "zh-Hans-CNY: 0 clips spoken by a synthesizer, 21 had a take\n")

        let status = try run("status")
        #expect(status.output.contains("  spoken by a synthesizer, to be recorded: 3: 7, point, yuan\n"))
        #expect(status.output.hasPrefix("zh-Hans-CNY: 18 of 21 recorded, 3 by a synthesizer, 0 missing"))
        let script = try run("script", "--pack", "zh-Hans-CNY", "--format", "csv")
        #expect(script.output.matches(of: /,missing,synthetic\/\w+\.wav,a synthesizer speaks it until then/).count == 3)
        let generated = try run("generate")
        #expect(generated.status == 0, "\(generated.errors)")
        let warning = "warning[recording-synthetic]: 3 … 21"
        #expect(generated.errors.tells(warning))
        #expect(try run("validate", "--up-to-date").status == 0)
        let strict = try run("validate", "--strict", "--quiet")
        #expect(strict.status == 1 && strict.output.tells(warning))
        #expect(try marked() == Self.missing)

        // The same bytes, spoken by a person: only the place is another.
        try FileManager.default.moveItem(
            at: pack.appendingPathComponent("synthetic/7.wav"), to: pack.appendingPathComponent("7.wav"))
        #expect(try run("validate", "--up-to-date").output.contains("error[asset-stale]"))
        #expect(try run("generate").status == 0)
        #expect(try marked() == ["point", "yuan"])
        // A person's take and a synthesizer's.
        let person = URL(fileURLWithPath: BuiltInPacks.recordings).appendingPathComponent("zh-Hans-CNY")
        for clip in ["point", "yuan"] {
            let names = try FileManager.default.contentsOfDirectory(atPath: person.path)
            let name = try #require(names.first { $0.hasPrefix("\(clip).") })
            try FileManager.default.copyItem(
                at: person.appendingPathComponent(name), to: pack.appendingPathComponent(name))
        }
        #expect(try run("generate").errors.contains("recording-synthetic") == false)
        #expect(try marked() == [])
        #expect(try run("validate", "--up-to-date").output.contains("asset-stale") == false)
    }

    @Test("Speaks nothing while a text is not written")
    func unwritten() throws {
        let file = pack.appendingPathComponent("pack.yml")
        let yaml = try String(contentsOf: file, encoding: .utf8)
        let line = try #require(yaml.firstMatch(of: /(?m)^  point: .*$/)).output
        try Data(yaml.replacing(line, with: "  point: \"TODO: point\"").utf8).write(to: file)
        let spoken = try run("speak", "--pack", "zh-Hans-CNY")
        #expect(spoken.status == 1 && spoken.errors.contains("error[pack-todo]") && synthetic.isEmpty)
    }

    /// The clips that the manifest says a synthesizer speaks.
    private func marked() throws -> [String] {
        let manifest = try Data(contentsOf: folder.url("VoiceAssets/zh-Hans-CNY/manifest.json"))
        let json = try #require(try JSONSerialization.jsonObject(with: manifest) as? [String: Any])
        let clips = try #require(json["clips"] as? [[String: Any]])
        return clips.filter { ($0["source"] as? [String: Any])?["voice"] as? String == "synthetic" }
            .compactMap { $0["id"] as? String }.sorted()
    }

    @Test("Hands texts on as one argument, whatever is in them")
    func noShell() throws {
        let file = pack.appendingPathComponent("pack.yml")
        let hostile = "点 $(touch pwned) `touch pwned`; {out} ' | touch pwned"
        let yaml = try String(contentsOf: file, encoding: .utf8)
        let line = try #require(yaml.firstMatch(of: /(?m)^  point: .*$/)).output
        try Data(yaml.replacing(line, with: "  point: \"\(hostile)\"").utf8).write(to: file)
        let script = try folder.write(
            "note",
            "#!/bin/sh\nprintf '%s\\n' \"$#\" \"$1\" \"$2\" >>\"${0%/*}/noted\"; espeak-ng -w \"$3\" one\n".utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        let spoken = try speak(with: "'\(script.path)' \"{text}\" lang={locale} {out}")
        #expect(spoken.status == 0, "\(spoken.errors)")
        let noted = try String(contentsOf: folder.url("noted"), encoding: .utf8)
        #expect(noted.contains("3\n\(hostile),\nlang=zh-Hans\n"), "\(noted)")
        #expect(!FileManager.default.fileExists(atPath: folder.url("pwned").path))
    }

    @Test(
        "Tells what a program does wrong, and writes no take",
        arguments: [
            ("no-such-program {text} {out}", "speech-failed]: … `no-such-program`"),
            ("false {text} {out}", "speech-failed]: … 1"),
            ("sh -c 'echo no voice >&2; exit 3' {text} {out}", "speech-failed]: … 3: no voice"),
            ("true {text} {out}", "speech-failed]: … {out}"),
            ("touch {out} /tmp/{locale}-{text}-no/such", "speech-failed]: … 1: …"),
            ("cp /dev/null {out}", "speech-failed]: … empty"),
            ("mkdir {out}", "file-unsafe]: … folder"), ("mkfifo {out}", "file-unsafe]: … pipe"),
            ("ln -s /etc/passwd {out}", "file-unsafe]: … out of its folder"),
            ("cp /etc/passwd {out}", "speech-failed]: … recording-unreadable"),
        ])
    func misbehaves(line: String, words: String) throws {
        let full = line.contains("{text}") ? line : "env VOICE={text} \(line)"
        let spoken = try speak(with: full)
        #expect(spoken.status != 0 && synthetic.isEmpty)
        #expect(spoken.errors.tells("error[\(words)"), "\(spoken.errors)")
    }

    /// With what it started; what it says without end is let go.
    @Test(
        "Ends a program that does not end",
        arguments: ["sleep 600; true", "sleep 600 & wait", "exec yes >&2"])
    func hangs(script: String) throws {
        let spoken = try speak(with: "sh -c '\(script)' {text} {out}", "--seconds", "1")
        #expect(spoken.status == 1 && synthetic.isEmpty)
        #expect(spoken.errors.tells("error[speech-failed]: … (limit 1 s)"))
    }

    /// eSpeak NG takes `-5` for an option, says nothing of it and speaks standard input.
    @Test(
        "Hands no text on as an option",
        arguments: [
            ("espeak-ng -w {out} {text}", 1), ("espeak-ng -w {out} -- {text}", 0),
            ("sh -c 'espeak-ng -w \"$1\" one' {text} {out}", 1),
            ("sh -c 'espeak-ng -w \"$1\" one' say={text} {out}", 0),
        ] as [(String, Int32)])
    func option(line: String, status: Int32) throws {
        let file = pack.appendingPathComponent("pack.yml")
        let yaml = try String(contentsOf: file, encoding: .utf8)
        let text = try #require(yaml.firstMatch(of: /(?m)^  point: .*$/)).output
        try Data(yaml.replacing(text, with: "  point: \"-点\"").utf8).write(to: file)
        let spoken = try speak(with: line)
        #expect(spoken.status == status, "\(spoken.errors)")
        #expect(synthetic == (status == 0 ? ["7.wav", "point.wav", "yuan.wav"] : ["7.wav", "yuan.wav"]))
        guard status == 1 else { return }
        #expect(
            spoken.errors.tells(
                "synthetic/point.wav: error[speech-failed]: … `-` … {text}"),
            "\(spoken.errors)")
    }

    /// By 1.51's voice `cmn` 八 is "ba one" in English, and 四 "si four".
    @Test("Speaks Mandarin's characters with the voice that reads them")
    func mandarin() throws {
        let shim = "#!/bin/sh\necho \"$*\" >>\"${0%/*}/noted\"; PATH=${PATH#*:} exec espeak-ng \"$@\"\n"
        let program = try folder.write("bin/espeak-ng", shim.utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let spoken = try Tool.bash(#"PATH="$PWD/bin:$PATH" "$0" speak --pack zh-Hans-CNY"#, in: folder).text
        #expect(spoken.status == 0, "\(spoken.errors)")
        let noted = try String(contentsOf: folder.url("bin/noted"), encoding: .utf8)
        #expect(noted.contains("-v cmn-latn-pinyin -w ") && !noted.contains("-v zh"))
        // What it hears is no English: of `cmn` the same words are "(en)tS'i:55".
        let phonemes = try Program.run("espeak-ng", ["-v", "cmn-latn-pinyin", "-q", "-x", "--", "七八两"])
        #expect(!phonemes.text.output.contains("(en)"))
    }

    /// The Japanese voice of 1.51 says "Chinese letter" for each character.
    @Test("Refuses what the voice reads in English")
    func readsInEnglish() throws {
        let begun = try run("new", "ja", "--currency", "JPY")
        #expect(begun.status == 0, "\(begun.errors)")
        let spoken = try run("speak", "--pack", "ja-JPY")
        #expect(spoken.status == 1)
        #expect(
            spoken.errors.contains("error[speech-failed]: eSpeak NG reads `入金されました`"), "\(spoken.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.url("recordings/ja-JPY/synthetic/7.wav").path))
    }

    @Test("Follows no link to write takes")
    func followsNoLink() throws {
        let elsewhere = folder.url("elsewhere")
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: pack.appendingPathComponent("synthetic"), withDestinationURL: elsewhere)
        let spoken = try run("speak", "--pack", "zh-Hans-CNY")
        #expect(spoken.status == 1)
        #expect(spoken.errors.tells("synthetic: error[file-unsafe]: … link"), "\(spoken.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path) == [])
    }

    @Test(
        "Refuses what is no command",
        arguments: [
            ("", "not an empty text"), ("espeak-ng {text}", "no argument of the program says {out}"),
            ("espeak-ng -w {out}", "no argument of the program says {text}"),
            ("espeak-ng '{text} {out}", "has nothing behind it"), ("{text} {out} \\", "has nothing behind it"),
        ])
    func refuses(line: String, words: String) throws {
        let spoken = try speak(with: line)
        #expect(spoken.status == 64 && spoken.errors.contains(words), "\(spoken.errors)")
    }

    @Test("Tells a take that says an earlier text, and keeps it")
    func changedText() throws {
        #expect(try run("speak", "--pack", "zh-Hans-CNY").status == 0)
        let file = pack.appendingPathComponent("pack.yml")
        let yaml = try String(contentsOf: file, encoding: .utf8)
        try Data(yaml.replacing("point: 点", with: "point: 點").utf8).write(to: file)
        let again = try run("speak", "--pack", "zh-Hans-CNY")
        #expect(again.status == 0 && synthetic == ["7.wav", "point.wav", "yuan.wav"])
        let told =
            "synthetic/point.wav: warning[recording-text-changed]: the clip's text was `点` … `點` … delete it …"
        #expect(again.errors.tells("…\(told)") && !again.errors.contains("7.wav"), "\(again)")
        try FileManager.default.removeItem(at: pack.appendingPathComponent("synthetic/point.wav"))
        let spoken = try run("speak", "--pack", "zh-Hans-CNY")
        #expect(spoken.output.contains(": 1 clip spoken") && spoken.errors.isEmpty, "\(spoken)")
    }
}
