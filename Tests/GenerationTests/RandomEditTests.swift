import Foundation
import PackFixture
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceManifest

@testable import VoiceAssetPipeline

/// The store changes nothing but time: whatever is edited, a run with it writes and says what a run without it does.
@Suite struct RandomEditTests {
    @Test(arguments: [1, 2] as [UInt64]) func aFewEdits(seed: UInt64) async throws {
        try await edit(seed, times: 8)
    }

    @Test(.exhaustive, arguments: 10..<20 as Range<UInt64>) func threeHundredEdits(seed: UInt64) async throws {
        try await edit(seed, times: 30)
    }

    private func edit(_ seed: UInt64, times: Int) async throws {
        var random = SeededGenerator(seed: seed)
        let pack = try TestPack(GeneratedPack.takes())
        var edits = Edits(pack: pack)
        await run(pack, later: 3)
        var history: [String] = []
        for step in 0..<times {
            history.append(try edits.apply(using: &random))
            let fresh = try copy(pack)
            // Sometimes the files are too young to be known by their stamps, sometimes nothing happens between two runs.
            let program = edits.program
            let (seen, expected) = (await run(pack, later: step % 3, by: program), await run(fresh, later: 3))
            #expect(lines(of: seen, in: pack) == lines(of: expected, in: fresh), "\(history)")
            // A pack that can't be made stays what it was.
            let isMade = expected.packs.allSatisfy { $0.change != .failed }
            if isMade { #expect(try pack.everything() == fresh.everything(), "\(history)") }
            guard step.isMultiple(of: 2) else { continue }
            let again = await run(pack, later: 3, by: program)
            #expect(lines(of: again, in: pack) == lines(of: expected, in: fresh), "again after \(history)")
            if isMade { #expect(try pack.everything() == fresh.everything(), "again after \(history)") }
        }
    }

    @discardableResult
    private func run(
        _ pack: TestPack, later seconds: Int, by program: FileStamp? = FileStamp.program
    ) async -> AssetGeneration.Report {
        var generation = AssetGeneration(
            recordings: pack.recordings, output: pack.output, packs: [], workers: 2, isDryRun: false)
        generation.now = { FileStamp.now + seconds * 1_000_000_000 }
        generation.program = program
        return await generation.run { _ in }
    }

    /// Every finding with all its parts, as the JSON output has them.
    private func lines(of report: AssetGeneration.Report, in pack: TestPack) -> [String] {
        let root = pack.folder.url("").path
        return report.diagnostics.map { finding in
            "\(finding.label)|\(finding.file)|\(finding.clip ?? "")|\(finding.found)|\(finding.limit ?? "")|\(finding.advice ?? "")"
                .replacingOccurrences(of: root, with: "")
        }
    }

    /// The recordings alone, as they are now: neither a store nor clips are there.
    private func copy(_ pack: TestPack) throws -> TestPack {
        let (files, copy) = (FileManager.default, try TestPack([]))
        try files.removeItem(at: copy.folder.url("recordings"))
        try files.copyItem(at: pack.folder.url("recordings"), to: copy.folder.url("recordings"))
        try? files.removeItem(at: copy.folder.url("recordings/\(StoreFolder.name)"))
        // What earlier runs wrote and this one would not is the user's by now, or goes.
        try? files.removeItem(at: copy.folder.url("VoiceAssets"))
        return copy
    }
}

/// What somebody may do between two runs.
private struct Edits {
    let pack: TestPack
    private var comments = 0
    private var loudness = -16
    /// The program that runs from now on.
    private(set) var program = FileStamp.program

    init(pack: TestPack) { self.pack = pack }

    private var takes: String { "recordings/\(TestPack.name)" }
    private var clips: String { "VoiceAssets/\(TestPack.name)" }

    mutating func apply(using random: inout SeededGenerator) throws -> String {
        let files = FileManager.default
        let ids = GeneratedPack.ids
        let (one, other) = (ids[Int.random(in: 0..<3, using: &random)], ids[Int.random(in: 0..<3, using: &random)])
        switch Int.random(in: 0..<18, using: &random) {
        case 0 where one != other:
            let (first, second, between) = (url("\(takes)/\(one).wav"), url("\(takes)/\(other).wav"), url("between"))
            try files.moveItem(at: first, to: between)
            try files.moveItem(at: second, to: first)
            try files.moveItem(at: between, to: second)
            return "swap takes \(one) \(other)"
        case 1:
            try pack.folder.write("\(takes)/\(one).wav", word(UInt64.random(in: 1...40, using: &random)))
            return "record \(one)"
        case 2:
            let bytes = try Data(contentsOf: url("\(takes)/\(one).wav"))
            try pack.folder.write("\(takes)/\(one).wav", [UInt8](bytes))
            return "touch \(one)"
        case 3:
            try pack.flipBit(of: "\(takes)/\(one).wav", keepingDate: true)
            return "flip a bit of take \(one)"
        case 4:
            comments += 1
            try pack.writeYAML(ids, comment: "comment \(comments)")
            return "comment"
        case 5:
            loudness = loudness == -16 ? -18 : -16
            var changed = pack
            changed.profile = ["loudness: \(loudness)"]
            try changed.writeYAML(ids)
            return "loudness \(loudness)"
        case 6:
            try? files.removeItem(at: url("\(clips)/mp3/\(one).mp3"))
            return "remove clip \(one)"
        case 7 where files.fileExists(atPath: url("\(clips)/wav/\(one).wav").path):
            try pack.flipBit(of: "\(clips)/wav/\(one).wav", keepingDate: true)
            return "flip a bit of clip \(one)"
        case 8 where one != other:
            try copy("\(clips)/wav/\(one).wav", over: "\(clips)/wav/\(other).wav")
            return "clip \(one) over \(other)"
        case 9:
            try? files.removeItem(at: url(clips))
            return "remove the pack"
        case 10:
            let store = url("recordings/\(StoreFolder.name)/\(TestPack.name)")
            if let bytes = try? Data(contentsOf: store) {
                try bytes.prefix(Int.random(in: 0...bytes.count, using: &random)).write(to: store)
            }
            return "cut the store"
        case 11:
            try? files.removeItem(at: url("recordings/\(StoreFolder.name)"))
            return "remove the store"
        case 12:
            try pack.folder.write("\(takes)/\(one)~2.wav", word(UInt64.random(in: 1...40, using: &random)))
            return "second take of \(one)"
        case 13:
            try? files.removeItem(at: url("\(takes)/\(one)~2.wav"))
            return "no second take of \(one)"
        case 14:
            program?.inode += 1
            return "build the program anew"
        case 15, 16:
            let stage = ["analyze-take", "render-clip"].randomElement(using: &random) ?? ""
            try leaveClips(ofOtherVersionOf: stage, one, other)
            try? files.removeItem(at: url("recordings/\(StoreFolder.name)"))
            return "another version of \(stage) made clip \(one) of \(other), in a fresh clone"
        default:
            try? files.removeItem(at: url("VoiceAssets/index.json"))
            return "remove the index"
        }
    }

    /// The pack as a tool leaves it whose stage has another version and makes other clips, here those of another word.
    private func leaveClips(ofOtherVersionOf stage: String, _ one: String, _ other: String) throws {
        let file = pack.assets.appendingPathComponent("manifest.json")
        guard let json = try? Data(contentsOf: file) else { return }
        var manifest = try PackManifest(json: json)
        guard let place = manifest.clips.firstIndex(where: { $0.id == one }),
            let source = manifest.clips.first(where: { $0.id == other })
        else { return }
        for (rendition, clip) in source.files {
            let (from, to) = ("\(clips)/\(clip.path)", "\(clips)/\(manifest.clips[place].files[rendition]?.path ?? "")")
            guard one == other || FileManager.default.fileExists(atPath: url(from).path) else { return }
            if one != other { try Data(contentsOf: url(from)).write(to: url(to)) }
            manifest.clips[place].files[rendition]?.bytes = clip.bytes
            manifest.clips[place].files[rendition]?.sha256 = clip.sha256
        }
        manifest.clips[place].samples = source.samples
        manifest.clips[place].loudness = source.loudness
        manifest.generator.stages?[stage]? += 1
        manifest.writtenSha256 = Digest.sha256(try manifest.writtenText())
        try Data(manifest.encoded()).write(to: file)
    }

    private func url(_ path: String) -> URL { pack.folder.url(path) }

    private func word(_ seed: UInt64) throws -> [UInt8] {
        try SoundFile.encode(TestSignal.word(seed), sampleRate: 24000, as: .wavPCM16)
    }

    /// As `cp -p` does: the date is the other file's.
    private func copy(_ from: String, over to: String) throws {
        guard let bytes = try? Data(contentsOf: url(from)),
            let date = try? FileManager.default.attributesOfItem(atPath: url(from).path)[.modificationDate]
        else { return }
        try bytes.write(to: url(to))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url(to).path)
    }
}
