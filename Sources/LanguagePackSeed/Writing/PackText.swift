import NumberGrammar
import VoiceAssetAppText
import VoiceAssetGrammar
import VoiceAssetPacks
import VoiceAssetUnicodeText
import VoiceManifest
import VoiceNotifications

/// Writes the pack.yml of a new pack.
struct PackText {
    private let draft: PackDraft
    private let takesFrom: String?

    /// - Parameter takesFrom: the pack whose takes the new one shares, if any.
    init(_ draft: PackDraft, takesFrom: String? = nil) {
        self.draft = draft
        self.takesFrom = takesFrom
    }

    var text: String {
        let digits = draft.currency.scale == 0 ? "no fraction digits" : "\(draft.currency.scale) fraction digits"
        var counted: [String] = []
        switch draft.counted {
        case .nothing: break
        case .currency(let code): counted = ["currency: \(code)                     # \(digits)"]
        case .unit(let name):
            let more = draft.currency.scale == 0 ? "" : ", digits: \(draft.currency.scale)"
            counted = ["unit: { name: \(YAMLText.key(name))\(more) }   # what amounts count: no money"]
        }
        let subject = draft.counted.isMoney ? "Payment announcements" : "Announcements"
        let amounts = draft.counted.saysAmounts ? ", amounts in \(draft.counted.name)" : ""
        var lines = [
            "# Status: \(draft.language.status.words).",
            "# \(subject) in \(draft.locale.name)\(amounts).",
            "# Number rules: \(draft.source.origin). A native speaker looks at:",
        ]
        lines += ReviewList(draft).points.map { "#   - \($0)" }
        let questions = QuestionText(draft)
        lines += (questions.notes.isEmpty ? [] : ["# Decided here:"]) + questions.notes.map { "#   - \($0)" }
        lines += SourcesText(draft).lines
        lines += ["", "locale: \(draft.locale.tag)"] + counted
        lines += ["speaker", "license"].map {
            "\($0): \(TodoMarker.unknown)                  \(TodoMarker.notes[$0] ?? "")"
        }
        if draft.counted.saysAmounts {
            lines.append("range: \(draft.range)        # amounts that the pack must be able to announce")
        }
        if let takesFrom {
            lines.append("takes-from: \(takesFrom)                # what that pack says too need not be recorded again")
        }
        lines += [
            "",
            "clips:                            # id (the recording's name): what is said",
        ]
        lines += clipLines
        if !draft.sections.isEmpty {
            lines += ["", "numbers: \(LanguagePack.rulesFile)             # how a number is said"]
        }
        if draft.atomic > 0, !draft.sections.isEmpty {
            lines.append(
                "atomic: \(draft.atomic)                       # every number below is one clip: their words fuse")
        }
        if !draft.fuse.isEmpty, !draft.sections.isEmpty {
            let list = draft.fuse.map(String.init).joined(separator: ", ")
            lines.append("fuse: [\(list)]                       # their multiples are one clip each: the words fuse")
        }
        if draft.counted.saysAmounts {
            lines +=
                wordLines + ["", "amount:                           # the first pattern whose `when` holds is used"]
            lines += PatternText(draft).lines
        }
        if draft.style == .whole, draft.currency.scale > 0 {
            lines += ["", "fractions: none                   # an amount with a fraction is refused"]
        }
        if let slots = draft.slots, !slots.slots.isEmpty {
            let isAlone = !draft.counted.saysAmounts
            lines += [
                "", "slots:                            # what announcements say\(isAlone ? "" : " besides the amount")",
            ]
            lines += slots.slotLines(standard: isAlone ? nil : draft.slotSets.first)
        }
        lines += ["", "announcements:"] + announcements
        lines += [
            "", "profile:",
            "  high-pass: \(ClipProfile.usualHighPass)                   # Hz: leaves out the rumble below the voice",
        ]
        lines += questions.lines
        return lines.joined(separator: "\n") + "\n"
    }

    private var announcements: [String] {
        let asked = draft.slots?.announcements ?? []
        let receipt = "payment-received"
        let isReplaced = !draft.counted.saysAmounts || asked.contains { $0.id == receipt }
        return ((isReplaced ? [] : [announcement]) + (draft.slots?.announcementLines ?? [])).flatMap { line in
            line.hasPrefix("  \(receipt):") ? ReceiptTexts(draft).lines(line) : [line]
        }
    }

    private var announcement: String {
        guard let phrase = draft.ids["payment-received"] else {
            return "  amount: [\"{amount}\"]              # write a clip before or behind it for what is said around"
        }
        let say = draft.language.amountComesFirst ? "\"{amount}\", \(phrase)" : "\(phrase), \"{amount}\""
        return "  payment-received: [\(say)]"
    }

    private static let headings: [ClipNames.Group: String] = [
        .number: "Numbers with a word of their own.",
        .unit: "What numbers count: the words of units, in each form.",
        .part: "Other pieces of numbers.",
        .word: "The currency's words, and what is said around them.",
        .symbol: "Letters, one by one.",
        .slot: "What is said besides amounts.",
    ]

    private var clipLines: [String] {
        var lines: [String] = []
        var group: ClipNames.Group?
        for clip in draft.names.sorted {
            if clip.group != group {
                group = clip.group
                if let heading = Self.headings[clip.group] { lines += ["", "  # \(heading)"] }
            }
            lines.append("  " + Self.line(clip))
        }
        return lines
    }

    /// A line of `clips`.
    static func line(_ clip: ClipNames.Clip) -> String {
        let comment = clip.comment.map { "   # \($0)" } ?? ""
        return "\(YAMLText.key(clip.id)): \(YAMLText.scalar(clip.text))\(comment)"
    }

    private var wordLines: [String] {
        var lines: [String] = []
        let kinds = [("major", draft.unit.major), ("minor", draft.minor)]
        let plurals = PluralRules(locale: draft.locale.tag)
        let takesOther = PluralRules.telling.contains { plurals?.category(integer: $0) == .other }
        for (kind, word) in kinds {
            let isSaid = PluralCategory.allCases.contains { category in
                draft.ids["\(kind) \(category.rawValue)"].map { id in draft.names.clips.contains { $0.id == id } }
                    ?? false
            }
            // Rules that say number and unit in one leave nothing to choose.
            guard isSaid, let word, word.distinct.count > 1 else { continue }
            var forms = PluralCategory.allCases.compactMap { category in
                word.forms[category] == nil
                    ? nil
                    : draft.ids["\(kind) \(category.rawValue)"].map { "\(category.rawValue): \(YAMLText.key($0))" }
            }
            // A form that stands for it is wrong where larger numbers take it.
            if word.forms[.other] == nil, !takesOther,
                let last = PluralCategory.allCases.last(where: { word.forms[$0] != nil }),
                let id = draft.ids["\(kind) \(last.rawValue)"]
            {
                forms.append("other: \(YAMLText.key(id))")
            }
            lines.append("  \(kind): { \(forms.joined(separator: ", ")) }")
        }
        return lines.isEmpty
            ? []
            : ["", "words:                            # which clip names the currency, by CLDR plural category"] + lines
    }
}

/// Writes a new pack's patterns of amounts, each with an amount that it says.
struct PatternText {
    private let draft: PackDraft
    private let plurals: PluralRules?

    init(_ draft: PackDraft) {
        self.draft = draft
        plurals = PluralRules(locale: draft.locale.tag)
    }

    var lines: [String] {
        draft.patterns.flatMap { pattern in
            let say = "say: [\(pattern.say.map { item($0, in: pattern) }.joined(separator: ", "))]"
            return ["  # \(example(pattern))", "  - { \(condition(pattern))\(say) }"]
        }
    }

    private func condition(_ pattern: DraftPattern) -> String {
        let parts = [
            pattern.integer.map { "integer: \($0)" }, pattern.fraction.map { "fraction: \($0)" },
        ].compactMap(\.self)
        return parts.isEmpty ? "" : "when: { \(parts.joined(separator: ", ")) }, "
    }

    /// An item as it is written in pack.yml.
    private func item(_ item: TemplateItem, in pattern: DraftPattern) -> String {
        switch item {
        case .number(let kind, let set): slot(kind.rawValue, set)
        case .major(nil): word("major", draft.unit.major, isDecimal: pattern.hasDigits)
        case .minor(nil): draft.minor.map { word("minor", $0, isDecimal: false) } ?? ""
        case .major(let category?): clip("major", draft.unit.major, category)
        case .minor(let category?): draft.minor.map { clip("minor", $0, category) } ?? ""
        case .point: YAMLText.key(draft.ids["point"] ?? "")
        case .text(let text): YAMLText.key(draft.ids["text \(text)"] ?? "")
        case .clip(let id): YAMLText.key(id)
        }
    }

    private func slot(_ name: String, _ set: String?) -> String {
        guard let set, draft.slotSets != [set] else { return "\"{\(name)}\"" }
        return "\"{\(name) \(set)}\""
    }

    /// The unit's word: in the plural category of its number, or behind decimals in that of 1.5, which most decimals have.
    private func word(_ kind: String, _ word: CurrencyWord, isDecimal: Bool) -> String {
        if isDecimal { return clip(kind, word, decimalCategory) }
        return word.distinct.count > 1 ? "\"{\(kind)}\"" : clip(kind, word, .other)
    }

    private var decimalCategory: PluralCategory {
        plurals?.category(integer: 1, fraction: 5, visibleDigits: 1) ?? .other
    }

    /// The clip of a form.
    private func clip(_ kind: String, _ word: CurrencyWord, _ category: PluralCategory) -> String {
        let form = word.form(category)
        let own = PluralCategory.allCases.first { word.forms[$0] == form } ?? .other
        return YAMLText.key(draft.ids["\(kind) \(own.rawValue)"] ?? "")
    }

    // MARK: Examples

    /// How an example sounds: `15.50: fünfzehn Euro fünfzig`.
    private func example(_ pattern: DraftPattern) -> String {
        let integer = pattern.integer ?? min(15, draft.range.upperBound.integer)
        let fraction = pattern.fraction ?? fifty
        let texts = pattern.say.map { self.said($0, integer, fraction, in: pattern) }
        var decimals = ""
        if draft.currency.scale > 0 {
            decimals = String(fraction)
            decimals =
                "." + String(repeating: "0", count: max(0, draft.currency.scale - decimals.utf8.count)) + decimals
        }
        return "\(integer)\(decimals): " + ClipNames.spoken(Self.joined(texts))
    }

    /// Texts with a space between them, except in scripts that have none.
    private static func joined(_ texts: [String]) -> String {
        texts.filter { !$0.isEmpty }.reduce("") { text, next in
            let isDense =
                text.unicodeScalars.last?.isWrittenWithoutSpaces == true
                && next.unicodeScalars.first?.isWrittenWithoutSpaces == true
            return text.isEmpty || isDense ? text + next : "\(text) \(next)"
        }
    }

    /// Half a unit.
    private var fifty: Int64 {
        draft.currency.scale == 0 ? 0 : (1..<draft.currency.scale).reduce(5) { fifty, _ in fifty * 10 }
    }

    private func said(_ item: TemplateItem, _ integer: Int64, _ fraction: Int64, in pattern: DraftPattern) -> String {
        func number(_ number: Int64, _ set: String?) -> String {
            draft.names.filled(set.flatMap { draft.source.spell(number, by: $0) } ?? "…")
        }
        func form(_ word: CurrencyWord?, _ category: PluralCategory) -> String { word?.form(category) ?? "" }
        let majorCategory = pattern.hasDigits ? decimalCategory : plurals?.category(integer: integer) ?? .other
        return switch item {
        case .number(.integer, let set): number(integer, set)
        case .number(.fraction, let set): number(fraction, set)
        case .number(_, let set): number(5, set)
        case .major(let category): form(draft.unit.major, category ?? majorCategory)
        case .minor(let category): form(draft.minor, category ?? plurals?.category(integer: fraction) ?? .other)
        case .point: draft.point
        case .text(let text): text
        case .clip(let id): draft.habits.clips[id] ?? id
        }
    }
}

/// The questions to a native speaker in a new pack: what is in doubt in the language, as far as the pack says it.
struct QuestionText {
    let questions: [PackQuestion]
    /// What was decided in the language, as far as the pack says it.
    let notes: [String]

    init(_ draft: PackDraft) {
        let texts = draft.names.clips.map(\.text)
        func concerned(_ own: [Doubt], _ ofSlots: [Doubt]?) -> [Doubt] {
            own.filter { $0.concerns(draft.counted) }
                + (ofSlots ?? []).filter { doubt in
                    draft.slots.map { doubt.subjects.isEmpty || !$0.kinds.isDisjoint(with: doubt.subjects) } ?? false
                }
        }
        let slots = draft.language.slots
        questions = concerned(draft.language.doubts, slots.doubts).compactMap { doubt in
            let choices = doubt.choices.filter { $0.isOther(in: texts) == false }
            return choices.isEmpty ? nil : PackQuestion(doubt.text, choices: choices)
        }
        // The rules that it has are no advice, and `1,000,001: …` is no example in a pack of smaller amounts.
        let own = ": new --rule-set \(draft.sets.major.drop { $0 == "%" })"
        notes = concerned(draft.language.notes, slots.notes).map { $0.text.replacing(own, with: "") }.filter {
            Int64($0.prefix { $0 != ":" }.replacing(",", with: "")) ?? 0 <= draft.range.upperBound.integer
        }
    }

    /// The end of pack.yml.
    var lines: [String] {
        guard !questions.isEmpty else { return [] }
        let items = questions.map { question in
            let choices = question.choices.map { "\(YAMLText.scalar($0.words)): \(YAMLText.scalar($0.other))" }
            return "  - ask: \(YAMLText.quoted(question.text))\n    or: { \(choices.joined(separator: ", ")) }"
        }
        return ["", "questions:                        # what a native speaker decides: voice-assets review asks it"]
            + items
    }
}

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
