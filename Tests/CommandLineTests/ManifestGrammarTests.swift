import Foundation
import TestSupport
import Testing

/// `validate` on packs whose manifests state something else about their announcements than what is there.
@Suite struct ManifestGrammarTests {
    private static let manifest = "VoiceAssets/en-USD/manifest.json"

    /// A change to a manifest's text, and what is said of it, without the file.
    struct Case: Sendable, CustomTestStringConvertible {
        var old: String
        var new: String
        var lines: [String]
        var testDescription: String { "\(old) → \(new)" }

        /// - Parameter saysOther: whether the manifest can be read and the pack says something else.
        init(_ old: String, _ new: String, saysOther: Bool = false, _ lines: String...) {
            (self.old, self.new, self.lines) = (old, new, lines + (saysOther ? [ManifestGrammarTests.otherSpeech] : []))
        }
    }

    static let cases = [
        // A state that is not there; a clip that is not there; nine edges; a machine that is not there.
        Case("[1, [2, 2]", "[99, [2, 2]", "error[manifest-invalid]: $.grammar.machines.count: [count] … ten edges …"),
        Case(
            zeroAndOne, rows("[0, 0]", "[0, 3]"), unsaid("0.01"),
            "error[manifest-invalid]: $.grammar: [reference] 3 …"),
        Case(
            zeroAndOne, rows("[0, 0]"), "error[manifest-invalid]: $.grammar.machines.count: [count] … ten edges …"),
        Case(
            #""digits": 2"#, #""digits": 17"#,
            "error[manifest-invalid]: $.grammar.machines.count: [count] … 1 to 16 digits …"),
        // A number that the machine does not say.
        Case(zeroAndOne, rows("[0, 0]", "null"), saysOther: true, unsaid("0.01")),
        Case(
            #""fraction=count""#, #""fraction=cuont""#, unsaid("0.00"),
            "error[manifest-invalid]: $.grammar: [reference] cuont …"),
        // What is proven of the announcements stays as it was: 4 is said backwards, and a text another.
        Case("[0, 2, 0, 0],", "[0, 0, 0, 2],", saysOther: true),
        Case(#""text": "two""#, #""text": "too""#, saysOther: true),
        // An amount without a pattern.
        Case(
            #""say": ["#, #""fraction": 7, "say": ["#, saysOther: true,
            "error[amount-unsaid]: … 0.00 …"),
        // A clip that is not said any more. All are equally long here.
        Case(
            "\"integer=count\",\n          \"fraction=count\"", "0, 0", saysOther: true,
            "warning[clip-unused]: … 'two' …",
            "error[amounts-alike]: 0.00 … 0.01 … `one one` …",
            "error[manifest-invalid]: … 'two' … nowhere … 'paid' … 0.01 …", Self.longest),
        Case(
            #""paid": [1, "amount"]"#, #""paid": ["amount"]"#, saysOther: true,
            "warning[clip-unused]: … 'paid' …",
            "error[manifest-invalid]: … 'paid' … nowhere … 'paid' …", Self.longest),
        // Two numbers that swap their words.
        Case(
            zeroAndOne, rows("[0, 2]", "[0, 0]"), saysOther: true,
            "error[manifest-invalid]: … 'one' … 'paid' … 0.01 … 'paid' … 0.00 …"),
        // Other figures than the ones that are proven.
        Case(#""seconds": 3.672"#, #""seconds": 3.671"#, Self.longest),
        Case(#""amount": "0.64","#, #""amount": "0.65","#, Self.longest),
        Case(#""max": "1.99""#, #""max": "0.63""#, saysOther: true, Self.longest),
        Case(
            #""maxSeconds": 30"#, #""maxSeconds": 1"#,
            "error[announcement-too-long]: … 'paid' … 1.22 s … 0.00 … 3.67 s … 1.0 s …", Self.otherText),
        Case(
            #""amount": "0.01","#, #""amount": "0.02","#,
            "error[manifest-invalid]: … 'two' … 'paid' … 0.01 … 'paid' … 0.02 …"),
    ]

    /// The edges of 0 and of 1, behind a zero: each says its clip, and that is all.
    private static let zeroAndOne = rows("[0, 0]", "[0, 2]")

    private static func rows(_ edges: String...) -> String { edges.map { "            \($0),\n" }.joined() }

    private static let otherSpeech = "error[manifest-invalid]: … number table …"

    private static let otherText = "error[manifest-invalid]: … a measurement …"

    private static func unsaid(_ amount: String) -> String {
        "error[amount-unsaid]: … \(amount) …"
    }

    private static let longest = "error[manifest-invalid]: … longest announcements …"

    @Test(arguments: cases) func changed(_ bad: Case) throws {
        let studio = try Studio.generatedCounting()
        try studio.edit(Self.manifest, bad.old, bad.new)
        let result = try studio.run("validate")
        let lines = result.outputText.split(separator: "\n").filter { $0.hasPrefix(Self.manifest) }
        #expect(lines.joined(separator: "\n") =~ bad.lines.map { "\(Self.manifest): \($0)" }.joined(separator: "\n"))
        #expect(result.status == 1)
    }

    @Test func faultsOfTheGrammarAsJSON() throws {
        let studio = try Studio.generatedCounting()
        try studio.edit(Self.manifest, #""say": ["#, #""fraction": 7, "say": ["#)
        try studio.edit(Self.manifest, Self.zeroAndOne, Self.rows("[0, 0]", "[0, 0]"))
        try studio.edit(Self.manifest, "[0, 2, 2, 2]", "[0, 0, 0, 0]")
        let result = try studio.run("validate", "--format", "json")
        #expect(result.status == 1 && result.errorText.isEmpty)
        let report = try JSONDecoder().decode(Report.self, from: result.output)
        #expect(!report.passed)
        #expect(
            report.findings.filter { $0.file == Self.manifest } == [
                .init(
                    file: Self.manifest, clip: "two", rule: "clip-unused", severity: "warning",
                    arguments: ["clip": "two"]),
                .init(
                    file: Self.manifest, rule: "amount-unsaid", severity: "error", arguments: ["amount": "0.00"]),
                .init(
                    file: Self.manifest, rule: "amounts-alike", severity: "error",
                    arguments: ["first": "0.07", "second": "1.07", "words": "`one one one one`"]),
                .init(file: Self.manifest, rule: "manifest-invalid", severity: "error"),
            ])
    }

    /// It is no error that nothing can be told from a manifest without a checksum.
    @Test func withoutChecksum() throws {
        let studio = try Studio.generatedCounting()
        let text = try String(contentsOf: studio.folder.url(Self.manifest), encoding: .utf8)
        var without = text.replacing(/,\n  "spokenSha256": "[0-9a-f]+"/, with: "")
        #expect(without.count < text.count)
        try studio.folder.write(Self.manifest, without.utf8)
        let halved = try studio.run("validate")
        #expect(halved.status == 1 && halved.outputText.tells("\(Self.manifest): \(Self.otherText)"))
        without.replace(/,\n  "writtenSha256": "[0-9a-f]+"/, with: "")
        try studio.folder.write(Self.manifest, without.utf8)
        let result = try studio.run("validate")
        #expect(result.status == 0)
        #expect(
            result.outputText.tells(
                "\(Self.manifest): warning[manifest-invalid]: … no checksum"))
        // It is made again with one.
        #expect(try studio.run("generate").status == 0)
        #expect(try String(contentsOf: studio.folder.url(Self.manifest), encoding: .utf8) == text)
    }

    /// The checksum as a program in another language computes it, from the specification.
    @Test(.enabled(if: Program.available("python3"))) func checksumByAnotherProgram() throws {
        let folder = try BuiltInPacks.shared.get().folder
        let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("OtherSplicer")
        let script = """
            import json, sys; sys.dont_write_bytecode = True; sys.path.insert(0, sys.argv[1]); import splicer
            for path in sys.argv[2:]:
                manifest = json.load(open(path, encoding="utf-8"))
                print(splicer.spoken_sha256(manifest) == manifest["spokenSha256"])
            """
        let packs = try FileManager.default.contentsOfDirectory(atPath: folder.url("VoiceAssets").path)
            .map { folder.url("VoiceAssets/\($0)/manifest.json").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
        #expect(packs.count >= 3)
        let result = try Program.run("python3", ["-c", script, scripts.path] + packs)
        #expect(result.outputText.split(separator: "\n") == packs.map { _ in "True" }, "\(result.errorText)")
    }

    /// A pack as a voice-assets before this form wrote it: with rule sets where there are machines. Told once, refused by all, and made
    /// again beside what is somebody's own.
    @Test(arguments: [1, 2, 3]) func earlierForm(schema: Int) throws {
        let studio = try Studio.generatedCounting()
        let before = try studio.snapshot()
        for name in ["manifest.json", "splice.json"] {
            let path = "VoiceAssets/en-USD/\(name)"
            let text = try String(contentsOf: studio.folder.url(path), encoding: .utf8)
            let earlier = text.replacing(/"schema": ?4/, with: #""schema": \#(schema)"#)
                .replacing(/(?s)"machines": ?\{.*?\]\]?\s*\]\s*\}\s*\}/, with: #""sets": {"count": [[0, 0, [0, 2]]]}"#)
            try #require(!earlier.contains("machines") && earlier.contains("sets"), "\(earlier)")
            try studio.folder.write(path, earlier.utf8)
        }
        try studio.folder.write("VoiceAssets/en-USD/wav/mine.wav", Studio.takes["other"]!)
        let words = "$.schema: [schema] \(schema); expected 4; an earlier voice-assets made it: run generate again"
        let told = try studio.run("validate").outputText.split(separator: "\n").filter {
            $0.contains("manifest-invalid")
        }
        #expect(told == ["\(Self.manifest): error[manifest-invalid]: \(words); then build the app, and ship both"])
        for arguments in [["say", "1.00"], ["vectors"], ["payload", "1.00"]] {
            let result = try studio.run(arguments + ["--pack", "en-USD"])
            #expect(result.status == 1 && result.errorText.hasSuffix("\(words)\n"), "\(arguments): \(result.errorText)")
        }
        let result = try studio.run("generate")
        #expect(result.status == 0, "\(result.errorText)")
        var after = try studio.snapshot().mapValues(\.bytes)
        #expect(after.removeValue(forKey: "en-USD/wav/mine.wav") == Data(Studio.takes["other"]!))
        #expect(after == before.mapValues(\.bytes))
        #expect(try studio.run("validate", "--up-to-date").outputText.contains("manifest-invalid") == false)
    }

    @Test func staleRules() throws {
        let studio = try Studio.generatedCounting()
        try #require(try studio.run("validate", "--up-to-date").status == 0)
        var pack = CountingPack()
        pack.rules += "# a comment\n"
        try studio.write(pack)
        #expect(try studio.run("validate").status == 0)
        let result = try studio.run("validate", "--up-to-date")
        #expect(result.status == 1)
        #expect(
            result.outputText.split(separator: "\n").filter { $0.contains("asset-stale") }.joined(separator: "\n")
                =~ "recordings/en-USD/numbers.rbnf: error[asset-stale]: … since generate …")
        // Nothing that is heard changed: the manifest alone is written.
        #expect(try studio.run("generate").outputText.hasSuffix("; 1 file written\n"))
        #expect(try studio.run("validate", "--up-to-date").status == 0)
    }

    private struct Report: Decodable {
        struct Finding: Decodable, Equatable {
            var file: String, clip: String? = nil, rule: String, severity: String
            var arguments: [String: String]?
        }
        var passed: Bool, findings: [Finding]
    }
}

extension Studio {
    /// Replaces a text that stands in a file, the first time.
    func edit(_ path: String, _ old: String, _ new: String) throws {
        var text = try String(contentsOf: folder.url(path), encoding: .utf8)
        text.replaceSubrange(try #require(text.range(of: old)), with: new)
        try folder.write(path, text.utf8)
    }
}
