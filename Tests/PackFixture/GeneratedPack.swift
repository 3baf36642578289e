import Foundation
package import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
package import VoiceAssetPipeline
import VoiceAssetValidation
package import VoiceManifest

/// Packs of synthetic words for the tests of generating and validating.
package enum GeneratedPack {
    package static let ids = ["a", "b", "c"]

    /// Takes that sound alike in nothing but their length.
    package static func takes(levels: [Double] = [0, 0, 0]) throws -> [(file: String, bytes: [UInt8])] {
        try zip(ids, levels).enumerated().map { index, take in
            let word = TestSignal.word(UInt64(index + 1)).map { $0 * Float(Levels.amplitude(take.1)) }
            return ("\(take.0).wav", try SoundFile.encode(word, sampleRate: 24000, as: .wavPCM16))
        }
    }

    /// - Parameter seconds: how much later it is by the run's clock: from 3 on, files are old enough to be known by their stamps.
    @discardableResult
    package static func generate(
        _ pack: TestPack, workers: Int = 2, dryRun: Bool = false, later seconds: Int = 0
    ) async -> AssetGeneration.Report {
        var generation = AssetGeneration(
            recordings: pack.recordings, output: pack.output, packs: [], workers: workers, isDryRun: dryRun)
        generation.now = { FileStamp.now + seconds * 1_000_000_000 }
        return await generation.run { _ in }
    }

    /// A pack that has been generated without a fault.
    package static func make(profile: [String] = []) async throws -> TestPack {
        let pack = try TestPack(takes(), profile: profile)
        let report = await generate(pack)
        #expect(report.diagnostics.map(\.line) == [])
        return pack
    }

    /// The findings about a pack, as rule and file within the pack; notes left out.
    package static func validate(_ pack: TestPack, recordings: Bool = false) async -> [String] {
        let validation = AssetValidation(
            assets: pack.output, recordings: recordings ? pack.recordings : nil, packs: [], workers: 2)
        return await validation.run().diagnostics.filter { $0.severity != .note }.map { diagnostic in
            let file = diagnostic.file.replacingOccurrences(of: "\(pack.output)/", with: "")
                .replacingOccurrences(of: "\(pack.recordings)/", with: "recordings/")
            return "\(diagnostic.check.id) \(file.replacingOccurrences(of: "\(TestPack.name)/", with: ""))"
        }
    }
}

extension TestPack {
    package func manifest() throws -> PackManifest { try PackManifest(json: bytes("manifest.json")) }
}
