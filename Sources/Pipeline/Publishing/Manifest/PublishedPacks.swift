import VoiceAssetCore
package import VoiceManifest
import VoiceNotifications

/// The packs in an output folder that have a sound manifest, whichever run wrote them; or a damaged one, beside a sound file for
/// splicers: apps go on reading such a pack.
package struct PublishedPacks: Sendable {
    /// What the index says of each pack.
    private let packs: [String: (locale: String, currency: String)]

    /// - Parameter known: packs whose manifests are known, because this run writes them or found them as they are to be.
    package init(in output: String, known: [String: (locale: String, currency: String)] = [:]) {
        let names = (try? listFolder(at: output))?.filter { $0.kind == .folder && !$0.isHidden }.map(\.name) ?? []
        var packs = known
        for name in names where known[name] == nil {
            if let manifest = EarlierPack(named: name, output: output)?.manifest {
                if manifest.pack == name { packs[name] = (manifest.locale, manifest.currency.code) }
            } else if let splice = Self.splice(name, in: output), splice.pack == name {
                packs[name] = (splice.locale, splice.currency.code)
            }
        }
        self.packs = packs
    }

    /// What splicers read of a pack that has a manifest.
    private static func splice(_ name: String, in output: String) -> SpliceManifest? {
        let folder = "\(output)/\(name)"
        guard FileKind(at: "\(folder)/\(PackManifest.fileName)") == .file,
            let json = try? readFile(
                at: "\(folder)/\(SpliceManifest.fileName)", within: output, limit: SpliceManifest.maximumBytes)
        else { return nil }
        return try? SpliceManifest(json: json)
    }

    /// The index that lists them.
    package var index: VoiceIndex { VoiceIndex(packs: packs) }
}
