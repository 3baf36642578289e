package import VoiceAssetCore
package import VoiceManifest
import VoiceNotifications

/// Writes packs into an output folder: each as a whole or not at all, nothing that already is as it should be, and
/// nothing that generate did not write.
///
/// It holds a lock on the folder as long as it lives, so that one run at a time writes.
package struct PackWriter: Sendable {
    /// Remarks about what earlier runs left behind and could not be put in order.
    package let warnings: [Finding]
    private let output: String
    private let fileSystem: any PublishingFileSystem
    /// `nil` where the file system has no locks.
    private let lock: (any PublishingLock)?

    /// Makes the output folder if there is none, locks it, and puts in order what a killed run left there. The folder
    /// may be given as a link to one; inside it links are not followed.
    ///
    /// - Parameter patience: how long it waits for another process that has a lock on the folder.
    /// - Throws: `Faults` if the folder can't be made or written, or if another process holds it for longer.
    package init(
        output: String, fileSystem: any PublishingFileSystem = LocalFileSystem(), patience: LockPatience = .none
    ) throws(Faults) {
        self.output = plainPath(output)
        self.fileSystem = fileSystem
        do {
            try fileSystem.makeFolders(self.output)
            lock = try patience.lock(self.output, on: fileSystem)
        } catch {
            throw Faults(error, at: output)
        }
        let unlocked = lock == nil ? [Finding(.outputFailed, "unlockable").at(self.output)] : []
        do {
            warnings = unlocked + (try StagingLeftovers(output: self.output, fileSystem: fileSystem).clear())
        } catch {
            throw Faults(error, at: output)
        }
    }

    /// What `replace` would do, without a lock and without writing anything.
    package static func preview(
        _ content: PackContent, output: String, fileSystem: any PublishingFileSystem = LocalFileSystem()
    ) -> PackOutcome {
        let folder = "\(plainPath(output))/\(content.manifest.pack)"
        do {
            return try PackPlanner.plan(content, pack: content.manifest.pack, in: folder, on: fileSystem).outcome
        } catch {
            return .failed(Faults(error, at: folder))
        }
    }

    /// Makes the pack's folder hold this content. If it fails, the earlier pack is there, untouched.
    ///
    /// - Parameter index: the index that lists the pack, if it is to be there with it. Its room is taken before the pack is
    ///   replaced, so that a full disk leaves no pack without its entry.
    package func replace(_ content: PackContent, in index: () -> VoiceIndex? = { nil }) -> PackOutcome {
        publish(content, pack: content.manifest.pack, in: index)
    }

    /// Removes what the pack's manifest says that generate wrote, and the folders that are then empty. Without a sound
    /// manifest nothing counts as written by generate, and nothing is removed.
    package func removePack(_ pack: String) -> PackOutcome {
        publish(nil, pack: pack) { nil }
    }

    /// Makes `index.json` in the output folder hold this index, in one moment.
    package func writeIndex(_ index: VoiceIndex) -> PackOutcome {
        IndexWriter(output: output, fileSystem: fileSystem).write(index)
    }

    private func publish(_ content: PackContent?, pack: String, in index: () -> VoiceIndex?) -> PackOutcome {
        let folder = "\(output)/\(pack)"
        do {
            guard Naming.isPack(pack) else {
                throw Faults(folder, .outputFailed, "name", ["name": .text(pack), "form": .text(Naming.packForm)])
            }
            let plan = try PackPlanner.plan(content, pack: pack, in: folder, on: fileSystem)
            var outcome = plan.outcome
            if !plan.changesNothing {
                let listing = IndexWriter(output: output, fileSystem: fileSystem)
                let isStaged = try index().map(listing.stage) ?? false
                do {
                    let staging = StagingFolder(fileSystem: fileSystem, output: output, pack: pack)
                    outcome.diagnostics += try staging.publish(plan)
                } catch {
                    if isStaged { listing.discard() }
                    throw error
                }
                if isStaged { listing.putInPlace() }
            }
            return outcome
        } catch {
            return .failed(Faults(error, at: folder))
        }
    }
}

/// Writes `index.json`, in one moment, over nothing but an index.
struct IndexWriter {
    /// The index before it gets its name. No pack's name begins with `~`.
    static let temporaryName = StagingFolder.prefix + "~index"

    let output: String
    let fileSystem: any PublishingFileSystem

    private var path: String { "\(output)/\(VoiceIndex.fileName)" }

    /// Makes the file hold this index.
    func write(_ index: VoiceIndex) -> PackOutcome {
        do {
            let bytes = try index.encoded()
            guard try !isPresent(bytes) else { return PackOutcome(change: .unchanged, unchanged: 1) }
            try replace(with: bytes)
            return PackOutcome(
                change: .changed, written: [VoiceIndex.fileName], diagnostics: fileSystem.remarks(synchronizing: output)
            )
        } catch {
            return .failed(Faults(error, at: path))
        }
    }

    /// Whether the index there has these bytes. Throws if what is there is not an index.
    private func isPresent(_ bytes: [UInt8]) throws -> Bool {
        guard let entry = try fileSystem.entry(at: path) else { return false }
        guard entry.kind == .file else { throw Faults(path, .fileUnsafe, "index") }
        guard entry.size <= VoiceIndex.maximumBytes else { throw Faults(path, .outputConflict, "index") }
        let present = try fileSystem.bytes(of: path, atMost: VoiceIndex.maximumBytes)
        guard present != bytes else { return true }
        let leftover = GitLeftover(in: present)
        if let leftover, leftover == .pointer { throw Faults([leftover.finding(.manifestInvalid, at: path)]) }
        guard leftover != nil && Self.isIndex(merged: present) || (try? VoiceIndex(json: present)) != nil else {
            throw Faults(path, .outputConflict, "index")
        }
        return false
    }

    /// Whether a text with marks of a merge conflict was an index: it is written anew, whatever the two sides say.
    private static func isIndex(merged bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return ["schema", "packs", "fallback"].allSatisfy { text.contains("\"\($0)\"") }
    }

    /// Writes this index beside the one that is there, so that `putInPlace` needs no room any more.
    ///
    /// - Returns: Whether it did: not where the index is there already, nor where something else is.
    func stage(_ index: VoiceIndex) throws -> Bool {
        let bytes = try index.encoded()
        guard (try? isPresent(bytes)) == false else { return false }
        try write(bytes)
        return true
    }

    /// Gives the staged index its name. Where that fails, `write` says why.
    func putInPlace() {
        guard (try? fileSystem.move(temporary, over: path)) != nil else { return discard() }
        try? fileSystem.synchronize(output)
    }

    /// Removes the staged index.
    func discard() { try? fileSystem.removeFile(temporary) }

    private var temporary: String { "\(output)/\(Self.temporaryName)" }

    /// Writes bytes under the temporary name.
    private func write(_ bytes: [UInt8]) throws(PublishingError) {
        do {
            try fileSystem.write(bytes, toNew: temporary)
            try fileSystem.synchronize(temporary)
        } catch {
            discard()
            throw error
        }
    }

    private func replace(with bytes: [UInt8]) throws(PublishingError) {
        try write(bytes)
        do {
            try fileSystem.move(temporary, over: path)
        } catch {
            discard()
            throw error
        }
    }
}
