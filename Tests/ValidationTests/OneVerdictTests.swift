import Foundation
import PackFixture
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceAssetValidation

/// What `generate` writes, `validate` accepts: other people's speech, whole and cropped.
@Suite struct OneVerdictTests {
    /// The errors of both about a pack of prompts, each cropped so many decibels below its loudest sample if at all.
    static func errors(_ takes: [(prompt: URL, depth: Double?)]) async throws -> [String] {
        let files = try takes.enumerated().map { index, take in
            let audio = try SoundFile.decode([UInt8](VoiceSamples.wav(of: take.prompt)), limits: .recording)
            let samples = take.depth.map { UnspokenTake.cropped(audio.samples, by: $0) } ?? audio.samples
            let name = "c\(index)-\(take.prompt.deletingPathExtension().lastPathComponent.lowercased())"
            let id = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
            return (
                file: "\(id).wav", bytes: try SoundFile.encode(samples, sampleRate: audio.sampleRate, as: .wavPCM16)
            )
        }
        let pack = try TestPack(files)
        // Each alone: together they are longer than an announcement may be.
        let yaml = try String(contentsOf: pack.folder.url("recordings/\(TestPack.name)/pack.yml"), encoding: .utf8)
        let heads = yaml.prefix(upTo: try #require(yaml.range(of: "announcements:")).lowerBound)
        let alone = files.map { "  \"a\($0.file.dropLast(4))\": [\"\($0.file.dropLast(4))\"]\n" }.joined()
        try pack.write("pack.yml", "\(heads)announcements:\n\(alone)".utf8)
        let made = await GeneratedPack.generate(pack).diagnostics
        let checked = await AssetValidation(
            assets: pack.output, recordings: pack.recordings, packs: [], workers: 2
        ).run().diagnostics
        return (made + checked).filter { $0.severity == .error }.map(\.line)
    }

    /// The edges of these MP3 are louder than −30 dB: validate refused what generate had written.
    @Test(.enabled(if: VoiceSamples.allPromptsAvailable), arguments: [("h-40", 20.0), ("h-15", 30)])
    func croppedPrompts(name: String, depth: Double) async throws {
        let prompt = try #require(
            try VoiceSamples.prompts("it").first { $0.path.hasSuffix("digits/\(name).g722") })
        #expect(try await Self.errors([(prompt, depth)]) == [])
    }
}

/// A tenth of all prompts of three languages, in all ways of cropping.
@Suite(.exhaustive) struct ExhaustiveOneVerdictTests {
    @Test(
        .enabled(if: VoiceSamples.promptsAvailable && VoiceSamples.allPromptsAvailable), arguments: ["en", "es", "it"])
    func promptsOf(language: String) async throws {
        let depths: [Double?] = [nil, 20, 30, 40]
        let prompts = try VoiceSamples.prompts(language).enumerated().filter { $0.offset % 10 == 7 }
        #expect(prompts.count > 50)
        #expect(try await OneVerdictTests.errors(prompts.map { ($0.element, depths[$0.offset / 10 % 4]) }) == [])
    }
}
