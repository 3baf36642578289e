import Foundation
import TestSupport
import Testing

/// What only Apple's systems compile, against stand-ins of AVFoundation.
#if !canImport(Darwin)
    struct AppleCodeTests {
        /// A product, its type for Apple's systems, and the files that stand on nothing but AVFoundation.
        @Test(arguments: [
            ("VoiceSynthesis", "SystemSpeech", ["SpeechSynthesizing", "SystemSpeech"]),
            ("VoicePlayer", "SystemOutput", ["AnnouncementOutput", "SystemOutput"]),
        ])
        func compiles(product: String, type: String, files: [String]) throws {
            let folder = try TemporaryFolder()
            let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            let sources = Document.root.appendingPathComponent("Sources/\(product)")
            let paths = files.map { sources.appendingPathComponent("\($0).swift").path }
            let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
            let flags =
                ["-swift-version", "6", "-strict-memory-safety", "-I", folder.path]
                + features.flatMap { ["-enable-upcoming-feature", $0] }
            func compile(_ arguments: [String]) throws -> String {
                let result = try Program.run("swiftc", arguments, in: folder.url, deadline: 600)
                return result.status == 0 ? result.errorText : "failed: \(result.errorText)"
            }
            let standIn = here.appendingPathComponent("AppleStandIns/AVFoundation.swift").path
            #expect(try compile(["-emit-module", "-module-name", "AVFoundation", "-parse-as-library", standIn]) == "")
            #expect(try compile(["-typecheck", "-module-name", product] + flags + paths) == "")
            // The control: Apple's part is looked at.
            let wrong = try folder.write(
                "wrong.swift", "#if canImport(AVFoundation)\nlet a: Int = \(type)()\n#endif\n".utf8)
            #expect(
                try compile(["-typecheck", "-module-name", product] + flags + paths + [wrong.path])
                    .hasPrefix("failed: "))
        }
    }
#endif
