import VoiceAssetGrammar
import VoiceAssetPacks

/// A piece of what a language says for an amount.
enum TemplateItem: Hashable {
    /// A number or digits, by a rule set; nil for the one that the place asks for.
    case number(AmountPart.Kind, set: String?)
    /// The unit's and the minor unit's word, in the plural category of their number or always in one.
    case major(PluralCategory?)
    case minor(PluralCategory?)
    /// The word between a number and its decimals.
    case point
    case text(String)
    /// A clip of the language's or the unit's `clips`.
    case clip(id: String)
}
