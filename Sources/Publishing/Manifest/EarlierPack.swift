package import VoiceAssetChecksums
package import VoiceAssetFileSystem
package import VoiceAssetPacks
package import VoiceManifest

/// What an earlier run left of a pack, as far as it can be used again.
package struct EarlierPack: Sendable {
    package let manifest: PackManifest
    /// The manifest's bytes.
    let json: [UInt8]
    /// Where its files are.
    private var folder: String
    private var output: String
    /// Files that need not be read to know their SHA-256.
    private var known = KnownFiles()
    private let clips: [String: PackManifest.Clip]

    /// The pack's manifest, if there is a sound one.
    package init?(named name: String, output: String) {
        folder = "\(output)/\(name)"
        self.output = output
        guard
            let json = try? readFile(
                at: "\(folder)/\(PackManifest.fileName)", within: output, limit: PackManifest.maximumBytes),
            let manifest = try? PackManifest(json: json)
        else { return nil }
        self.manifest = manifest
        self.json = json
        clips = Dictionary(manifest.clips.map { ($0.id, $0) }) { first, _ in first }
    }

    /// The same pack, of whose files some need not be read.
    package func knowing(_ known: KnownFiles) -> EarlierPack {
        var pack = self
        pack.known = known
        return pack
    }

    /// Whether the same tool, libraries and profile made it, so that the same take gives the same bytes at the same loudness.
    package func isMade(by generator: PackManifest.Generator, _ profile: ClipProfile) -> Bool {
        var stated = manifest.profile
        stated.loweredLoudness = nil
        return manifest.generator == generator && stated == profile.manifest
            && manifest.renditions == profile.manifestRenditions
    }

    /// The earlier clip of a take with this digest, if all its files are still what they were.
    package func clip(_ id: String, sourceDigest: String) -> PackManifest.Clip? {
        guard let clip = clips[id], clip.source.sha256 == sourceDigest,
            isIntact(clip)
        else { return nil }
        return clip
    }

    /// Whether all files of a clip are what they were.
    package func isIntact(_ clip: PackManifest.Clip) -> Bool { clip.files.values.allSatisfy(isIntact) }

    /// What tells whether a clip's file changes, by its path in the pack.
    package var stamps: [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        for file in manifest.clips.flatMap(\.files.values) {
            stamps[file.path] = FileStamp(at: "\(folder)/\(file.path)")?.ofBytes
        }
        return stamps
    }

    private func isIntact(_ file: PackManifest.ClipFile) -> Bool {
        if !known.isEmpty, let stamp = FileStamp(at: "\(folder)/\(file.path)")?.ofBytes,
            known[stamp] == file.sha256
        {
            return stamp.size == file.bytes
        }
        guard let bytes = try? readFile(at: "\(folder)/\(file.path)", within: output, limit: file.bytes) else {
            return false
        }
        return file.describes(bytes)
    }
}
