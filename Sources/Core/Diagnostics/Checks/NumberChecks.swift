extension Check {
    /// A rule set is defined once.
    ///
    /// **On a phone:** Only one of two sets with one name would speak.
    ///
    /// **To mend it:** Rename or remove one.
    package static let numbersDuplicate = Check(
        "numbers-duplicate", .error,
        [
            "": .init("the rule set `{name}` exists twice", advice: "rename this one, or remove the one in line {line}")
        ])

    /// A number rule does not come back to its own set with the same number.
    ///
    /// **On a phone:** The phone would never finish saying it.
    ///
    /// **To mend it:** Divide the number on the way, or say text.
    package static let numbersEndless = Check(
        "numbers-endless", .error,
        [
            "way": .init(
                "the rule for {base} of `{name}` calls itself endlessly with the same number ({way})",
                advice: "in one of these sets, divide the number (`<<`, `>>`), or write words in place of the call")
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
            "review": .init("no set of amounts was found that uses every rule", advice: "narrow the range"),
            "review in": .init(
                "{bound} were not enough to find a set of amounts that uses every rule", advice: "narrow the range"),
            "ends": .init(
                "{most} steps were not enough to check that no rule set calls itself endlessly",
                advice: "let fewer rules pass the same number to another set (`=%set=`)"),
            "alike": .init(
                "{bound} were not enough to check whether two announcements have the same words",
                advice: "write clip texts that do not begin alike, or narrow the ranges"),
            "divisor": .init(
                "a rule of `{set}` is for more than {bound} and divides them by a number that is no power of ten",
                advice: "divide by 10, 100, 1000 and so on, or narrow the range"),
            "proof": .init(
                "the rules of the set '{set}' are too complicated: {bound} were not enough to check all numbers",
                advice:
                    "do one of these: pass to other sets only the quotient (`<%set<`) or the remainder (`>%set>`) of a number, not the whole number (`=%set=`); say large parts first, such as thousands before hundreds; narrow the range"
            ),
            "needs": .init(
                "the rules of `{set}` are too complicated: {bound} were not enough to find the clips that these rules use",
                advice:
                    "pass to other sets only the quotient (`<%set<`) or the remainder (`>%set>`) of a number, not the whole number (`=%set=`), or narrow the range"
            ),
            "joins": .init(
                "{bound} were not enough to find all clips that stand side by side, and the separators between them",
                advice: "use fewer different separators, or narrow the range"),
        ])

    /// Number rules stay within bounds on size, count and numbers.
    ///
    /// **On a phone:** The bounds make the rules safe to read.
    ///
    /// **To mend it:** Shorten the rules, or leave out those above the range.
    package static let numbersLimit = Check(
        "numbers-limit", .error,
        [
            "number": .init("a rule's number is above {most}", advice: "remove the rule"),
            "sets": .init("too many rule sets", limit: "{most}", advice: "remove some"),
            "rules": .init("too many rules", limit: "{most}", advice: "remove some"),
            "plurals": .init(
                "too many rules with `$(cardinal,…)$`", limit: "{most}",
                advice:
                    "write each such word once, in a new rule set, and call that set wherever the word is said"
            ),
            "slots": .init(
                "the slots are too large for a phone ({reason})",
                advice: "give the slots fewer values, or simplify the rules"),
            "bytes": .init("the file has {bytes}", limit: "{most}", advice: "remove unneeded rules"),
            "name": .init("the set's name has {count} characters", limit: "{most}", advice: "shorten it"),
            "rule": .init("the rule has {count} characters", limit: "{most}", advice: "split it into several rules"),
            "depth": .init(
                "rules call each other more than {most} levels deep",
                advice: "remove the rule sets that only call another set"),
            "clips": .init("an announcement needs more than {most} clips", advice: "shorten it, or simplify the rules"),
            "announcement": .init("announcement `{id}` says nothing", advice: "give it clips or an amount"),
            "needs": .init(
                "the amounts need more than {most} {things}", advice: "narrow the range, or simplify the rules"),
            "needs, atomic": .init(
                "the amounts need more than {most} {things}",
                advice: "narrow the range, simplify the rules, or lower the key `atomic` from {atomic}"),
            "texts": .init(
                "the texts that voice-assets makes from the number rules take more than {most} of memory",
                advice: "simplify the rules and shorten their texts"),
            "texts, atomic": .init(
                "the texts that voice-assets makes from the number rules take more than {most} of memory",
                advice: "simplify the rules, shorten their texts, or lower the key `atomic` from {atomic}"),
            "search": .init(
                "finding the clips for the texts of the rules takes more than {most} steps",
                advice: "simplify the rules and shorten their texts"),
            "search, atomic": .init(
                "finding the clips for the texts of the rules takes more than {most} steps",
                advice: "simplify the rules, shorten their texts, or lower the key `atomic` from {atomic}"),
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
            "changed rule": .init(
                "the rule for {base} of `{set}` was changed and leaves out the remainder, but {amount} needs the remainder",
                advice: "replace this rule with the language's own rule `{line}`, and run again"),
            "added rules": .init(
                "the rules end before {amount}, even with all rules of the language added",
                advice: "narrow the range, or write rules for larger numbers"),
            "otherwise": .init(
                "the language's rules were not added, because the pack would then say {amount} as `{wrong}` instead of `{right}`",
                advice:
                    "write the rules for larger numbers yourself"
            ),
            "new pack": .init(
                "{reason}", advice: "give a narrower --range, because the language's rules end there"),
            "end": .init(
                "`{set}` has no rule for {base} and above, but {amount} needs one",
                advice: "write rules for {base} and more, or narrow the range"),
            "end, update": .init(
                "`{set}` has no rule for {base} and above, but {amount} needs one",
                advice: "do one of these: run `{update}`; write rules for {base} and more; narrow the range"),
            "beyond": .init(
                "`{set}` has no rule for {base} and above, but {amount} needs one",
                advice:
                    "write rules for {base} and more, or narrow the range; if the set's last rule is right for larger numbers too, set its end by a line after it, such as `{base}0: =#,##0=;`"
            ),
            "beyond, update": .init(
                "`{set}` has no rule for {base} and above, but {amount} needs one",
                advice:
                    "do one of these: run `{update}`; write rules for {base} and more; narrow the range; if the set's last rule is right for larger numbers too, set its end by a line after it, such as `{base}0: =#,##0=;`"
            ),
            "own words": .init(
                "in {amount}, the rule for {base} of `{set}` is used twice and would say `{twice}`",
                advice:
                    "write rules for larger numbers after this rule, or narrow the range; if these words are right, write a rule that has them as its text"
            ),
            "own words, update": .init(
                "in {amount}, the rule for {base} of `{set}` is used twice and would say `{twice}`",
                advice:
                    "do one of these: run `{update}`; write rules for larger numbers after this rule; narrow the range; if these words are right, write a rule that has them as its text"
            ),
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
            "nothing before the colon": .init(
                "nothing before the colon", advice: "write the number that the rule begins at, or remove the colon"),
            "radix": .init("the radix {value} is too small", advice: "write 2 or more, or no radix"),
            "places": .init("the rule has more `>` before the colon than its number allows", advice: "remove some `>`"),
            "no rules": .init("the rule set `{name}` has no rules", advice: "add rules, or remove the set"),
            "no name": .init(
                "a rule set without a name", advice: "write a name of the characters A-Z a-z 0-9 - _ behind `%`"),
            "end of a name": .init("the name of a rule set does not end with `:`", advice: "write `:` behind the name"),
            "end of a rule": .init("a rule does not end with `;`", advice: "write `;` at the end of the line"),
            "no colon": .init(
                "the rule begins with a digit but has no colon",
                advice: "write `:` behind the number that the rule begins at"),
            "empty": .init("no rules", advice: "add a rule set"),
            "no UTF-8": .init("some bytes are not UTF-8 text", advice: "save the file as UTF-8"),
            "order": .init(
                "the rule for {base} stands behind the one for {other}",
                advice: "put the rules of `{name}` into ascending order"),
            "before the colon": .init(
                "`{marks}` before the colon is no number", advice: "write the number that the rule begins at"),
            "number": .init(
                "`{mark}` can't stand in the number before the colon",
                advice: "write a number such as `1000`, `1000/20` (with the radix 20) or `1000>`"),
            "plural type": .init("`$(` without `cardinal,`", advice: "write `$(cardinal,one{…}other{…})$`"),
            "plural other": .init("no text for `other`", advice: "add `other{…}`"),
            "plural name": .init("no `{` behind `{name}`", advice: "write `one{…}other{…}`"),
            "plural brace": .init("`{` without `}`", advice: "close it, or remove it"),
            "plural category": .init(
                "`{name}` is no plural category, or is used twice in this `$(…)$`",
                advice: "write only {categories}, each at most once"),
            "plural substitution": .init(
                "a call such as `<<` or `>>` can't stand inside `$(…)$`", advice: "write it before or after"),
            "bracket": .init(
                "`{bracket}` belongs to no pair",
                advice: "write only one pair of brackets in a rule, and none inside it"),
            "second plural": .init(
                "a rule has two `$(…)$`", advice: "move one of them into a new rule set, and call that set"),
            "third substitution": .init(
                "a rule has three calls such as `<<`, `>>` or `=%set=`",
                advice: "move two of them together into one new rule set, and call that set"),
            "unclosed": .init(
                "`{mark}` opens a call that is not closed", advice: "close the call with the same mark, or remove it"),
            "surplus mark": .init("one `<` too many", advice: "remove it"),
            "substitution": .init("`{name}` is no name of a rule set", advice: "write the name with `%` before it"),
            "unclosed plural": .init("`$(` without `)$`", advice: "close it, or remove it"),
            "unsound": .init(
                "voice-assets made a wrong table of these rules ({reason})",
                advice: "report this bug in voice-assets, and attach the file with the rules"),
        ])

    /// A text of the number rules is the text of one clip, or `{id}` names the clip.
    ///
    /// **On a phone:** The wrong clip may have the wrong melody.
    ///
    /// **To mend it:** Write the clip's id in the place of the text: `{one-f}`.
    package static let numbersTextAmbiguous = Check(
        "numbers-text-ambiguous", .error,
        [
            "": .init(
                "{amount} needs `{text}`, but {count} clips have this text",
                advice: "in the rule, write the clip's id instead of the text: {ids}"),
            "number": .init(
                "{amount} needs `{text}`, but {count} clips have this text",
                advice: "write a rule for this number alone, with {ids} as its text"),
        ])

    /// The clips say every text that an amount of the range needs.
    ///
    /// **On a phone:** The amount stays silent.
    ///
    /// **To mend it:** Add a clip with this text and record it, or narrow `range`.
    package static let numbersTextUnsaid = Check(
        "numbers-text-unsaid", .error,
        [
            "digits": .init(
                "{amount} uses a rule with `{digits}`, which gives digits instead of words",
                advice: "write a rule that says the number in words, or narrow the range"),
            "plural digits": .init(
                "{amount} uses a rule with `#`, which gives digits instead of words",
                advice: "write a rule that says the number in words, or narrow the range"),
            "ordinal": .init(
                "{amount} uses a rule with `$(ordinal,…)$`, which is not supported",
                advice: "write a rule that says the number in words, or narrow the range"),
            "no whole numbers": .init(
                "{amount} needs rules for whole numbers, and `{set}` has none",
                advice: "write a rule that says the number in words, or narrow the range"),
            "below": .init(
                "{amount} needs a rule for numbers below {base}, and `{set}` has none",
                advice: "write a rule that says the number in words, or narrow the range"),
            "before": .init(
                "{amount} uses the rule before the rule for {base} of `{set}`, but no rule stands there",
                advice: "write a rule that says the number in words, or narrow the range"),
            "": .init(
                "no clip says `{text}`, which {amount} needs",
                advice: "add a clip with this text to `clips`, or narrow the range"),
            ", update": .init(
                "no clip says `{text}`, which {amount} needs",
                advice: "do one of these: run `{update}`; add a clip with this text to `clips`; narrow the range"),
            "atomic": .init(
                "no clip says `{text}`, which {amount} needs",
                advice:
                    "add a clip with exactly this text to `clips`, or change `atomic: {limit}` to `atomic: 0`"
            ),
            "fuse": .init(
                "no clip says `{text}`, which {amount} needs",
                advice:
                    "add a clip with exactly this text to `clips`, or remove {unit} from the key `fuse`"
            ),
            "slip": .init(
                "no clip says `{text}`, which {amount} needs",
                advice:
                    "the clip `{clip}` has the text `{nearest}`, which no amount needs; correct this text or the text in {place}, or add a clip for the missing text"
            ),
            "near": .init(
                "no clip says `{text}`, which {amount} needs",
                advice:
                    "did you mean the text `{nearest}` of the clip `{clip}` ({place})? Correct one of the texts, or add a clip for the missing text"
            ),
            "near, update": .init(
                "no clip says `{text}`, which {amount} needs",
                advice:
                    "did you mean the text `{nearest}` of the clip `{clip}` ({place})? Correct one of the texts, or run `{update}`"
            ),
            "clip": .init("{amount} needs the unknown clip `{id}`", advice: "add it to `clips`, or name another clip"),
            "clip, one is near": .init("{amount} needs the unknown clip `{id}`", advice: "write `{nearest}`"),
            "digit": .init(
                "{amount} needs the unknown clip `{id}`",
                advice: "add this clip to the key `clips`; `numbers: iterated` needs a clip for each digit"),
        ])

    /// A rule set that a number rule uses is defined in the same file.
    ///
    /// **On a phone:** The number can't be said.
    ///
    /// **To mend it:** Write the name that the message proposes, or define the set.
    package static let numbersUnknownSet = Check(
        "numbers-unknown-set", .error,
        [
            "": .init("unknown rule set `{name}`", advice: "define it"),
            "one is near": .init("unknown rule set `{name}`", advice: "write `{nearest}`"),
            "none": .init(
                "there is no rule set for `{part}`",
                advice: "name a file with number rules in the key `numbers` of pack.yml, or write `numbers: iterated`"),
            "of a slot": .init(
                "the number rules have no rule set `{name}`",
                advice: "use one of {sets}, or run `new … --update`, which adds the set if the language or CLDR has it"),
            "of a slot, one is near": .init("the number rules have no rule set `{name}`", advice: "write `{nearest}`"),
        ])

    /// No two rules of a set begin at the same number, and every rule set is used.
    ///
    /// **On a phone:** An unused rule is often the one that was meant.
    ///
    /// **To mend it:** Remove it, or correct the number that it begins at.
    package static let numbersUnreachable = Check(
        "numbers-unreachable", .error,
        [
            "": .init(
                "`{name}` has a second rule for {base}", advice: "remove this rule, or the rule in line {line}"),
            "brackets": .init(
                "`{name}` has a second rule for {base}: because of its brackets, the rule in line {line} is for this number too",
                advice: "remove one of the two rules"),
            "set": .init(
                "no slot of pack.yml leads to the rule set `{name}`", advice: "remove the set, or use it in a slot",
                severity: .warning
            ),
        ])
}
