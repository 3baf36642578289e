import Foundation
import TestSupport
import Testing

/// What all commands that have findings share: the shape of their JSON, `--quiet` and `--strict`.
@Suite struct FindingsOutputTests {
    /// A command with findings, and the keys that it adds to the shape.
    struct Command: Sendable, CustomTestStringConvertible {
        var arguments: [String]
        var members: [String]
        /// The keys that it adds although it could not do its work.
        var membersOfNothing: [String]
        var testDescription: String { arguments.joined(separator: " ") }
        /// Whether it judges takes by themselves.
        var isOfTakes: Bool { arguments.contains("--takes") }

        init(_ arguments: [String], _ members: [String], ofNothing: [String]? = nil) {
            (self.arguments, self.members, membersOfNothing) = (arguments, members, ofNothing ?? members)
        }
    }

    /// Those that judge, and so have the output options.
    private static let judges = [
        Command(["generate"], ["changed", "dryRun", "packs"]),
        Command(["validate"], ["packs"]),
        Command(["status", "--takes", "--pack", "en-USD"], ["takes"]),
        Command(["status"], ["complete", "packs"]),
    ]
    private static let commands =
        judges + [
            Command(["split", "session.wav", "--pack", "en-USD", "--accept", "all"], ["cuts", "missing", "written"]),
            Command(
                ["script", "--pack", "en-USD"], ["locale", "pack", "range", "rows", "unneeded"], ofNothing: []),
        ]
    /// Beside these what looks at no recording.
    private static let all =
        commands + [
            Command(["review", "--pack", "en-USD"], ["locale", "pack", "questions", "range", "rows"], ofNothing: [])
        ]

    /// A name that each layer between a file and a program has to carry unharmed.
    private static let hostileName = "say \"7\"\\\u{7}\n\u{9b}2J é 中"

    /// A generated pack of quiet takes without a fault, and the session that they came from.
    private static func studio() throws -> Studio { try generated.get().copy() }

    private static let generated = Result {
        let studio = try Studio()
        var words: [Float] = []
        for (clip, pitch) in [("one", 110.0), ("paid", 150), ("two", 190)] {
            var take = RawTake(pitch: pitch)
            take.amplitude = 0.25
            try studio.record("en-USD/\(clip)", take.wav)
            words += take.samples
        }
        try studio.folder.write("session.wav", WAV.integers(words, sampleRate: 24_000))
        try #require(try studio.run("generate").status == 0)
        return studio
    }

    private static func run(_ command: Command, _ more: String..., in studio: Studio) throws -> Program.Result {
        try Tool.run(command.arguments + more, in: studio.folder)
    }

    @Test(.enabled(if: FindingsShape.isCheckable, "needs python3"), arguments: all)
    func jsonOfAGoodPack(command: Command) throws {
        let result = try Self.run(command, "--format", "json", in: Self.studio())
        #expect(result.status == 0 && Program.withoutProgress(result.errorText).isEmpty, "\(result.errorText)")
        #expect(try FindingsShape.faults(result.output, status: 0, members: command.members) == "")
        let article = try String(
            contentsOf: Self.repository.appending(path: "Sources/voice-assets/voice-assets.docc/CommandLine.md"),
            encoding: .utf8)
        let keys = Self.keys(of: try JSONSerialization.jsonObject(with: result.output))
        #expect(keys.filter { !article.contains("`\($0)`") } == [])
    }

    private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// All keys in a JSON value but names of renditions.
    private static func keys(of json: Any) -> Set<String> {
        switch json {
        case let list as [Any]: return list.reduce(into: []) { $0.formUnion(keys(of: $1)) }
        case let object as [String: Any]:
            return object.reduce(into: Set(object.keys)) { found, member in
                if member.key != "renditions" { found.formUnion(keys(of: member.value)) }
            }
        default: return []
        }
    }

    @Test(.enabled(if: FindingsShape.isCheckable, "needs python3"), arguments: all)
    func jsonWhereThereIsNothing(command: Command) throws {
        let studio = try Studio(recording: nil)
        try FileManager.default.removeItem(at: studio.folder.url("recordings"))
        let result = try Self.run(command, "--format", "json", in: studio)
        #expect(result.status == 66 && result.errorText.isEmpty, "\(result.errorText)")
        #expect(try FindingsShape.faults(result.output, status: 66, members: command.membersOfNothing) == "")
        #expect(try !FindingsShape.files(result.output).isEmpty)
    }

    @Test(.enabled(if: FindingsShape.isCheckable, "needs python3"), arguments: commands)
    func jsonOfHostileNames(command: Command) throws {
        let studio = try Self.studio()
        let name = try Self.plant(Self.hostileName, for: command, in: studio)
        var command = command
        if command.arguments[0] == "split" { command.arguments[1] = name }
        if command.isOfTakes { command.arguments = ["status", name] }
        let result = try Self.run(command, "--format", "json", in: studio)
        #expect(Program.withoutProgress(result.errorText).isEmpty, "\(result.errorText)")
        #expect(try FindingsShape.faults(result.output, status: result.status, members: command.members) == "")
        #expect(try FindingsShape.files(result.output).contains { $0.hasSuffix(name) })
    }

    /// Puts a file of that name where the command finds a fault with it; returns the name with its extension.
    private static func plant(_ name: String, for command: Command, in studio: Studio) throws -> String {
        let file = "\(name).wav"
        if command.isOfTakes {
            try studio.folder.write(file, Array("RIFF, and no wave".utf8))
            return file
        }
        switch command.arguments[0] {
        case "validate":
            let clip = try Data(contentsOf: studio.folder.url("VoiceAssets/en-USD/wav/one.wav"))
            try studio.folder.write("VoiceAssets/en-USD/wav/\(file)", clip)
        case "split": try studio.folder.write(file, Array("RIFF, and no wave".utf8))
        default: try studio.record("en-USD/\(name)", Studio.takes["other"]!)
        }
        return file
    }

    /// A warning fails a strict command only, and nothing but what makes it fail is said by a quiet one.
    @Test(arguments: judges)
    func quietAndStrict(command: Command) throws {
        let studio = try Self.studio()
        let command = command
        var rule = "recording-unknown"
        switch command.arguments[0] {
        case "validate":
            rule = "asset-extra"
            // Upside down it is another sound, and as good; the same would be an error.
            let clip = try Data(contentsOf: studio.folder.url("VoiceAssets/en-USD/wav/one.wav"))
            let samples = clip.dropFirst(44).map { ~$0 }
            try studio.folder.write("VoiceAssets/en-USD/wav/stray.wav", clip.prefix(44) + samples)
        case "status" where command.isOfTakes:
            rule = "recording-quiet"
            let yaml = Studio.yaml(clips: ["one", "paid", "two"], more: "takes: { least-peak: -6 }")
            try studio.folder.write("recordings/en-USD/pack.yml", yaml.utf8)
        default: _ = try Self.plant("stray", for: command, in: studio)
        }
        let plain = try Self.run(command, in: studio).text
        #expect(plain.status == 0 && (plain.output + plain.errors).contains("warning[\(rule)]"), "\(plain)")
        let strict = try Self.run(command, "--strict", in: studio).text
        #expect(strict.status == 1 && (strict.output + strict.errors).contains("warning[\(rule)]"), "\(strict)")
        let failed = "\nfailed by --strict: no errors, "
        #expect((strict.output + strict.errors).contains(failed) && !(plain.output + plain.errors).contains(failed))
        let quiet = try Self.run(command, "--quiet", in: studio)
        #expect(quiet.status == 0 && quiet.errorText.isEmpty && quiet.outputText.isEmpty, "\(quiet.text)")
        let both = try Self.run(command, "--quiet", "--strict", in: studio)
        #expect(both.status == 1)
        let said = both.outputText + both.errorText
        #expect(
            !said.isEmpty
                && said.split(separator: "\n").allSatisfy { $0.contains(": warning[") || $0.hasPrefix("    ") },
            "\(said)")
    }

    @Test(.enabled(if: FindingsShape.isCheckable, "needs python3"), arguments: judges)
    func quietAndStrictLeaveJSONWhole(command: Command) throws {
        let studio = try Self.studio()
        _ = try Self.plant("stray", for: command, in: studio)
        // The first run keeps in the manifest what it found.
        _ = try Self.run(command, in: studio)
        let plain = try Self.run(command, "--format", "json", in: studio)
        let quiet = try Self.run(command, "--format", "json", "--quiet", in: studio)
        #expect(quiet.output == plain.output && quiet.errorText.isEmpty)
        let strict = try Self.run(command, "--format", "json", "--strict", in: studio)
        #expect(try FindingsShape.faults(strict.output, status: strict.status, members: command.members) == "")
        #expect(try FindingsShape.files(strict.output) == FindingsShape.files(plain.output))
    }

    /// A pack with a warning is written all the same, and errors are told by a quiet run.
    @Test func generateWritesWhatIsStrictlyWrong() throws {
        let studio = try Self.studio()
        try FileManager.default.removeItem(at: studio.folder.url("VoiceAssets"))
        _ = try Self.plant("stray", for: Self.commands[0], in: studio)
        #expect(try studio.run("generate", "--strict", "--quiet").status == 1)
        #expect(try studio.run("validate").status == 0)
        try studio.record("en-USD/two", [])
        let quiet = try studio.run("generate", "--quiet").text
        #expect(
            quiet
                =~ .init(
                    status: 1,
                    errors: "recordings/en-USD/two.wav: error[recording-unreadable]: … empty …\n"))
    }

    @Test func generateIsNotVerboseAndQuiet() throws {
        let result = try Studio(recording: nil).run("generate", "--verbose", "--quiet").text
        #expect(result.status == 64 && result.errors.hasPrefix("Error: Give --verbose or --quiet, not both.\n"))
    }

    /// A quiet status tells what makes it fail: the packs that are not complete.
    @Test func quietStatus() throws {
        let studio = try Self.studio()
        try studio.addPack("fr-EUR")
        try FileManager.default.removeItem(at: studio.folder.url("recordings/fr-EUR/two.wav"))
        let result = try studio.run("status", "--quiet")
        #expect(result.status == 1)
        #expect(result.outputText.hasPrefix("fr-EUR: 2 of 3 recorded, 1 missing, 0 rejected\n"), "\(result.text)")
    }

    /// What `generate` says of each pack in JSON.
    @Test func generateKeys() throws {
        let studio = try Self.studio()
        func packs(_ arguments: String...) throws -> [[String: Any]] {
            let result = try Tool.run(["generate", "--format", "json"] + arguments, in: studio.folder)
            let json = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
            return try #require(json?["packs"] as? [[String: Any]])
        }
        let unchanged = try #require(try packs().first)
        #expect(
            unchanged.keys.sorted() == ["bytes", "change", "clips", "pack", "removed", "renditions", "written"])
        #expect(unchanged["change"] as? String == "unchanged" && unchanged["pack"] as? String == "en-USD")
        try studio.record("en-USD/one", Studio.takes["other"]!)
        #expect(try packs("--dry-run").map { $0["change"] as? String } == ["changed"])
        #expect(try packs().map { $0["written"] as? Int } == [3])
        try studio.record("en-USD/one", [])
        #expect(try packs().map { $0["change"] as? String } == ["failed"])
    }

    /// The sheet as JSON says what the sheet says.
    @Test func scriptKeys() throws {
        let studio = try Studio(CountingPack())
        let result = try studio.run("script", "--pack", "en-USD", "--format", "json")
        #expect(result.status == 0)
        let json = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        let rows = try #require(json["rows"] as? [[String: Any]])
        #expect(rows.map { $0["id"] as? String } == ["one", "paid", "two"])
        #expect(rows.allSatisfy { $0["state"] as? String == "recorded" && ($0["takes"] as? [String])?.count == 1 })
        let example = try #require(rows[0]["example"] as? [String: Any])
        #expect(example["announcement"] as? String == "paid" && example["amount"] as? String == "0.00")
        let parts = try #require(example["parts"] as? [[String: Any]])
        #expect(parts.first { $0["marked"] as? Bool == true }?["text"] as? String == "one")
        let file = try studio.run("script", "--pack", "en-USD", "--format", "json", "--to", "x.json")
        #expect(file.status == 64 && file.errorText.hasPrefix("Error: --to writes a sheet; "))
    }
}
