import Foundation
import TestSupport
import Testing

extension ExhaustivePackageTests {
    /// An app whose target bundles `VoiceAssets` and applies the plugin that checks them.
    ///
    /// The tool is an artifact bundle of the one that the tests run: compiling it once more would take minutes.
    @Suite(.serialized) struct CheckedAppTests {
        private let workspace: Workspace
        private let files = FileManager.default

        init() throws {
            _ = try Workspace.own()
            let package = Workspace.folder.appendingPathComponent("shop")
            try? files.removeItem(at: package)
            try files.copyItem(at: Workspace.fixtures.appendingPathComponent("shop"), to: package)
            workspace = Workspace(package: package)
            try workspace.record(RawTake.pair)
            try Self.bundle()
            let made = try Program.run(
                Program.built("voice-assets"), ["generate", "--assets", "Sources/shop/VoiceAssets"], in: package)
            try #require(made.status == 0, "\(made.errorText)")
        }

        /// Packs the tool as SwiftPM wants it.
        private static func bundle() throws {
            let bundle = Workspace.folder.appendingPathComponent("voice-assets.artifactbundle")
            try? FileManager.default.removeItem(at: bundle)
            try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                atPath: Program.built("voice-assets"), toPath: bundle.appendingPathComponent("voice-assets").path)
            let info = try Program.run("swift", ["-print-target-info"])
            let target = (try JSONSerialization.jsonObject(with: info.output) as? [String: Any])?["target"]
            let triple = try #require((target as? [String: Any])?["unversionedTriple"] as? String)
            let text = """
                {"schemaVersion": "1.0", "artifacts": {"voice-assets": {"version": "0.2.0", "type": "executable",
                  "variants": [{"path": "voice-assets", "supportedTriples": ["\(triple)"]}]}}}
                """
            try Data(text.utf8).write(to: bundle.appendingPathComponent("info.json"))
        }

        /// In a scratch folder of its own: the tool comes from elsewhere than in the other tests.
        private func swift(_ arguments: String...) throws -> (status: Int32, text: String) {
            let scratch = Workspace.folder.appendingPathComponent("shop-scratch").path
            let environment = ProcessInfo.processInfo.environment.merging([
                "VOICE_ASSETS_BUNDLE": "../voice-assets.artifactbundle"
            ]) { $1 }
            let result = try Program.run(
                "swift", arguments + ["--scratch-path", scratch], in: workspace.package, environment: environment,
                deadline: 1200)
            return (result.status, result.outputText + result.errorText)
        }

        private func url(_ path: String) -> URL { workspace.package.appendingPathComponent(path) }

        private static let title = "Checking the voice clips of shop"

        @Test func failsTheBuildAtFileAndLine() throws {
            let first = try swift("build")
            try #require(first.status == 0, "\(first.text)")
            #expect(!first.text.contains("warning:"), "\(first.text)")
            let ran = try Program.run(
                Workspace.folder.appendingPathComponent("shop-scratch/debug/shop").path, [])
            #expect(ran.outputText == "the word one the word two\nVoiceAssets\n", "\(ran.errorText)")

            let again = try swift("build")
            #expect(again.status == 0 && !again.text.contains(Self.title), "\(again.text)")

            let clip = "Sources/shop/VoiceAssets/en-USD/mp3/one.mp3"
            let sound = try Data(contentsOf: url(clip))
            try (sound + [0]).write(to: url(clip))
            try expectFailure(at: clip, "[asset-checksum]")
            try files.removeItem(at: url(clip))
            try expectFailure(at: clip, "not found, so every announcement with this clip is silent", "[asset-missing]")
            try sound.write(to: url(clip))
            let mended = try swift("build")
            #expect(mended.status == 0 && mended.text.contains(Self.title), "\(mended.text)")

            let take = "recordings/en-USD/two.wav"
            try Data(RawTake(pitch: 170).wav).write(to: url(take))
            try expectFailure(at: take, "recorded again since generate ran", "[asset-stale]")
            try Data(RawTake.pair["two"]!).write(to: url(take))
            try files.removeItem(at: url("Sources/shop/VoiceAssets/en-USD/manifest.json"))
            try expectFailure(at: "Sources/shop/VoiceAssets/en-USD", "[")
        }

        private func expectFailure(
            at path: String, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            let result = try swift("build")
            let line = result.text.split(separator: "\n").first {
                $0.contains("/\(path)") && $0.contains(":1:1: error: ")
            }
            #expect(result.status != 0, "\(result.text)", sourceLocation: sourceLocation)
            #expect(
                line.map { line in words.allSatisfy { result.text.contains($0) } && line.hasPrefix("/") } == true,
                "\(result.text)", sourceLocation: sourceLocation)
        }
    }
}
