import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceManifest

@testable import VoiceAssetPipeline

/// A pack that `generate` made of real recordings, once for all suites.
struct BuiltPack: Sendable {
    /// How a pack.yml is changed before it is built.
    enum Variant: String, Sendable, CaseIterable {
        /// As it stands.
        case plain
        /// At 16 kHz, the lowest rate.
        case slow

        fileprivate var profile: [String] {
            switch self {
            case .plain: []
            case .slow: ["sample-rate: 16000", "gap: 120ms"]
            }
        }
    }

    /// Which pack, and in which variant.
    struct Name: Sendable, Hashable, CustomTestStringConvertible {
        var pack: String
        var variant: Variant
        var testDescription: String { "\(pack) \(variant.rawValue)" }
    }

    /// Built of Debian's asterisk prompts: a person, 8 kHz.
    static let prompts = "prompts"
    /// The tests' own takes, with a studio's faults.
    static let faulty = "faulty"
    /// The smallest packs, as they stand; exhaustively all of them in all variants.
    static let names: [Name] =
        Exhaustive.isWanted
        ? ["en-USD", "ru-RUB", "zh-Hans-CNY"].flatMap { pack in Variant.allCases.map { Name(pack: pack, variant: $0) } }
            + [Name(pack: prompts, variant: .plain), Name(pack: faulty, variant: .plain)]
        : [Name(pack: "zh-Hans-CNY", variant: .plain), Name(pack: faulty, variant: .plain)]

    var name: Name
    var folder: TemporaryFolder
    var manifest: PackManifest

    /// The folder of the pack's clips.
    var assets: URL { folder.url("VoiceAssets/\(name.pack)") }

    static func named(_ name: Name) async throws -> BuiltPack { try await store.pack(name) }

    private static let store = Store()

    /// Builds each pack when it is first asked for.
    private actor Store {
        private var packs: [Name: Task<BuiltPack, any Error>] = [:]

        func pack(_ name: Name) async throws -> BuiltPack {
            let task = packs[name] ?? Task { try await BuiltPack.build(name) }
            packs[name] = task
            return try await task.value
        }
    }

    private static func build(_ name: Name) async throws -> BuiltPack {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.url("recordings"), withIntermediateDirectories: true)
        if name.pack == prompts { try writePrompts(folder) } else { try copyRecordings(name, folder) }
        let generation = AssetGeneration(
            recordings: folder.url("recordings").path, output: folder.url("VoiceAssets").path, packs: [], workers: 2,
            isDryRun: false)
        let report = await generation.run { _ in }
        let errors = report.diagnostics.filter { $0.severity == .error }.map(\.line)
        #expect(errors == [])
        let json = try Data(contentsOf: folder.url("VoiceAssets/\(name.pack)/manifest.json"))
        return BuiltPack(name: name, folder: folder, manifest: try PackManifest(json: [UInt8](json)))
    }

    private static func copyRecordings(_ name: Name, _ folder: TemporaryFolder) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let source = root.appendingPathComponent(
            name.pack == faulty ? "Tests/FaultyTakes/zh-Hans-CNY" : "recordings/\(name.pack)")
        let target = folder.url("recordings/\(name.pack)")
        try FileManager.default.copyItem(at: source, to: target)
        let file = target.appendingPathComponent("pack.yml")
        guard !name.variant.profile.isEmpty else { return }
        let yaml = try String(contentsOf: file, encoding: .utf8)
        try #require(yaml.contains("\nprofile:\n"), "the variants add to the pack's profile")
        let profile = ["\nprofile:"] + name.variant.profile.map { "  \($0)" }
        try Data(yaml.replacing("\nprofile:\n", with: profile.joined(separator: "\n") + "\n").utf8).write(to: file)
    }

    private static let promptNames =
        (0...20).map(String.init) + [
            "30", "40", "50", "60", "70", "80", "90", "hundred", "thousand", "million", "dollars",
        ]

    private static func writePrompts(_ folder: TemporaryFolder) throws {
        for name in promptNames {
            let bytes = try Data(contentsOf: VoiceSamples.prompt("digits/\(name)"))
            try folder.write("recordings/\(prompts)/\(name).wav", bytes)
        }
        let ids = promptNames.map { "\"\($0)\"" }
        let lines =
            ["locale: en", "currency: USD", "range: 0.00...9.99", "clips:"] + ids.map { "  \($0): \($0)" }
            + ["announcements:", "  all: [\(ids.joined(separator: ", "))]"]
        try folder.write("recordings/\(prompts)/pack.yml", lines.map { $0 + "\n" }.joined().utf8)
    }
}

extension BuiltPack {
    /// S: samples of an MP3 frame.
    var frameSamples: Int { manifest.renditions["mp3"]?.frameSamples ?? 0 }
    /// Bytes of an MP3 frame.
    var frameBytes: Int { manifest.renditions["mp3"]?.frameBytes ?? 0 }
    var sampleRate: Int { manifest.renditions["wav"]?.sampleRate ?? 0 }

    func bytes(_ clip: PackManifest.Clip, _ rendition: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: assets.appendingPathComponent(try #require(clip.files[rendition]).path)))
    }

    /// A clip's samples, through libsndfile.
    func samples(_ clip: PackManifest.Clip, _ rendition: String) throws -> [Float] {
        try SoundFile.decode(bytes(clip, rendition), limits: .recording).samples
    }

    /// The clips of an announcement made at random: 2 to 12 of them.
    func announcements(_ count: Int, seed: UInt64) -> [[PackManifest.Clip]] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            (0..<Int.random(in: 2...12, using: &generator)).map { _ in manifest.clips.randomElement(using: &generator)!
            }
        }
    }

    /// One announcement in which each of some clips follows each of them once. (A de Bruijn sequence: an Euler cycle
    /// through the complete graph with loops)
    func allPairs(of count: Int) -> [PackManifest.Clip] {
        let clips = Array(manifest.clips.prefix(count))
        var unused = clips.map { _ in Array(clips.indices) }
        var path = [0]
        var circuit: [Int] = []
        while let here = path.last {
            if let next = unused[here].popLast() { path.append(next) } else { circuit.append(path.removeLast()) }
        }
        return circuit.reversed().map { clips[$0] }
    }
}
