package import VoiceAssetCore

extension PackFolder {
    /// Signs that a pack was made for another currency than it states: a copied folder, in which one line was changed.
    package var currencyDoubts: [Finding] {
        guard let pack = source.pack, ISOCurrency(code: pack.currency.code) != nil else { return [] }
        return wordDoubt(pack).map { [$0] } ?? []
    }

    /// That the words of the unit are another currency's: those of `words`, or a clip that amounts name behind the whole number.
    private func wordDoubt(_ pack: VoicePack) -> Finding? {
        let code = pack.currency.code
        let texts = Dictionary(pack.clips.map { ($0.id, $0.text) }) { first, _ in first }
        // What stands behind the fraction is the minor unit's: a dirham is a part of Qatar's riyal.
        let named = pack.amount.flatMap { pattern in
            zip(pattern.say, pattern.say.dropFirst()).compactMap { $0.part?.kind == .integer ? $1.clip : nil }
        }
        for id in Set((pack.words["major"] ?? [:]).values).union(named).sorted() {
            guard let text = texts[id], let other = CurrencyWords.other(than: code, saying: text, in: pack.locale)
            else {
                continue
            }
            return Finding(
                .packValue, "currency of the words",
                ["code": .text(code), "other": .text(other), "clip": .piece(id), "text": .piece(text)]
            ).at(packFile, position: source.positions[id], clip: id)
        }
        return nil
    }
}
