import Foundation
import TestSupport
import Testing

extension ExhaustivePackageTests {
    /// An app that leaves the tool's trait out, and what it can't do then.
    @Suite(.serialized) struct TraitTests {
        private func package(_ arguments: [String], at app: URL, _ folder: TemporaryFolder) throws -> Program.Result {
            let flags = ["package", "--scratch-path", folder.url("scratch").path]
            return try Program.run("swift", flags + arguments, in: app, deadline: 1200)
        }

        /// The packages that a resolved app is pinned to.
        private func pins(of app: URL) throws -> [String] {
            let resolved = try Data(contentsOf: app.appendingPathComponent("Package.resolved"))
            let json = try JSONSerialization.jsonObject(with: resolved) as? [String: Any]
            let pins = try #require(json?["pins"] as? [[String: Any]])
            return pins.compactMap { $0["identity"] as? String }.sorted()
        }

        @Test func appResolvesNothingButThisPackage() throws {
            let folder = try TemporaryFolder()
            let app = try Repository().app("speaker", in: folder)
            let resolved = try package(["resolve"], at: app, folder)
            try #require(resolved.status == 0, "\(resolved.errorText)")
            #expect(try pins(of: app) == ["voice-assets"])
            let checkouts = folder.url("scratch/checkouts").path
            #expect(try FileManager.default.contentsOfDirectory(atPath: checkouts) == ["voice-assets"])
        }

        /// The control: what the app doesn't resolve is what the tool is built from.
        @Test func appWithTheTraitResolvesTheToolsPackages() throws {
            let folder = try TemporaryFolder()
            let app = try Repository().app("announcer", in: folder)
            let resolved = try package(["resolve"], at: app, folder)
            try #require(resolved.status == 0, "\(resolved.errorText)")
            #expect(try pins(of: app) == ["swift-argument-parser", "voice-assets"])
        }

        /// As the articles show it.
        @Test func appTurnsTheToolOnByATraitOfItsOwn() throws {
            let folder = try TemporaryFolder()
            let app = try Repository().app("speaker", in: folder)
            let manifest = app.appendingPathComponent("Package.swift")
            let (off, own) = ("traits: []", #"traits: [.trait(name: "Tool", condition: .when(traits: ["VoiceTool"]))]"#)
            let declaration = #"traits: ["VoiceTool"],"#
            let text = try String(contentsOf: manifest, encoding: .utf8)
            let dependencies = "dependencies: [.package("
            try text.replacing(off, with: own).replacing(dependencies, with: "\(declaration) \(dependencies)")
                .write(to: manifest, atomically: true, encoding: .utf8)
            for (trait, expected) in [
                ([], ["voice-assets"]),
                (["--traits", "VoiceTool"], ["swift-argument-parser", "voice-assets"]),
            ] {
                let resolved = try package(trait + ["resolve"], at: app, folder)
                try #require(resolved.status == 0, "\(resolved.errorText)")
                #expect(try pins(of: app) == expected)
            }
            func article(_ path: String) throws -> String {
                try String(contentsOf: Workspace.checkout.appendingPathComponent(path), encoding: .utf8)
            }
            #expect(try article("README.md").contains(/\.package\(url: ".*", from: ".*", traits: \[\]\)/))
            let commands = try article("Sources/voice-assets/voice-assets.docc/CommandLine.md")
            #expect(commands.contains(own) && commands.contains(declaration))
        }

        /// SwiftPM wants target names that are unique over all packages, and the rooms' names are plain words.
        @Test func appNamesItsTargetsAsTheRooms() throws {
            let folder = try TemporaryFolder()
            let app = try Repository().app("speaker", in: folder)
            let products: Set = [
                "NumberGrammar", "VoiceChecks", "VoiceManifest", "VoiceNotifications", "VoicePlayer", "VoiceSplicer",
                "VoiceSynthesis", "VoiceTables", "VoiceUpdates",
            ]
            let sources = Workspace.checkout.appendingPathComponent("Sources").path
            let rooms = try FileManager.default.contentsOfDirectory(atPath: sources)
                .filter { !products.contains($0) && $0.wholeMatch(of: /\w+/) != nil }
            #expect(rooms.count > 20)
            for room in rooms + ["TestSupport", "PackFixture"] {
                let target = app.appendingPathComponent("Sources/\(room)")
                try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
                try "public let here = 1\n".write(
                    to: target.appendingPathComponent("Here.swift"), atomically: true, encoding: .utf8)
            }
            let manifest = app.appendingPathComponent("Package.swift")
            let targets = (rooms + ["TestSupport", "PackFixture"]).map { ".target(name: \"\($0)\")," }.joined(
                separator: " ")
            try String(contentsOf: manifest, encoding: .utf8).replacing("targets: [", with: "targets: [\(targets) ")
                .write(to: manifest, atomically: true, encoding: .utf8)
            let flags = ["build", "--scratch-path", folder.url("scratch").path, "--target", "Grammar"]
            let built = try Program.run("swift", flags, in: app, deadline: 1200)
            #expect(built.status == 0, "\(built.outputText)\(built.errorText)")
        }

        /// Before anything is built.
        @Test func verbsSayWhatToWrite() throws {
            let folder = try TemporaryFolder()
            let repository = try Repository()
            let app = try repository.app("speaker", in: folder)
            for (verb, tool) in [
                ("generate-voice-assets", "voice-assets"), ("validate-voice-assets", "voice-assets"),
                ("add-language-pack", "language-pack-tool"),
            ] {
                let result = try package(["--allow-writing-to-package-directory", verb], at: app, folder)
                #expect(result.status == 1 && result.outputText.isEmpty, "\(result.outputText)")
                #expect(
                    result.errorText.hasSuffix(
                        """
                        error: The tool \(tool) needs the trait 'Tool' of the package voice-assets, which is off. Write
                          .package(url: "\(repository.url)/", …, traits: ["Tool"])
                        in Package.swift, or leave `traits` out there; or run a release's voice-assets instead, without a build.

                        """), "\(result.errorText)")
            }
        }

        /// In this package's own folder the compiler says why, and stops there.
        @Test func buildWithoutTheTraitSaysWhy() throws {
            let folder = try TemporaryFolder()
            let flags = ["--scratch-path", folder.url("scratch").path, "--disable-default-traits"]
            let own = try Workspace.own().package
            let libraries = try Program.run(
                "swift", ["build"] + flags + ["--target", "VoiceSplicer"], in: own, deadline: 1200)
            #expect(libraries.status == 0, "\(libraries.outputText)\(libraries.errorText)")
            let tool = try Program.run(
                "swift", ["build"] + flags + ["--product", "voice-assets"], in: own, deadline: 1200)
            let text = tool.outputText + tool.errorText
            #expect(tool.status != 0 && !text.contains("no such module") && !text.contains("cannot find"), "\(text)")
            #expect(text.contains("error: the tools need the package trait Tool; "), "\(text)")
        }
    }
}
