import Foundation
import TestSupport
import Testing

/// The splicers of other platforms say and refuse what `Tests/SlotCases/slots.json` says, and read payloads as
/// `Tests/PayloadCases/slots.json` does.
@Suite struct PlatformSlotTests {
    private static let cases = Document.root.appendingPathComponent("Tests/SlotCases/slots.json")
    private static let payloads = Document.root.appendingPathComponent("Tests/PayloadCases/slots.json")
    private static let programs = Document.root.appendingPathComponent("Tests/CommandLineTests/PlatformSplicers")
    private static let splicers = Document.root.appendingPathComponent("Sources/EmbeddedTexts/SplicerSources/Splicers")

    private func expectAll(_ output: String) throws {
        let table = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: Self.cases)) as? [String: Any])
        let count = (table["cases"] as? [Any])?.count ?? 0
        let asked = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: Self.payloads)) as? [Any]).count
        #expect(count > 100 && asked > 50)
        #expect(output == "\(count) cases, \(asked) payloads\n")
    }

    @Test("The web's", .enabled(if: Program.available("node")))
    func web() throws {
        let result = try Program.run(
            "node",
            [
                Self.programs.appendingPathComponent("slots.mjs").path,
                Self.splicers.appendingPathComponent("voice-splicer.mjs").path, Self.cases.path,
                Self.splicers.appendingPathComponent("payload-reader.mjs").path, Self.payloads.path,
            ])
        #expect(result.status == 0, "\(result.errorText)")
        try expectAll(result.outputText)
    }

    @Test("Android's", .exhaustive, .enabled(if: Program.available("kotlinc", "java")))
    func android() throws {
        let folder = try TemporaryFolder()
        let jar = folder.url("slots.jar").path
        let sources = ["VoiceSplicer.kt", "PayloadReader.kt", "AnnouncementTurns.kt"].map {
            Self.splicers.appendingPathComponent($0).path
        }
        let program = Self.programs.appendingPathComponent("SlotAnswers.kt").path
        let compiled = try Program.run("kotlinc", ["-include-runtime", "-d", jar] + sources + [program])
        #expect(compiled.status == 0, "\(compiled.errorText)")
        let result = try Program.run(
            "java", ["-cp", jar, "voiceassets.slots.SlotAnswersKt", Self.cases.path, Self.payloads.path])
        try expectAll(result.outputText)
    }
}
