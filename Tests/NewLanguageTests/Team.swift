import Foundation
import TestSupport
import Testing

/// A folder in which a team makes a pack, and the commands that it types there.
struct Team {
    let folder: TemporaryFolder
    let pack: String

    /// With a new pack.
    init(_ language: NewLanguage) throws {
        folder = try TemporaryFolder()
        pack = language.pack
        let added = try Program.run(
            Program.built("language-pack-tool"),
            [language.locale, "--currency", language.currency, "--range", language.range], in: folder.url)
        let line = "recordings/\(pack)/pack.yml and numbers.rbnf written: \(language.clips) clips to record\n"
        #expect(added.status == 0 && added.outputText.hasPrefix(line), "\(added.outputText)\(added.errorText)")
    }

    func run(_ arguments: [String]) throws -> Program.Result {
        try Program.run(Program.built("voice-assets"), arguments, in: folder.url)
    }

    /// What the speaker reads.
    func sheet(_ options: String...) throws -> [SheetRow] {
        let result = try run(["script", "--pack", pack, "--format", "csv"] + options)
        return SheetRow.rows(of: result.outputText)
    }

    /// A proposed cut.
    struct Cut: Decodable {
        var clip: String
        var start: Double
        var end: Double
        var doubts: [String]
    }

    func split(_ session: String) throws -> [Cut] {
        struct Cuts: Decodable { var cuts: [Cut] }
        let result = try run(["split", session, "--pack", pack, "--format", "json"])
        return try JSONDecoder().decode(Cuts.self, from: Data(result.outputText.utf8)).cuts
    }

    /// The files beside pack.yml and the number rules but for hidden ones.
    var takes: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.url("recordings/\(pack)").path)
                .filter { !$0.hasPrefix(".") && $0 != "pack.yml" && $0 != "numbers.rbnf" }.sorted()
        }
    }

    /// What an announcement says.
    struct Said: Decodable {
        var transcript: String
        var seconds: Double
    }

    func say(_ amount: String, to file: String) throws -> Said {
        let result = try run(["say", amount, "--pack", pack, "--to", file, "--format", "json"])
        return try JSONDecoder().decode(Said.self, from: Data(result.outputText.utf8))
    }
}
