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
