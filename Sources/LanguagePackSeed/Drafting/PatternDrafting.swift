import NumberGrammar
import VoiceAssetGrammar
import VoiceAssetPacks

/// Makes the patterns of a new pack's amounts from the habits of its language and its unit.
struct PatternDrafting {
    let unit: CountedUnit
    let habits: CountedUnit.Habits
    let style: FractionStyle
    let sets: RuleSetChoice
    /// Fraction digits of an amount.
    let scale: Int

    /// In the order in which they are tried; none that another one leaves nothing for.
    var patterns: [DraftPattern] {
        var patterns: [DraftPattern] = []
        for pattern in stated + derived where !patterns.contains(where: { $0.holds(whenever: pattern) }) {
            patterns.append(pattern)
        }
        return patterns
    }

    /// Whole amounts that the language or the unit has words of its own for.
    private var stated: [DraftPattern] {
        habits.amount.map { amount in
            let integer = amount.hasDigits ? sets.decimal : sets.major
            var pattern = amount
            pattern.say = resolved(
                amount.say, integer: integer, fraction: style == .bare ? sets.bare : sets.minor)
            return pattern
        }
    }

    /// What follows from how numbers stand with their units.
    private var derived: [DraftPattern] {
        let joint = habits.joint.map { [TemplateItem.text($0)] } ?? []
        let whole = majors.map { DraftPattern(integer: $0.number, fraction: scale == 0 ? nil : 0, say: $0.say) }
        let parts = minors.map { DraftPattern(integer: 0, fraction: $0.number, say: $0.say) }
        switch style {
        case .whole: return whole
        case .minor:
            let both = majors.flatMap { major in
                minors.map {
                    DraftPattern(integer: major.number, fraction: $0.number, say: major.say + joint + $0.say)
                }
            }
            return whole + parts + both
        case .bare:
            let both = majors.map {
                DraftPattern(integer: $0.number, say: $0.say + [.number(.fraction, set: sets.bare)])
            }
            return whole + (unit.minorWord == nil ? [] : parts) + both
        case .digits: return whole + decimals.map { DraftPattern(integer: $0.number, say: $0.say) }
        }
    }

    private var majors: [PhraseTemplate] {
        let usual: [TemplateItem] = [.number(.integer, set: nil), .major(nil)]
        return sayings(habits.say.major, or: usual, integer: sets.major, fraction: sets.minor)
    }

    private var minors: [PhraseTemplate] {
        let usual: [TemplateItem] = [.number(.fraction, set: nil), .minor(nil)]
        return sayings(habits.say.minor, or: usual, integer: sets.major, fraction: sets.minor)
    }

    private var decimals: [PhraseTemplate] {
        let usual: [TemplateItem] = [
            .number(.integer, set: nil), .point, .number(.digits, set: nil), .major(nil),
        ]
        return sayings(habits.say.decimal, or: usual, integer: sets.decimal, fraction: sets.decimal)
    }

    private func sayings(_ own: [PhraseTemplate]?, or usual: [TemplateItem], integer: String, fraction: String)
        -> [PhraseTemplate]
    {
        let turned = habits.comesFirst == true ? [usual[usual.count - 1]] + usual.dropLast() : usual
        return (own ?? [PhraseTemplate(say: turned)]).map {
            PhraseTemplate(number: $0.number, say: resolved($0.say, integer: integer, fraction: fraction))
        }
    }

    /// Items with a rule set in every slot.
    private func resolved(_ items: [TemplateItem], integer: String, fraction: String) -> [TemplateItem] {
        items.map { item in
            guard case .number(let kind, nil) = item else { return item }
            return .number(kind, set: [.integer: integer, .fraction: fraction][kind] ?? sets.digits)
        }
    }
}

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

/// How the fraction of an amount is said.
package enum FractionStyle: String, Sendable, CaseIterable {
    /// By its minor units and their name: fifteen dollars and fifty cents.
    case minor
    /// By the number of its minor units alone: zwei Euro fünfzig.
    case bare
    /// Digit by digit after the point: 十五点五元.
    case digits
    /// Not at all: the currency has no minor unit.
    case whole = "none"
}

/// What number rules fuse.
enum FusedUnits {
    /// 100 and 1000 where the rules write their multiples in one word without a mark between: `<<сот`.
    static func units(of sections: [RuleExtract.Section]) -> [Int64] {
        var units: Set<Int64> = []
        for rule in sections.flatMap(\.rules) {
            let parts = rule.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, let base = Int64(parts[0]), let unit = [1000, 100].first(where: { $0 <= base }),
                base < 10 * unit
            else { continue }
            let body = parts[1].unicodeScalars
            guard let open = body.firstIndex(of: "<"),
                let close = body[body.index(after: open)...].firstIndex(of: "<"),
                let next = body[body.index(after: close)...].first, next.properties.isAlphabetic,
                ClipNames.isWritten(String(next))
            else { continue }
            units.insert(unit)
        }
        return units.sorted()
    }
}
