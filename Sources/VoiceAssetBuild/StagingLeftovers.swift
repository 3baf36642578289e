import Diagnostics
import FileSystem
import VoiceManifest

/// Puts in order what a killed run left in the output folder.
struct StagingLeftovers {
    /// The index before it gets its name. No pack's name begins with `~`.
    static let indexName = StagingFolder.prefix + "~index"

    let output: String
    let fileSystem: any PublishingFileSystem

    /// - Returns: Warnings about what stays.
    func clear() throws -> [Diagnostic] {
        let names = try fileSystem.names(in: output)
        if names.contains(Self.indexName), try fileSystem.entry(at: path(Self.indexName))?.kind == .file {
            try fileSystem.removeFile(path(Self.indexName))
        }
        var warnings: [Diagnostic] = []
        // Earlier packs first: a pack that is back in its place keeps what else is to be cleared away.
        for prefix in [StagingFolder.previousPrefix, StagingFolder.prefix] {
            for name in names where name.hasPrefix(prefix) {
                guard let pack = Self.pack(name.dropFirst(prefix.count)) else { continue }
                if prefix == StagingFolder.previousPrefix, try putBack(name, as: pack) { continue }
                warnings += StagingFolder(fileSystem: fileSystem, output: output, pack: pack).dismantle(path(name))
            }
        }
        return warnings
    }

    /// Gives an earlier pack its name again if no pack has it.
    private func putBack(_ name: String, as pack: String) throws -> Bool {
        guard try fileSystem.entry(at: path(name))?.kind == .folder, try fileSystem.entry(at: path(pack)) == nil else {
            return false
        }
        try fileSystem.move(path(name), toNew: path(pack))
        return true
    }

    /// The pack of a name without its prefix: `en-USD` of `en-USD` and `en-USD~2`.
    private static func pack(_ rest: Substring) -> String? {
        let parts = rest.split(separator: "~", omittingEmptySubsequences: false)
        let isNumbered = parts.count == 2 && Int(parts[1]) != nil
        guard parts.count == 1 || isNumbered, Naming.isPack(String(parts[0])) else { return nil }
        return String(parts[0])
    }

    private func path(_ name: String) -> String { "\(output)/\(name)" }
}
