import Foundation
import PackagePlugin

/// `swift package voice-assets VERB …`: runs any verb of the tool in the package's folder.
@main
struct RunVoiceAssets: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try run(Invocation(packageManager, context), arguments)
    }

    private func run(_ invocation: Invocation, _ arguments: [String]) throws {
        let line = VoiceAssetsTool.forTheTool(arguments)
        try requirePermission(line, in: invocation.workingDirectory)
        let isNew = ["new", "add-language-pack"].contains(line.first)
        let tool: VoiceAssetsTool = isNew ? .ofLanguagePacks(invocation) : .ofClips(invocation)
        try tool.run(nil, isNew ? Array(line.dropFirst()) : line)
    }

    /// The verb declares no permission, since most that it runs write nothing: fails where SwiftPM's sandbox keeps a verb that writes
    /// from writing, and names the flag.
    private func requirePermission(_ line: [String], in folder: URL) throws {
        let writers: Set = ["add-language-pack", "generate", "new", "speak", "--confirm", "--import", "--write"]
        guard let writer = line.first(where: writers.contains), !line.contains("--dry-run"), !line.contains("--help"),
            !FileManager.default.isWritableFile(atPath: folder.path)
        else { return }
        throw VoiceAssetsToolError(
            description: """
                \(writer) writes into the package, which SwiftPM does not allow yet. Write
                  swift package --allow-writing-to-package-directory voice-assets \(line.joined(separator: " "))
                """)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension RunVoiceAssets: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            try run(Invocation(packageManager, context), arguments)
        }
    }
#endif
