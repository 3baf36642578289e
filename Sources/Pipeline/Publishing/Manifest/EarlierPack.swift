package import VoiceAssetCore
package import VoiceAssetPacks
package import VoiceManifest

/// What an earlier run left of a pack, as far as it can be used again.
package struct EarlierPack: Sendable {
    package let manifest: PackManifest
    /// The manifest's bytes.
    let json: [UInt8]
    /// Where its files are.
    package let folder: String
    private var output: String
    /// Files that need not be read to know their SHA-256.
    private var index = FileIndex()

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
    }

    /// The same pack, of whose files some need not be read.
    package func knowing(_ index: FileIndex) -> EarlierPack {
        var pack = self
        pack.index = index
        return pack
    }

    /// Whether stages of the same versions, with the same libraries and profile, made it, so that the same take gives the same bytes at
    /// the same loudness, and nobody changed the manifest since. Before 0.3.0 no manifest stated stages: such a pack is made anew.
    package func isMade(by generator: PackManifest.Generator, _ profile: ClipProfile) -> Bool {
        var stated = manifest.profile
        stated.loweredLoudness = nil
        return manifest.generator.stages == generator.stages && manifest.generator.libraries == generator.libraries
            && stated == profile.manifest && manifest.renditions == profile.manifestRenditions && isUntouched
    }

    /// Whether the manifest says what generate wrote.
    private var isUntouched: Bool {
        guard let text = manifest.writtenText(in: json) else { return false }
        return Digest.sha256(text) == manifest.writtenSha256
    }

    /// Whether all files of a rendered clip are there, by their paths in the pack.
    package func holds(_ files: [PackManifest.ClipFile]) -> Bool { files.allSatisfy(isIntact) }

    private func isIntact(_ file: PackManifest.ClipFile) -> Bool {
        if !index.isEmpty, let stamp = FileStamp(at: "\(folder)/\(file.path)"), let sha256 = index[stamp] {
            return sha256 == file.sha256
        }
        guard let bytes = try? readFile(at: "\(folder)/\(file.path)", within: output, limit: file.bytes) else {
            return false
        }
        return file.describes(bytes)
    }
}
