import NumberGrammar
import VoiceAssetGrammar
import VoiceAssetPacks

/// Writes the numbers.rbnf of a new pack.
struct RulesText {
    private let draft: PackDraft

    init(_ draft: PackDraft) { self.draft = draft }

    /// Around the range that rules were written for, at the head of their file.
    private static let (beforeRange, behindRange) = ("as far as amounts of ", " need them")

    /// The range that a file says its rules were written for; nil if it does not say it.
    ///
    /// - Parameter scale: of its amounts.
    static func range(statedIn rules: [UInt8], scale: Int) -> ClosedRange<Amount>? {
        let text = String(decoding: rules, as: UTF8.self)
        let parts = text.split(separator: beforeRange, maxSplits: 1)
        guard parts.count == 2, let range = parts[1].split(separator: behindRange, maxSplits: 1).first else {
            return nil
        }
        return try? AmountRangeSyntax.range(String(range), scale: scale)
    }

    var text: String {
        var lines = [
            "# How numbers are said in \(draft.locale.name), as rule-based number format (Unicode UTS #35, part 3).",
            "# Rules \(draft.source.isOwn ? "" : "from ")\(draft.source.origin), \(reach); edit this like any other file.",
        ]
        lines += SourcesText(draft).lines
        lines += [
            "#",
            "# A line says how the numbers from its base up to the next line's base are said. In it",
        ]
        lines += legend
        lines.append("# and everything else is text: pack.yml's `clips` must say each piece of it.")
        lines += [
            "# After a change,",
            "#   voice-assets new \(draft.locale.tag)\(draft.counted.option) --update",
            "# adds the clips that are missing, and after a change of pack.yml's range the rules.",
        ]
        if draft.sections.contains(where: { $0.name.hasPrefix("%%") }) {
            lines += [
                "#",
                "# Sets with %% are helpers of this file. pack.yml chooses among those with %, and the first one is the default.",
            ]
        }
        for section in draft.sections {
            lines += [""] + (remark(section.name).map { ["# --- \($0) ---"] } ?? []) + ["\(section.name):"]
            lines += section.rules
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The range of the rules, in words.
    private var reach: String {
        draft.counted.saysAmounts
            ? "\(Self.beforeRange)\(draft.range)\(Self.behindRange)" : "as far as the slots of pack.yml need them"
    }

    /// The notation that the rules use.
    private var legend: [String] {
        let rules = draft.sections.flatMap(\.rules)
        func uses(_ mark: String) -> Bool { rules.contains { $0.contains(mark) } }
        let all: [(isUsed: Bool, line: String)] = [
            (
                uses("<<"),
                "<<    is the number divided by the rule's unit (for 1000: how many thousands), said by the same set"
            ),
            (uses("<%"), "<%x<  is that, said by the set %x"),
            (uses(">>"), ">>    is the rest, said by the same set"),
            (uses(">%"), ">%x>  is the rest, said by the set %x"),
            (uses("=%"), "=%x=  is the number itself, said by the set %x"),
            (
                uses(RuleExtract.end),
                "\(RuleExtract.end)  ends the set: no rule says these numbers, and a range that needs them is refused"
            ),
            (uses("["), "[ ]   is left out when the rest is zero"),
            (
                rules.contains { $0.prefix { $0 != ":" }.contains("/") },
                "20/20 before the colon: the rule's unit is a power of 20, not of ten"
            ),
            (
                rules.contains { $0.prefix { $0 != ":" }.contains(">") },
                "1000>: the unit is a tenth of what it would be"
            ),
            (
                uses("$("),
                "$(cardinal,one{…}other{…})$  is the form that agrees with the count of the unit, by plural category"
            ),
            (uses("\u{AD}"), "a soft hyphen (U+00AD, often invisible) marks where clips join inside a word"),
            (uses("\u{200B}"), "a zero-width space (U+200B, invisible) marks where clips join"),
            (uses(": '"), "'     at the beginning keeps the space that follows"),
        ]
        return all.filter(\.isUsed).map { "#   \($0.line)" }
    }

    private func remark(_ set: String) -> String? {
        guard draft.counted.saysAmounts else { return nil }
        if set == draft.sets.major, set == draft.sets.minor, draft.style == .minor {
            return "Counts the currency's unit and the minor unit"
        }
        if set == draft.sets.major { return "Counts the currency's unit" }
        if set == draft.sets.minor, draft.style == .minor { return "Counts the minor unit" }
        if set == draft.sets.bare, draft.style == .bare { return "Says the minor units without their name" }
        if set == draft.sets.decimal, draft.style == .digits { return "Says decimals" }
        return nil
    }
}

/// Names the references of a language in the head of a new pack's files.
struct SourcesText {
    let lines: [String]

    init(_ draft: PackDraft) {
        let sources = draft.language.sources + (draft.slots == nil ? [] : draft.language.slots.sources ?? [])
        lines = sources.isEmpty ? [] : ["# References:"] + sources.map { "#   - \($0)" }
    }
}
