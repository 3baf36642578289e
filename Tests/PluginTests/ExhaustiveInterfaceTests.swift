import Foundation
import TestSupport
import Testing

/// The products with library evolution, as a binary framework is built: the compiler reads their interfaces back.
@Suite(.exhaustive) struct ExhaustiveInterfaceTests {
    private static let products = [
        "NumberGrammar", "VoiceTables", "VoiceSplicer", "VoiceNotifications", "VoiceChecks", "VoiceUpdates",
        "VoiceSynthesis", "VoicePlayer",
        "VoiceManifest",
    ]
    /// What they stand on, and nobody else is to see.
    private static let leaves = ["VoiceAssetAppText", "VoiceAssetAudioContainers"]

    private func compile(_ arguments: [String]) throws {
        let result = try Program.run("swiftc", arguments, in: Workspace.checkout, deadline: 600)
        try #require(result.status == 0, "\(arguments): \(result.outputText)\(result.errorText)")
    }

    /// Emits a module and what of it is public.
    private func emit(_ module: String, to folder: TemporaryFolder) throws {
        let sources = Workspace.checkout.appendingPathComponent(
            "Sources/\(module.trimmingPrefix("VoiceAsset"))")
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { sources.appendingPathComponent($0).path }
        let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        let path = folder.url("modules/\(module)").path
        try compile(
            [
                "-emit-module", "-parse-as-library", "-module-name", module, "-package-name", "voice_assets",
                "-swift-version", "6", "-strict-memory-safety", "-enable-library-evolution",
                "-no-verify-emitted-module-interface", "-I", folder.url("modules").path,
                "-Xcc", "-fmodule-map-file=Sources/CCrypto/module.modulemap",
                "-emit-module-path", "\(path).swiftmodule", "-emit-module-interface-path", "\(path).swiftinterface",
            ] + features.flatMap { ["-enable-upcoming-feature", $0] } + files)
    }

    /// They name nothing of the package but each other, and an app with types of the same names compiles against them.
    @Test func interfacesVerify() throws {
        let folder = try TemporaryFolder()
        for name in ["modules", "public", "cache"] {
            try FileManager.default.createDirectory(at: folder.url(name), withIntermediateDirectories: true)
        }
        for module in Self.leaves { try emit(module, to: folder) }
        for product in Self.products {
            try emit(product, to: folder)
            let interface = folder.url("public/\(product).swiftinterface")
            try FileManager.default.copyItem(at: folder.url("modules/\(product).swiftinterface"), to: interface)
            let text = try String(contentsOf: interface, encoding: .utf8)
            for module in Self.leaves + ["VoiceAssetCCrypto"] {
                #expect(!text.contains(module), "\(product) shows \(module)")
            }
        }
        let search = ["-I", folder.url("public").path, "-module-cache-path", folder.url("cache").path]
        for product in Self.products {
            let interface = folder.url("public/\(product).swiftinterface").path
            try compile(["-frontend", "-typecheck-module-from-interface", interface, "-module-name", product] + search)
        }
        let app = Workspace.fixtures.appendingPathComponent("notifier/Sources/namesakes/main.swift").path
        try compile(["-typecheck", "-swift-version", "6", app] + search)
    }
}
