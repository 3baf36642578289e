package import VoiceAssetPacks

/// What the amounts of a pack count.
package enum Counted: Sendable, Hashable {
    /// ISO 4217.
    case currency(String)
    /// What is no money: `point`.
    case unit(String)
    /// Nothing: the pack says no amounts.
    case nothing

    /// The code or the name; of a pack without amounts what its folder is called by.
    package var name: String {
        switch self {
        case .currency(let name), .unit(let name): name
        case .nothing: "announcements"
        }
    }

    package var saysAmounts: Bool { self != .nothing }

    package var isMoney: Bool { if case .currency = self { true } else { false } }

    /// As it is written on the command line, behind a space.
    package var option: String {
        switch self {
        case .currency(let code): " --currency \(code)"
        case .unit(let name): " --unit \(name)"
        case .nothing: ""
        }
    }
}

/// What a new pack is to be.
package struct SeedOptions: Sendable {
    /// A BCP 47 tag.
    package var locale: String
    package var counted: Counted
    /// `0.00...9999.99`; nil for a range that the language and the currency suggest.
    package var range: String?
    /// Below which number every number is a clip; nil for the language's default.
    package var atomic: Int64?
    /// The gender of the currency's unit; nil if it is known or does not matter.
    package var gender: Gender?
    /// The rule set that counts the currency's unit; nil to choose one by the gender.
    package var ruleSet: String?
    /// Whether a language that is known to be wrong is taken all the same.
    package var allowsUnreviewed = false
    /// nil for the language's habit.
    package var fractions: FractionStyle?
    /// The pack whose takes it shares, if any.
    package var takesFrom: String?
    /// What it announces besides payments.
    package var announcements: [AnnouncementRequest] = []

    package init(locale: String, counted: Counted) {
        self.locale = locale
        self.counted = counted
    }

    package init(locale: String, currency: String) { self.init(locale: locale, counted: .currency(currency)) }

    /// The options by which a new pack says amounts as an existing pack does; nil where somebody edited how it says them.
    package func saying(_ pack: VoicePack, of library: LanguageLibrary) -> SeedOptions? {
        var options = self
        (options.range, options.atomic) = ("\(pack.range)", pack.atomic)
        let usual = try? PackDraft(options, library)
        let choices: [(ruleSet: String?, gender: Gender?)] =
            [(nil, nil)] + (usual?.source.publicSets ?? []).map { ($0, nil) } + Gender.allCases.map { (nil, $0) }
        return choices.lazy.flatMap { choice in
            ([nil] + FractionStyle.allCases).map { style in
                var options = options
                (options.ruleSet, options.gender, options.fractions) = (choice.ruleSet, choice.gender, style)
                return options
            }
        }.first { (try? PackDraft($0, library))?.document.pack?.amount == pack.amount }
    }
}
