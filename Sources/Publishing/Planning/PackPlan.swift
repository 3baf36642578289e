import VoiceAssetDiagnostics
import VoiceAssetFileSystem
import VoiceManifest

/// What has to happen to a pack's folder, decided before anything is touched.
struct PackPlan {
    enum Source {
        /// A file with these bytes.
        case write([UInt8])
        /// The file that is there.
        case keep
    }

    /// The folder as it is; `nil` if there is none.
    var live: PublishingEntry?
    /// The folders that the finished pack has, a folder before what is in it, with the permissions that they have now.
    var folders: [(path: String, permissions: UInt16?)] = []
    /// Generate's files in the finished pack.
    var files: [String: Source] = [:]
    /// What else is in the folder and stays: paths of anything but folders.
    var foreign: [String] = []
    var written: [String] = []
    var removed: [String] = []
    /// The pack's manifests, old and new.
    var manifests = KnownManifests()
    /// What is left alone although generate once wrote it.
    var remarks: [Finding] = []

    /// Whether the folder is as it is to be.
    var changesNothing: Bool { written.isEmpty && removed.isEmpty }

    /// Whether no name is left in the folder.
    var leavesNothing: Bool { files.isEmpty && foreign.isEmpty && folders.isEmpty }

    /// The result of having carried it out.
    var outcome: PackOutcome {
        PackOutcome(
            change: changesNothing ? .unchanged : .changed, written: written, unchanged: files.count - written.count,
            removed: removed, diagnostics: remarks)
    }
}
