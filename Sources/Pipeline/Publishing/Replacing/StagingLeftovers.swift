import VoiceAssetCore
import VoiceManifest

/// Puts in order what a killed run left in the output folder.
struct StagingLeftovers {
    let output: String
    let fileSystem: any PublishingFileSystem

    /// - Returns: Remarks about what stays.
    func clear() throws -> [Finding] {
        let names = try fileSystem.names(in: output)
        let index = IndexWriter.temporaryName
        if names.contains(index), try fileSystem.entry(at: path(index))?.kind == .file {
            try fileSystem.removeFile(path(index))
        }
        try putBack(names)
        var remarks: [Finding] = []
        for prefix in [StagingFolder.previousPrefix, StagingFolder.prefix] {
            for name in names {
                guard let pack = Self.pack(name, prefix) else { continue }
                remarks += StagingFolder(fileSystem: fileSystem, output: output, pack: pack).dismantle(path(name))
            }
        }
        return remarks
    }

    /// Gives earlier packs their names again if no pack has them: whole packs before folders that something stuck in.
    private func putBack(_ names: [String]) throws {
        for mustBeWhole in [true, false] {
            for name in names {
                guard let pack = Self.pack(name, StagingFolder.previousPrefix),
                    try fileSystem.entry(at: path(name))?.kind == .folder,
                    try fileSystem.entry(at: path(pack)) == nil,
                    try !mustBeWhole || PackRecord.read(path(name), pack: pack, on: fileSystem).isSound
                else { continue }
                try fileSystem.move(path(name), toNew: path(pack))
            }
        }
    }

    /// The pack of a name with that prefix: `en-USD` of `<prefix>en-USD` and `<prefix>en-USD~2`.
    private static func pack(_ name: String, _ prefix: String) -> String? {
        guard name.hasPrefix(prefix) else { return nil }
        let parts = name.dropFirst(prefix.count).split(separator: "~", omittingEmptySubsequences: false)
        let isNumbered = parts.count == 2 && Int(parts[1]) != nil
        guard parts.count == 1 || isNumbered, Naming.isPack(String(parts[0])) else { return nil }
        return String(parts[0])
    }

    private func path(_ name: String) -> String { "\(output)/\(name)" }
}
