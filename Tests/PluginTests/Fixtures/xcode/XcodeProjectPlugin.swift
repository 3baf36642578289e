// What the plugins use of the module that Xcode has for plugins that act on its projects, which no toolchain ships.
public import Foundation
public import PackagePlugin

public struct XcodeProject {
    public var displayName: String
    public var directoryURL: URL
    public var targets: [XcodeTarget]
}

public struct XcodeTarget {
    public var displayName: String
    public var inputFiles: FileList
}

public struct XcodePluginContext {
    public var xcodeProject: XcodeProject
    public var pluginWorkDirectoryURL: URL
    public func tool(named name: String) throws -> PluginContext.Tool { fatalError(name) }
}

public protocol XcodeCommandPlugin: Plugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public protocol XcodeBuildToolPlugin: Plugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}
