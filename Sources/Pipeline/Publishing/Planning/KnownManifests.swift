import VoiceAssetCore
import VoiceManifest

/// Manifests of one pack that were read before: the same bytes need not be decoded again.
struct KnownManifests {
    /// The files by path that manifests list, by the manifests' checksums.
    private var all: [String: [String: PackManifest.ClipFile]] = [:]

    mutating func add(_ manifest: PackManifest, of bytes: [UInt8]) { all[Digest.sha256(bytes)] = manifest.filesByPath }

    /// The files by path that the manifest with these bytes lists.
    func files(of bytes: [UInt8]) -> [String: PackManifest.ClipFile]? { all[Digest.sha256(bytes)] }
}
