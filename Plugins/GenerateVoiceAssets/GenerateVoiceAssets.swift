import Foundation
import PackagePlugin

/// `swift package generate-voice-assets`: runs `voice-assets generate` in the package's folder.
@main
struct GenerateVoiceAssets: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try VoiceAssetsTool.ofClips(Invocation(packageManager, context)).run("generate", arguments)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension GenerateVoiceAssets: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            try VoiceAssetsTool.ofClips(Invocation(packageManager, context)).run("generate", arguments)
        }
    }
#endif
