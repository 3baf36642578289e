import NumberGrammar
import VoiceAssetGrammar
import VoiceAssetPacks

/// A line of `amount` in a new pack, and one way in which a language says a whole amount.
struct DraftPattern: Hashable {
    /// The condition.
    var integer: Int64?
    var fraction: Int64?
    /// What is said; in a new pack every rule set is named.
    var say: [TemplateItem]

    /// Whether it holds for each amount that another one holds for.
    func holds(whenever other: Self) -> Bool {
        (integer == nil || integer == other.integer) && (fraction == nil || fraction == other.fraction)
    }

    /// What it asks of the number rules.
    var slots: NumberTable.Pattern {
        let slots = say.compactMap { item -> NumberTable.Item? in
            if case .number(let kind, let set?) = item { kind.item(set: set) } else { nil }
        }
        return .init(integer: integer, fraction: fraction, say: slots)
    }

    /// Whether it says digits behind a point.
    var hasDigits: Bool {
        say.contains { item in
            if case .number(.digits, _) = item { return true }
            if case .number(.allDigits, _) = item { return true }
            return false
        }
    }
}
