import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetGrammarProofs
import VoiceAssetPacks

/// A pack written in a test, and what it says.
struct PackSample {
    let grammar: AmountGrammar?
    /// The rules that the grammar's machines are compiled of.
    let rules: RuleGrammar?
    let diagnostics: [Finding]
    let ids: [String]
    let pack: VoicePack

    /// - Parameters:
    ///   - clips: lines of `clips`, `id: text`; `{id}` alone stands for `id: id`.
    ///   - rest: further keys of pack.yml.
    init(
        locale: String = "en", currency: String = "USD", range: String = "0.00...999999.99", clips: [String],
        rules: String?, amount: String = #"[{say: ["{integer}"]}]"#, announcement: String = #"["{amount}"]"#,
        rest: String = ""
    ) throws {
        let lines = clips.map { "  " + ($0.contains(":") ? $0 : "\($0): \($0)") }.joined(separator: "\n")
        let yaml = """
            locale: \(locale)
            currency: \(currency)
            range: \(range)
            clips:
            \(lines)
            \(rules == nil ? "" : rules == "iterated" ? "numbers: iterated" : "numbers: numbers.rbnf")
            amount: \(amount)
            announcements: {x: \(announcement)}
            \(rest)

            """
        let source = PackDocument(
            yaml: Array(yaml.utf8), file: "pack.yml", name: "test",
            folder: [FolderEntry(name: "numbers.rbnf", kind: .file)])
        #expect(source.diagnostics == [])
        pack = try #require(source.pack)
        let hasFile = rules != nil && rules != "iterated"
        let compiled = PackGrammar.compile(
            .init(
                pack: pack, packFile: "pack.yml", positions: source.positions,
                rules: hasFile ? (Array((rules ?? "").utf8), "numbers.rbnf") : nil))
        ids = pack.clips.map(\.id)
        diagnostics = compiled.diagnostics
        (grammar, self.rules) = (compiled.grammar, compiled.rules)
    }

    /// The ids of the clips of an amount, with spaces between them.
    func say(_ amount: String) throws -> String {
        let grammar = try #require(grammar, "\(diagnostics.map(\.line))")
        let clips = try grammar.clips(amount: Amount(amount, scale: pack.currency.scale))
        return clips.map { ids[$0] }.joined(separator: " ")
    }

    var lines: [String] { diagnostics.map(\.line) }
    /// The findings without their words.
    var facts: [String] { diagnostics.map(\.facts) }
}
