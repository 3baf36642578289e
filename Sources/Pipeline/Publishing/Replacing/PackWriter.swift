package import VoiceAssetCore
package import VoiceManifest

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
