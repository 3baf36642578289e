import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks

/// A new pack on a disk, as a person may change it.
struct WrittenPack {
    let options: SeedOptions
    let name: String
    private let folder: TemporaryFolder

    /// - Parameter name: of a table of readings, `de-EUR`.
    init(_ name: String, range: String?) throws {
        var options = LocaleConformanceTests.options(name)
        options.allowsUnreviewed = true
        options.range = range
        let pack = try LanguagePack(options, comparing: 0)
        try self.init(pack.name, options, yaml: pack.yaml, rules: pack.rules)
    }

    init(_ name: String, _ options: SeedOptions, yaml: String, rules: String) throws {
        self.options = options
        self.name = name
        folder = try TemporaryFolder()
        try folder.write("\(name)/pack.yml", yaml.utf8)
        try folder.write("\(name)/numbers.rbnf", rules.utf8)
    }

    func text(_ file: String) throws -> String {
        try String(contentsOf: folder.url("\(name)/\(file)"), encoding: .utf8)
    }

    func change(_ file: String, _ change: (String) -> String) throws {
        try folder.write("\(name)/\(file)", change(text(file)).utf8)
    }

    func widen(to range: String) throws {
        try change("pack.yml") { $0.replacing(/range: [0-9.]+/, with: "range: \(range)") }
    }

    /// Takes out the ends: the files of 0.2.0 had none.
    func removeEnds() throws { try change("numbers.rbnf") { $0.replacing(/\n[0-9]+: =#,##0=;/, with: "") } }

    func compiled() throws -> (pack: VoicePack, compiled: CompiledGrammar) {
        let source = PackFolder(reading: "\(folder.path)/\(name)", within: folder.path)
        let pack = try #require(source.source.pack, "\(source.diagnostics.map(\.line))")
        let compiled = PackGrammar.compile(
            .init(
                pack: pack, packFile: source.packFile, positions: source.source.positions, rules: source.rules))
        return (pack, compiled)
    }

    /// What `--update` finds, which is written.
    func update() throws -> PackUpdate {
        let update = PackUpdate.reading(name, in: folder.path, options)
        for change in update.changes { try folder.write("\(name)/\(change.name)", change.new) }
        return update
    }

    /// What amounts say, clip by clip; nil for one that is not said.
    func readings(_ amounts: [Amount]) throws -> [String?] {
        let (pack, compiled) = try compiled()
        let grammar = try #require(compiled.grammar, "\(compiled.diagnostics.map(\.line))")
        return amounts.map { amount in
            (try? grammar.clips(amount: amount)).map { $0.map { pack.clips[$0].text }.joined(separator: " ") }
        }
    }
}
