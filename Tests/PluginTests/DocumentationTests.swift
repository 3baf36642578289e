import Foundation
import TestSupport
import Testing

extension ExhaustivePackageTests {
    /// Pages of the articles, by DocC.
    @Suite(.serialized) struct DocumentationTests {
        /// A catalog, and the module that it belongs to.
        struct Catalog: CustomTestStringConvertible {
            var path: String
            var testDescription: String { path }
        }

        static func catalogs() throws -> [Catalog] {
            let sources = Workspace.checkout.appendingPathComponent("Sources")
            let rooms = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
            return rooms.map { "\($0)/\($0).docc" }
                .filter { FileManager.default.fileExists(atPath: sources.appendingPathComponent($0).path) }
                .map { Catalog(path: $0) }
        }

        /// What an app links, as `swift package generate-documentation` makes it: with the symbols that its articles name.
        @Test func librariesWithoutAWarning() throws {
            let own = try Workspace.own()
            let targets = ["NumberGrammar", "VoiceManifest", "VoiceSplicer"].flatMap { ["--target", $0] }
            let environment = ProcessInfo.processInfo.environment.merging(["DOCUMENTATION": "1"]) { $1 }
            let made = try Program.run(
                "swift",
                ["package", "--scratch-path", Workspace.scratch.path, "generate-documentation", "--warnings-as-errors"]
                    + targets,
                in: own.package, environment: environment, deadline: 1200)
            #expect(made.status == 0, "\(made.outputText)\(made.errorText)")
            #expect(!(made.outputText + made.errorText).contains("warning:"), "\(made.outputText)\(made.errorText)")
        }

        /// The catalogs of the tool, which have no symbols to name. That the module of a catalog is not there is told once.
        @Test(
            arguments: try catalogs().filter {
                !["VoiceManifest", "VoiceSplicer"].contains($0.path.prefix { $0 != "/" })
            })
        func articlesWithoutAWarning(catalog: Catalog) throws {
            let folder = try TemporaryFolder()
            let name = catalog.path.prefix { $0 != "/" }
            let made = try Program.run(
                "docc",
                [
                    "convert", Workspace.checkout.appendingPathComponent("Sources/\(catalog.path)").path,
                    "--fallback-display-name", "\(name)", "--fallback-bundle-identifier", "voice-assets.\(name)",
                    "--output-path", folder.url("pages").path,
                ], in: folder.url)
            let warnings = (made.outputText + made.errorText).split(separator: "\n").filter { $0.contains("warning:") }
            #expect(made.status == 0 && warnings.allSatisfy { $0.contains("No symbol matched '") }, "\(warnings)")
        }

        /// No app resolves what makes pages.
        @Test func addsNoDependency() throws {
            let dump = try Program.run(
                "swift", ["package", "--scratch-path", Workspace.scratch.path, "dump-package"], in: Workspace.checkout)
            #expect(dump.status == 0 && !dump.outputText.contains("swift-docc-plugin"))
        }
    }
}
