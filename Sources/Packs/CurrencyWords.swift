package import VoiceAssetCore
import VoiceAssetEmbeddedTexts

/// The words of currencies by language, as the language files have them: enough to notice that a pack says another currency's.
package enum CurrencyWords {
    /// By language tag, the words of each currency.
    static let words: [String: [String: Set<String>]] = {
        let lines = unsafe String(cString: currency_words()).split(separator: "\n")
        return lines.reduce(into: [:]) { all, line in
            guard let space = line.firstIndex(of: " ") else { return }
            for entry in line[line.index(after: space)...].split(separator: ";") {
                let parts = entry.split(separator: "=")
                guard parts.count == 2 else { continue }
                all[String(line[..<space]), default: [:]][String(parts[0])] = Set(
                    parts[1].split(separator: ",").map(String.init))
            }
        }
    }()

    /// Every word, of whatever language.
    package static let all = Set(words.values.flatMap { $0.values.joined() })

    /// Another currency whose word a text is in a language, where it is none of the currency's own words and these are known.
    static func other(than code: String, saying text: String, in locale: String) -> String? {
        let word = text.lowercased()
        var isKnown = false
        var others: Set<String> = []
        for tag in tags(of: locale) {
            guard let currencies = words[tag] else { continue }
            if let own = currencies[code] {
                isKnown = true
                // Who says 元 for 港元 means his own.
                if own.contains(where: { $0.hasPrefix(word) || $0.hasSuffix(word) }) { return nil }
            }
            others.formUnion(currencies.filter { $0.key != code && $0.value.contains(word) }.keys)
        }
        guard isKnown else { return nil }
        // Рублей in Russia are those of Russia.
        let region = locale.split(separator: "-").last.map(String.init) ?? ""
        return ["USD", "EUR", "GBP"].first(where: others.contains)
            ?? others.sorted().first { $0.dropLast() == region } ?? others.min()
    }

    /// A language tag and what it is a kind of: `zh-Hant-TW`, `zh-Hant`, `zh`.
    private static func tags(of locale: String) -> [String] {
        let parts = locale.split(separator: "-")
        return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    }
}

extension PackFolder {
    /// A sign that a pack was made for another currency than it states: a copied folder, in which one line was changed. The words of the
    /// unit are another currency's: those of `words`, or a clip that amounts name behind the whole number.
    package var currencyDoubts: [Finding] {
        guard let pack = source.pack, ISOCurrency(code: pack.currency.code) != nil else { return [] }
        let code = pack.currency.code
        let texts = Dictionary(pack.clips.map { ($0.id, $0.text) }) { first, _ in first }
        // What stands behind the fraction is the minor unit's: a dirham is a part of Qatar's riyal.
        let named = pack.amount.flatMap { pattern in
            zip(pattern.say, pattern.say.dropFirst()).compactMap { $0.part?.kind == .integer ? $1.clip : nil }
        }
        let doubts = Set((pack.words["major"] ?? [:]).values).union(named).sorted().lazy.compactMap { id -> Finding? in
            guard let text = texts[id], let other = CurrencyWords.other(than: code, saying: text, in: pack.locale)
            else { return nil }
            return Finding(
                .packValue, "currency of the words",
                ["code": .text(code), "other": .text(other), "clip": .piece(id), "text": .piece(text)]
            ).at(packFile, position: source.positions[id], clip: id)
        }
        return Array(doubts.prefix(1))
    }
}
