import Foundation
import PackFixture
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetRecordingDesk

/// A text that changed after its take was recorded is told until the take is replaced or somebody confirms it.
@Suite struct ChangedTextTests {
    private static let folder = "recordings/\(TestPack.name)"
    private static let notes = "\(folder)/.recorded-texts"

    private func notes(of pack: TestPack) -> String? {
        (try? Data(contentsOf: pack.folder.url(Self.notes))).map { String(decoding: $0, as: UTF8.self) }
    }

    private func say(_ text: String, in pack: TestPack) throws {
        let file = pack.folder.url("\(Self.folder)/pack.yml")
        let yaml = try String(contentsOf: file, encoding: .utf8)
        let changed = yaml.replacing(#/"b": .*/#, with: "\"b\": \(text)")
        try pack.folder.write("\(Self.folder)/pack.yml", changed.utf8)
    }

    /// What is said of changed texts, and of the file that tells them.
    private func found(_ diagnostics: [Finding], in pack: TestPack) -> [String] {
        diagnostics.filter {
            [.recordingTextChanged, .recordingMixedUp].contains($0.check) || $0.file.hasSuffix(".recorded-texts")
        }.map {
            $0.facts.replacingOccurrences(of: pack.folder.url("").path + "/", with: "")
        }
    }

    private func generated(_ pack: TestPack, dryRun: Bool = false, later seconds: Int = 0) async -> [String] {
        found(await GeneratedPack.generate(pack, dryRun: dryRun, later: seconds).diagnostics, in: pack)
    }

    private func status(_ pack: TestPack) async -> [String] {
        let report = await RecordingSurvey(recordings: pack.recordings, packs: [], workers: 2).run()
        return found(report.packs.flatMap(\.diagnostics), in: pack)
    }

    private func confirm(_ clips: String..., in pack: TestPack) -> TextConfirmation.Report {
        TextConfirmation(recordings: pack.recordings, packs: [], clips: clips).run()
    }

    private static let warning =
        "recordings/en-USD/b.wav: warning[recording-text-changed] now=better pack=en-USD was=b"

    @Test func isToldUntilTheTakeIsReplaced() async throws {
        let pack = try await GeneratedPack.make()
        let noted = try #require(notes(of: pack))
        #expect(
            noted.split(separator: "\n").map { $0.suffix(10) }.dropFirst() == [
                "  a.wav  a", "  b.wav  b", "  c.wav  c",
            ])
        try say("better", in: pack)
        for isDry in [true, false, false] {
            #expect(await generated(pack, dryRun: isDry) == [Self.warning])
            #expect(await status(pack) == [Self.warning])
        }
        #expect(notes(of: pack) == noted)
        // Nothing of it stands in what ships.
        #expect(try !String(decoding: pack.bytes("manifest.json"), as: UTF8.self).contains("when it was recorded"))
        try pack.folder.write("\(Self.folder)/b.wav", GeneratedPack.takes(levels: [0, -3, 0])[1].bytes)
        #expect(await status(pack) == [])
        #expect(await generated(pack) == [])
        #expect(notes(of: pack)?.contains("  b.wav  better\n") == true)
        #expect(await generated(pack) == [])
    }

    @Test func isToldUntilItIsConfirmed() async throws {
        let pack = try await GeneratedPack.make()
        try say("better", in: pack)
        #expect(await generated(pack) == [Self.warning])
        let confirmation = confirm("b", "b", in: pack)
        #expect(confirmation.confirmed.map(\.text) == ["better"] && confirmation.diagnostics.isEmpty)
        #expect(await status(pack) == [])
        let report = await GeneratedPack.generate(pack)
        #expect(report.diagnostics.isEmpty && !report.changedAnything)
        // Back again is a change too.
        try say("b", in: pack)
        #expect(await status(pack).first?.contains("now=b pack=en-USD was=better") == true)
    }

    /// A run that has nothing to do says it again, also when it does not look, and a fresh clone knows.
    @Test func isToldWithoutLooking() async throws {
        let pack = try await GeneratedPack.make()
        try say("better", in: pack)
        _ = await generated(pack)
        for _ in 0..<3 { #expect(await generated(pack, later: 3) == [Self.warning]) }
        try FileManager.default.removeItem(at: pack.folder.url("recordings/.voice-assets-cache"))
        try FileManager.default.removeItem(at: pack.folder.url("VoiceAssets"))
        #expect(await generated(pack) == [Self.warning])
    }

    private func removeNotes(of pack: TestPack) throws {
        try FileManager.default.removeItem(at: pack.folder.url(Self.notes))
    }

    private static let gone = "recordings/en-USD/.recorded-texts: warning[file-missing] texts"

    /// A clone without the notes has the manifest, which knows what its clips' takes said.
    @Test func isToldWithoutTheNotes() async throws {
        let pack = try await GeneratedPack.make()
        try say("better", in: pack)
        try removeNotes(of: pack)
        let validated = await GeneratedPack.validate(pack, recordings: true)
        #expect(validated.contains("recording-text-changed recordings/b.wav"))
        #expect(validated.contains("file-missing recordings/.recorded-texts"))
        for isDry in [true, false] {
            let found = await generated(pack, dryRun: isDry)
            #expect(found.sorted() == [Self.gone, Self.warning])
        }
        // From now on the notes have it again.
        #expect(notes(of: pack)?.contains("  b.wav  b\n") == true)
        #expect(await generated(pack) == [Self.warning])
        #expect(confirm("b", in: pack).diagnostics.isEmpty)
        #expect(await generated(pack) == [])
        // Nothing is missed of a pack that was never made.
        try FileManager.default.removeItem(at: pack.folder.url("VoiceAssets"))
        try removeNotes(of: pack)
        #expect(await generated(pack) == [])
    }

    /// Marks of a merge, around some lines or around all: the lines of both sides count, and the marks are told.
    @Test(arguments: [1, 2, 3]) func toldMarksOfAMerge(line: Int) async throws {
        let pack = try await GeneratedPack.make()
        var lines = try #require(notes(of: pack)).split(separator: "\n").map(String.init)
        let noted = lines.joined(separator: "\n") + "\n"
        lines = lines[..<(line - 1)] + ["<<<<<<< HEAD"] + lines[(line - 1)...] + ["=======", ">>>>>>> theirs"]
        try pack.folder.write(Self.notes, lines.map { $0 + "\n" }.joined().utf8)
        let marks =
            "recordings/en-USD/.recorded-texts:\(line):1: warning[output-conflict] marks "
            + "file=\(pack.recordings)/en-USD/.recorded-texts mark=<<<<<<<"
        let told = marks.replacing(pack.folder.url("").path + "/", with: "")
        #expect(await generated(pack) == [told])
        try say("better", in: pack)
        let (made, looked) = (await generated(pack), await status(pack))
        #expect(made.sorted() == [told, Self.warning])
        #expect(looked.sorted() == [told, Self.warning])
        let validated = await GeneratedPack.validate(pack, recordings: true)
        #expect(validated.contains("output-conflict recordings/.recorded-texts"))
        // The command that is told keeps all else.
        let file = pack.folder.url(Self.notes).path
        _ = try Program.run("perl", ["-ni", "-e", "print unless /^[<=>|]/", file])
        #expect(notes(of: pack) == noted)
        #expect(await generated(pack) == [Self.warning])
    }

    /// The list of packs in conflict is left as it is, and told.
    @Test func toldMarksInTheListOfPacks() async throws {
        let pack = try await GeneratedPack.make()
        let list = pack.folder.url("recordings/.generated-packs")
        let text = try String(contentsOf: list, encoding: .utf8)
        let conflict = "<<<<<<< HEAD\n\(text)=======\n>>>>>>> theirs\n"
        try Data(conflict.utf8).write(to: list)
        try say("better", in: pack)
        let told = await GeneratedPack.generate(pack).diagnostics.filter { $0.file.hasSuffix(".generated-packs") }
        #expect(told.map(\.form) == ["marks"] && told.first?.position?.line == 1)
        #expect(try String(contentsOf: list, encoding: .utf8) == conflict)
    }

    private func swap(in pack: TestPack) throws {
        let takes = ["a", "b"].map { pack.folder.url("\(Self.folder)/\($0).wav") }
        let bytes = try takes.map { try Data(contentsOf: $0) }
        for (file, bytes) in zip(takes, bytes.reversed()) { try bytes.write(to: file) }
    }

    /// Two takes that were given each other's names, each known under another text by its bytes: one error, and no pack.
    @Test func refusesTakesThatWereSwapped() async throws {
        let pack = try await GeneratedPack.make()
        let noted = notes(of: pack)
        let before = try pack.bytes("manifest.json")
        try swap(in: pack)
        let error =
            "recordings/en-USD/a.wav: error[recording-mixed-up] swapped "
            + "file=a.wav now=a other=b pack=en-USD source=b.wav was=b"
        #expect(await status(pack) == [error])
        for isDry in [true, false, false] { #expect(await generated(pack, dryRun: isDry) == [error]) }
        #expect(try pack.bytes("manifest.json") == before)
        // That both changed since, and to run generate, is not told besides.
        #expect(await GeneratedPack.validate(pack, recordings: true) == ["recording-mixed-up recordings/a.wav"])
        // Back again nothing is wrong, and confirmed it is right.
        try swap(in: pack)
        #expect(await generated(pack) == [])
        #expect(notes(of: pack) == noted)
        try swap(in: pack)
        #expect(confirm("a", "b", in: pack).diagnostics.isEmpty)
        #expect(await status(pack) == [])
        #expect(await generated(pack) == [])
        #expect(await GeneratedPack.validate(pack, recordings: true) == [])
    }

    /// A take in the place of another one, which is gone.
    @Test func refusesATakeThatWasMoved() async throws {
        let pack = try await GeneratedPack.make()
        try pack.folder.write("\(Self.folder)/b.wav", Data(contentsOf: pack.folder.url("\(Self.folder)/a.wav")))
        try pack.folder.write("\(Self.folder)/a.wav", GeneratedPack.takes(levels: [-3, 0, 0])[0].bytes)
        let error =
            "recordings/en-USD/b.wav: error[recording-mixed-up] moved file=b.wav now=b other=a pack=en-USD was=a"
        #expect(await generated(pack) == [error])
        #expect(await status(pack) == [error])
        #expect(confirm("b", in: pack).diagnostics.isEmpty)
        #expect(await generated(pack) == [])
    }

    /// One file under two names: the clip that is known to be right is not accused. A setting can't switch it off, pack.yml confirms it.
    @Test(arguments: [true, false]) func refusesATakeThatWasCopied(isKnown: Bool) async throws {
        let pack = try await isKnown ? GeneratedPack.make() : TestPack(GeneratedPack.takes())
        try pack.folder.write("\(Self.folder)/a.wav", Data(contentsOf: pack.folder.url("\(Self.folder)/b.wav")))
        let (copy, source) = isKnown ? ("a", "b") : ("b", "a")
        let error =
            "recordings/en-USD/\(copy).wav: error[recording-mixed-up] copied\(isKnown ? " over" : "") file=\(copy).wav "
            + "former=\(copy).wav from Git now=\(copy) other=\(source) pack=en-USD source=\(source).wav text=\(source) was=b"
        #expect(await status(pack) == [error])
        for _ in 0..<2 {
            let report = await GeneratedPack.generate(pack)
            #expect(found(report.diagnostics, in: pack) == [error])
            #expect(!report.diagnostics.contains { $0.check == .recordingDuplicate })
        }
        let file = pack.folder.url("\(Self.folder)/pack.yml")
        let yaml = try String(contentsOf: file, encoding: .utf8)
        try Data((yaml + "confirmed: [{ same-take: [b, a], because: they sound the same }]\n").utf8).write(to: file)
        #expect(await status(pack) == [])
        #expect(await GeneratedPack.generate(pack).diagnostics.map(\.line) == [])
        #expect(await GeneratedPack.generate(pack).diagnostics.map(\.line) == [])
    }

    // MARK: Other packs

    private static let other = "recordings/en-GBP"

    /// A pack `en-GBP` beside one that is generated, with this text of `b` and the same takes.
    private func sibling(of pack: TestPack, saying text: String, more: String = "") throws {
        let yaml = try String(contentsOf: pack.folder.url("\(Self.folder)/pack.yml"), encoding: .utf8)
        let changed = yaml.replacing(#/"b": .*/#, with: "\"b\": \(text)").replacing(
            "currency: USD", with: "currency: GBP")
        try pack.folder.write("\(Self.other)/pack.yml", (changed + more).utf8)
        for id in GeneratedPack.ids where !more.contains("takes-from") {
            try pack.folder.write(
                "\(Self.other)/\(id).wav", Data(contentsOf: pack.folder.url("\(Self.folder)/\(id).wav")))
        }
    }

    private static let borrowed =
        "recordings/en-GBP/b.wav: error[recording-mixed-up] borrowed "
        + "file=b.wav now=better other=en-USD/b pack=en-GBP was=b"

    /// Another pack knows the bytes: it is not accused in its turn, whatever is generated first and again.
    @Test func refusesAnotherPacksTake() async throws {
        let pack = try await GeneratedPack.make()
        try sibling(of: pack, saying: "better")
        #expect(await status(pack) == [Self.borrowed])
        for later in [0, 3, 3] { #expect(await generated(pack, later: later) == [Self.borrowed]) }
        let yaml = try String(contentsOf: pack.folder.url("\(Self.other)/pack.yml"), encoding: .utf8)
        let confirmed = "confirmed: [{ same-take: [b, en-USD/b], because: a word for both }]\n"
        try pack.folder.write("\(Self.other)/pack.yml", (yaml + confirmed).utf8)
        for _ in 0..<3 { #expect(await generated(pack, later: 3) == []) }
        // And from then on not once more without a cause.
        try pack.folder.write("\(Self.other)/pack.yml", yaml.utf8)
        #expect(await generated(pack, later: 6) == [Self.borrowed])
    }

    /// Neither pack was generated before: the second of a run knows what the first noted.
    @Test func refusesAnotherPacksTakeInTheFirstRun() async throws {
        let pack = try TestPack(GeneratedPack.takes())
        try sibling(of: pack, saying: "better")
        let errors = await generated(pack)
        #expect(errors.count == 1 && errors.allSatisfy { $0.contains(" borrowed ") }, "\(errors)")
        #expect(await generated(pack) == errors)
    }

    /// A synthesizer was told what to say: homophones are one file.
    @Test func acceptsWhatASynthesizerSaysAlike() async throws {
        let pack = try TestPack(GeneratedPack.takes())
        try sibling(of: pack, saying: "better")
        let take = try Data(contentsOf: pack.folder.url("\(Self.folder)/b.wav"))
        for folder in [Self.folder, Self.other] {
            for id in ["a", "b"] {
                try FileManager.default.removeItem(at: pack.folder.url("\(folder)/\(id).wav"))
                try pack.folder.write("\(folder)/synthetic/\(id).wav", take)
            }
        }
        for _ in 0..<2 { #expect(await generated(pack) == []) }
        #expect(await status(pack) == [])
        let told = await GeneratedPack.generate(pack).diagnostics
        #expect(!told.hasErrors && told.contains { $0.check == .recordingDuplicate }, "\(told)")
    }

    /// The same text but for its writing, and takes that are had from that pack.
    @Test(arguments: [("B.", ""), ("b", "takes-from: en-USD\n")])
    func acceptsAnotherPacksTake(text: String, more: String) async throws {
        let pack = try await GeneratedPack.make()
        try sibling(of: pack, saying: text, more: more)
        for _ in 0..<2 { #expect(await generated(pack) == []) }
        guard !more.isEmpty else { return }
        // A text that changes is the pack's own affair.
        try say("better", in: pack)
        #expect(await generated(pack) == [Self.warning])
    }

    @Test(arguments: ["B", "b.", "' b'", "b…"]) func isNotToldOfWhatIsNotHeard(text: String) async throws {
        let pack = try await GeneratedPack.make()
        try say(text, in: pack)
        #expect(await generated(pack) == [])
        #expect(await status(pack) == [])
    }

    /// A pack that is not whole yet is remembered too.
    @Test func isToldOfAPackThatIsNotWhole() async throws {
        let pack = try TestPack(GeneratedPack.takes())
        try FileManager.default.moveItem(at: pack.folder.url("\(Self.folder)/c.wav"), to: pack.folder.url("c.wav"))
        #expect(await generated(pack) == [])
        #expect(notes(of: pack)?.contains("  b.wav  b\n") == true)
        try FileManager.default.moveItem(at: pack.folder.url("c.wav"), to: pack.folder.url("\(Self.folder)/c.wav"))
        try say("better", in: pack)
        #expect(await generated(pack) == [Self.warning])
    }

    /// A file that is no sound, as one that git keeps elsewhere, is no new take.
    @Test func passesOverWhatIsNoSound() async throws {
        let pack = try await GeneratedPack.make()
        let noted = notes(of: pack)
        let take = try Data(contentsOf: pack.folder.url("\(Self.folder)/b.wav"))
        try pack.folder.write("\(Self.folder)/b.wav", "version https://git-lfs.github.com/spec/v1\n".utf8)
        try say("better", in: pack)
        #expect(await generated(pack) == [])
        #expect(notes(of: pack) == noted)
        try pack.folder.write("\(Self.folder)/b.wav", take)
        #expect(await generated(pack) == [Self.warning])
    }

    @Test func writesNothingThatItNeedNot() async throws {
        let pack = try TestPack(GeneratedPack.takes())
        _ = await generated(pack, dryRun: true)
        _ = await status(pack)
        _ = await GeneratedPack.validate(pack, recordings: true)
        #expect(notes(of: pack) == nil)
        _ = await generated(pack)
        let crlf = try #require(notes(of: pack)).replacing("\n", with: "\r\n")
        try pack.folder.write(Self.notes, crlf.utf8)
        #expect(await generated(pack) == [])
        #expect(notes(of: pack) == crlf)
    }

    @Test func namesTheClipThatWasMeant() async throws {
        let pack = try await GeneratedPack.make()
        let noted = notes(of: pack)
        try say("better", in: pack)
        let report = confirm("b", "B", "seven", in: pack)
        #expect(report.confirmed.isEmpty)
        #expect(
            report.diagnostics.map(\.facts) == [
                "\(pack.recordings)/\(TestPack.name)/pack.yml: error[pack-reference] nearest clip clip=B nearest=b",
                "\(pack.recordings)/\(TestPack.name)/pack.yml: error[pack-reference] confirmed clip clip=seven",
            ])
        try FileManager.default.removeItem(at: pack.folder.url("\(Self.folder)/a.wav"))
        #expect(confirm("a", in: pack).diagnostics.map(\.check) == [.recordingMissing])
        #expect(notes(of: pack) == noted)
        try pack.folder.write("recordings/extra/pack.yml", Data(contentsOf: pack.folder.url("\(Self.folder)/pack.yml")))
        let unnamed = confirm("b", in: pack).diagnostics
        let several = "error[pack-reference] several packs count=2 packs=en-USD, extra"
        #expect(unnamed.map(\.facts) == ["\(pack.recordings): \(several)"])
    }

    enum Obstacle: CaseIterable { case folder, outside, dangling, large, foreign }

    /// Whatever stands in the file's place is left alone, and generate does its work.
    @Test(arguments: Obstacle.allCases) func leavesAloneWhatIsNotItsOwn(obstacle: Obstacle) async throws {
        let pack = try await GeneratedPack.make()
        let (files, place) = (FileManager.default, pack.folder.url(Self.notes))
        let own = try Data(contentsOf: place)
        try files.removeItem(at: place)
        switch obstacle {
        case .folder: try files.createDirectory(at: place, withIntermediateDirectories: false)
        case .outside:
            try pack.folder.write("outside", own)
            try files.createSymbolicLink(atPath: place.path, withDestinationPath: "../../outside")
        case .dangling: try files.createSymbolicLink(atPath: place.path, withDestinationPath: "nothing")
        case .large: try pack.folder.write(Self.notes, own + Data(repeating: 10, count: 16 << 20))
        case .foreign: try pack.folder.write(Self.notes, "My notes\n".utf8)
        }
        let before = try files.attributesOfItem(atPath: place.path)
        try pack.folder.write("\(Self.folder)/b.wav", GeneratedPack.takes(levels: [0, -3, 0])[1].bytes)
        let report = await GeneratedPack.generate(pack)
        #expect(report.packs.map(\.change) == [.changed] && !report.diagnostics.hasErrors)
        #expect(found(report.diagnostics, in: pack).count == 1, "\(found(report.diagnostics, in: pack))")
        #expect(await status(pack).count == 1)
        #expect(confirm("b", in: pack).diagnostics.hasErrors)
        let after = try files.attributesOfItem(atPath: place.path)
        #expect(after[.type] as? FileAttributeType == before[.type] as? FileAttributeType)
        #expect(after[.systemFileNumber] as? Int == before[.systemFileNumber] as? Int)
    }
}
