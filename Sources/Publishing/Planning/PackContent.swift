package import VoiceAssetChecksums
package import VoiceManifest

/// What a pack's folder is to hold besides files that generate did not write.
package struct PackContent: Sendable {
    /// Where a file of the manifest comes from.
    package enum File: Sendable, Hashable {
        /// These bytes.
        case bytes([UInt8])
        /// The file that the pack has already, with the bytes that the new manifest states.
        case keep
    }

    package var manifest: PackManifest
    /// One for every path of the manifest, by that path.
    package var files: [String: File]
    /// Files that need not be read to know their SHA-256.
    package var known: FileIndex
    /// What the pack was when the run began, if it was looked at.
    package var earlier: EarlierPack?

    package init(
        manifest: PackManifest, files: [String: File], known: FileIndex = FileIndex(), earlier: EarlierPack? = nil
    ) {
        self.manifest = manifest
        self.files = files
        self.known = known
        self.earlier = earlier
    }
}
