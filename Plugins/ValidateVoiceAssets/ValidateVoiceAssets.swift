import Foundation
import PackagePlugin

/// `swift package validate-voice-assets`: runs `voice-assets validate` in the package's folder.
@main
struct ValidateVoiceAssets: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try VoiceAssetsTool.ofClips(Invocation(packageManager, context)).run("validate", arguments)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ValidateVoiceAssets: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            try VoiceAssetsTool.ofClips(Invocation(packageManager, context)).run("validate", arguments)
        }
    }
#endif
