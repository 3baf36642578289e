import Foundation
import PackagePlugin

/// From where and for whom a verb was called.
struct Invocation {
    let packageManager: PackageManager
    /// Where the tool runs: relative paths and the defaults `recordings` and `VoiceAssets` start here.
    let workingDirectory: URL
    /// The plugin's own folder, `plugins/<plugin>/outputs` in the scratch folder.
    let pluginFolder: URL
    /// The package at the working directory; nil for an Xcode project, which has none.
    let package: Package?
    /// Where a tool is that the plugin's package declares for it, by its name.
    let tool: (String) throws -> URL

    init(_ packageManager: PackageManager, _ context: PluginContext) {
        self.packageManager = packageManager
        workingDirectory = context.package.directoryURL
        pluginFolder = context.pluginWorkDirectoryURL
        package = context.package
        tool = { try context.tool(named: $0).url }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension Invocation {
        init(_ packageManager: PackageManager, _ context: XcodePluginContext) {
            self.packageManager = packageManager
            workingDirectory = context.xcodeProject.directoryURL
            pluginFolder = context.pluginWorkDirectoryURL
            package = nil
            tool = { try context.tool(named: $0).url }
        }
    }
#endif
