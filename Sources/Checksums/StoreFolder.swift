import VoiceAssetFileSystem

/// The hidden folder beside packs' recordings in which their stores lie. It keeps itself out of git.
package enum StoreFolder {
    /// The folder's name in the folder of recordings.
    package static let name = ".voice-assets-cache"

    /// A pack's store. Nothing is written before it is saved.
    package static func store(of pack: String, in recordings: String) -> StageStore {
        StageStore(at: "\(recordings)/\(name)/\(pack)", within: recordings)
    }

    /// Removes the stores of packs whose recordings are gone, and what earlier versions kept beside them.
    package static func forget(besides packs: [String], in recordings: String) {
        let folder = "\(recordings)/\(name)"
        guard FileKind(at: folder) == .folder, let entries = try? listFolder(at: folder) else { return }
        for entry in entries where entry.kind == .file && !entry.isHidden && !packs.contains(entry.name) {
            try? LocalFileSystem().removeFile("\(folder)/\(entry.name)")
        }
    }

    /// Replaces a store as a whole.
    static func write(_ bytes: [UInt8], to file: String) throws(PublishingError) {
        let files = LocalFileSystem()
        let folder = String(file.prefix(file.count - 1 - (file.split(separator: "/").last?.count ?? 0)))
        if try files.entry(at: folder) == nil {
            try files.makeFolder(folder, permissions: nil)
            try files.write(Array("*\n".utf8), toNew: "\(folder)/.gitignore")
        }
        guard try files.entry(at: folder)?.kind == .folder else { return }
        let temporary = "\(file)~"
        if try files.entry(at: temporary)?.kind == .file { try files.removeFile(temporary) }
        guard try files.entry(at: file).map({ $0.kind == .file }) ?? true else { return }
        try files.write(bytes, toNew: temporary)
        try files.move(temporary, over: file)
    }
}
