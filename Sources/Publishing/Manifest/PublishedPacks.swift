import VoiceAssetFileSystem
package import VoiceManifest

/// The packs in an output folder that have a sound manifest, whichever run wrote them.
package struct PublishedPacks: Sendable {
    private let manifests: [PackManifest]

    package init(in output: String) {
        let names = (try? listFolder(at: output))?.filter { $0.kind == .folder && !$0.isHidden }.map(\.name) ?? []
        manifests = names.compactMap { name in
            guard let manifest = EarlierPack(named: name, output: output)?.manifest, manifest.pack == name else {
                return nil
            }
            return manifest
        }
    }

    /// The index that lists them.
    package var index: VoiceIndex {
        VoiceIndex(
            packs: Dictionary(manifests.map { ($0.pack, ($0.locale, $0.currency.code)) }) { first, _ in first })
    }
}
