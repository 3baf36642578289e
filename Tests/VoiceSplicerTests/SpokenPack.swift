import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceManifest
import VoiceSplicer

@testable import VoiceTables

/// A built-in pack in all six renditions, generated once for all suites.
struct SpokenPack: Sendable {
    enum Name: String, Sendable, CaseIterable {
        case english = "en-USD"
        case chinese = "zh-Hans-CNY"
        case russian = "ru-RUB"
        /// English at 16 kHz, where MP3 frames are MPEG-2.
        case slow = "en-USD at 16 kHz"

        /// Those that every test is done with; exhaustively all.
        static let compared = Exhaustive.isWanted ? allCases : [.english, .chinese]

        var source: String { self == .slow ? "en-USD" : rawValue }
    }

    /// The announcements: one with the amount, one that is a clip alone.
    static let payment = "payment-received"
    static let phrase = "received"

    static let renditions = SoundRendition.allCases

    let folder: TemporaryFolder
    let splicer: PackSplicer
    /// The pack's folder.
    let path: String

    static func named(_ name: Name) async throws -> SpokenPack { try await store.pack(name) }

    private static let store = Store()

    private actor Store {
        private var packs: [Name: Task<SpokenPack, any Error>] = [:]

        func pack(_ name: Name) async throws -> SpokenPack {
            let task = packs[name] ?? Task { try await SpokenPack.build(name) }
            packs[name] = task
            return try await task.value
        }
    }

    private static func build(_ name: Name) async throws -> SpokenPack {
        let folder = try TemporaryFolder()
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let recordings = folder.url("recordings/\(name.source)")
        try FileManager.default.createDirectory(at: folder.url("recordings"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: root.appendingPathComponent("recordings/\(name.source)"), to: recordings)
        let yaml = recordings.appendingPathComponent("pack.yml")
        let text = try String(contentsOf: yaml, encoding: .utf8)
        let rate = name == .slow ? 16000 : 48000
        let profile =
            "\nprofile:\n  renditions: [\(renditions.map(\.name).joined(separator: ", "))]\n  sample-rate: \(rate)\n"
        try #require(text.contains("\nprofile:\n"))
        try Data(text.replacing("\nprofile:\n", with: profile).utf8).write(to: yaml)
        let generation = AssetGeneration(
            recordings: folder.url("recordings").path, output: folder.url("VoiceAssets").path, packs: [], workers: 2,
            isDryRun: false)
        let report = await generation.run { _ in }
        #expect(report.diagnostics.filter { $0.severity == .error }.map(\.line) == [])
        let path = folder.url("VoiceAssets/\(name.source)").path
        try addPhrase(path)
        return SpokenPack(folder: folder, splicer: try PackSplicer(pack: path), path: path)
    }

    /// Adds an announcement that is one clip, and leaves those with the amount out but one.
    private static func addPhrase(_ folder: String) throws {
        let folder = URL(fileURLWithPath: folder)
        var manifest = try PackFiles(in: folder)
        let clip = try #require(manifest.clips.firstIndex { $0.id == payment })
        manifest.grammar.announcements = [payment: [.clip(clip), .amount], phrase: [.clip(clip)]]
        manifest.announcements = [:]
        manifest.texts = []
        try manifest.write(to: folder)
    }
}

/// What a pack's two files are written of.
@dynamicMemberLookup
struct PackFiles {
    private var manifest: PackManifest
    var grammar: NumberTable
    private let textJoins: [SpliceManifest.TextJoin]
    var texts: [TextTemplate]

    init(in folder: URL) throws {
        manifest = try PackManifest(json: Data(contentsOf: folder.appendingPathComponent("manifest.json")))
        let splice = try SpliceManifest(json: Data(contentsOf: folder.appendingPathComponent("splice.json")))
        (grammar, textJoins, texts) = (splice.grammar, splice.textJoins, splice.texts)
    }

    subscript<Value>(dynamicMember path: WritableKeyPath<PackManifest, Value>) -> Value {
        get { manifest[keyPath: path] }
        set { manifest[keyPath: path] = newValue }
    }

    func write(to folder: URL) throws {
        try Data(manifest.encoded()).write(to: folder.appendingPathComponent("manifest.json"))
        try Data(manifest.spliceText(grammar, textJoins, .init(texts, numbers: .commaPoint))).write(
            to: folder.appendingPathComponent("splice.json"))
    }
}

extension SpokenPack {
    func announcement(_ amount: String) throws -> PackSplicer.Announcement {
        try splicer.announcement(SpokenPack.payment, amount: amount)
    }

    /// Announcements of random amounts of every length, the same on every run.
    func announcements(_ count: Int, seed: UInt64) throws -> [PackSplicer.Announcement] {
        var generator = SeededGenerator(seed: seed)
        let range = try splicer.manifest.amounts
        return try (0..<count).map { _ in
            let digits = Int.random(in: 1...("\(range.upperBound.minorUnits)".count), using: &generator)
            let limit = min(range.upperBound.minorUnits, (0..<digits).reduce(1) { power, _ in power * 10 })
            let units = Int64.random(in: 0..<limit, using: &generator)
            return try splicer.announcement(
                SpokenPack.payment,
                amount: Amount(minorUnits: units, scale: splicer.manifest.currency.scale))
        }
    }

    /// A copy that a test may damage.
    func copy() throws -> DamagedPack {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: path, toPath: folder.url("pack").path)
        return DamagedPack(folder: folder)
    }
}

/// A pack of a test's own.
struct DamagedPack {
    let folder: TemporaryFolder
    var name = "pack"
    var path: String { folder.url(name).path }

    func url(_ file: String) -> URL { folder.url("\(name)/\(file)") }

    func change(_ file: String, _ change: (inout [UInt8]) throws -> Void) throws {
        var bytes = [UInt8](try Data(contentsOf: url(file)))
        try change(&bytes)
        try Data(bytes).write(to: url(file))
    }

    func changeManifest(_ change: (inout PackFiles) throws -> Void) throws {
        let folder = URL(fileURLWithPath: path)
        var manifest = try PackFiles(in: folder)
        try change(&manifest)
        try manifest.write(to: folder)
    }

    func remove(_ file: String) throws { try FileManager.default.removeItem(at: url(file)) }
}
