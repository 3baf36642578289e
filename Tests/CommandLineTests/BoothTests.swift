import Foundation
import TestSupport
import Testing
import VoiceAssetUnicodeText

/// `booth`: the page's file of takes, by the page's own script in Node.js, and `split` that takes it in.
@Suite(
    .enabled(
        if: Program.available("node", "ffprobe", "ffmpeg", "sndfile-info"), "needs nodejs, FFmpeg and sndfile-programs")
)
struct BoothTests {
    private static let texts: KeyValuePairs = ["one": "một", "paid": "đã nhận", "two": "hai"]

    private static let verdict = "written to en-USD: 4 takes as the booth's page marked them\nnext: "

    /// A booth with takes in its file: `one` twice, `paid`, `two`.
    private static func recorded(more: String = "") throws -> (BoothStudio, [[UInt8]]) {
        let booth = try BoothStudio(texts: texts, more: more)
        let pitches = [("one", 110.0), ("one", 120), ("paid", 190), ("two", 150)]
        let wavs = pitches.map { RawTake(pitch: $0.1).wav }
        for (index, wav) in wavs.enumerated() { try booth.studio.folder.write("\(index).wav", wav) }
        let takes = pitches.enumerated().map { index, take in
            BoothStudio.Input.Take(
                id: take.0, text: texts.first { $0.key == take.0 }?.value ?? "",
                wav: booth.studio.folder.url("\(index).wav").path)
        }
        let names = try booth.engine("file", .init(takes: takes))
        try #require(String(decoding: names, as: UTF8.self) == "[\"en-USD.takes.wav\"]\n")
        return (booth, wavs)
    }

    /// The page has the tool's model of durations: of takes as long as it says only what was changed is odd.
    @Test(arguments: [(1.7, nil), (2.6, "long"), (0.35, "short")]) func oddLengths(factor: Double, told: String?) throws
    {
        let words = ["one", "seven", "twenty", "a hundred", "nineteen", "thousand", "six", "zero", "eleven"]
        var takes = (0..<27).map { index in
            let text = TextLength(words[index % words.count])
            let scatter = 1 + 0.1 * Double(index % 5 - 2) / 2
            return (text: text, seconds: scatter * (0.1 + 0.2 * text.syllables + 0.03 * text.consonants))
        }
        takes[11].seconds = factor * DurationModel(of: takes).seconds(of: takes[11].text)
        let odd = try BoothStudio(texts: Self.texts).oddLengths(takes, factor: 2)
        #expect(odd == takes.indices.map { $0 == 11 ? told : nil })
    }

    /// A take is held back from the first one on if nobody says its text so slowly, as the tool tells it.
    @Test(arguments: [(-0.05, nil), (0.05, "beyond")]) func beyondItsText(more: Double, told: String?) throws {
        let booth = try BoothStudio(texts: Self.texts)
        for words in ["one", "a hundred and twenty", "четыреста", "五十"] {
            let text = TextLength(words)
            let take = (text: text, seconds: DurationModel.longest(of: text) + more)
            #expect(try booth.oddLengths([take], factor: 2) == [told], "\(words)")
        }
    }

    /// Before the file is saved one take is heard of each third: the one whose length is least like its neighbours'.
    @Test func tellingTakes() throws {
        let words = [
            "one", "two", "seventy seven", "three", "four", "twenty thousand", "six", "ten", "nineteen hundred",
        ]
        let texts = words.enumerated().map { (id: "\($0)", text: TextLength($1)) }
        let booth = try BoothStudio(texts: Self.texts)
        #expect(try booth.tellingTexts(texts) == ["2", "5", "8"])
        for count in 0...2 { #expect(try booth.tellingTexts(Array(texts.prefix(count))).count == count) }
    }

    /// The page tells of levels what `status --takes` notes, by the same limits.
    @Test func levels() throws {
        let booth = try BoothStudio(texts: Self.texts)
        let amplitudes = [0.07, 0.1, 0.14, 0.2, 0.28, 0.4, 0.57, 0.8]
        let files = try amplitudes.enumerated().map { index, amplitude in
            var take = RawTake()
            take.amplitude = amplitude
            try booth.studio.folder.write("\(index).wav", take.wav)
            return "\(index).wav"
        }
        struct Verdict: Decodable { var faults: [String], doubts: [String], hint: [String]? }
        let input = files.map {
            BoothStudio.Input.Take(id: "one", text: "một", wav: booth.studio.folder.url($0).path)
        }
        let verdicts = try JSONDecoder().decode([Verdict].self, from: try booth.engine("judge", .init(takes: input)))
        struct Report: Decodable {
            struct Finding: Decodable { var file: String, found: String, rule: String }
            var findings: [Finding]
        }
        let status = try booth.studio.run(["status", "--format", "json"] + files)
        let noted = try JSONDecoder().decode(Report.self, from: status.output).findings.filter {
            $0.rule == "recording-level"
        }
        for (file, verdict) in zip(files, verdicts) {
            let (found, level) = (noted.filter { $0.file == file }.map(\.found), verdict.hint?[1].split(separator: " "))
            #expect(verdict.faults + verdict.doubts == [] && found.isEmpty == (level == nil), "\(verdict), \(found)")
            if let level { #expect(found.contains { $0.contains(" \(level[0]) dBFS") }, "\(verdict), \(found)") }
        }
        let names = verdicts.map { $0.hint?[0] }
        #expect(names.first == "levelLow" && names.last == "levelHigh" && names.contains(nil), "\(verdicts)")
    }

    private static let soft = "Too soft (-27.5 < -23 dB): turn the microphone up, or come closer."

    /// A take that is only too soft is kept, and the next text says so; the sentence of the level is heard again then. What is too soft
    /// is told before the noise in which it stands.
    @Test(arguments: [
        (0.1, Float(0.0005), "\u{2068}one\u{2069}: Kept. \(soft)", true), (0.2, 0.0005, "Good.", true),
        (0.1, 0.0025, soft, false),
    ])
    func softTake(amplitude: Double, noise: Float, told: String, isKept: Bool) throws {
        let booth = try BoothStudio(texts: ["one": "one"], more: "license: CC BY 4.0")
        var take = RawTake()
        (take.amplitude, take.noise) = (amplitude, noise)
        try booth.studio.folder.write("one.wav", take.wav)
        let wav = booth.studio.folder.url("one.wav").path
        let result = try Program.run(
            "node", [Browser.program("start.mjs"), booth.page, wav], input: Data("[]".utf8), deadline: 60)
        let all =
            isKept
            ? "\(told) All is recorded. Save the file and send it back.\",\"told\":\"\(told)\""
            : "\(told) Too much noise"
        #expect(result.outputText.contains(#"{"announced":"\#(all)"#), "\(result.text)")
        #expect(result.outputText.contains(#""listens":\#(amplitude == 0.1)"#), "\(result.text)")
    }

    /// Takes of texts that a page of what is missing leaves out are no takes of another pack.
    @Test(arguments: [("one", ""), ("uno", "Takes for texts that this page does not have: 1.")])
    func keptTakes(text: String, told: String) throws {
        let booth = try BoothStudio(texts: ["one": "one", "two": "two"], more: "license: CC BY 4.0")
        try booth.studio.record("en-USD/one", Studio.takes["one"]!)
        let made = try booth.studio.run("booth", "--pack", "en-USD", "--missing", "--to", "booth.html")
        #expect(made.outputText.hasPrefix("booth.html: 1 text to record"), "\(made.text)")
        let (wav, kept) = (booth.studio.folder.url("two.wav").path, #"[{"id":"one","text":"\#(text)"}]"#)
        try booth.studio.folder.write("two.wav", Studio.takes["two"]!)
        let result = try Program.run(
            "node", [Browser.program("start.mjs"), booth.page, wav, kept], input: Data("[]".utf8), deadline: 60)
        #expect(result.outputText.contains(#""strangers":"\#(told)"#), "\(result.text)")
        #expect(told.isEmpty == result.outputText.contains(#""strangers":""}"#), "\(result.text)")
    }

    /// The samples of a 16-bit WAV, as bytes of 24.
    private static func widened(_ wav: [UInt8]) -> [UInt8] {
        stride(from: 44, to: wav.count - 1, by: 2).flatMap { [0, wav[$0], wav[$0 + 1]] }
    }

    @Test("FFmpeg and libsndfile read the file: every sample as it was, who spoke, and where each take begins")
    func foreignReaders() throws {
        let (booth, wavs) = try Self.recorded()
        let file = booth.studio.folder.url("en-USD.takes.wav").path
        let samples = try Program.run("ffmpeg", ["-v", "error", "-i", file, "-f", "s24le", "-"]).output
        #expect(samples == Data(wavs.flatMap(Self.widened)))
        let probed = try Program.run(
            "ffprobe",
            [
                "-v", "error", "-show_entries", "stream=codec_name,sample_rate,channels:format_tags", "-of", "compact",
                file,
            ]
        ).outputText
        #expect(probed.contains("codec_name=pcm_s24le|sample_rate=24000|channels=1"))
        #expect(probed.contains("tag:artist=Lý \"Ann\" <b>") && probed.contains("tag:copyright=CC BY 4.0"))
        let info = try Program.run("sndfile-info", [file]).outputText
        let frames = wavs.map { ($0.count - 44) / 2 }
        for (index, start) in frames.indices.map({ frames[..<$0].reduce(0, +) }).enumerated() {
            #expect(info.contains(try Regex("Cue ID : +\(index + 1) +Pos : +\(start) ")), "\(info)")
        }
    }

    @Test("split takes the file in without alignment or doubt, and over nothing that is there")
    func takenIn() throws {
        let (booth, wavs) = try Self.recorded()
        try booth.studio.record("en-USD/one", Studio.takes["other"]!)
        let result = try booth.studio.run("split", "en-USD.takes.wav", "--pack", "en-USD", "--write")
        #expect(result.status == 0 && result.outputText.hasPrefix(Self.verdict), "\(result.text)")
        // What pack.yml lacks is offered.
        #expect(result.errorText.contains("write this line into pack.yml: license: CC BY 4.0\n"), "\(result.errorText)")
        #expect(result.errorText.contains("write this line into pack.yml: speaker: \"Lý"))
        for (name, index) in [("one~2", 0), ("one~3", 1), ("paid", 2), ("two", 3)] {
            let take = try Data(contentsOf: booth.studio.folder.url("recordings/en-USD/\(name).wav"))
            #expect(take.suffix(Self.widened(wavs[index]).count) == Data(Self.widened(wavs[index])), "\(name)")
        }
        let one = try Data(contentsOf: booth.studio.folder.url("recordings/en-USD/one.wav"))
        #expect(one == Data(Studio.takes["other"]!))
    }

    @Test("The page has no speaker and no licence that nobody knows, and pack.yml gets what the speaker wrote")
    func unknown() throws {
        let booth = try BoothStudio(
            texts: ["one": "one"], more: "speaker: unknown # TODO: who speaks\nlicense: unknown # ask Ann")
        let page = try String(contentsOfFile: booth.page, encoding: .utf8)
        #expect(page.contains(#""speaker":"""#) && page.contains(#""license":"""#))
        try booth.studio.folder.write("one.wav", Studio.takes["one"]!)
        let take = BoothStudio.Input.Take(id: "one", text: "one", wav: booth.studio.folder.url("one.wav").path)
        let note = "note[session-fit]: … write this line into pack.yml: license: CC BY 4.0"
        for (license, words) in [("CC BY 4.0", note), ("unknown", nil)] {
            _ = try booth.engine("file", .init(takes: [take], speaker: "Ann", license: license))
            let split = try booth.studio.run("split", "en-USD.takes.wav", "--pack", "en-USD")
            #expect(split.status == 0 && split.errorText.tells("into pack.yml: speaker: Ann"), "\(split.text)")
            #expect(words.map(split.errorText.tells) ?? !split.errorText.contains("license"), "\(split.text)")
        }
        let pack = booth.studio.folder.url("recordings/en-USD/pack.yml")
        let before = try Data(contentsOf: pack)
        // What pack.yml can't say is left to the user.
        _ = try booth.engine("file", .init(takes: [take], speaker: String(repeating: "a", count: 1001), license: "CC0"))
        let refused = try booth.studio.run("split", "en-USD.takes.wav", "--pack", "en-USD", "--write")
        #expect(refused.status == 0 && refused.errorText.tells("into pack.yml: license: CC0"), "\(refused.text)")
        #expect(try Data(contentsOf: pack) == before)
        // Its take is there by now.
        _ = try booth.engine("file", .init(takes: [take], speaker: #"Lý "Ann""#, license: "CC BY 4.0"))
        let written = try booth.studio.run("split", "en-USD.takes.wav", "--pack", "en-USD", "--write")
        #expect(
            written.errorText.tells("the license is now `CC BY 4.0`, taken from the session file"), "\(written.text)")
        let yaml = try String(contentsOf: pack, encoding: .utf8)
        #expect(yaml.hasSuffix("speaker: \"Lý \\\"Ann\\\"\"\nlicense: CC BY 4.0 # ask Ann"), "\(yaml)")
        // Somebody may have written another speaker meanwhile.
        try before.write(to: pack)
        let hear = "sed -i 's/speaker: unknown.*/speaker: Zoe/' recordings/en-USD/pack.yml; echo one"
        try booth.studio.folder.write("hear.sh", hear.utf8)
        let meanwhile = try booth.studio.run(
            "split", "en-USD.takes.wav", "--pack", "en-USD", "--write", "--with", "sh hear.sh {file}")
        let kept = try String(contentsOf: pack, encoding: .utf8)
        #expect(kept.hasSuffix("speaker: Zoe\nlicense: CC BY 4.0 # ask Ann"), "\(meanwhile.text)")
        #expect(!meanwhile.errorText.contains("into pack.yml: speaker"), "\(meanwhile.text)")
    }

    @Test("Nothing is recorded before the speaker agreed to a licence, which the page asks for if pack.yml has none")
    func agreement() throws {
        func start(_ more: String, _ filled: String) throws -> String {
            let booth = try BoothStudio(texts: ["one": "one"], more: more)
            let result = try Program.run(
                "node", [Browser.program("start.mjs"), booth.page], input: Data(filled.utf8), deadline: 60)
            return result.outputText + result.errorText
        }
        let stated = try start(
            "license: CC BY 4.0", #"[{"speaker":"Ann","agreed":false},{"speaker":"Ann","agreed":true}]"#)
        #expect(
            stated == #"[{"speaker":"","license":"CC BY 4.0","agreed":false},"#
                + #"{"state":"agreeFirst","focused":"agreed","license":""},"#
                + #"{"state":"noMicrophone","focused":"agreed","license":"CC BY 4.0"}]"# + "\n")
        for open in ["", "license: unknown", "license: TODO"] {
            let asked = try start(
                open,
                #"[{"speaker":"Ann","license":" ","agreed":true},{"speaker":"Ann","license":"CC0","agreed":false},"#
                    + #"{"speaker":"Ann","license":"CC0 ","agreed":true}]"#)
            #expect(
                asked == #"[{"speaker":"","license":"","agreed":false},"#
                    + #"{"state":"agreeFirst","focused":"license","license":""},"#
                    + #"{"state":"agreeFirst","focused":"agreed","license":""},"#
                    + #"{"state":"noMicrophone","focused":"agreed","license":"CC0"}]"# + "\n")
        }
    }

    @Test(
        "A page that was made before pack.yml changed says so",
        arguments: [
            ("'một'", "'mốt'", "1, `one` … `một`"),
            ("  paid: 'đã nhận'\n", "", "`paid`"),
        ])
    func changedPack(old: String, new: String, words: String) throws {
        let (booth, _) = try Self.recorded()
        var yaml = try String(contentsOf: booth.studio.folder.url("recordings/en-USD/pack.yml"), encoding: .utf8)
        yaml = yaml.replacing(old, with: new)
        if new.isEmpty { yaml = yaml.replacing("one, paid, two", with: "one, two") }
        try booth.studio.folder.write("recordings/en-USD/pack.yml", yaml.utf8)
        let before = try booth.studio.snapshot("recordings")
        let result = try booth.studio.run("split", "en-USD.takes.wav", "--pack", "en-USD", "--write")
        #expect(result.status == 1 && result.errorText.tells("error[session-fit]: … \(words)"), "\(result.text)")
        #expect(try booth.studio.snapshot("recordings") == before)
        // The others can be taken in.
        let dropped = old.hasPrefix("'") ? "1-2=-" : "3=-"
        let rest = try booth.studio.run("split", "en-USD.takes.wav", "--pack", "en-USD", "--accept", dropped, "--write")
        #expect(rest.status == 0, "\(rest.text)")
    }

    @Test("The takes of another pack are refused")
    func refused() throws {
        let (booth, _) = try Self.recorded()
        try booth.studio.addPack("ru-RUB")
        let other = try booth.studio.run("split", "en-USD.takes.wav", "--pack", "ru-RUB")
        #expect(other.status == 1 && other.errorText.tells("error[session-fit]: … `en-USD`"), "\(other.text)")
    }

    @Test(
        "A file that another program copied has lost its takes, and is refused",
        arguments: [
            ("copy.takes.wav", "no takes are marked in this file"),
            ("en-USD.takes-2.flac", "wrote into this file is missing"),
        ])
    func copied(name: String, words: String) throws {
        let (booth, _) = try Self.recorded()
        let codec = name.hasSuffix("wav") ? "copy" : "flac"
        let files = ["en-USD.takes.wav", name].map { booth.studio.folder.url($0).path }
        let copied = try Program.run("ffmpeg", ["-v", "error", "-i", files[0], "-c", codec, files[1]])
        #expect(copied.status == 0)
        let result = try booth.studio.run("split", name, "--pack", "en-USD", "--write")
        #expect(result.status == 1 && result.errorText.contains(words), "\(result.text)")
        #expect(result.errorText.contains("use the original file"))
        // Under another name a copy is a session like others.
        try FileManager.default.copyItem(at: booth.studio.folder.url(name), to: booth.studio.folder.url("session.flac"))
        let other = try booth.studio.run("split", "session.flac", "--pack", "en-USD")
        #expect(other.errorText.contains("recording page") == name.hasSuffix("wav"), "\(other.text)")
    }

    @Test("Parts are below 25 MB, and each is taken in")
    func parts() throws {
        let booth = try BoothStudio(texts: Self.texts)
        var take = RawTake(pitch: 110)
        (take.sampleRate, take.silence) = (192_000, 14)
        try booth.studio.folder.write("long.wav", take.wav)
        let wav = booth.studio.folder.url("long.wav").path
        let takes = Self.texts.map { BoothStudio.Input.Take(id: $0.key, text: $0.value, wav: wav) }
        let names = try JSONDecoder().decode([String].self, from: try booth.engine("file", .init(takes: takes)))
        #expect(names == ["en-USD.takes-1.wav", "en-USD.takes-2.wav", "en-USD.takes-3.wav"])
        for name in names {
            #expect(try Data(contentsOf: booth.studio.folder.url(name)).count <= 25_000_000)
            let result = try booth.studio.run("split", name, "--pack", "en-USD", "--write")
            #expect(result.status == 0 && result.outputText.contains("written to en-USD"), "\(result.text)")
        }
    }
}
