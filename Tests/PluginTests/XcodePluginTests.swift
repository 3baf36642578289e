import Foundation
import TestSupport
import Testing

extension ExhaustivePackageTests {
    /// What Xcode compiles of the plugins for its own projects, against a stand-in for the module that only it has.
    @Suite struct XcodePluginTests {
        private let folder: TemporaryFolder
        /// Where the modules are that plugins import.
        private let search: [String]

        init() throws {
            folder = try TemporaryFolder()
            let info = try Program.run("swift", ["-print-target-info"])
            let json = try JSONSerialization.jsonObject(with: info.output) as? [String: Any]
            let paths = try #require(json?["paths"] as? [String: Any])
            let resources = try #require(paths["runtimeResourcePath"] as? String)
            search = ["-I", "\(resources)/pm/PluginAPI", "-I", folder.url.path]
            let stub = Workspace.fixtures.appendingPathComponent("xcode/XcodeProjectPlugin.swift").path
            let module = folder.url("XcodeProjectPlugin.swiftmodule").path
            let made = try compile([stub], "-emit-module", "-module-name", "XcodeProjectPlugin", "-o", module)
            try #require(made.status == 0, "\(made.errorText)")
        }

        private func compile(_ sources: [String], _ mode: String...) throws -> Program.Result {
            let settings = ["-parse-as-library", "-swift-version", "6", "-package-description-version", "6.2.0"]
            return try Program.run("swiftc", mode + settings + ["-warnings-as-errors"] + search + sources)
        }

        private static let plugins = [
            "AddLanguagePack", "CheckVoiceAssets", "GenerateVoiceAssets", "ValidateVoiceAssets",
        ]

        /// The sources of a plugin; a link leads to those that the verbs share.
        private static func sources(of plugin: String) throws -> [String] {
            let folder = Workspace.checkout.appendingPathComponent("Plugins/\(plugin)").path
            let all = ["", "/SharedPlugin"].flatMap { part in
                ((try? FileManager.default.contentsOfDirectory(atPath: folder + part)) ?? [])
                    .filter { $0.hasSuffix(".swift") }.map { "\(folder)\(part)/\($0)" }
            }
            return all.sorted()
        }

        @Test(arguments: plugins) func compiles(plugin: String) throws {
            let sources = try Self.sources(of: plugin)
            let checked = try compile(sources, "-typecheck")
            #expect(checked.status == 0, "\(checked.errorText)")
            // The branch for Xcode is what was looked at.
            let texts = try sources.map { try String(contentsOfFile: $0, encoding: .utf8) }
            let branch = try #require(texts.first { $0.contains("extension \(plugin): Xcode") })
            let wrong = try folder.write(
                "Wrong.swift", branch.replacing("context: XcodePluginContext", with: "context: Int").utf8)
            let others = zip(sources, texts).filter { $0.1 != branch }.map(\.0)
            let refused = try compile(others + [wrong.path], "-typecheck")
            #expect(refused.status != 0 && refused.errorText.contains("does not conform to protocol 'Xcode"))
        }
    }
}
