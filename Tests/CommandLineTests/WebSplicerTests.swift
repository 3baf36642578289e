import Foundation
import TestSupport
import Testing
import VoiceManifest

/// The ES module that `export` writes gives the bytes that this package's own splicer gives.
@Suite("The web's splicer", .enabled(if: Program.available("node")))
struct WebSplicerTests {
    let splicer: PlatformSplicer

    init() throws { splicer = try PlatformSplicer.web() }

    @Test("Answers as the golden vectors do", arguments: ["en-USD", "zh-Hans-CNY"])
    func golden(pack: String) throws {
        let folder = try BuiltInPacks.shared.get().folder
        let vectors = try Tool.run(["vectors", "--pack", pack, "--count", "10"], in: folder).output
        let golden = try GoldenQuestions(vectors, pack: folder.url("VoiceAssets/\(pack)").path)
        #expect(golden.questions.count > 100)
        #expect(try splicer.answers(to: golden.questions) == golden.answers)
    }

    /// One of forty; the rest is looked at by `ExhaustivePlatformSplicerTests`.
    @Test("Reads and refuses manifests as this package does")
    func hostile() throws {
        var hostile = HostileManifests()
        hostile.ask(HostileManifests.sound)
        var count = 0
        HostileManifests.variants(of: HostileManifests.sound) { variant in
            count += 1
            if count.isMultiple(of: 40) { hostile.ask(variant) }
        }
        for table in HostileTables.all { hostile.ask(HostileManifests.manifest(with: table)) }
        hostile.ask(HostileManifests.ended)
        for manifest in HostileManifests.endForms + HostileManifests.bounds { hostile.ask(manifest) }
        let differences = hostile.differences(from: try splicer.answers(to: hostile.questions))
        #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(2).map { $0.prefix(300) })")
        #expect(hostile.answers.count { $0.hasPrefix("fault") } > 100 && hostile.answers.count { $0 == "ok" } > 10)
    }
}
