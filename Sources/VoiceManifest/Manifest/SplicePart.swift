public import VoiceTables

// What a manifest has in common with the file that splicers read.
extension PackManifest {
    /// A currency of ISO 4217.
    public typealias Currency = SpliceManifest.Currency
    /// The amounts that a pack can announce, both ends included.
    public typealias AmountRange = SpliceManifest.AmountRange
    /// What stands between the texts of neighbouring clips.
    public typealias TextJoin = SpliceManifest.TextJoin
    /// The bounds that every clip and every announcement of a pack keeps.
    public typealias Limits = SpliceManifest.Limits

    /// What splicers need of the manifest.
    package var splicePart: SpliceManifest {
        SpliceManifest(
            schema: schema, pack: pack, locale: locale, currency: currency, speaker: speaker, range: range,
            renditions: renditions.mapValues(\.splice),
            clips: clips.map(\.splice) + (pauses ?? []).map(\.splice), grammar: grammar,
            textJoins: textJoins ?? [], limits: limits)
    }

    /// The bytes of the `splice.json` beside the manifest (UTF-8): one line of JSON. Equal manifests have identical bytes on every
    /// platform.
    ///
    /// - Throws: `VoiceManifestError` for a manifest that can't be written.
    package func spliceText() throws(VoiceManifestError) -> [UInt8] {
        CompactJSON.bytes(try JSONText.value(of: SpliceText(self))) + [UInt8(ascii: "\n")]
    }
}

extension PackManifest.Clip {
    /// What splicers need of the clip.
    var splice: SpliceManifest.Clip {
        .init(id: id, text: text, samples: samples, stated: files.mapValues(\.bytes))
    }
}
