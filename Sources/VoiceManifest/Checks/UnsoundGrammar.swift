package import NumberGrammar
import VoiceTables

/// The number table of a manifest that is not sound, with what it is applied to: enough to tell what is wrong with it.
package struct UnsoundGrammar: Sendable {
    /// The table as it stands.
    package let table: NumberTable
    /// The number of clips that the manifest lists.
    package let clipCount: Int
    /// The amounts that the pack is to announce.
    package let range: ClosedRange<Amount>

    /// Reads the bytes of a `manifest.json`; nil if these members can't be read.
    package init?(json: some Collection<UInt8>) {
        guard let members = try? JSONText.decode(Members.self, from: json, atMost: PackManifest.maximumBytes),
            let min = try? Amount(members.range.min, scale: members.currency.scale),
            let max = try? Amount(members.range.max, scale: members.currency.scale), min <= max
        else { return nil }
        table = members.grammar
        clipCount = members.clips.count + (members.pauses?.count ?? 0)
        range = min...max
    }

    private struct Members: Decodable {
        struct Clip: Decodable {}

        let currency: PackManifest.Currency
        let range: PackManifest.AmountRange
        let clips: [Clip]
        let pauses: [Clip]?
        let grammar: NumberTable
    }
}
