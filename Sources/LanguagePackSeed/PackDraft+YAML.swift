import GrammarCompiler
import VoicePack

extension PackDraft {
    /// The text of pack.yml.
    var yaml: String {
        let unit = currency.scale == 0 ? "no fraction digits" : "\(currency.scale) fraction digits"
        var lines = [
            "# Payment announcements in \(locale.name), amounts in \(currency.code).",
            "# Made from the data of ICU \(ICURules.version) by `swift package add-language-pack`. No native speaker has reviewed it yet:",
        ]
        lines += reviews.map { "#   - \($0)" }
        lines += [
            "",
            "locale: \(locale.tag)",
            "currency: \(currency.code)                     # \(unit)",
            "speaker: unknown                  # TODO: who speaks",
            "license: unknown                  # TODO: of the recordings, such as CC-BY-4.0",
            "range: \(range)        # amounts that the pack must be able to announce",
            "",
            "clips:                            # id (the recording's name): what is said",
        ]
        lines += clipLines
        lines += ["", "numbers: \(LanguagePack.rulesFile)             # how a number is said"]
        if atomic > 0 {
            lines.append("atomic: \(atomic)                       # every number below is one clip: their words fuse")
        }
        if !fuse.isEmpty {
            let list = fuse.map(String.init).joined(separator: ", ")
            lines.append("fuse: [\(list)]                       # their multiples are one clip each: the words fuse")
        }
        lines += wordLines
        lines += ["", "amount:                           # the first pattern whose `when` holds is used"]
        for pattern in patterns {
            let say = "say: [\(pattern.say.map(text).joined(separator: ", "))]"
            let condition = pattern.when.map { "when: \($0), " } ?? ""
            lines += ["  # \(example(pattern))", "  - { \(condition)\(say) }"]
        }
        let phrase = ids["payment-received"] ?? ""
        let say = habits.amountComesFirst ? "\"{amount}\", \(phrase)" : "\(phrase), \"{amount}\""
        lines += ["", "announcements:", "  payment-received: [\(say)]"]
        return lines.joined(separator: "\n") + "\n"
    }

    private static let headings: [ClipNames.Group: String] = [
        .number: "Numbers with a word of their own.",
        .unit: "What numbers count: the words of units, in each form.",
        .part: "Other pieces of numbers.",
        .word: "The currency's words, and what is said around them.",
    ]

    private var clipLines: [String] {
        var lines: [String] = []
        var group: ClipNames.Group?
        for clip in names.sorted {
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
        let kinds = [("major", words.major), ("minor", usesMinor ? words.minor : nil)]
        for (kind, word) in kinds {
            guard let word, word.distinct.count > 1 else { continue }
            let forms = PluralCategory.allCases.compactMap { category in
                word.forms[category] == nil
                    ? nil : ids["\(kind) \(category.rawValue)"].map { "\(category.rawValue): \(YAMLText.key($0))" }
            }
            lines.append("  \(kind): { \(forms.joined(separator: ", ")) }")
        }
        return lines.isEmpty
            ? []
            : ["", "words:                            # which clip names the currency, by CLDR plural category"] + lines
    }

    /// What a native speaker decides.
    var reviews: [String] {
        var reviews: [String] = []
        if names.clips.contains(where: { $0.id == "payment-received" && $0.comment != nil }) {
            reviews.append("translate the clip payment-received")
        } else {
            reviews.append("the phrase of payment-received")
        }
        switch words.origin {
        case .table: reviews.append("the currency's words and their plural forms")
        case .names: reviews.append("the currency's words are CLDR's full names; people may say shorter ones")
        case .code: reviews.append("ICU has no name for \(currency.code): write what people say into `clips`")
        }
        if style == .digits, !habits.isDigital, words.minor == nil {
            reviews.append("the fraction is said digit by digit, because nothing here knows the minor unit's name")
        } else if style != .whole {
            reviews.append("how the fraction is said")
        }
        if sets.guessesGender {
            reviews.append("the rule sets \(slotSets.joined(separator: " and ")): the currency's gender is a guess")
        }
        if words.comesFirst { reviews.append("the currency's word before the number") }
        if let doubt = habits.doubt { reviews.append(doubt) }
        let affixes = names.clips.filter { $0.comment?.hasPrefix("part of") == true }.count
        if affixes > 0 { reviews.append("\(affixes) clips are parts of words; listen to how they join") }
        return reviews
    }
}
