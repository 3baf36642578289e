package import VoiceAssetCore
import VoiceAssetPacks

/// The folder of all packs' recordings, in which a new pack is made as a whole or not at all.
package struct RecordingsFolder: Sendable {
    /// As the user typed it, without slashes at its end.
    package let path: String
    private let fileSystem: any PublishingFileSystem
    private let patience: LockPatience

    /// - Parameter patience: how long it waits for another process that has a lock on the folder.
    package init(
        _ path: String, fileSystem: any PublishingFileSystem = LocalFileSystem(), patience: LockPatience = .none
    ) {
        self.path = plainPath(path)
        self.fileSystem = fileSystem
        self.patience = patience
    }

    /// What stands in the way of a new pack with this name.
    package func obstacles(to name: String) -> [Finding] {
        do throws(PublishingError) {
            guard try fileSystem.entry(at: path) != nil else { return [] }
            let taken = try fileSystem.names(in: path).first { $0.lowercased() == name.lowercased() }
            guard let taken else { return [] }
            return [Finding(.packExists).at("\(path)/\(taken)")]
        } catch {
            return [error.diagnostic]
        }
    }

    /// Writes a new pack with the takes that old recordings become, as a whole: if it fails or is killed, the same command begins anew.
    package func add(_ pack: LanguagePack, _ takes: [RecordingMatching.Match] = [], of old: OldRecordings? = nil)
        -> [Finding]
    {
        do throws(PublishingError) {
            try fileSystem.makeFolders(path)
        } catch {
            return [error.diagnostic]
        }
        return alone { () throws(PublishingError) in
            let obstacles = obstacles(to: pack.name)
            return try obstacles.isEmpty ? write(pack, takes, of: old) : obstacles
        }
    }

    /// A file of a pack, as it was read and as it is to be.
    package typealias Change = (name: String, old: [UInt8], new: [UInt8])

    /// Replaces files of a pack, each in one moment, unless one of them is not as it was.
    ///
    /// - Parameter changes: in this order: what is written before the process ends must be sound without the rest.
    package func replace(_ pack: String, _ changes: [Change]) -> [Finding] {
        let folder = "\(path)/\(pack)"
        return alone { () throws(PublishingError) in
            for change in changes {
                if let obstacle = try obstacle(to: change, in: folder) { return [obstacle] }
            }
            for change in changes {
                try fileSystem.replace("\(folder)/\(change.name)", with: change.new, isLasting: true)
            }
            return []
        }
    }

    /// What stands in the way of a file's new text.
    private func obstacle(to change: Change, in folder: String) throws(PublishingError) -> Finding? {
        let file = "\(folder)/\(change.name)"
        guard try fileSystem.entry(at: file)?.kind == .file else {
            return Finding(.fileUnsafe, "link kept").at(file)
        }
        guard try fileSystem.bytes(of: file, atMost: change.old.count) == change.old else {
            return Finding(.outputConflict, "changed").at(file)
        }
        return nil
    }

    /// Does something while this run is the only one that writes here; without locks nobody is kept out.
    func alone(_ change: () throws(PublishingError) -> [Finding]) -> [Finding] {
        do throws(LockRefusal) {
            let lock = try patience.lock(path, on: fileSystem)
            defer { withExtendedLifetime(lock) {} }
            do throws(PublishingError) { return try change() } catch { throw .system(error) }
        } catch {
            return [error.diagnostic]
        }
    }

    private func write(
        _ pack: LanguagePack, _ takes: [RecordingMatching.Match], of old: OldRecordings?
    ) throws(PublishingError) -> [Finding] {
        let staging = "\(path)/.add-language-pack-\(pack.name)"
        if let left = try fileSystem.entry(at: staging) {
            if left.kind == .folder { try clear(staging) } else { try fileSystem.removeFile(staging) }
        }
        do throws(PublishingError) {
            try fileSystem.makeFolder(staging, permissions: nil)
            for (name, text) in pack.files { try write(Array(text.utf8), to: "\(staging)/\(name)") }
            if let old {
                for take in takes {
                    let bytes: [UInt8]
                    do throws(Finding) { bytes = try old.bytes(of: take.file) } catch {
                        try clear(staging)
                        return [error]
                    }
                    try write(bytes, to: "\(staging)/\(take.copy)")
                }
            }
            try fileSystem.synchronize(staging)
            try fileSystem.move(staging, toNew: "\(path)/\(pack.name)")
        } catch {
            try? clear(staging)
            throw error
        }
        try fileSystem.synchronize(path)
        return []
    }

    /// Writes a new file as a whole: under a hidden name first, which a killed run leaves for the next one to remove.
    func put(_ bytes: [UInt8], into folder: String, as name: String) throws(PublishingError) {
        let staged = "\(folder)/.add-language-pack-take"
        if try fileSystem.entry(at: staged)?.kind == .file { try fileSystem.removeFile(staged) }
        do throws(PublishingError) {
            try write(bytes, to: staged)
            try fileSystem.move(staged, toNew: "\(folder)/\(name)")
        } catch {
            try? fileSystem.removeFile(staged)
            throw error
        }
        try fileSystem.synchronize(folder)
    }

    private func write(_ bytes: [UInt8], to file: String) throws(PublishingError) {
        try fileSystem.write(bytes, toNew: file)
        try fileSystem.synchronize(file)
    }

    /// Takes a folder apart that this run or one that was killed began to fill. Whoever fills one holds the lock.
    private func clear(_ staging: String) throws(PublishingError) {
        for name in try fileSystem.names(in: staging) { try fileSystem.removeFile("\(staging)/\(name)") }
        try fileSystem.removeFolder(staging)
    }
}
