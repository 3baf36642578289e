import NumberGrammar
import VoiceAssetGrammar

/// A word for each plural category: the category's name.
enum PluralWords {
    static let all = Dictionary(
        uniqueKeysWithValues: PluralCategory.allCases.enumerated().map { ($1, [$0]) })

    static let texts = PluralCategory.allCases.map { Array($0.rawValue.utf16) }

    static func category(_ text: [UInt16]) -> PluralCategory? {
        PluralCategory(rawValue: String(decoding: text, as: UTF16.self))
    }
}
