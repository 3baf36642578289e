import VoiceManifest

/// Manifests of one pack that were read before: the same bytes need not be decoded again.
struct KnownManifests {
    private var all: [(bytes: [UInt8], files: [String: PackManifest.ClipFile])] = []

    mutating func add(_ manifest: PackManifest, of bytes: [UInt8]) { all.append((bytes, manifest.filesByPath)) }

    /// The files by path that the manifest with these bytes lists.
    func files(of bytes: [UInt8]) -> [String: PackManifest.ClipFile]? { all.first { $0.bytes == bytes }?.files }
}
