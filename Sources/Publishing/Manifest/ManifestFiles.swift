import VoiceAssetChecksums
package import VoiceManifest

extension PackManifest {
    /// The files of all clips, and the attribution; paths are unique in a sound manifest.
    package var filesByPath: [String: ClipFile] {
        Dictionary((clips.flatMap(\.files.values) + (attribution.map { [$0] } ?? [])).map { ($0.path, $0) }) {
            first, _ in first
        }
    }
}

extension PackManifest.ClipFile {
    /// Whether these are the bytes that the manifest means.
    func describes(_ content: [UInt8]) -> Bool { content.count == bytes && Digest.sha256(content) == sha256 }
}
