extension Check {
    /// A rule set is defined once.
    ///
    /// **On a phone:** Only one of two sets with one name would speak.
    ///
    /// **To mend it:** Rename or remove one.
    package static let numbersDuplicate = Check(
        "numbers-duplicate", .error,
        [
            "": "the rule set `{name}` exists twice; rename this one, or remove the one in line {line}"
        ])

    /// A number rule does not come back to its own set with the same number.
    ///
    /// **On a phone:** The phone would never finish saying it.
    ///
    /// **To mend it:** Divide the number on the way, or say text.
    package static let numbersEndless = Check(
        "numbers-endless", .error,
        [
            "way":
                "the rule for {base} of `{name}` calls itself endlessly with the same number ({way}); write words in place of one of these calls, or divide the number there (`<<`, `>>`) if it is 10 or more"
        ])

    /// The tool can prove in bounded time what the rules say for the whole range.
    ///
    /// **On a phone:** An amount that nobody tried could break.
    ///
    /// **To mend it:** Say large parts before small ones: units that come first are proven up to four digits. Divide by
    /// a power of ten where a rule is for more than 10,000 numbers. Or narrow the range.
    package static let numbersIntricate = Check(
        "numbers-intricate", .error,
        [
            "review": "no set of amounts was found that uses every rule; narrow the range",
            "review in": "{bound} were not enough to find a set of amounts that uses every rule; narrow the range",
            "ends":
                "{most} steps were not enough to check that no rule set calls itself endlessly; let fewer rules pass the same number to another set (`=%set=`)",
            "alike":
                "{bound} were not enough to check whether two announcements have the same words; write clip texts that do not begin alike, or narrow the ranges",
            "divisor":
                "a rule of `{set}` is for more than {bound} and divides them by a number that is no power of ten; divide by 10, 100, 1000 and so on, or narrow the range",
            "proof":
                "the rules of the set '{set}' are too complicated: {bound} were not enough to check all numbers; do one of these: pass to other sets only the quotient (`<%set<`) or the remainder (`>%set>`) of a number, not the whole number (`=%set=`); say large parts first, such as thousands before hundreds; narrow the range",
            "needs":
                "the rules of `{set}` are too complicated: {bound} were not enough to find the clips that these rules use; pass to other sets only the quotient (`<%set<`) or the remainder (`>%set>`) of a number, not the whole number (`=%set=`), or narrow the range",
            "joins":
                "{bound} were not enough to find all clips that stand side by side, and the separators between them; use fewer different separators, or narrow the range",
        ])

    /// Number rules stay within bounds on size, count and numbers.
    ///
    /// **On a phone:** The bounds make the rules safe to read.
    ///
    /// **To mend it:** Shorten the rules, or leave out those above the range.
    package static let numbersLimit = Check(
        "numbers-limit", .error,
        [
            "number": "a rule's number is above {most}; remove the rule",
            "sets": "too many rule sets (limit {most}); remove some",
            "rules": "too many rules (limit {most}); remove some",
            "plurals":
                "too many rules with `$(cardinal,…)$` (limit {most}); write each such word once, in a new rule set, and call that set wherever the word is said",
            "slots":
                "the slots can't be made for a phone ({reason}); give the slots fewer values, or simplify the rules",
            "bytes": "the file has {bytes} (limit {most}); remove unneeded rules",
            "name": "the set's name has {count} characters (limit {most}); shorten it",
            "rule": "the rule has {count} characters (limit {most}); split it into several rules",
            "depth":
                "rules call each other more than {most} levels deep; where a set only calls another set, call that other set directly",
            "clips": "an announcement needs more than {most} clips; shorten it, or simplify the rules",
            "announcement": "announcement `{id}` says nothing; give it clips or an amount",
            "needs": "the amounts need more than {most} {things}; narrow the range, or simplify the rules",
            "needs, atomic":
                "the amounts need more than {most} {things}; narrow the range, simplify the rules, or lower the key `atomic` from {atomic}",
            "texts":
                "the texts that voice-assets makes from the number rules take more than {most} of memory; simplify the rules and shorten their texts",
            "texts, atomic":
                "the texts that voice-assets makes from the number rules take more than {most} of memory; simplify the rules, shorten their texts, or lower the key `atomic` from {atomic}",
            "search":
                "finding the clips for the texts of the rules takes more than {most} steps; simplify the rules and shorten their texts",
            "search, atomic":
                "finding the clips for the texts of the rules takes more than {most} steps; simplify the rules, shorten their texts, or lower the key `atomic` from {atomic}",
        ])

    /// Rules that were written for it say every amount of the range. A set ends [where words would run
    /// out](Languages.md#how-far-rules-reach).
    ///
    /// **On a phone:** Past its end a set says "five thousand million": another amount.
    ///
    /// **To mend it:** Let `add-language-pack … --update` add the missing rules, write them, or narrow `range`. If the
    /// last rule is right for larger numbers too, add the line at which the set ends.
    package static let numbersRange = Check(
        "numbers-range", .error,
        [
            "changed rule":
                "the rule for {base} of `{set}` was changed and leaves out the remainder, but {amount} needs the remainder; add the remainder to it, as in the language's own rule `{line}`, and run again",
            "added rules":
                "the rules end before {amount}, even with all rules of the language added; narrow the range, or write rules for larger numbers",
            "otherwise":
                "the language's rules were not added, because the pack would then say {amount} as `{wrong}` instead of `{right}`; write the rules for larger numbers yourself",
            "new pack": "{reason}; give a narrower --range, because the language's rules end there",
            "end":
                "`{set}` says numbers from {base} on only in digits, but {amount} needs words; in place of that rule, write rules for {base} and more, or narrow the range",
            "end, update":
                "`{set}` says numbers from {base} on only in digits, but {amount} needs words; do one of these: run `{update}`; in place of that rule, write rules for {base} and more; narrow the range",
            "beyond":
                "`{set}` has no rule for {base} and above, but {amount} needs one; write rules for {base} and more, or narrow the range; if the set's last rule is right for larger numbers too, add a line after it that says where it stops, such as `{base}0: =#,##0=;`",
            "beyond, update":
                "`{set}` has no rule for {base} and above, but {amount} needs one; do one of these: run `{update}`; write rules for {base} and more; narrow the range; if the set's last rule is right for larger numbers too, add a line after it that says where it stops, such as `{base}0: =#,##0=;`",
            "own words":
                "in {amount}, `{set}` counts {base} twice and would say `{twice}`; write rules for larger numbers after this rule, or narrow the range; if these words are right, write a rule that has them as its text",
            "own words, update":
                "in {amount}, `{set}` counts {base} twice and would say `{twice}`; do one of these: run `{update}`; write rules for larger numbers after this rule; narrow the range; if these words are right, write a rule that has them as its text",
        ])

    /// Number rules are in the rule-based number format of UTS #35 part 3, each closed by `;`.
    ///
    /// **On a phone:** A part of all amounts isn't said.
    ///
    /// **To mend it:** Look at the caret. Each rule is `number: text;` on one line: [number
    /// rules](Languages.md#number-rules).
    package static let numbersSyntax = Check(
        "numbers-syntax", .error,
        [
            "nothing before the colon":
                "nothing before the colon; write the number that the rule begins at, or remove the colon",
            "radix": "the radix {value} is too small; write 2 or more, or no radix",
            "places": "the rule has more `>` before the colon than its number allows; remove some `>`",
            "no rules": "the rule set `{name}` has no rules; add rules, or remove the set",
            "no name": "a rule set without a name; write a name of the characters A-Z a-z 0-9 - _ behind `%`",
            "end of a name": "the name of a rule set does not end with `:`; write `:` behind the name",
            "end of a rule": "a rule does not end with `;`; write `;` at the end of the line",
            "no colon":
                "the rule begins with a digit but has no colon; write `:` behind the number that the rule begins at",
            "empty": "no rules; add a rule set",
            "no UTF-8": "some bytes are not UTF-8 text; save the file as UTF-8",
            "order":
                "the rule for {base} stands behind the one for {other}; put the rules of `{name}` into ascending order",
            "before the colon": "`{marks}` before the colon is no number; write the number that the rule begins at",
            "number":
                "`{mark}` can't stand in the number before the colon; write a number such as `1000`, `1000/20` (with the radix 20) or `1000>`",
            "plural type": "`$(` without `cardinal,`; write `$(cardinal,one{…}other{…})$`",
            "plural other": "no text for `other`; add `other{…}`",
            "plural name": "no `{` behind `{name}`; write `one{…}other{…}`",
            "plural brace": "`{` without `}`; close it, or remove it",
            "plural category":
                "`{name}` is no plural category, or is used twice in this `$(…)$`; write only {categories}, each at most once",
            "plural substitution": "a call such as `<<` or `>>` can't stand inside `$(…)$`; write it before or after",
            "bracket":
                "`{bracket}` is outside of the rule's one pair; remove it, or add the missing bracket",
            "second plural": "a rule has two `$(…)$`; move one of them into a new rule set, and call that set",
            "third substitution":
                "a rule has three calls such as `<<`, `>>` or `=%set=`; move two of them together into one new rule set, and call that set",
            "unclosed": "`{mark}` opens a call that is not closed; close the call with the same mark, or remove it",
            "surplus mark": "one `<` too many; remove it",
            "substitution": "`{name}` is no name of a rule set; write the name with `%` before it",
            "unclosed plural": "`$(` without `)$`; close it, or remove it",
            "unsound":
                "voice-assets made a wrong table of these rules ({reason}); report this bug in voice-assets, and attach the file with the rules",
        ])

    /// A text of the number rules is the text of one clip, or `{id}` names the clip.
    ///
    /// **On a phone:** The wrong clip may have the wrong melody.
    ///
    /// **To mend it:** Write the clip's id in the place of the text: `{one-f}`.
    package static let numbersTextAmbiguous = Check(
        "numbers-text-ambiguous", .error,
        [
            "":
                "{amount} needs `{text}`, but {count} clips have this text; in the rule, write the clip's id instead of the text: {ids}",
            "number":
                "{amount} needs `{text}`, but {count} clips have this text; write a rule for this number alone, with {ids} as its text",
        ])

    /// The clips say every text that an amount of the range needs.
    ///
    /// **On a phone:** The amount stays silent.
    ///
    /// **To mend it:** Add a clip with this text and record it, or narrow `range`.
    package static let numbersTextUnsaid = Check(
        "numbers-text-unsaid", .error,
        [
            "digits":
                "{amount} uses a rule with `{digits}`, which gives digits instead of words; write a rule that says the number in words, or narrow the range",
            "plural digits":
                "{amount} uses a rule with `#`, which gives digits instead of words; write a rule that says the number in words, or narrow the range",
            "ordinal":
                "{amount} uses a rule with `$(ordinal,…)$`, which is not supported; write a rule that says the number in words, or narrow the range",
            "no whole numbers":
                "{amount} needs rules for whole numbers, and `{set}` has none; write a rule that says the number in words, or narrow the range",
            "below":
                "{amount} needs a rule for numbers below {base}, and `{set}` has none; write a rule that says the number in words, or narrow the range",
            "before":
                "{amount} uses the rule before the rule for {base} of `{set}`, but no rule stands there; write a rule that says the number in words, or narrow the range",
            "":
                "no clip says `{text}`, which {amount} needs; add a clip with this text to `clips`, or narrow the range",
            ", update":
                "no clip says `{text}`, which {amount} needs; do one of these: run `{update}`; add a clip with this text to `clips`; narrow the range",
            "atomic":
                "no clip says `{text}`, which {amount} needs; add a clip with exactly this text to `clips`, or change `atomic: {limit}` to `atomic: 0`",
            "fuse":
                "no clip says `{text}`, which {amount} needs; add a clip with exactly this text to `clips`, or remove {unit} from the key `fuse`",
            "slip":
                "no clip says `{text}`, which {amount} needs; the clip `{clip}` has the text `{nearest}`, and may be meant; correct this text or the text in {place} if it is wrong; otherwise add a clip for the missing text",
            "near":
                "no clip says `{text}`, which {amount} needs; did you mean the text `{nearest}` of the clip `{clip}` ({place})? Correct one of the texts, or add a clip for the missing text",
            "near, update":
                "no clip says `{text}`, which {amount} needs; did you mean the text `{nearest}` of the clip `{clip}` ({place})? Correct one of the texts, or run `{update}`",
            "clip": "{amount} needs the unknown clip `{id}`; add it to `clips`, or name another clip",
            "clip, one is near": "{amount} needs the unknown clip `{id}`; write `{nearest}`",
            "digit":
                "{amount} needs the unknown clip `{id}`; add this clip to the key `clips`; `numbers: iterated` needs a clip for each digit",
        ])

    /// A rule set that a number rule uses is defined in the same file.
    ///
    /// **On a phone:** The number can't be said.
    ///
    /// **To mend it:** Write the name that the message proposes, or define the set.
    package static let numbersUnknownSet = Check(
        "numbers-unknown-set", .error,
        [
            "": "unknown rule set `{name}`; define it",
            "one is near": "unknown rule set `{name}`; write `{nearest}`",
            "none":
                "there is no rule set for `{part}`; name a file with number rules in the key `numbers` of pack.yml, or write `numbers: iterated`",
            "of a slot":
                "the number rules have no rule set `{name}`; use one of {sets}, or run `new … --update`, which adds the set if the language or CLDR has it",
            "of a slot, one is near": "the number rules have no rule set `{name}`; write `{nearest}`",
        ])

    /// No two rules of a set begin at the same number, and every rule set is used.
    ///
    /// **On a phone:** An unused rule is often the one that was meant.
    ///
    /// **To mend it:** Remove it, or correct the number that it begins at.
    package static let numbersUnreachable = Check(
        "numbers-unreachable", .error,
        [
            "": "`{name}` has a second rule for {base}; remove this rule, or the rule in line {line}",
            "brackets":
                "`{name}` has a second rule for {base}: the rule in line {line}, which has brackets, is for this number too; remove one of the two rules",
            "set": .init(
                "no slot of pack.yml leads to the rule set `{name}`; remove the set, or use it in a slot",
                severity: .warning),
        ])
}
