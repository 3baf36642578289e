import Foundation
import NumberGrammar
import Testing
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks

/// A pack of this repository's recordings, read and compiled as `generate` does it.
struct BuiltInPack: Sendable {
    let folder: PackFolder
    let grammar: AmountGrammar
    let diagnostics: [Finding]
    /// What each clip says.
    let texts: [String]
    /// What stands between the words of a transcript.
    let separator: String

    static let names = ["en-USD", "ru-RUB", "zh-Hans-CNY"]

    /// A pack as it is, compiled once.
    static func named(_ name: String) throws -> BuiltInPack { try #require(packs[name]).get() }

    private static let packs = Dictionary(
        uniqueKeysWithValues: names.map { name in (name, Result { try BuiltInPack(name) }) })

    /// - Parameter saying: an item that is to be the whole pattern of an amount, for all integers below 10^`digits`;
    ///   nil for the pack as it is.
    init(_ name: String, saying item: String? = nil, digits: Int = 9) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("recordings").path
        folder = PackFolder(reading: "\(root)/\(name)", within: root)
        var pack = try #require(folder.source.pack)
        if let item {
            pack.amount = [.init(say: [.part(try #require(AmountPart(item)))])]
            pack.range = try pack.range.lowerBound...Amount(String(repeating: "9", count: digits) + ".99", scale: 2)
        }
        let compiled = PackGrammar.compile(
            .init(
                pack: pack, packFile: "recordings/\(name)/\(PackFolder.fileName)",
                positions: folder.source.positions, rules: folder.rules))
        diagnostics = folder.diagnostics + compiled.diagnostics
        grammar = try #require(compiled.grammar, "\(compiled.diagnostics.map(\.line))")
        texts = pack.clips.map(\.text)
        separator = pack.locale.hasPrefix("zh") ? "" : " "
    }

    /// The transcript of an announcement.
    func say(_ amount: String) throws -> String {
        let clips = try grammar.clips(announcement: "payment-received", amount: Amount(amount, scale: 2))
        return clips.map { texts[$0] }.joined(separator: separator)
    }

    /// The transcripts of amounts alone, in minor units.
    func lines(_ amounts: some Sequence<Int64>) throws -> String {
        var lines = ""
        for amount in amounts {
            var isFirst = true
            for clip in try grammar.clips(amount: Amount(minorUnits: amount, scale: 2)) {
                if !isFirst { lines += separator }
                lines += texts[clip]
                isFirst = false
            }
            lines += "\n"
        }
        return lines
    }
}
