import VoiceAssetCore
package import VoiceManifest

/// The packs in an output folder that have a sound manifest, whichever run wrote them.
package struct PublishedPacks: Sendable {
    /// What the index says of each pack.
    private let packs: [String: (locale: String, currency: String)]

    /// - Parameter known: packs whose manifests are known, because this run writes them or found them as they are to be.
    package init(in output: String, known: [String: (locale: String, currency: String)] = [:]) {
        let names = (try? listFolder(at: output))?.filter { $0.kind == .folder && !$0.isHidden }.map(\.name) ?? []
        var packs = known
        for name in names where known[name] == nil {
            if let manifest = EarlierPack(named: name, output: output)?.manifest, manifest.pack == name {
                packs[name] = (manifest.locale, manifest.currency.code)
            }
        }
        self.packs = packs
    }

    /// The index that lists them.
    package var index: VoiceIndex { VoiceIndex(packs: packs) }
}
