import Foundation
import TestSupport
import Testing

/// The sheet, `status` and `generate` agree about the clips of a new pack, in every language that there is data of.
@Suite(.exhaustive) struct ExhaustiveAgreementTests {
    /// A pack of each language: the first of its currencies that a table of readings has.
    static let packs: [String] = {
        let tables = Document.root.appendingPathComponent("Tests/LanguagePackTests/Readings")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: tables.path)) ?? []
        var locales: Set<Substring> = []
        return files.filter { $0.hasSuffix(".tsv") }.sorted().map { String($0.dropLast(4)) }
            .filter { locales.insert($0.dropLast(4)).inserted }
    }()

    @Test(arguments: packs) func recordsWhatTheSheetLists(pack: String) throws {
        let folder = try TemporaryFolder()
        func run(_ tool: String, _ arguments: String...) throws -> Program.Result {
            try Program.run(Program.built(tool), arguments, in: folder.url, deadline: 600)
        }
        let added = try run("language-pack-tool", String(pack.dropLast(4)), "--currency", String(pack.suffix(3)))
        #expect(added.status == 0, "\(added.errorText)")
        let rows = SheetRow.rows(
            of: try run("voice-assets", "script", "--pack", pack, "--format", "csv").outputText)
        #expect(added.outputText.contains(": \(rows.count) clips to record\n"))
        for (index, row) in rows.enumerated() {
            try folder.write("recordings/\(pack)/\(row.id).wav", Self.takes[index])
        }
        let status = try run("voice-assets", "status", "--pack", pack)
        #expect(
            status.outputText.hasPrefix("\(pack): \(rows.count) of \(rows.count) recorded, 0 missing, 0 rejected\n"))
        // A debug build makes four clips a second: every tenth pack is generated.
        guard Self.packs.firstIndex(of: pack).map({ $0 % 10 == 1 }) == true else { return }
        let generated = try run("voice-assets", "generate", "--pack", pack)
        #expect(generated.status == 0, "\(generated.errorText)")
    }

    /// Takes of synthetic words, no two alike: more than a pack has clips.
    private static let takes = (1...400).map { seed in
        WAV.integers(
            TestSignal.word(UInt64(seed), seconds: 0.3 + Double(seed) * 0.001, rate: 48000), sampleRate: 48000)
    }
}
