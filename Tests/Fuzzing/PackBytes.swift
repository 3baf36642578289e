import Foundation
import NumberGrammar
import TestSupport
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks
import VoiceAssetPipeline

/// What is promised of the texts in a pack's folder.
enum PackBytes {
    private static let entries = [FolderEntry(name: "numbers.rbnf", kind: .file)]

    private static func document(_ yaml: [UInt8]) -> PackDocument {
        PackDocument(yaml: yaml, file: "pack.yml", name: "en-USD", folder: entries)
    }

    private static func require(_ diagnostics: [Finding]) throws(BrokenPromise) {
        for diagnostic in diagnostics {
            try BrokenPromise.require(printable: diagnostic.line)
            try BrokenPromise.require(!diagnostic.found.isEmpty, "nothing found: \(diagnostic.line)")
        }
    }

    /// A pack.yml is a pack or has an error; its table says only its clips.
    static func checkPack(_ bytes: [UInt8]) throws(BrokenPromise) {
        let document = document(bytes)
        try require(document.diagnostics)
        try BrokenPromise.require(
            (document.pack == nil) == document.diagnostics.hasErrors, "neither a pack nor an error")
        guard let pack = document.pack else { return }
        try compile(pack, document.positions, rules: fewRules)
    }

    /// Number rules are compiled or have an error.
    static func checkNumbers(_ bytes: [UInt8]) throws(BrokenPromise) {
        guard let document = try? Self.english(), let pack = document.pack else {
            throw BrokenPromise("the pack of the rules is no pack")
        }
        try compile(pack, document.positions, rules: bytes)
    }

    private static let fewRules: [UInt8] = Array("%main:\n0: zero; one; two;\n10: ten[ >>];\n".utf8)

    private static func english() throws -> PackDocument {
        document([UInt8](try Data(contentsOf: Repository.url("recordings/en-USD/pack.yml"))))
    }

    private static func compile(
        _ pack: VoicePack, _ positions: [String: SourcePosition], rules: [UInt8]
    ) throws(BrokenPromise) {
        let source = PackGrammar.Source(
            pack: pack, packFile: "pack.yml", positions: positions, rules: (bytes: rules, file: "numbers.rbnf"))
        let compiled = PackGrammar.compile(source)
        try require(compiled.diagnostics)
        try BrokenPromise.require(
            compiled.grammar != nil || compiled.diagnostics.hasErrors, "neither a table nor an error")
        guard let grammar = compiled.grammar else { return }
        for amount in [pack.range.lowerBound, pack.range.upperBound] {
            for id in grammar.table.announcements.keys {
                guard let clips = try? grammar.clips(announcement: id, amount: amount) else { continue }
                try BrokenPromise.require(
                    clips.allSatisfy(compiled.clips.indices.contains), "clips \(clips) of \(compiled.clips.count)")
            }
        }
    }

    /// What was read is read again from what is written.
    static func checkApprovals(_ bytes: [UInt8]) throws {
        let approved: ApprovedReadings
        do throws(Finding) { approved = try ApprovedReadings(csv: bytes, file: "approved.csv") } catch {
            return try BrokenPromise.require(printable: error.line)
        }
        let again = try ApprovedReadings(csv: Array(approved.csv.utf8), file: "approved.csv")
        try BrokenPromise.require(
            again.approvals.map(\.part) == approved.approvals.map(\.part)
                && again.approvals.map(\.text) == approved.approvals.map(\.text),
            "an approval is another when it was written and read again")
    }

    static let approvals = [
        "amount,text,by,when,announcement\n0.50,fifty cents,Ann,2026-01-31,payment-received\n",
        "\u{feff}amount;text;by;when;announcement\r\n\"1.00\";\"one \"\"dollar\"\"\";;;refund\r\n",
        "part,value,text,by,when\npaid,amount,paid {amount},Ann,2026-01-31\n{amount},0.50,fifty cents,Ann,\n",
        "part,value,text,by,when\nready,queue=A%20B table=3,ready,,\n?,one or two,one (not two),,\nthanks,,thanks,,\n",
    ].map { [UInt8]($0.utf8) }

    static func packs() throws -> [[UInt8]] { try files(named: "pack.yml") }

    static func rules() throws -> [[UInt8]] {
        let languages = try FileManager.default.contentsOfDirectory(
            at: Repository.url("Sources/LanguagePackSeed/Languages"), includingPropertiesForKeys: nil)
        let ours = languages.map { $0.appendingPathComponent("numbers.rbnf") }.filter {
            FileManager.default.fileExists(atPath: $0.path)
        }
        return try files(named: "numbers.rbnf")
            + ours.sorted { $0.path < $1.path }.map { [UInt8](try Data(contentsOf: $0)) }
    }

    private static func files(named name: String) throws -> [[UInt8]] {
        try ["en-USD", "ru-RUB", "zh-Hans-CNY"].map { Repository.url("recordings/\($0)/\(name)") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }.map { [UInt8](try Data(contentsOf: $0)) }
    }
}
