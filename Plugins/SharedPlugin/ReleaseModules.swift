import Foundation
import PackagePlugin

/// How much of a tool is compiled, told from the files that a release build leaves: SwiftPM tells a plugin nothing
/// while it builds.
struct ReleaseModules: Sendable {
    /// A module in SwiftPM's release folder.
    private struct Module {
        let name: String
        /// It was compiled before this build, and no source of it or of what it is built on is newer than that.
        let isCurrent: Bool
    }

    private let modules: [Module]
    private let scratch: URL
    private let start: Date

    /// - Parameters:
    ///   - targets: what the tool is made of, each after all that it is built on.
    ///   - pluginFolder: `plugins/<plugin>/outputs` in the scratch folder.
    init(of targets: [any SourceModuleTarget], pluginFolder: URL, start: Date = Date()) {
        self.start = start
        scratch = pluginFolder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folders = Self.releaseFolders(in: scratch)
        var outdated: Set<String> = []
        modules = targets.map { target in
            let compiled = Self.compiled(target.moduleName, in: folders)
            let changed = target.sourceFiles.map { Self.date($0.url) }.max() ?? .distantPast
            let isCurrent =
                compiled > changed && !target.recursiveTargetDependencies.contains { outdated.contains($0.name) }
            if !isCurrent { outdated.insert(target.name) }
            return Module(name: target.moduleName, isCurrent: isCurrent)
        }
    }

    /// How many modules are compiled, and of how many; nil if there is nothing to compile, or nothing is known of it.
    var progress: (done: Int, all: Int)? {
        let folders = Self.releaseFolders(in: scratch)
        guard !folders.isEmpty else { return nil }
        let recompiled = modules.map { Self.compiled($0.name, in: folders) >= start }
        guard zip(modules, recompiled).contains(where: { !$0.isCurrent || $1 }) else { return nil }
        return (zip(modules, recompiled).count { $0.isCurrent || $1 }, modules.count)
    }

    /// One for each platform that was built for.
    private static func releaseFolders(in scratch: URL) -> [URL] {
        let platforms = try? FileManager.default.contentsOfDirectory(
            at: scratch, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (platforms ?? []).filter { $0.lastPathComponent != "release" }
            .map { $0.appendingPathComponent("release") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// When the last object file of a module was written; the distant past if there is none.
    private static func compiled(_ module: String, in folders: [URL]) -> Date {
        folders.flatMap { folder -> [Date] in
            let files = FileManager.default.enumerator(
                at: folder.appendingPathComponent("\(module).build"), includingPropertiesForKeys: nil)
            return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "o" }.map(date)
        }.max() ?? .distantPast
    }

    private static func date(_ file: URL) -> Date {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)
        return attributes?[.modificationDate] as? Date ?? .distantPast
    }
}
