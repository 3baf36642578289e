package import VoiceAssetCore
import VoiceAssetPacks
import VoiceManifest

/// Changes of a pack's recordings since the clips of an announcement were made of them.
package enum AnnouncedStaleness {
    /// - Parameters:
    ///   - clips: the ids of the clips.
    ///   - assets: the folder with the generated packs.
    ///   - recordings: the folder with one folder of recordings per pack.
    /// - Returns: nothing if the pack's recordings are not here, or nothing tells what the clips were made of.
    package static func findings(
        on clips: Set<String>, of pack: String, in assets: String, recordings: String
    ) -> [Finding] {
        guard FileKind(at: "\(recordings)/\(pack)/\(PackFolder.fileName)") == .file,
            let json = try? readFile(
                at: "\(assets)/\(pack)/\(PackManifest.fileName)", limit: PackManifest.maximumBytes),
            let manifest = try? PackManifest(json: json), manifest.pack == pack
        else { return [] }
        return StalenessCheck(manifest, against: recordings).check(announced: clips)
    }
}
