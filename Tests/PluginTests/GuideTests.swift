import Foundation
import TestSupport
import Testing

extension PackageTests {
    /// The code of PackSplicer's guide, compiled as it stands there in a package that depends on this one.
    @Suite(.serialized) struct GuideTests {
        private static let sources = Workspace.checkout.appendingPathComponent("Sources/VoiceSplicer")
        private static let guide = sources.appendingPathComponent("VoiceSplicer.docc/NotificationSound.md")

        /// The code blocks that follow a comment `fixture: NAME`, by name.
        private static func blocks() throws -> [String: String] {
            let text = try String(contentsOf: guide, encoding: .utf8)
            let pattern = /<!-- fixture: (?<name>\w+\.swift) -->\n```swift\n(?<code>(?s:.*?))```\n/
            return Dictionary(
                text.matches(of: pattern).map { (String($0.output.name), String($0.output.code)) }
            ) { first, _ in first }
        }

        /// A source for a system without UserNotifications and App Groups: with stand-ins for both.
        private static func standIn(_ source: String) -> String {
            #if canImport(UserNotifications)
                return source
            #else
                return
                    source
                    .replacing("#if canImport(UserNotifications) && !os(tvOS) && !os(watchOS)\n", with: "#if true\n")
                    .replacing(
                        "#if canImport(Darwin)\n", with: "#if true\nimport NotificationStubs\nimport PackSplicer\n"
                    )
                    .replacing("public import UserNotifications", with: "import NotificationStubs\nimport VoiceSplicer")
                    .replacing("import UserNotifications", with: "import NotificationStubs")
                    .replacing("public ", with: "")
            #endif
        }

        private func notifier() throws -> URL {
            _ = try Workspace.own()
            let package = Workspace.folder.appendingPathComponent("notifier")
            try? FileManager.default.removeItem(at: package)
            try FileManager.default.copyItem(
                at: Workspace.fixtures.appendingPathComponent("notifier"), to: package)
            var sources = try Self.blocks()
            #expect(
                sources.keys.sorted() == [
                    "NotificationService.swift", "Splicing.swift", "Spoken.swift", "Voices.swift",
                ])
            #if !canImport(UserNotifications)
                for name in ["NotificationVoice+UserNotifications.swift", "PackSplicer+Bundle.swift"] {
                    sources[name] = try String(contentsOf: Self.sources.appendingPathComponent(name), encoding: .utf8)
                }
            #endif
            for (name, source) in sources {
                let file = package.appendingPathComponent("Sources/notifier/\(name)")
                try Data(Self.standIn(source).utf8).write(to: file)
            }
            return package
        }

        /// It compiles without a warning, and falls back where there is no pack.
        @Test func codeOfTheGuideCompilesAndRuns() throws {
            let package = try notifier()
            let flags = ["--scratch-path", Workspace.scratch.path]
            let build = try Program.run("swift", ["build"] + flags, in: package, deadline: 1200)
            try #require(build.status == 0, "\(build.outputText)\(build.errorText)")
            #expect(!(build.outputText + build.errorText).contains("warning:"))
            let bin = Workspace.scratch.appendingPathComponent("debug")
            let run = try Program.run(
                bin.appendingPathComponent("notifier").path, ["nowhere", package.path], in: package)
            #expect(
                run.outputText == """
                    not spoken: nowhere/zh-Hans-CNY: no voice pack here: manifest.json is missing; \
                    'payment.caf' is played instead
                    Payment received payment.caf

                    """)
            #if os(Linux)
                let libraries = try Program.run("ldd", [bin.appendingPathComponent("plain").path]).outputText
                #expect(libraries.contains("libFoundationEssentials.so"))
                for library in [
                    "libFoundation.so", "icu", "Internationalization", "sndfile", "mp3lame", "soxr", "ebur128",
                ] {
                    #expect(!libraries.contains(library), "\(library)")
                }
            #endif
        }

        /// The README shows the guide's code.
        @Test func readmeShowsTheGuidesCode() throws {
            let readme = try String(
                contentsOf: Workspace.checkout.appendingPathComponent("README.md"), encoding: .utf8)
            for name in ["Voices.swift", "NotificationService.swift"] {
                #expect(readme.contains(try #require(try Self.blocks()[name])), "\(name)")
            }
        }
    }
}
