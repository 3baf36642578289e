import Foundation
import TestSupport
import Testing
import VoiceAssetCore
import VoiceManifest

/// `validate` on packs whose manifests state something else about their announcements than what is there.
@Suite struct ManifestGrammarTests {
    private static let manifest = "VoiceAssets/en-USD/manifest.json"

    private static let splice = "VoiceAssets/en-USD/splice.json"

    /// A change to a file's text, and what is said of it, with the file's name.
    struct Case: Sendable, CustomTestStringConvertible {
        var file: String
        var old: String
        var new: String
        var lines: [String]
        var testDescription: String { "\(old) → \(new)" }

        init(_ file: String, _ old: String, _ new: String, _ lines: String...) {
            (self.file, self.old, self.new, self.lines) = (file, old, new, lines)
        }
    }

    /// Changes to the table, where the manifest states the checksum of what came of it.
    static let tables = [
        // A clip that is not there; a machine that is not there.
        Case(
            splice, zeroAndOne, "[0,0],[0,3],", "splice.json: error[manifest-invalid]: … $.grammar: [reference] 3 …"),
        Case(
            splice, #""fraction=count""#, #""fraction=cuont""#,
            "splice.json: error[manifest-invalid]: … $.grammar: [reference] cuont …"),
        // A number that the machine does not say; an amount without a pattern.
        Case(splice, zeroAndOne, "[0,0],null,", unsaid("0.01")),
        Case(splice, #""fraction=count"]"#, #""fraction=count"],"when":{"fraction":[7,7]}"#, unsaid("0.00")),
        // A clip that is not said any more. All are equally long here.
        Case(
            splice, #""integer=count","fraction=count""#, "0,0",
            "manifest.json: warning[clip-unused]: … 'two' …",
            "manifest.json: error[amounts-alike]: 0.00 … 0.01 … `one one` …",
            "manifest.json: error[manifest-invalid]: … 'two' … nowhere … 'paid' … 0.01 …", longest),
        Case(
            splice, #""paid":[1,"amount"]"#, #""paid":["amount"]"#,
            "manifest.json: warning[clip-unused]: … 'paid' …",
            "manifest.json: error[manifest-invalid]: … 'paid' … nowhere … 'paid' …", longest),
        // What the manifest says otherwise.
        Case(splice, #""text":"two""#, #""text":"too""#, other),
        Case(splice, #""max":"1.99""#, #""max":"0.63""#, other),
        Case(splice, #""locale":"en""#, #""locale":"fr""#, other),
        Case(splice, #""code":"USD""#, #""code":"EUR""#, other),
    ]

    /// Changes to the manifest alone.
    static let cases = [
        Case(manifest, #""text": "two""#, #""text": "too""#, otherText),
        Case(manifest, #""max": "1.99""#, #""max": "0.63""#, otherText),
        Case(manifest, #""maxSeconds": 30"#, #""maxSeconds": 29"#, otherText),
        // Other figures than the ones that are proven.
        Case(manifest, #""seconds": 3.672"#, #""seconds": 3.671"#, longest),
        Case(manifest, #""amount": "0.64","#, #""amount": "0.65","#, longest),
        Case(
            manifest, #""amount": "0.01","#, #""amount": "0.02","#,
            "manifest.json: error[manifest-invalid]: … 'two' … 'paid' … 0.01 … 'paid' … 0.02 …"),
    ]

    /// The edges of 0 and of 1, behind a zero: each says its clip, and that is all.
    private static let zeroAndOne = "[0,0],[0,2],"

    private static let other = "splice.json: error[manifest-invalid]: … not written together …"

    private static let otherText = "manifest.json: error[manifest-invalid]: … a measurement …"

    private static func unsaid(_ amount: String) -> String {
        "manifest.json: error[amount-unsaid]: … \(amount) …"
    }

    private static let longest = "manifest.json: error[manifest-invalid]: … longest announcements …"

    @Test(arguments: tables) func changedTable(_ bad: Case) throws {
        let studio = try Studio.generatedCounting()
        try studio.forge { $0.replaceSubrange(try #require($0.range(of: bad.old)), with: bad.new) }
        try expect(bad.lines, of: studio)
    }

    @Test(arguments: cases) func changed(_ bad: Case) throws {
        let studio = try Studio.generatedCounting()
        try studio.edit(bad.file, bad.old, bad.new)
        try expect(bad.lines, of: studio)
    }

    private func expect(_ expected: [String], of studio: Studio) throws {
        let result = try studio.run("validate")
        let lines = result.outputText.split(separator: "\n").filter { $0.contains(".json: ") }
        #expect(lines.joined(separator: "\n") =~ expected.map { "VoiceAssets/en-USD/\($0)" }.joined(separator: "\n"))
        #expect(result.status == 1)
    }

    @Test func faultsOfTheGrammarAsJSON() throws {
        let studio = try Studio.generatedCounting()
        try studio.forge { text in
            for (old, new) in [
                (#""fraction=count"]"#, #""fraction=count"],"when":{"fraction":[7,7]}"#),
                (Self.zeroAndOne, "[0,0],[0,0],"),
                ("[0,2,2,2]", "[0,0,0,0]"),
            ] {
                text.replaceSubrange(try #require(text.range(of: old)), with: new)
            }
        }
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
            ])
    }

    /// Two generations of a pack, a file that is another pack's, or none that the manifest knows: refused by all that look at both.
    @Test func filesThatDoNotBelongTogether() throws {
        let studio = try Studio.generatedCounting()
        let manifest = try Data(contentsOf: studio.folder.url(Self.manifest))
        let splice = try Data(contentsOf: studio.folder.url(Self.splice))
        var pack = CountingPack()
        pack.range = "0.00...0.99"
        try studio.write(pack)
        try #require(try studio.run("generate").status == 0)
        let other = try Data(contentsOf: studio.folder.url(Self.splice))
        try #require(other != splice)
        // An edited list of clips is no list for the table.
        let unlisted = String(decoding: manifest, as: UTF8.self).replacing(
            /(?m)^  "splice": \{.*?\n  \},\n/.dotMatchesNewlines(), with: "")
        try #require(unlisted.utf8.count < manifest.count)
        for (text, beside, rule) in [
            (manifest, other, "asset-checksum"), (manifest, Data(), "asset-checksum"),
            (Data(unlisted.utf8), other, "manifest-invalid"),
        ] {
            try studio.folder.write(Self.manifest, text)
            try studio.folder.write(Self.splice, beside)
            let told = try studio.run("validate").outputText
            #expect(told.contains("\(Self.splice): error[\(rule)]"), "\(told)")
            #expect(try studio.run("export", "web", "out").status == 1)
        }
        try studio.folder.write(Self.manifest, manifest)
        try FileManager.default.removeItem(at: studio.folder.url(Self.splice))
        #expect(try studio.run("validate").outputText.contains("\(Self.splice): error[asset-missing]"))
        try studio.folder.write(Self.splice, other)
        let said = try studio.run("say", "0.64", "--pack", "en-USD", "--to", "said.wav")
        #expect(
            said.status == 1 && said.errorText.contains("\(Self.splice): error[asset-checksum]"), "\(said.errorText)")
        #expect(!FileManager.default.fileExists(atPath: studio.folder.url("said.wav").path))
    }

    /// It is no error that nothing can be told from a manifest without a checksum.
    @Test func withoutChecksum() throws {
        let studio = try Studio.generatedCounting()
        let text = try String(contentsOf: studio.folder.url(Self.manifest), encoding: .utf8)
        let without = text.replacing(/,\n  "writtenSha256": "[0-9a-f]+"/, with: "")
        #expect(without.count < text.count)
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

    /// A pack as a voice-assets before this form wrote it: with rule sets where there are machines. Told once, refused by all, and made
    /// again beside what is somebody's own.
    @Test func earlierForm() throws {
        let studio = try Studio.generatedCounting()
        let before = try studio.snapshot()
        for name in ["manifest.json", "splice.json"] {
            let path = "VoiceAssets/en-USD/\(name)"
            let text = try String(contentsOf: studio.folder.url(path), encoding: .utf8)
            let earlier = text.replacing(
                /"schema": ?\d/, with: #""grammar": {"sets": {"count": [[0, 0, [0, 2]]]}}, "schema": 3"#)
            try #require(earlier != text)
            try studio.folder.write(path, earlier.utf8)
        }
        func words(_ current: Int) -> String {
            "$.schema: [schema] 3; expected \(current); an earlier voice-assets made it: run generate again"
        }
        let old = words(PackManifest.currentSchema)
        let told = try studio.run("validate").outputText.split(separator: "\n").filter {
            $0.contains("manifest-invalid")
        }
        let advice = "then build and ship the app with the new packs"
        #expect(told == ["\(Self.manifest): error[manifest-invalid]: \(old); \(advice)"])
        for arguments in [["say", "1.00"], ["export", "--vectors", "100"], ["payload", "1.00"]] {
            let result = try studio.run(arguments + ["--pack", "en-USD"])
            #expect(
                result.status == 1
                    && result.errorText.hasSuffix("an earlier voice-assets made it: run generate again\n"),
                "\(arguments): \(result.errorText)")
        }
        let result = try studio.run("generate")
        #expect(result.status == 0, "\(result.errorText)")
        #expect(try studio.snapshot().mapValues(\.bytes) == before.mapValues(\.bytes))
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

    /// Changes splice.json, states its checksum in the manifest, and seals that.
    fileprivate func forge(_ change: (inout String) throws -> Void) throws {
        let (file, list) = (
            folder.url("VoiceAssets/en-USD/splice.json"), folder.url("VoiceAssets/en-USD/manifest.json")
        )
        var text = try String(contentsOf: file, encoding: .utf8)
        try change(&text)
        try Data(text.utf8).write(to: file)
        var manifest = try PackManifest(json: Data(contentsOf: list))
        manifest.splice = .init(path: "splice.json", bytes: text.utf8.count, sha256: Digest.sha256(Array(text.utf8)))
        manifest.writtenSha256 = Digest.sha256(try manifest.writtenText())
        try Data(manifest.encoded()).write(to: list)
    }
}
