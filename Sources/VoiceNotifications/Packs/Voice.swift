import NumberGrammar

/// Who speaks in a pack, for a choice in an app's settings.
public struct Voice: Sendable {
    /// The pack's name in the index.
    public let pack: String
    /// What is spoken, BCP 47.
    public let locale: String
    /// What amounts are in, ISO 4217.
    public let currency: String
    /// Who speaks, as pack.yml says; `nil` if it doesn't.
    public let speaker: String?
    /// Something to hear: the pack's announcement of an amount, or another. `nil` if it has none that says anything by itself.
    public let sample: PackSplicer.Announcement?
    /// Makes the sample's sound: `splicer.data(sample, rendition: .wav)`.
    public let splicer: PackSplicer
}

extension VoicePacks {
    /// Who speaks in the app's packs, by the packs' names.
    ///
    /// - Throws: as `index()` and `splicer(pack:)` do.
    public func voices() throws(VoicePacksError) -> [Voice] {
        var voices: [Voice] = []
        for name in try index().packs.keys.inOrder() {
            let splicer = try splicer(pack: name)
            let manifest = splicer.manifest
            voices.append(
                Voice(
                    pack: name, locale: manifest.locale, currency: manifest.currency.code, speaker: manifest.speaker,
                    sample: splicer.sample, splicer: splicer))
        }
        return voices
    }
}

extension PackSplicer {
    /// 12.34 where the pack says it, else the least amount, else a phrase.
    fileprivate var sample: Announcement? {
        let amount = try? Amount(rounding: 12.34, scale: manifest.currency.scale)
        let least = try? manifest.amounts.lowerBound
        let ids = (defaultAnnouncementID.map { [$0] } ?? []) + announcementIDs
        for id in ids {
            for amount in [amount, least] {
                if let said = try? announcement(id, amount: amount) { return said }
            }
        }
        return nil
    }
}
