import Foundation
import PackFixture
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceManifest

/// Several takes, chosen by how they fit the clips beside them.
@Suite struct JoinChoiceTests {
    private func take(_ pitch: Double, fall: Double) -> [UInt8] {
        var take = RawTake(pitch: pitch)
        take.fall = fall
        return take.wav
    }

    /// The words a and c keep their pitch, 200 Hz. b is once in the middle of it, but comes from above and falls far below; and
    /// once a little lower, and even.
    private func pack() throws -> TestPack {
        let pack = try TestPack([
            ("a.wav", take(200, fall: 0)), ("b.wav", take(200, fall: 12)), ("c.wav", take(201, fall: 0)),
        ])
        try pack.write("b~2.wav", take(185, fall: 0))
        return pack
    }

    @Test func fits() async throws {
        let pack = try pack()
        let report = await GeneratedPack.generate(pack)
        #expect(!report.diagnostics.contains { $0.severity == .error })
        let manifest = try pack.manifest()
        #expect(manifest.clips[1].source.take == 2)
        let choice = try #require(manifest.clips[1].source.choice)
        #expect(choice.hasPrefix("take 2 of 2: take 1 fits the clips beside it less well ("))
        let gain = try #require(manifest.joinChoice)
        // 185 Hz lies 1.4 semitones below 200; half of twelve semitones, but for the 25 ms within which the median of an edge lies.
        #expect(gain.clips == 1)
        #expect(abs(gain.pitchJump - 1.4) <= 0.2)
        #expect((4...6).contains(gain.pitchJumpAlone))
        #expect(await GeneratedPack.validate(pack, recordings: true) == [])
    }

    /// Another run, with and without what is remembered, says and does the same; a take that comes later is looked at too.
    @Test func isTheSameEveryTime() async throws {
        let pack = try pack()
        await GeneratedPack.generate(pack, workers: 1)
        let first = try pack.everything()
        #expect(await !GeneratedPack.generate(pack).changedAnything)
        try FileManager.default.removeItem(at: pack.folder.url("recordings/.voice-assets-cache"))
        #expect(await !GeneratedPack.generate(pack, workers: 3).changedAnything)
        try pack.write("b~3.wav", take(198, fall: 0.5))
        await GeneratedPack.generate(pack)
        #expect(try pack.manifest().clips[1].source.take == 3)
        try FileManager.default.removeItem(at: pack.folder.url("recordings/\(TestPack.name)/b~3.wav"))
        await GeneratedPack.generate(pack)
        #expect(try pack.everything() == first)
    }

    /// Other number rules put other clips beside it: what an earlier run chose does not stay.
    @Test func otherRules() async throws {
        let pack = try pack()
        try pack.write("a.wav", take(200, fall: 0))
        try pack.write("b.wav", take(202, fall: 0))
        try pack.write("b~2.wav", take(290, fall: 0))
        try pack.write("c.wav", take(300, fall: 0))
        let yaml = """
            locale: en
            currency: JPY
            range: 0...1
            clips: {a: a, b: b, c: c}
            numbers: numbers.rbnf
            amount: [{ say: ["{integer %said}"] }]
            announcements: {paid: ["{amount}"]}
            """
        try pack.write("pack.yml", Array(yaml.utf8))
        for (rules, take) in [("0: a b; 1: c;", 1), ("0: c b; 1: a;", 2), ("0: a b; 1: c;", 1)] {
            try pack.write("numbers.rbnf", Array("%said:\n\(rules.replacing("; ", with: ";\n"))\n".utf8))
            let report = await GeneratedPack.generate(pack)
            let errors = report.diagnostics.filter { $0.severity == .error }.map(\.line)
            #expect(try pack.manifest().clips[1].source.take == take, "\(rules): \(errors)")
        }
    }

    /// Where there is nothing to choose, the manifest has no word of it.
    @Test func singleTakes() async throws {
        let pack = try await GeneratedPack.make()
        #expect(try pack.manifest().joinChoice == nil)
        #expect(try !String(decoding: pack.bytes("manifest.json"), as: UTF8.self).contains("joinChoice"))
    }
}
