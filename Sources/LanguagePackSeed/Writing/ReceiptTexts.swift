import VoiceAssetGrammar
import VoiceAssetPacks
import VoiceManifest
import VoiceNotifications

/// The texts of pushes that ask a new pack for the announcement of a payment.
struct ReceiptTexts {
    /// As pack.yml has them, each once; none where the language has none, or amounts are no money.
    let templates: [String]

    init(_ draft: PackDraft) {
        guard case .currency(let code) = draft.counted else {
            templates = []
            return
        }
        let word = draft.knowsUnit ? draft.unit.major.form(.other) : nil
        var known: Set<[UInt32]> = []
        templates = draft.language.texts.compactMap { text in
            guard text.concerns(draft.counted), word != nil || !text.text.contains("{currency}") else { return nil }
            let template = Self.filled(
                text.text, word: word ?? "", symbol: draft.locale.symbol(of: code), code: code)
            return known.insert(FoldedText(template).scalars).inserted ? template : nil
        }
    }

    /// A template of a language with what a currency is called: its word, its sign and its code of ISO 4217.
    static func filled(_ text: String, word: String, symbol: String, code: String) -> String {
        [("{currency}", word), ("{symbol}", symbol), ("{code}", code)].reduce(text) { text, part in
            text.replacing(part.0, with: part.1)
        }
    }

    /// An announcement of pack.yml with these texts.
    func lines(_ announcement: String) -> [String] {
        let parts = announcement.split(separator: ": ", maxSplits: 1)
        guard !templates.isEmpty, parts.count == 2 else { return [announcement] }
        return [
            "\(parts[0]):", "    say: \(parts[1])", "    texts:                        # texts of pushes that say it",
        ]
            + templates.map { "      - \(YAMLText.quoted($0))" }
    }
}
