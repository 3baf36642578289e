package import Diagnostics
package import FileSystem
import VoiceManifest

/// Writes packs into an output folder: each as a whole or not at all, nothing that already is as it should be, and
/// nothing that generate did not write.
///
/// It holds a lock on the folder as long as it lives, so that one run at a time writes.
package struct PackWriter: Sendable {
    /// Why there is no writer.
    package struct Failure: Error {
        package let diagnostics: [Diagnostic]
    }

    /// Warnings about what earlier runs left behind and could not be put in order.
    package let warnings: [Diagnostic]

    let output: String
    let fileSystem: any PublishingFileSystem
    private let lock: (any PublishingLock)?

    /// Makes the output folder if there is none, locks it, and puts in order what a killed run left there. The folder
    /// may be given as a link to one; inside it links are not followed.
    ///
    /// - Throws: `Failure` if the folder can't be made or written, or if another run holds it.
    package init(
        output: String, fileSystem: any PublishingFileSystem = LocalFileSystem()
    ) throws(Failure) {
        self.output = Self.plain(output)
        self.fileSystem = fileSystem
        var warnings: [Diagnostic] = []
        do {
            try fileSystem.makeFolders(self.output)
            lock = try Self.lock(self.output, on: fileSystem, &warnings)
        } catch {
            guard error.isLocked else { throw Failure(diagnostics: [error.diagnostic()]) }
            let found = "another run of generate is writing here"
            let advice = "wait until it is done, then run again"
            throw Failure(diagnostics: [Diagnostic(.outputFailed, file: output, found: found, advice: advice)])
        }
        do {
            warnings += try StagingLeftovers(output: self.output, fileSystem: fileSystem).clear()
        } catch {
            throw Failure(diagnostics: PackFault.diagnostics(error, in: output))
        }
        self.warnings = warnings
    }

    /// What `replace` would do, without a lock and without writing anything.
    package static func preview(
        _ content: PackContent, output: String, fileSystem: any PublishingFileSystem = LocalFileSystem()
    ) -> PackOutcome {
        let folder = "\(plain(output))/\(content.manifest.pack)"
        do {
            return try PackPlanner.plan(content, pack: content.manifest.pack, in: folder, on: fileSystem).outcome
        } catch {
            return .failed(PackFault.diagnostics(error, in: folder))
        }
    }

    /// Makes the pack's folder hold this content. If it fails, the earlier pack is there, untouched.
    package func replace(_ content: PackContent) -> PackOutcome {
        publish(content, pack: content.manifest.pack)
    }

    /// Removes what the pack's manifest says that generate wrote, and the folders that are then empty. Without a sound
    /// manifest nothing counts as written by generate, and nothing is removed.
    package func removePack(_ pack: String) -> PackOutcome {
        publish(nil, pack: pack)
    }

    private func publish(_ content: PackContent?, pack: String) -> PackOutcome {
        let folder = "\(output)/\(pack)"
        do {
            guard Naming.isPack(pack) else {
                throw PackFault(.outputFailed, folder, "\(pack) is not a pack's name", limit: Naming.packForm)
            }
            let plan = try PackPlanner.plan(content, pack: pack, in: folder, on: fileSystem)
            var outcome = plan.outcome
            if !plan.changesNothing {
                let staging = StagingFolder(fileSystem: fileSystem, output: output, pack: pack)
                outcome.diagnostics += try staging.publish(plan)
            }
            return outcome
        } catch {
            return .failed(PackFault.diagnostics(error, in: folder))
        }
    }

    /// The lock of the folder; a warning if its file system has no locks.
    private static func lock(
        _ folder: String, on fileSystem: any PublishingFileSystem, _ warnings: inout [Diagnostic]
    ) throws(PublishingError) -> (any PublishingLock)? {
        do {
            return try fileSystem.lock(folder)
        } catch {
            guard error.isUnsupported else { throw error }
            let advice = "see to it that no other run of generate writes here"
            warnings.append(
                Diagnostic(.outputFailed, .warning, file: folder, found: "this can't be locked", advice: advice))
            return nil
        }
    }

    /// The path without slashes at its end.
    private static func plain(_ path: String) -> String {
        var path = path[...]
        while path.count > 1, path.last == "/" { path.removeLast() }
        return String(path)
    }
}
