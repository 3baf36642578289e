import Foundation
import PackagePlugin

/// `swift package add-language-pack`: runs `language-pack-tool` in the package's folder.
@main
struct AddLanguagePack: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try VoiceAssetsTool.ofLanguagePacks(Invocation(packageManager, context)).run(nil, arguments)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension AddLanguagePack: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            try VoiceAssetsTool.ofLanguagePacks(Invocation(packageManager, context)).run(nil, arguments)
        }
    }
#endif
