import Foundation
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetPipeline

/// What is kept of a stage's results is kept under the stage's version: it is raised when the stage's code changes.
@Suite struct StageVersionTests {
    /// A stage, and the sources that decide what it comes to.
    private struct Stage {
        var name: String
        var version: Int
        var sources: [String]
    }

    private static let stages = [
        Stage(
            name: "analyze-take", version: AnalyzeTakes.version,
            sources: [
                "Sources/Audio/Sound", "Sources/Audio/AudioCodecs", "Sources/Audio/Streams", "Sources/AudioContainers",
                "Sources/Pipeline/Takes/Analysis", "Sources/Packs/ClipProfile.swift", "Sources/Packs/TakeLimits.swift",
            ]),
        Stage(
            name: "achievable-loudness", version: AchievableLoudness.version,
            sources: [
                "Sources/Pipeline/Clips", "Sources/Audio/Sound", "Sources/Audio/AudioCodecs",
                "Sources/Packs/ClipProfile.swift",
            ]),
        Stage(
            name: "render-clip", version: RenderClip.version,
            sources: [
                "Sources/Pipeline/Clips", "Sources/Audio/Sound", "Sources/Audio/AudioCodecs",
                "Sources/Packs/ClipProfile.swift",
            ]),
        Stage(
            name: "compare-takes", version: CompareTakes.version,
            sources: ["Sources/Pipeline/Takes/Comparing", "Sources/Audio/Sound/Voices"]),
    ]
    private static let table = "Tests/GenerationTests/stage-versions.txt"

    @Test(arguments: stages.indices) func isRaisedWithItsSources(index: Int) throws {
        let stage = Self.stages[index]
        let lines = try String(contentsOf: Document.root.appendingPathComponent(Self.table), encoding: .utf8)
            .split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        let noted = try #require(lines.first { $0.first == stage.name }, "\(stage.name) is not in \(Self.table)")
        let digest = try Self.digest(of: stage.sources)
        #expect(
            noted == [stage.name, "\(stage.version)", digest],
            """
            The sources of \(stage.name) changed. If a result may be another one, raise the stage's `version`. \
            Then write into \(Self.table): \(stage.name) \(stage.version) \(digest)
            """)
    }

    /// SHA-256 over all code. Comments, the space around lines and the names of modules decide nothing.
    private static func digest(of sources: [String]) throws -> String {
        var code: [UInt8] = []
        for source in sources {
            let url = Document.root.appendingPathComponent(source)
            let files =
                source.hasSuffix(".swift") ? [""] : try FileManager.default.subpathsOfDirectory(atPath: url.path)
            for file in files.sorted() where source.hasSuffix(".swift") || file.hasSuffix(".swift") {
                let text = try String(
                    contentsOf: file.isEmpty ? url : url.appendingPathComponent(file), encoding: .utf8)
                for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) })
                where !line.hasPrefix("//") && !line.isEmpty && !line.contains(/^(public |package )?import\b/) {
                    code += "\(line)\n".utf8
                }
            }
        }
        return Digest.sha256(code)
    }
}
