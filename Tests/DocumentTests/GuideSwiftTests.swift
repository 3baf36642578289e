import Foundation
import TestSupport
import Testing

/// All Swift of the articles compiles without a warning: in a new project of Xcode, where the main actor isolates what isn't
/// `nonisolated`, and in an older one.
@Suite("Swift of the articles")
struct GuideSwiftTests {
    /// The sources in a folder, those with a `main` of their own apart, and the modules of Apple's systems where they are not there.
    private struct Sources: Sendable {
        let folder: TemporaryFolder
        var library: [String] = []
        var programs: [String] = []

        init() throws {
            folder = try TemporaryFolder()
            for block in try Document.all().flatMap(\.blocks) where block.language == "swift" {
                // What is for Objective-C has no meaning elsewhere.
                guard let name = block.mark.wholeMatch(of: /(?:fixture|server): (\w+)\.swift/)?.1 else { continue }
                let isProgram = ["main", "Push"].contains(name)
                let path = isProgram ? "\(programs.count)/\(name).swift" : "\(name).swift"
                var code = block.code.replacing(#/@objc(\(\w+\))? /#, with: "")
                #if canImport(FoundationNetworking)
                    // Where the network has a module of its own.
                    if code.contains("URLSession") { code = "import FoundationNetworking\n\(code)" }
                #endif
                try folder.write(path, code.utf8)
                if isProgram { programs.append(path) } else { library.append(path) }
            }
            try #require(library.count > 13 && programs.count == 2, "\(library) \(programs)")
            #if !canImport(UserNotifications)
                try writeModules()
            #endif
        }

        #if !canImport(UserNotifications)
            /// `UserNotifications` and `os`, with what the library has of its own on Apple's systems.
            private func writeModules() throws {
                let stubs = try String(
                    contentsOf: Document.root.appendingPathComponent(
                        "Tests/PluginTests/Fixtures/notifier/Sources/NotificationStubs/NotificationStubs.swift"),
                    encoding: .utf8)
                try folder.write("modules/Stubs.swift", stubs.utf8)
                try compile("NotificationStubs", ["modules/Stubs.swift"])
                var own: [String] = []
                for name in ["UserNotificationSound", "BundledPack", "AppGroupSounds"] {
                    let source = try String(
                        contentsOf: Document.root.appendingPathComponent(
                            "Sources/VoiceNotifications/Notification/\(name).swift"),
                        encoding: .utf8)
                    own.append("modules/\(name).swift")
                    try folder.write(
                        own[own.count - 1],
                        source.replacing(#/#if canImport\(.*\n/#, with: "#if true\n", maxReplacements: 1)
                            .replacing("public import UserNotifications", with: "")
                            .replacing(
                                "#if true\n",
                                with: "#if true\npublic import NotificationStubs\npublic import VoiceNotifications\n"
                            )
                            .utf8)
                }
                try compile("OwnOfApple", own)
                let exports = ["NotificationStubs", "OwnOfApple"].map { "@_exported import \($0)\n" }.joined()
                try folder.write("modules/exports.swift", exports.utf8)
                for module in ["UserNotifications", "os"] { try compile(module, ["modules/exports.swift"]) }
            }

            private func compile(_ module: String, _ sources: [String]) throws {
                let flags = ["-emit-module", "-parse-as-library", "-module-name", module]
                let result = try check(sources, flags + ["-swift-version", "6", "-o", "modules/\(module).swiftmodule"])
                try #require(result.status == 0, "\(result.errorText)")
            }
        #endif

        func check(_ sources: [String], _ flags: [String]) throws -> Program.Result {
            let crypto = Document.root.appendingPathComponent("Sources/CCrypto/module.modulemap").path
            let search = ["-I", Program.built("Modules"), "-I", "modules", "-Xcc", "-fmodule-map-file=\(crypto)"]
            return try Program.run("swiftc", search + flags + sources, in: folder.url, deadline: 300)
        }
    }

    private static let sources = Result { try Sources() }

    @Test("Compiles", arguments: ["5", "6"], [false, true])
    func compiles(mode: String, isMainActors: Bool) throws {
        let sources = try Self.sources.get()
        let isolation = isMainActors ? ["-default-isolation", "MainActor"] : []
        let flags = ["-typecheck", "-warnings-as-errors", "-swift-version", mode] + isolation
        for program in sources.programs {
            let result = try sources.check([program], flags)
            #expect(result.status == 0, "\(result.errorText)")
        }
        let result = try sources.check(sources.library, flags + ["-parse-as-library"])
        #expect(result.status == 0, "\(result.errorText)")
        guard isMainActors else { return }
        // The control: the extension as an older Xcode takes it.
        let service = try String(contentsOf: sources.folder.url("NotificationService.swift"), encoding: .utf8)
        let isolated = "isolated-\(mode).swift"
        try sources.folder.write(isolated, service.replacing("nonisolated ", with: "").utf8)
        let wrong = try sources.check(["Voices.swift", isolated], flags + ["-parse-as-library"])
        #expect(wrong.status != 0 && wrong.errorText.contains("different actor isolation"), "\(wrong.errorText)")
    }
}
