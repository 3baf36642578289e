import Foundation
import PackFixture
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceManifest

@testable import VoiceAssetValidation

/// `validate` on generated packs that someone has touched.
@Suite struct ValidationTests {
    private static let all = ["renditions: [mp3, wav, caf-ulaw, caf-alaw, caf-pcm, aiff-ima4]"]

    private func change(_ pack: TestPack, _ path: String, _ edit: (inout [UInt8]) -> Void) throws {
        var bytes = try pack.bytes(path)
        edit(&bytes)
        try Data(bytes).write(to: pack.assets.appendingPathComponent(path))
    }

    /// Lets the manifest state a changed file as it is: what is wrong with the sound is told then.
    private func state(_ pack: TestPack, _ path: String) throws {
        let bytes = try pack.bytes(path)
        try change(pack, "manifest.json") { json in
            var text = String(decoding: json, as: UTF8.self)
            guard let entry = text.firstMatch(of: try! Regex("\\{[^{}]*\"\(path)\"[^{}]*\\}")) else { return }
            let stated = text[entry.range].replacing(#/"bytes": [0-9]+/#, with: "\"bytes\": \(bytes.count)")
                .replacing(#/"sha256": "[0-9a-f]+"/#, with: "\"sha256\": \"\(Digest.sha256(bytes))\"")
            text.replaceSubrange(entry.range, with: stated)
            json = Array(text.utf8)
        }
    }

    private func rules(_ findings: [String]) -> Set<String> { Set(findings.map { String($0.prefix { $0 != " " }) }) }

    @Test func findsNothingInAGoodPack() async throws {
        let findings = await GeneratedPack.validate(try await GeneratedPack.make(profile: Self.all), recordings: true)
        #expect(findings == [])
    }

    /// Joins are measured on a rendition without a codec's noise, whatever its name.
    @Test func joinsAreMeasuredWithoutACodec() async throws {
        func joins(_ renditions: String) async throws -> JoinFigures? {
            let pack = try await GeneratedPack.make(profile: ["renditions: [\(renditions)]"])
            let validation = AssetValidation(assets: pack.output, recordings: nil, packs: [], workers: 2)
            return await validation.run().packs.first?.joins
        }
        let linear = try await joins("caf-pcm")
        #expect(linear != nil)
        #expect(try await joins("aiff-ima4, caf-pcm") == linear)
        #expect(try await joins("caf-alaw, wav") == linear)
    }

    /// One bit in the middle of a file of each kind: its checksum, and whatever else the bit breaks.
    @Test func flippedBit() async throws {
        let pack = try await GeneratedPack.make(profile: Self.all)
        let paths = ["mp3/a.mp3", "wav/a.wav", "caf-ulaw/a.caf", "caf-alaw/b.caf", "caf-pcm/b.caf", "aiff-ima4/c.aiff"]
        for path in paths { try change(pack, path) { $0[$0.count / 2] ^= 4 } }
        let findings = await GeneratedPack.validate(pack)
        for path in paths { #expect(findings.contains("asset-checksum \(path)")) }
        #expect(findings.filter { $0.hasPrefix("asset-checksum") }.count == paths.count)
    }

    /// Whatever else is wrong with a file of other bytes comes of that: it is one error, which says what to do.
    @Test(arguments: ["", "cut", "louder", "text", "copy"]) func changedFileIsOneError(change kind: String) async throws
    {
        let pack = try await GeneratedPack.make()
        let samples = try SoundFile.decode(pack.bytes("wav/a.wav"), limits: .recording).samples
        let other = try pack.bytes("wav/b.wav")
        for path in ["wav/a.wav", "mp3/a.mp3"] {
            let louder = try SoundFile.encode(samples.map { $0 * 9 }, sampleRate: 44100, as: .wavPCM16)
            try change(pack, path) { bytes in
                switch kind {
                case "cut": bytes.removeLast(bytes.count / 2)
                case "louder": bytes = louder
                case "text": bytes = Array("no sound".utf8)
                case "copy": bytes = other
                default: bytes = []
                }
            }
        }
        #expect(await GeneratedPack.validate(pack) == ["asset-checksum mp3/a.mp3", "asset-checksum wav/a.wav"])
        await GeneratedPack.generate(pack)
        #expect(await GeneratedPack.validate(pack) == [])
    }

    /// What is said of the pack otherwise: other amounts, another clip; and what is measured.
    @Test(arguments: [
        ("\"max\": \"9.99\"", "\"max\": \"9.98\""),
        ("\"text\": \"b\"", "\"text\": \"c\""), ("\"code\": \"USD\"", "\"code\": \"EUR\""),
        ("\"locale\": \"en\"", "\"locale\": \"fr\""), ("\"loudness\": -16,", "\"loudness\": -16.1,"),
        ("\"findings\": []", "\"findings\": [ ]"),
    ])
    func changedManifest(old: String, new: String) async throws {
        let pack = try await GeneratedPack.make()
        let text = String(decoding: try pack.bytes("manifest.json"), as: UTF8.self)
        let changed = text.replacingOccurrences(of: old, with: new)
        try change(pack, "manifest.json") { $0 = Array(changed.utf8) }
        for recordings in [false, true] {
            let findings = await GeneratedPack.validate(pack, recordings: recordings)
            #expect(findings == (changed != text ? ["manifest-invalid manifest.json"] : []))
        }
    }

    @Test func missingAndExtraFiles() async throws {
        let pack = try await GeneratedPack.make()
        let (a, b) = (pack.assets.appendingPathComponent("mp3/a.mp3"), pack.assets.appendingPathComponent("mp3/z.mp3"))
        try FileManager.default.moveItem(at: a, to: b)
        let findings = await GeneratedPack.validate(pack)
        #expect(findings == ["asset-extra mp3/z.mp3", "asset-missing mp3/a.mp3"])
    }

    /// The same sound under two ids says the wrong word, in whichever file it is.
    @Test func identicalClips() async throws {
        let pack = try await GeneratedPack.make()
        let a = try pack.bytes("wav/a.wav")
        try change(pack, "wav/c.wav") { $0 = a }
        try state(pack, "wav/c.wav")
        let findings = await GeneratedPack.validate(pack)
        let others = findings.filter { !$0.hasPrefix("asset-unreadable") }
        #expect(others == ["clip-identical wav/c.wav", "manifest-invalid manifest.json"])
    }

    /// Sound that is stated as it is: too loud, too quiet, cut into at its start, or behind a silence.
    @Test(arguments: [
        (1.5, 0, ["clip-loudness"]), (-1.5, 0, ["clip-loudness"]),
        (0, -2400, ["clip-speech-cut", "manifest-invalid"]), (0, 9600, ["clip-silence", "asset-unreadable"]),
    ])
    func otherSound(louder decibels: Double, more silence: Int, expected: [String]) async throws {
        let pack = try await GeneratedPack.make()
        let sound = try SoundFile.decode(pack.bytes("wav/a.wav"), limits: .recording).samples
        let before = [Float](repeating: 0, count: max(0, silence))
        let samples = before + sound.dropFirst(max(0, -silence)).map { $0 * Float(Levels.amplitude(decibels)) }
        let bytes = try SoundFile.encode(samples, sampleRate: 24000, as: .wavPCM16)
        try change(pack, "wav/a.wav") { $0 = bytes }
        try state(pack, "wav/a.wav")
        let found = rules(await GeneratedPack.validate(pack))
        #expect(found.isSuperset(of: expected), "\(found.sorted())")
    }

    @Test func missingManifestAndIndex() async throws {
        let pack = try await GeneratedPack.make()
        try FileManager.default.removeItem(at: pack.assets.appendingPathComponent("manifest.json"))
        #expect(rules(await GeneratedPack.validate(pack)).contains("manifest-missing"))
        await GeneratedPack.generate(pack)
        try FileManager.default.removeItem(at: pack.folder.url("VoiceAssets/index.json"))
        let findings = await GeneratedPack.validate(pack)
        #expect(findings == ["manifest-missing index.json"])
    }

    /// Figures that someone wrote into the manifest: they are told once, and without what files that were changed have.
    @Test(arguments: ["loudness", "truePeak"]) func editedFigure(key: String) async throws {
        let pack = try await GeneratedPack.make(profile: Self.all)
        let figure = try NSRegularExpression(
            pattern: "(\"id\": \"b\",.*?\"\(key)\": )[-0-9.]+", options: .dotMatchesLineSeparators)
        try change(pack, "manifest.json") {
            let text = String(decoding: $0, as: UTF8.self)
            let range = NSRange(text.startIndex..., in: text)
            $0 = Array(figure.stringByReplacingMatches(in: text, range: range, withTemplate: "$1-7.5").utf8)
        }
        #expect(await GeneratedPack.validate(pack) == ["manifest-invalid manifest.json"])
        try change(pack, "wav/b.wav") { $0[$0.count / 2] ^= 4 }
        #expect(await GeneratedPack.validate(pack) == ["manifest-invalid manifest.json", "asset-checksum wav/b.wav"])
    }

    // MARK: Staleness

    @Test func changedTake() async throws {
        let pack = try await GeneratedPack.make()
        let bytes = try SoundFile.encode(TestSignal.word(9), sampleRate: 24000, as: .wavPCM16)
        try pack.write("b.wav", bytes)
        let findings = await GeneratedPack.validate(pack)
        #expect(findings == [])
        let stale = await GeneratedPack.validate(pack, recordings: true)
        #expect(stale == ["asset-stale recordings/b.wav"])
    }

    @Test func removedTake() async throws {
        let pack = try await GeneratedPack.make()
        try FileManager.default.removeItem(at: pack.folder.url("recordings/\(TestPack.name)/b.wav"))
        let findings = await GeneratedPack.validate(pack, recordings: true)
        #expect(findings == ["asset-stale recordings/pack.yml"])
    }

    @Test func changedPack() async throws {
        let pack = try await GeneratedPack.make()
        try pack.writeYAML(GeneratedPack.ids, comment: "changed")
        let findings = await GeneratedPack.validate(pack, recordings: true)
        #expect(findings == [])
        try pack.writeYAML(["a", "b"])
        let stale = await GeneratedPack.validate(pack, recordings: true)
        #expect(stale == ["asset-stale recordings/pack.yml", "asset-stale recordings/pack.yml"])
    }

    /// What is wrong with it is told, not that generate should run; and nothing about clips that could not be read.
    @Test(arguments: ["a: [", "clips: {a: [], b: [], c: []}"]) func damagedPack(yaml: String) async throws {
        let pack = try await GeneratedPack.make()
        try pack.write("pack.yml", yaml.utf8)
        let findings = await GeneratedPack.validate(pack, recordings: true)
        #expect(!findings.isEmpty && findings.allSatisfy { $0.hasSuffix(" recordings/pack.yml") }, "\(findings)")
        #expect(!findings.contains { $0.hasPrefix("asset-stale") }, "\(findings)")
    }
}
