package import NumberGrammar
package import VoiceTables

/// A manifest that was read and is sound, with its table of number rules as the check left it: ready to be evaluated.
package struct CheckedManifest: Sendable, Decodable {
    package let manifest: PackManifest
    /// nil in a pack that announces nothing.
    package let grammar: AmountGrammar?

    /// Reads and checks the bytes of a `manifest.json`, as `PackManifest.init(json:)` does.
    package init(json: some Collection<UInt8>) throws(VoiceManifestError) {
        self = try JSONText.decode(Self.self, from: json, atMost: PackManifest.maximumBytes)
    }

    package init(from decoder: any Decoder) throws {
        manifest = try PackManifest(unchecked: decoder)
        grammar = try ManifestCheck(manifest).grammar()
    }
}
