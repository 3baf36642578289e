import NumberGrammar
import VoiceAssetGrammar

/// A word for each plural category: the category's name.
enum PluralWords {
    static let all = Dictionary(
        uniqueKeysWithValues: PluralCategory.allCases.enumerated().map { ($1, [$0]) })

    static func spelled(_ sets: [NamedSet]) throws -> SpelledSet {
        try SpelledSet(
            Dictionary(uniqueKeysWithValues: sets.map { ($0.name, $0.rules) }), set: sets.first?.name ?? "",
            literals: PluralCategory.allCases.map { Array($0.rawValue.utf16) })
    }

    static func category(_ text: [UInt16]) -> PluralCategory? {
        PluralCategory(rawValue: String(decoding: text, as: UTF16.self))
    }
}
