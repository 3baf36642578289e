import Foundation
import PackagePlugin

/// Applied by a target that bundles `VoiceAssets`: its build fails where clips are missing, damaged or older than their
/// recordings. It needs no permission, and runs only when one of the files changed.
@main
struct CheckVoiceAssets: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let check = AssetCheck(folders: [target.directoryURL, context.package.directoryURL])
        return [
            check.command(
                of: target.name, by: try context.tool(named: "voice-assets").url, in: context.pluginWorkDirectoryURL)
        ]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension CheckVoiceAssets: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let project = context.xcodeProject.directoryURL
            let check = AssetCheck(folders: [project.appendingPathComponent(target.displayName), project])
            return [
                check.command(
                    of: target.displayName, by: try context.tool(named: "voice-assets").url,
                    in: context.pluginWorkDirectoryURL)
            ]
        }
    }
#endif
