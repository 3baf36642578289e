import Foundation
import TestSupport
import Testing

/// `report` from the outside: what it writes, over what, and what it says. ExhaustiveReportPageTests open the page.
@Suite struct ReportTests {
    @Test func writesOnePageThatLoadsNothing() throws {
        let studio = try Studio.generated()
        let before = try studio.snapshot("VoiceAssets")
        let result = try studio.run("report").text
        #expect(result.status == 0 && result.output == "report.html: en-USD\n", "\(result)")
        let page = try String(contentsOf: studio.folder.url("report.html"), encoding: .utf8)
        #expect(page.contains("default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-"))
        let loads = #/(?i)(?:\b(?:src(?:set)?|href|action|poster|data)\s*=|\burl\()\s*["']?\s*(?:https?:|//)|@import\b/#
        #expect("<img src='https://a'>".contains(loads) && "@import 'a'".contains(loads))
        #expect(page.matches(of: loads).map { String($0.output) } == [])
        #expect(page.contains("<script type=\"application/json\" id=\"data\">{"))
        // The same again, over itself and over nothing else.
        let bytes = try Data(contentsOf: studio.folder.url("report.html"))
        #expect(try studio.run("report").status == 0)
        #expect(try Data(contentsOf: studio.folder.url("report.html")) == bytes)
        try studio.folder.write("mine.html", "mine".utf8)
        let refused = try studio.run("report", "--to", "mine.html").text
        #expect(refused.status == 1 && refused.errors.contains("mine.html: error[output-conflict]"), "\(refused)")
        #expect(try String(contentsOf: studio.folder.url("mine.html"), encoding: .utf8) == "mine")
        #expect(try studio.snapshot("VoiceAssets") == before)
    }

    /// The splicer is a module where it is exported, and a plain script on the page.
    @Test(.enabled(if: Program.available("node"))) func itsScriptIsAScript() throws {
        let studio = try Studio.generated()
        try #require(try studio.run("report").status == 0)
        let page = try String(contentsOf: studio.folder.url("report.html"), encoding: .utf8)
        let script = try #require(page.firstMatch(of: /(?s)<script>(?<text>.*?)<\/script>/)).text
        try studio.folder.write("page.cjs", String(script).utf8)
        let checked = try Program.run("node", ["--check", "page.cjs"], in: studio.folder.url)
        #expect(checked.status == 0, "\(checked.errorText)")
    }

    /// A faulty pack is shown with its faults, and a folder without one gives no page.
    @Test func faultsAreShown() throws {
        let studio = try Studio.generated()
        try FileManager.default.removeItem(at: studio.folder.url("VoiceAssets/en-USD/mp3/one.mp3"))
        let result = try studio.run("report", "--format", "json")
        #expect(result.status == 1 && result.errorText.isEmpty)
        let json = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        #expect(json["written"] as? Bool == true && json["packs"] as? [String] == ["en-USD"])
        let page = try String(contentsOf: studio.folder.url("report.html"), encoding: .utf8)
        #expect(page.contains("\"rule\":\"asset-missing\""))
        let none = try studio.run("report", "nowhere", "--to", "none.html").text
        #expect(none.status == 66 && none.output.isEmpty && none.errors.contains("nowhere: error[file-missing]"))
        #expect(!FileManager.default.fileExists(atPath: studio.folder.url("none.html").path))
        #expect(try studio.run("report", "--pack", "en-usd").text.errors.contains("did you mean en-USD?"))
    }

    /// Without the recordings there are no waves of takes, and all else.
    @Test func withoutRecordings() throws {
        let studio = try Studio.generated()
        let with = try studio.run("report", "--to", "with.html")
        try FileManager.default.removeItem(at: studio.folder.url("recordings"))
        let without = try studio.run("report", "--to", "without.html")
        #expect(with.status == 0 && without.status == 0, "\(without.text)")
        let pages = try ["with.html", "without.html"].map {
            try String(contentsOf: studio.folder.url($0), encoding: .utf8).ranges(of: "\"wave\":").count
        }
        #expect(pages == [6, 3])
    }

    /// The noise floor of each clip's take is what `status --takes` says of it.
    @Test func noiseFloors() throws {
        let studio = try Studio.generated()
        try #require(try studio.run("report").status == 0)
        let clips = try #require(try Self.pack("report.html", in: studio)["clips"] as? [[String: Any]])
        let takes = clips.compactMap { $0["take"] as? [String: Any] }
        let files = takes.compactMap { $0["file"] as? String }.map { "recordings/en-USD/\($0)" }
        let json = try Tool.run(["status", "--format", "json"] + files, in: studio.folder)
        let value = try #require(try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
        let figures = try #require(value["takes"] as? [[String: Any]]).compactMap { $0["figures"] as? [String: Any] }
        try #require(figures.count == 3 && takes.count == 3)
        for (take, figures) in zip(takes, figures) {
            let (noise, inspected) = (take["noise"] as? Double ?? 0, figures["noiseFloor"] as? Double ?? 0)
            #expect(noise < -60 && abs(noise - inspected) <= 0.005, "\(noise) and \(inspected)")
        }
    }

    private static func pack(_ page: String, in studio: Studio) throws -> [String: Any] {
        try #require((studio.pageData(page)["packs"] as? [[String: Any]])?.first)
    }

    /// One pack before and after: what is the same, what sounds otherwise, what is new and what is gone.
    @Test func comparison() throws {
        let studio = try Studio.generated()
        try FileManager.default.moveItem(at: studio.folder.url("VoiceAssets"), to: studio.folder.url("before"))
        let yaml = Studio.yaml(clips: ["one", "paid", "other"]).replacing("the word one", with: "uno")
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.utf8)
        try FileManager.default.removeItem(at: studio.folder.url("recordings/en-USD/two.wav"))
        try studio.record("en-USD/other", Studio.takes["other"]!)
        try studio.record("en-USD/paid", Studio.takes["two"]!)
        try #require(try studio.run("generate").status == 0)
        for folder in ["before", "before/en-USD"] {
            let result = try studio.run("report", "--compare", folder).text
            #expect(result.status == 0 && result.output == "report.html: en-USD\n", "\(result)")
            let pack = try Self.pack("report.html", in: studio)
            let other = try #require(pack["other"] as? [String: Any])
            let clips = try #require(other["clips"] as? [[String: Any]])
            #expect(clips.map { $0["id"] as? String } == ["one", "paid", "two"])
            #expect(clips.map { $0["isSame"] as? Bool } == [true, false, false])
            #expect(clips.map { $0["text"] as? String } == ["the word one", "the word paid", "the word two"])
            // A sound that both have is on the page once.
            #expect(other["shared"] as? [String] == ["mp3/one.mp3"])
            #expect((other["files"] as? [String: String])?.keys.sorted() == ["mp3/paid.mp3", "mp3/two.mp3"])
        }
    }

    @Test func nothingToCompare() throws {
        let studio = try Studio.generated()
        for (folder, status, words) in [
            ("nowhere", 66, "nowhere: error[file-missing]"), ("recordings", 1, "error[manifest-missing]"),
        ] {
            let result = try studio.run("report", "--compare", folder, "--to", "\(folder).html").text
            #expect(result.status == status && result.errors.contains(words), "\(result)")
        }
        #expect(try studio.run("report", "--compare", "").status == 64)
        // One pack stands beside one, and the error says which option chooses it.
        try studio.addPack("en-GBP")
        try #require(try studio.run("generate").status == 0)
        try FileManager.default.copyItem(
            at: studio.folder.url("VoiceAssets/en-USD"), to: studio.folder.url("one"))
        let many = try studio.run("report", "--compare", "one").text
        #expect(many.status == 66 && many.errors.contains("--pack en-GBP"), "\(many)")
        let named = try studio.run("report", "--pack", "en-GBP", "--compare", "one").text
        #expect(named.status == 0, "\(named)")
        #expect((try Self.pack("report.html", in: studio)["other"] as? [String: Any])?["name"] as? String == "en-USD")
    }

    /// One pack's folder is shown as well as the folder of all.
    @Test func onePacksFolder() throws {
        let studio = try Studio.generated()
        let result = try studio.run("report", "VoiceAssets/en-USD").text
        #expect(result.status == 0 && result.output == "report.html: en-USD\n", "\(result)")
        #expect((try Self.pack("report.html", in: studio)["files"] as? [String: String])?.count == 3)
    }

    /// Where a pack has no MP3, the page has: as long as the pack's clips, and what FFmpeg hears in both is the same but for
    /// what MP3 loses.
    @Test(
        .enabled(if: Program.available("ffmpeg")),
        arguments: [
            ("caf-ulaw", 48000), ("wav", 48000), ("aiff-ima4", 32000), ("caf-pcm", 16000), ("caf-alaw", 44100),
        ])
    func encodedForThePage(rendition: String, rate: Int) throws {
        let profile = "profile:\n  renditions: [\(rendition)]\n  sample-rate: \(rate)"
        let studio = try Studio(yaml: Studio.yaml(clips: ["one"], more: profile).utf8)
        try #require(try studio.run("generate").status == 0)
        try #require(try studio.run("report").status == 0)
        let pack = try Self.pack("report.html", in: studio)
        let isMP3 = rate != 44100
        #expect(pack["isEncoded"] as? Bool == true && pack["rendition"] as? String == (isMP3 ? "mp3" : "wav"))
        let file = try #require((pack["files"] as? [String: String])?.values.first)
        try studio.folder.write(isMP3 ? "heard.mp3" : "heard.wav", try #require(Data(base64Encoded: file)))
        let folder = studio.folder.url("VoiceAssets/en-USD/\(rendition)")
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
        let original = try OracleDecoder.ffmpeg.decode(folder.appendingPathComponent(name)).samples
        let heard = try OracleDecoder.ffmpeg.decode(studio.folder.url(isMP3 ? "heard.mp3" : "heard.wav"))
        #expect(heard.remarks.isEmpty && heard.samples.count == original.count && original.count > rate / 4)
        // The encoder's and the decoder's delay, less the frames that are left out.
        let delay = isMP3 ? 1152 - 1105 : 0
        var (signal, error) = (0.0, 0.0)
        for (index, sample) in heard.samples.dropLast(delay).enumerated() {
            signal += Double(sample * sample)
            error += Double((sample - original[index + delay]) * (sample - original[index + delay]))
        }
        let ratio = 10 * log10(signal / error)
        #expect(ratio > (isMP3 ? 20 : 90), "\(ratio) dB")
    }
}
