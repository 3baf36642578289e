import Foundation
import PackagePlugin

/// `swift package add-language-pack`: runs `language-pack-tool` in the package's folder.
@main
struct AddLanguagePack: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try VoiceAssetsTool.ofLanguagePacks(packageManager, context.package.directoryURL).run(nil, arguments)
    }
}

extension VoiceAssetsTool {
    /// The tool that makes packs: the only one that needs ICU.
    static func ofLanguagePacks(_ packageManager: PackageManager, _ folder: URL) -> VoiceAssetsTool {
        VoiceAssetsTool(
            packageManager: packageManager, workingDirectory: folder, product: "language-pack-tool",
            needs: ("ICU", "libicu-dev", "icu4c, and PKG_CONFIG_PATH=\"$(brew --prefix icu4c)/lib/pkgconfig\""))
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension AddLanguagePack: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            try VoiceAssetsTool.ofLanguagePacks(packageManager, context.xcodeProject.directoryURL).run(nil, arguments)
        }
    }
#endif
