import Foundation
import TestSupport
import Testing

@Suite("voice-assets status")
struct StatusTests {
    private static let oneError = "1 error, no warnings, no notes\n"

    @Test("A text that changed after its take was recorded, until it is confirmed")
    func changedText() throws {
        let studio = try Studio.generated()
        let noted = try studio.snapshot("recordings/en-USD")[".recorded-texts"]
        let yaml = Studio.yaml(clips: ["one", "paid", "two"]).replacing("the word paid", with: "it is paid")
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.utf8)
        let warning =
            "recordings/en-USD/paid.wav: warning[recording-text-changed]: … `the word paid` … `it is paid`"
        for arguments in [["status"], ["generate", "--dry-run"], ["generate"], ["generate"]] {
            let result = try studio.run(arguments).text
            #expect(result.status == 0 && result.errors.tells(warning), "\(result)")
        }
        let status = try studio.run("status").text
        let again = "1 to be recorded again\n  to be recorded again, since their texts changed: paid (it is paid)\n"
        #expect(status.output == "en-USD: 2 of 3 recorded, 0 missing, 0 rejected, \(again)")
        let counts = try studio.run("status", "--format", "json").text.output
        #expect(counts.contains(#""changed": 1,"#) && counts.contains(#""was": "the word paid""#), "\(counts)")
        #expect(try studio.run("generate", "--strict").status == 1)
        let validated = try studio.run("validate", "--up-to-date").text
        #expect(validated.status == 0 && validated.output.tells(warning), "\(validated)")
        #expect(try studio.run("validate", "--up-to-date", "--strict").status == 1)
        #expect(try studio.snapshot("recordings/en-USD")[".recorded-texts"] == noted)
        let slip = try studio.run("status", "--confirm", "piad").text
        #expect(slip.status == 1 && slip.errors.tells("error[pack-reference]: … `piad` … `paid`"))
        #expect(try studio.run("status", "--confirm", "").status == 64)
        #expect(
            try studio.run("status", "--confirm", "paid").text
                == .init(
                    output:
                        "confirmed: paid (it is paid)\nen-USD: 3 of 3 recorded, 0 missing, 0 rejected\nnext: run generate\n"
                ))
        let json = try studio.run("status", "--confirm", "paid", "--format", "json").text
        #expect(json.output.contains(#"  "confirmed": [\n    "paid"\n  ],"#.replacing(#"\n"#, with: "\n")))
        #expect(try studio.run("generate", "--strict").status == 0)
        #expect(try studio.run("validate", "--up-to-date", "--strict").status == 0)
    }

    @Test("What has to be recorded again is in the sheet, the booth and the session, until there is a take of it")
    func recordedAgain() throws {
        let studio = try Studio.generated()
        let yaml = Studio.yaml(clips: ["one", "paid", "two"]).replacing("the word paid", with: "it is paid")
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.utf8)
        let sheet = try studio.run("script", "--missing", "--format", "csv").text
        #expect(sheet.status == 1 && sheet.output.split(separator: "\r\n").count == 2, "\(sheet)")
        #expect(sheet.output.contains(",paid,it is paid,") && sheet.output.contains("the text was “the word paid”"))
        #expect(try studio.run("booth", "--missing", "--to", "booth.html").status == 0)
        let booth = try String(contentsOf: studio.folder.url("booth.html"), encoding: .utf8)
        #expect(booth.contains("\"id\":\"paid\"") && !booth.contains("\"id\":\"one\""))
        // The session has that clip alone; its take comes beside the earlier one, and is used.
        try studio.folder.write("session.wav", RawTake(pitch: 200).wav)
        let split = try studio.run("split", "session.wav", "--missing", "--accept", "all", "--write").text
        #expect(split.status == 0 && split.output.contains("paid~2.wav"), "\(split)")
        #expect(try studio.run("script", "--missing").text.output.hasSuffix("\nNothing is missing.\n"))
        #expect(try studio.run("status").text == .init(output: "en-USD: 3 of 3 recorded, 0 missing, 0 rejected\n"))
    }

    @Test("Recordings that can't be written are recordings all the same", .enabled(if: Tool.runsUnprivileged))
    func readOnly() throws {
        let studio = try Studio()
        try studio.permit(0o555, "recordings/en-USD")
        defer { try? studio.permit(0o755, "recordings/en-USD") }
        try FileManager.default.createDirectory(
            at: studio.folder.url("VoiceAssets"), withIntermediateDirectories: true)
        try studio.permit(0o777, "VoiceAssets")
        let result = try Tool.runUnprivileged(["generate", "--format", "json"], in: studio.folder)
        #expect(result.status == 0, "\(result.text)")
        let again = try Tool.runUnprivileged(["generate"], in: studio.folder).text
        #expect(again.errors.tells("note[output-failed]: … Permission denied"))
    }

    @Test("Without any recording")
    func nothing() throws {
        let folder = try TemporaryFolder()
        try folder.write("recordings/en-USD/pack.yml", Data(CountingPack().yaml.utf8))
        try folder.write("recordings/en-USD/numbers.rbnf", Data(CountingPack().rules.utf8))
        #expect(
            try Tool.run(["status"], in: folder).text
                == .init(
                    status: 1,
                    output: """
                        en-USD: 0 of 3 recorded, 3 missing, 0 rejected
                          missing: one (one)
                          missing: paid (paid)
                          missing: two (two)
                          can't announce yet, smallest first:
                            0.00 and every other amount in paid: needs paid
                            0.00: needs one
                            0.01: needs two

                        """))
    }

    @Test("Many missing clips share a line")
    func manyMissing() throws {
        let words = (1...12).map { "word-\($0)" }
        var pack = CountingPack()
        pack.clips += words
        pack.announcement = "[paid, \(words.joined(separator: ", ")), \"{amount}\"]"
        let studio = try Studio(CountingPack())
        try studio.write(pack)
        let result = try studio.run("status").text
        let line = "  missing: \(words.map { "\($0) (\($0))" }.joined(separator: ", "))\n"
        #expect(result.status == 1 && result.output.contains(line), "\(result)")
    }

    @Test("Missing, misnamed, rejected, twice there, not needed, not in pack.yml")
    func incomplete() throws {
        var pack = CountingPack()
        pack.clips = ["one", "other", "paid", "two"]
        pack.rules = "%count:\n0: one; two; 2/2: << >>; 3: {three}; four;\n5/5: << ten[ >>]; 25/5>: << ten[ >>];\n"
        let studio = try Studio(pack)
        try studio.record("en-USD/one", RawTake.clipped)
        try studio.folder.write("recordings/en-USD/paid.flac", Data([1]))
        try FileManager.default.moveItem(
            at: studio.folder.url("recordings/en-USD/two.wav"), to: studio.folder.url("recordings/en-USD/tow.wav"))
        try FileManager.default.removeItem(at: studio.folder.url("recordings/en-USD/other.wav"))
        #expect(
            try studio.run("status", "--pack", "en-USD").text
                =~ .init(
                    status: 1,
                    output: """
                        en-USD: 0 of 6 recorded, 4 missing, 2 rejected
                          missing: two (two); tow.wav may be its take
                          missing: three, which the number rules say; add it to `clips` of pack.yml
                          missing: `four`, which the number rules say; add it to `clips` of pack.yml
                          missing: `ten`, which the number rules say; add it to `clips` of pack.yml
                          rejected: one (one): recordings/en-USD/one.wav: error[clip-clipping]: 2646 … 1.17 ms … 3.3 dB … 0.75 ms … 25.0 dB …
                          rejected: paid (paid): recordings/en-USD/paid.flac: error[recording-ambiguous]: paid.flac … paid.wav … `paid` …
                          not needed: other (other), and has no take; remove it from pack.yml
                          can't announce yet, smallest first:
                            0.00 and every other amount in paid: needs paid
                            0.00: needs one
                            0.01: needs two
                            0.03: needs three
                            0.04: needs `four`
                            0.05: needs `ten`

                        """, errors: "2 errors, no warnings, no notes\n"))
        #expect(try studio.run("generate", "--dry-run").status == 1)
    }

    @Test("An amount that no pattern says, and an announcement that says none")
    func unsaid() throws {
        var pack = CountingPack()
        pack.patterns = [
            #"when: { fraction: 0 }, say: ["{integer}"]"#, #"when: { fraction: 1 }, say: ["{integer}", one]"#,
        ]
        let studio = try Studio(pack)
        let yaml = pack.yaml + "  hello: [two]\n"
        try studio.folder.write("recordings/en-USD/pack.yml", Data(yaml.utf8))
        try FileManager.default.removeItem(at: studio.folder.url("recordings/en-USD/two.wav"))
        #expect(
            try studio.run("status").text
                == .init(
                    status: 1,
                    output: """
                        en-USD: 2 of 3 recorded, 1 missing, 0 rejected
                          missing: two (two)
                          can't announce yet, smallest first:
                            0.02: no pattern of `amount` says it
                            1.00: needs two
                            hello: needs two

                        """))
    }

    @Test("More than twenty amounts are counted")
    func many() throws {
        var pack = CountingPack()
        pack.rules = "%count:\n" + (0..<25).map { "\($0): word\($0);\n" }.joined() + "25: << >>;\n"
        pack.range = "0.00...24.24"
        let result = try Studio(pack).run("status").text
        let lines = result.output.split(separator: "\n")
        #expect(
            result.status == 1
                && lines.suffix(2) == ["    0.19: needs `word19`", "    and 5 more; --format json lists all"])
    }

    @Test("JSON")
    func json() throws {
        var pack = CountingPack()
        pack.rules = "%count:\n0: one; two; five;\n3/3: << >>;\n"
        let studio = try Studio(pack)
        try studio.record("en-USD/one", RawTake.clipped)
        try studio.record("en-USD/two~2", Studio.takes["two"]!)
        let result = try studio.run("status", "--format", "json").text
        #expect(result.status == 1 && result.errors.isEmpty)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(json["schema"] as? Int == 1 && json["complete"] as? Bool == false)
        let findings = try #require(json["findings"] as? [[String: Any]])
        #expect(findings.map { $0["file"] as? String } == ["recordings/en-USD/one.wav"])
        let packs = try #require(json["packs"] as? [[String: Any]])
        let first = try #require(packs.first)
        #expect(["needed", "recorded", "missing", "rejected", "takes"].map { first[$0] as? Int } == [4, 2, 1, 1, 4])
        let clips = try #require(first["clips"] as? [[String: Any]])
        #expect(clips.map { $0["state"] as? String } == ["rejected", "recorded", "recorded", "missing"])
        #expect(clips[2]["takes"] as? [String] == ["two.wav", "two~2.wav"])
        let finding = findings.first
        #expect(finding?["clip"] as? String == "one")
        #expect(
            finding?["rule"] as? String == "clip-clipping"
                && finding?["limit"] as? String == "shorter than 0.75 ms, and more than 25.0 dB below the sound")
        let gaps = try #require(first["unannounceable"] as? [[String: Any]])
        #expect(gaps.map { $0["amount"] as? String } == ["0.00", "0.02"])
        #expect(gaps.map { $0["clips"] as? [String] } == [["one"], ["five"]])
    }

    @Test("Several packs; one that is not there; a faulty one is counted as far as it goes")
    func packs() throws {
        let studio = try Studio()
        try studio.addPack("fr-EUR")
        try studio.addPack("de-EUR")
        let two = try studio.run("status", "--pack", "fr-EUR", "--pack", "en-USD").text
        let line = "3 of 3 recorded, 0 missing, 0 rejected\n"
        #expect(two == .init(output: "en-USD: \(line)fr-EUR: \(line)"))
        let missing = try studio.run("status", "--pack", "en-USD", "--pack", "it-EUR").text
        #expect(
            missing
                =~ .init(
                    status: 66, output: "en-USD: \(line)",
                    errors:
                        "recordings/it-EUR: error[file-missing]: … de-EUR, en-USD, fr-EUR\n\(Self.oneError)"
                )
        )
        for name in ["en-usd", "en_USD"] {
            let meant = "recordings/\(name): error[file-missing]: … en-USD?\n\(Self.oneError)"
            #expect(try studio.run("status", "--pack", name).text =~ .init(status: 66, errors: meant))
        }
        let yaml = Studio.yaml(clips: ["one", "paid", "two"], more: "colour: red")
        try studio.folder.write("recordings/de-EUR/pack.yml", Data(yaml.utf8))
        let faulty = try studio.run("status", "--pack", "de-EUR").text
        #expect(faulty.status == 1 && faulty.errors.contains("error[pack-unknown-key]"))
        #expect(
            faulty.output == "de-EUR: \(line)  errors in the pack hide which clips it needs\n")
    }
}
