package import VoiceAssetCore
package import VoiceManifest

/// What has to happen to a pack's folder, decided before anything is touched.
struct PackPlan {
    enum Source {
        /// A file with the bytes of this.
        case write(PackContent.File)
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

/// What a pack's folder is to hold besides files that generate did not write.
package struct PackContent: Sendable {
    /// Where a file of the manifest comes from.
    package enum File: Sendable, Hashable {
        /// These bytes.
        case bytes([UInt8])
        /// Bytes that the run did not hold in memory.
        case spilled(SpilledBytes)
        /// The file that the pack has already, with the bytes that the new manifest states.
        case keep

        /// How many bytes there are; nil of a file that the pack has.
        var count: Int? {
            switch self {
            case .bytes(let bytes): bytes.count
            case .spilled(let bytes): bytes.count
            case .keep: nil
            }
        }

        /// The bytes; nil of a file that the pack has.
        func bytes() throws(PublishingError) -> [UInt8]? {
            switch self {
            case .bytes(let bytes): bytes
            case .spilled(let bytes): try bytes.bytes()
            case .keep: nil
            }
        }
    }

    package var manifest: PackManifest
    /// The manifest's `writtenText()`, if it is at hand.
    var writtenText: [UInt8]?
    /// One for every path of the manifest, by that path.
    package var files: [String: File]
    /// Files that need not be read to know their SHA-256.
    package var known: FileIndex
    /// What the pack was when the run began, if it was looked at.
    package var earlier: EarlierPack?
    /// Whether a file that somebody changed since it was written keeps the pack from being replaced.
    package var keepsChanges = false

    /// Whether the earlier manifest holds the same remarks on the clips.
    var saysAsBefore: Bool {
        guard let clips = earlier?.manifest.clips else { return false }
        return clips.elementsEqual(manifest.clips) { $0.id == $1.id && $0.findings == $1.findings }
    }

    package init(
        manifest: PackManifest, files: [String: File], known: FileIndex = FileIndex(), earlier: EarlierPack? = nil
    ) {
        self.manifest = manifest
        self.files = files
        self.known = known
        self.earlier = earlier
    }
}
