import Foundation
import TestSupport
import Testing

extension ExhaustivePackageTests {
    /// The package that Plugins/Distribution/make lays out, with the tool built before: in an app, and by itself.
    @Suite(.serialized, .enabled(if: Program.available("patchelf"))) struct PrebuiltPackageTests {
        /// Where an app looks for the package by the name that it has in the fixtures, among them none with sources of the tool.
        private static let folder = Workspace.folder.appendingPathComponent("prebuilt")
        private static let package = folder.appendingPathComponent("voice-assets")
        private static let made = Result { try make() }

        /// The build of the other tests of plugins is taken; optimizing all of it takes minutes.
        private static let environment = ProcessInfo.processInfo.environment.merging(["VOICE_ASSETS_SHIPPED": "0"]) {
            $1
        }

        private let files = FileManager.default
        private let system: URL

        init() throws { system = try Self.made.get() }

        /// - Returns: the folder of this system's files in the bundle.
        private static func make() throws -> URL {
            let script = try Workspace.script("Plugins/Distribution/make")
            let options = ["--scratch-path", Workspace.scratch.path]
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let result = try Program.run(
                "bash", [script, package.path] + options, in: Workspace.checkout, environment: environment,
                deadline: 1200)
            try #require(result.status == 0, "\(result.errorText)")
            let line =
                /.*: voice-assets \d+\.\d+\.\d+ for (?<system>[a-z0-9_-]+), Linux with glibc 2\.\d+ or later; \d+ MB\n/
            let match = try #require(try line.wholeMatch(in: result.outputText), "\(result.outputText)")
            let bundle = package.appendingPathComponent("voice-assets.artifactbundle")
            return bundle.appendingPathComponent(String(match.output.system))
        }

        private func text(_ path: String) throws -> String {
            try String(contentsOf: system.appendingPathComponent(path), encoding: .utf8)
        }

        @Test func bringsItsLibrariesAndTheirLicences() throws {
            let shipped = try files.contentsOfDirectory(atPath: system.path + "/lib/voice-assets")
            for name in [
                "libsndfile.so", "libmp3lame.so", "libsoxr.so", "libebur128.so", "libyaml", "libicu", "libswiftCore.so",
            ] {
                #expect(shipped.contains { $0.hasPrefix(name) }, "\(name)")
            }
            // What the dynamic linker takes from elsewhere is glibc's.
            for tool in ["voice-assets", "language-pack-tool"] {
                let linked = try Program.run("ldd", ["\(system.path)/bin/\(tool)"])
                let places = linked.outputText.matches(of: /=> (?<path>\/\S+)/).map { String($0.output.path) }
                let others = places.filter {
                    !$0.hasPrefix(system.resolvingSymlinksInPath().path) && !$0.hasPrefix(system.path)
                }
                #expect(places.count > others.count && others.allSatisfy { $0.contains(/\/lib[a-z]+\.so\.\d+$/) })
                #expect(
                    others.allSatisfy { ["libc.so.6", "libm.so.6"].contains($0.split(separator: "/").last) },
                    "\(others)")
            }
            let licences = try text("share/licenses/voice-assets/README.txt")
            for name in ["libsndfile1 ", "libmp3lame0 ", "libsoxr0 ", "libmpg123-0 ", "Swift version 6"] {
                #expect(licences.contains(name), "\(licences)")
            }
            for copy in [
                "libsndfile1.txt", "swift.txt", "common/LGPL-2.1", "voice-assets.txt", "swift-argument-parser.txt",
            ] {
                #expect(!(try text("share/licenses/voice-assets/\(copy)")).isEmpty)
            }
            #expect(try text("share/doc/voice-assets/SYSTEM.txt").contains(/^Linux with glibc 2\.\d+ or later\n$/))
        }

        /// Made anew from elsewhere, by a path from there; what else is in the folder stays.
        @Test func isMadeAnew() throws {
            let mine = ["NOTES.md", ".gitignore"].map(Self.package.appendingPathComponent)
            for file in mine { try Data("mine".utf8).write(to: file) }
            let script = try Workspace.script("Plugins/Distribution/make")
            func make() throws -> Program.Result {
                try Program.run(
                    "bash", [script, "voice-assets", "--scratch-path", Workspace.scratch.path], in: Self.folder,
                    environment: Self.environment, deadline: 1200)
            }
            let again = try make()
            #expect(
                again.status == 0 && again.outputText.hasPrefix("voice-assets: voice-assets "), "\(again.errorText)")
            for file in mine { #expect(try Data(contentsOf: file) == Data("mine".utf8)) }
            let left = try files.contentsOfDirectory(atPath: Self.package.path).filter { $0.hasPrefix(".made-") }
            #expect(left == [".made-by-voice-assets"])

            let added = Self.package.appendingPathComponent("Sources/Mine/mine.swift")
            try files.createDirectory(at: added.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: added)
            defer { try? files.removeItem(at: added.deletingLastPathComponent()) }
            let refused = try make()
            #expect(
                refused.status == 73
                    && refused.errorText.contains("voice-assets/Sources/Mine/mine.swift is not as this script"))
            #expect(files.fileExists(atPath: added.path))
        }

        @Test func bringsManualPagesAndCompletions() throws {
            let pages = try files.contentsOfDirectory(atPath: system.path + "/share/man/man1")
            #expect(pages.contains("voice-assets.1") && pages.contains("voice-assets.generate.1"), "\(pages)")
            for page in pages {
                let checked = try Program.run(
                    "man", ["-l", "--warnings", "-E", "UTF-8", "\(system.path)/share/man/man1/\(page)"])
                #expect(checked.status == 0 && checked.outputText.contains("NAME"), "\(page): \(checked.errorText)")
            }
            for (path, shell) in [
                ("bash-completion/completions/voice-assets", "bash"),
                ("bash-completion/completions/language-pack-tool", "bash"),
            ] {
                let checked = try Program.run(shell, ["-n", "\(system.path)/share/\(path)"])
                #expect(checked.status == 0, "\(checked.errorText)")
            }
            #expect(try text("share/zsh/site-functions/_voice-assets").hasPrefix("#compdef voice-assets"))
            #expect(try text("share/fish/vendor_completions.d/voice-assets.fish").contains("complete"))
        }

        /// The manifest that is laid out says again what the package's own says.
        @Test func offersTheSame() throws {
            func products(in package: URL) throws -> [String: String] {
                let dump = try Program.run(
                    "swift", ["package", "--scratch-path", Workspace.scratch.path, "dump-package"], in: package)
                let json = try JSONSerialization.jsonObject(with: dump.output) as? [String: Any]
                let products = json?["products"] as? [[String: Any]] ?? []
                let targets = json?["targets"] as? [[String: Any]] ?? []
                var offered: [String: String] = [:]
                for product in products where (product["type"] as? [String: Any])?["executable"] == nil {
                    let name = try #require(product["name"] as? String)
                    let target = targets.first { $0["name"] as? String == name }
                    let capability = target?["pluginCapability"] ?? [:]
                    let text = try JSONSerialization.data(withJSONObject: capability, options: .sortedKeys)
                    offered[name] = String(decoding: text, as: UTF8.self)
                }
                return offered
            }
            let offered = try products(in: Self.package)
            #expect(offered.count == 14)
            #expect(try products(in: Workspace.own().package) == offered)
        }

        /// Both verbs, a library and the check in each build, where neither the C libraries' headers nor another package are.
        @Test func servesAnApp() throws {
            let app = Self.folder.appendingPathComponent("shop")
            try? files.removeItem(at: app)
            try files.copyItem(at: Workspace.fixtures.appendingPathComponent("shop"), to: app)
            let workspace = Workspace(package: app)
            try workspace.record(RawTake.pair)
            func swift(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
                var environment = ProcessInfo.processInfo.environment
                environment["PKG_CONFIG_LIBDIR"] = "/nowhere"
                let result = try Program.run("swift", arguments, in: app, environment: environment, deadline: 1200)
                return (result.status, result.outputText, result.errorText)
            }
            let generated = try swift(
                "package", "--allow-writing-to-package-directory", "generate-voice-assets", "--assets",
                "Sources/shop/VoiceAssets")
            #expect(generated.status == 0, "\(generated.errors)")
            #expect(
                generated.output.hasSuffix("en-USD: 2 clips in 2 renditions, 85 kB; 6 files written\n"),
                "\(generated.output)")
            let validated = try swift("package", "validate-voice-assets", "Sources/shop/VoiceAssets")
            #expect(
                validated.status == 0 && validated.output.contains("\nno errors, "),
                "\(validated.output)\(validated.errors)")
            let added = try swift(
                "package", "--allow-writing-to-package-directory", "add-language-pack", "vi", "--currency", "VND")
            #expect(
                added.status == 0 && workspace.exists("recordings/vi-VND/pack.yml"), "\(added.output)\(added.errors)")
            try files.removeItem(at: app.appendingPathComponent("recordings/vi-VND"))

            let built = try swift("build")
            #expect(built.status == 0, "\(built.output)\(built.errors)")
            #expect(!built.output.contains("ArgumentParser"))
            #expect(((try? files.contentsOfDirectory(atPath: app.path + "/.build/checkouts")) ?? []).isEmpty)
            let ran = try Program.run(app.appendingPathComponent(".build/debug/shop").path, [])
            #expect(ran.outputText == "the word one the word two\nVoiceAssets\n", "\(ran.errorText)")
            try files.removeItem(at: app.appendingPathComponent("Sources/shop/VoiceAssets/en-USD/mp3/one.mp3"))
            let broken = try swift("build")
            #expect(
                broken.status != 0 && (broken.output + broken.errors).contains("[asset-missing]"), "\(broken.output)")
        }
    }
}
