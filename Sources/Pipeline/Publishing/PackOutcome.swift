package import VoiceAssetCore
import VoiceManifest

/// What became of a pack's folder, or of the index.
package struct PackOutcome: Sendable, Hashable {
    package enum Change: String, Sendable, Hashable, Codable {
        /// It already was as it is to be; nothing was touched.
        case unchanged
        /// It is now as it is to be.
        case changed
        /// It is as it was before; `diagnostics` say why.
        case failed
        /// It is gone, because there is nothing that it is made of any more.
        case removed
    }

    package var change: Change
    /// Paths from the pack's folder of the files that were written, in order.
    package var written: [String] = []
    /// The number of files that stayed as they were.
    package var unchanged = 0
    /// Paths of files that generate once wrote and that were removed, in order.
    package var removed: [String] = []
    /// Why it failed, or remarks about what was left alone.
    package var diagnostics: [Finding] = []

    static func failed(_ failure: Faults) -> Self { Self(change: .failed, diagnostics: failure.findings) }
}

/// What became of a pack in a run, in figures.
package struct PackResult: Sendable, Codable {
    package var name: String
    package var change: PackOutcome.Change
    package var clips = 0
    /// Renditions of a clip.
    package var renditions = 0
    /// Files that were written, and that were removed.
    package var written = 0
    package var removed = 0
    /// Takes that were decoded and measured, because they or what they are held to changed.
    package var judged = 0
    /// Bytes of all clips.
    package var bytes = 0
}

extension PackResult {
    init(_ content: PackContent, _ outcome: PackOutcome) {
        let manifest = content.manifest
        self.init(
            name: manifest.pack, change: outcome.change, clips: manifest.clips.count,
            renditions: manifest.renditions.count, written: outcome.written.count, removed: outcome.removed.count,
            bytes: manifest.soundFiles.flatMap(\.files.values).map(\.bytes).reduce(0, +))
    }
}

extension PublishingFileSystem {
    /// - Returns: That the folder may come back in its earlier state if the machine stops now; what was to be written is written.
    func remarks(synchronizing folder: String) -> [Finding] {
        do {
            try synchronize(folder)
            return []
        } catch {
            return [error.diagnostic.at(folder).weighing(.warning)]
        }
    }
}

// What generate finds where it writes.
extension Finding {
    /// A folder that a run left could not be cleared away.
    func leaving(_ folder: String) -> Finding {
        Finding(check, "leftover", ["reason": .text(found), "folder": .text(folder)]).at(file)
    }
}

extension Faults {
    init(_ path: String, _ check: Check, _ form: String, _ arguments: [String: Finding.Argument] = [:]) {
        self.init(Finding(check, form, arguments).at(path))
    }

    /// What an operation on a file or a folder threw.
    init(_ error: any Error, at path: String) {
        switch error {
        case let faults as Faults: self = faults
        case let error as PublishingError: self.init([error.diagnostic])
        case let refusal as LockRefusal: self.init([refusal.diagnostic])
        case let error as VoiceManifestError:
            self.init(
                error.faults.map { Finding(.manifestInvalid, "stated", ["message": .text($0.description)]).at(path) })
        default: self.init(path, .outputFailed, "stated", ["message": .text("\(error)")])
        }
    }
}
