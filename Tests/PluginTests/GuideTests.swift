import Foundation
import TestSupport
import Testing

extension ExhaustivePackageTests {
    /// The code of VoiceSplicer's guide, compiled as it stands there in a package that depends on this one.
    @Suite(.serialized) struct GuideTests {
        private static let sources = Workspace.checkout.appendingPathComponent("Sources/VoiceSplicer/Notification")
        private static let guide = "Sources/VoiceSplicer/VoiceSplicer.docc/NotificationSound.md"

        /// The code blocks of a document that follow a comment `fixture: NAME`, by name.
        private static func blocks(of document: String) throws -> [String: String] {
            let fixtures = try Document(document).blocks.filter { $0.mark.hasPrefix("fixture: ") }
            #expect(fixtures.allSatisfy { $0.language == "swift" })
            return Dictionary(uniqueKeysWithValues: fixtures.map { (String($0.mark.dropFirst(9)), $0.code) })
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
                        "#if canImport(Darwin)\n", with: "#if true\nimport NotificationStubs\nimport VoiceSplicer\n"
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
            var sources = try Self.blocks(of: Self.guide)
            #expect(
                sources.keys.sorted() == [
                    "NotificationService.swift", "Splicing.swift", "Spoken.swift", "Voices.swift",
                ])
            #if !canImport(UserNotifications)
                for name in ["UserNotificationSound.swift", "BundledPack.swift", "AppGroupSounds.swift"] {
                    sources[name] = try String(contentsOf: Self.sources.appendingPathComponent(name), encoding: .utf8)
                }
            #endif
            for (name, source) in sources {
                let file = package.appendingPathComponent("Sources/notifier/\(name)")
                try Data(Self.standIn(source).utf8).write(to: file)
            }
            let readme = try Self.blocks(of: "README.md")
            let manifest = try Self.blocks(of: "Sources/VoiceManifest/VoiceManifest.docc/VoiceManifest.md")
            #expect(readme.keys.sorted() == ["main.swift"] && manifest.keys.sorted() == ["Clips.swift"])
            let documents = package.appendingPathComponent("Sources/documents")
            try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
            for (name, source) in readme.merging(manifest, uniquingKeysWith: { first, _ in first }) {
                try Data(source.utf8).write(to: documents.appendingPathComponent(name))
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
                    not spoken: nowhere: no voice packs here: index.json is missing; 'payment.caf' is played instead
                    Payment received payment.caf
                    left alone
                    left alone

                    """)
            let namesakes = try Program.run(bin.appendingPathComponent("namesakes").path, [], in: package)
            #expect(namesakes.outputText == "18 15.50 nowhere\n")
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

        /// The README's code says 15.50 with a pack.
        @Test func codeOfTheReadmeAnnouncesAnAmount() throws {
            let package = try notifier()
            try record(in: package)
            let verb = ["--allow-writing-to-package-directory", "generate-voice-assets"]
            let flags = ["--scratch-path", Workspace.scratch.path]
            let generated = try Program.run("swift", ["package"] + flags + verb, in: package, deadline: 1200)
            try #require(generated.status == 0, "\(generated.outputText)\(generated.errorText)")
            let run = try Program.run("swift", ["run"] + flags + ["documents"], in: package, deadline: 1200)
            #expect(run.outputText.hasPrefix("payment received one five point five "), "\(run.errorText)")
            let sound = package.appendingPathComponent("announcement.wav")
            #expect(FileManager.default.fileExists(atPath: sound.path))
        }

        /// A pack that announces 15.50 and nothing else, digit by digit.
        private func record(in package: URL) throws {
            let words = [
                ("payment-received", "payment received"), ("0", "zero"), ("1", "one"), ("2", "two"), ("3", "three"),
                ("4", "four"), ("5", "five"), ("6", "six"), ("7", "seven"), ("8", "eight"), ("9", "nine"),
                ("point", "point"),
            ]
            let folder = package.appendingPathComponent("recordings/en-USD")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let yaml = """
                locale: en
                currency: USD
                range: 15.50...15.50
                clips:
                \(words.map { "  \"\($0.0)\": \($0.1)" }.joined(separator: "\n"))
                numbers: iterated
                amount:
                  - { say: ["{integer}", point, "{digits}"] }
                announcements:
                  payment-received: [payment-received, "{amount}"]
                """
            try Data(yaml.utf8).write(to: folder.appendingPathComponent("pack.yml"))
            for (place, word) in words.enumerated() {
                try Data(RawTake(pitch: 100 + 12 * Double(place)).wav)
                    .write(to: folder.appendingPathComponent("\(word.0).wav"))
            }
        }
    }
}
