import VoiceAssetGrammar
import VoiceAssetPacks

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
            "# Made by `swift package add-language-pack`; number rules: \(draft.source.origin). A native speaker looks at:",
        ]
        lines += ReviewList(draft).points.map { "#   - \($0)" }
        let questions = QuestionText(draft)
        lines += (questions.notes.isEmpty ? [] : ["# Decided here:"]) + questions.notes.map { "#   - \($0)" }
        lines += SourcesText(draft).lines
        lines += ["", "locale: \(draft.locale.tag)"] + counted
        lines += [
            "speaker: \(TodoMarker.unknown)                  # \(TodoMarker.mark): who speaks",
            "license: \(TodoMarker.unknown)                  # \(TodoMarker.mark): of the recordings, such as CC-BY-4.0",
        ]
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
