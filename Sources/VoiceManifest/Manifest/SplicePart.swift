package import NumberGrammar
public import VoiceTables

// What a manifest has in common with the file that splicers read.
extension PackManifest {
    /// A currency of ISO 4217.
    public typealias Currency = SpliceManifest.Currency
    /// The amounts that a pack can announce, both ends included.
    public typealias AmountRange = SpliceManifest.AmountRange
    /// The bounds that every clip and every announcement of a pack keeps.
    public typealias Limits = SpliceManifest.Limits

    /// What splicers read of the pack.
    ///
    /// - Parameters:
    ///   - grammar: the table that makes clips of an amount. Its indexes refer to `clips`, and behind them to `pauses`.
    ///   - joins: how the clips' texts are written together.
    package func splicePart(
        _ grammar: NumberTable = NumberTable(), _ joins: [SpliceManifest.TextJoin] = []
    ) -> SpliceManifest {
        SpliceManifest(
            schema: SpliceManifest.currentSchema, pack: pack, locale: locale, currency: currency, speaker: speaker,
            range: range,
            renditions: renditions.mapValues(\.splice),
            clips: clips.map(\.splice) + (pauses ?? []).map(\.splice), grammar: grammar,
            textJoins: joins, limits: limits)
    }

    /// The bytes of the `splice.json` beside the manifest (UTF-8): one line of JSON. The same has identical bytes on every platform.
    ///
    package func spliceText(
        _ grammar: NumberTable, _ joins: [SpliceManifest.TextJoin], _ texts: ReadTexts = .init()
    ) -> [UInt8] {
        CompactJSON.bytes(spliceJSON(grammar, joins, texts)) + [UInt8(ascii: "\n")]
    }
}

extension PackManifest.Clip {
    /// What splicers need of the clip.
    var splice: SpliceManifest.Clip {
        .init(id: id, text: text, samples: samples, stated: files.mapValues(\.bytes))
    }
}
