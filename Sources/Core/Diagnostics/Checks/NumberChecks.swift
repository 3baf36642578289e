extension Check {
    /// A rule set is defined once.
    ///
    /// **On a phone:** Only one of two sets with one name would speak.
    ///
    /// **To mend it:** Rename or remove one.
    package static let numbersDuplicate = Check(
        "numbers-duplicate", .error,
        [
            "": .init("a second rule set `{name}`", advice: "rename it, or remove the one in line {line}")
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
                "the rule for {base} of `{name}` calls itself with the same number: {way}",
                advice: "let a rule on the way divide the number, or say a text")
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
            "review": .init("no list of amounts that use every rule was found", advice: "narrow the range"),
            "review in": .init(
                "no list of amounts that use every rule was found in {bound}", advice: "narrow the range"),
            "ends": .init(
                "{most} steps were not enough to see whether the rule sets end",
                advice: "let fewer rules pass the same number to another set (`=%set=`)"),
            "alike": .init(
                "{bound} were not enough to see whether two announcements are said alike",
                advice: "give clips texts of which none begins as another one does, or narrow the ranges"),
            "divisor": .init(
                "a rule of `{set}` is for more than {bound} and divides them by a number that is no power of ten",
                advice: "divide by 10, 100, 1000 and so on, or narrow the range"),
            "proof": .init(
                "the rules of the set '{set}' are too complicated for a proof: {bound} were not enough",
                advice:
                    "divide a number by its unit before you pass it to another set, say large parts before small ones, or narrow the range"
            ),
            "needs": .init(
                "the rules for `{set}` can't be split into quotient and remainder: {bound} were not enough to find the clips that they need",
                advice:
                    "divide a number by its unit (`<<`, `>>`) before you pass it to another set, or narrow the range"),
            "joins": .init(
                "{bound} were not enough to find the clips that the rules put side by side, and the separators between these clips",
                advice: "write fewer separators of different kinds, or narrow the range"),
        ])

    /// Number rules stay within bounds on size, count and numbers.
    ///
    /// **On a phone:** The bounds make the rules safe to read.
    ///
    /// **To mend it:** Shorten the rules, or leave out those above the range.
    package static let numbersLimit = Check(
        "numbers-limit", .error,
        [
            "number": .init("a number above {most}", advice: "remove the rule"),
            "sets": .init("too many rule sets", limit: "{most}", advice: "remove some"),
            "rules": .init("too many rules", limit: "{most}", advice: "remove some"),
            "plurals": .init(
                "too many rules with `$(cardinal,…)$`", limit: "{most}",
                advice:
                    "write each such word once, in a rule set of its own, and call this set wherever the word is said"
            ),
            "slots": .init(
                "a phone could not read the slots: {reason}",
                advice: "let the slots say fewer values, or simplify the rules"),
            "bytes": .init("{bytes}", limit: "{most}", advice: "remove what is not needed"),
            "name": .init("a name of {count} characters", limit: "{most}", advice: "shorten it"),
            "rule": .init("a rule of {count} characters", limit: "{most}", advice: "split it into several rules"),
            "depth": .init(
                "rules that call each other more than {most} levels deep",
                advice: "call a set directly where a rule set in between does nothing else"),
            "clips": .init("the rules say more than {most} clips for some announcement", advice: "say less"),
            "announcement": .init("announcement `{id}` says nothing", advice: "give it clips or an amount"),
            "needs": .init(
                "the amounts need more than {most} {things}", advice: "narrow the range, or simplify the rules"),
            "needs, atomic": .init(
                "the amounts need more than {most} {things}",
                advice: "narrow the range, or simplify the rules, or lower `atomic`, which is {atomic}"),
            "texts": .init(
                "the texts of the rules, counted clip by clip, are more than {most}",
                advice: "simplify the rules and shorten their texts"),
            "texts, atomic": .init(
                "the texts of the rules, counted clip by clip, are more than {most}",
                advice: "simplify the rules and shorten their texts, or lower `atomic`, which is {atomic}"),
            "search": .init(
                "the texts of the rules are too long to find their clips in {most} steps",
                advice: "simplify the rules and shorten their texts"),
            "search, atomic": .init(
                "the texts of the rules are too long to find their clips in {most} steps",
                advice: "simplify the rules and shorten their texts, or lower `atomic`, which is {atomic}"),
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
                "the rule for {base} of `{set}` was changed and leaves out the rest, which {amount} needs",
                advice: "write it like the language's, `{line}`, and run again"),
            "added rules": .init(
                "with the language's rules added, no rule says amounts from {amount} on",
                advice: "narrow the range, or write rules for more"),
            "otherwise": .init(
                "with the language's rules added, {amount} would be `{wrong}`, not `{right}`",
                advice:
                    "write the rules for larger numbers by hand"
            ),
            "new pack": .init(
                "{reason}", advice: "give a narrower --range: no rules of the language reach further here"),
            "end": .init(
                "`{set}` says no numbers from {base} on, which {amount} needs",
                advice: "write rules for {base} and more, or narrow the range"),
            "end, update": .init(
                "`{set}` says no numbers from {base} on, which {amount} needs",
                advice: "run `{update}`, write rules for {base} and more, or narrow the range"),
            "beyond": .init(
                "`{set}` says no numbers from {base} on, which {amount} needs",
                advice:
                    "write rules for {base} and more, or narrow the range; or tell where the last rule of `{set}` ends, by a line such as `{base}0: =#,##0=;`"
            ),
            "beyond, update": .init(
                "`{set}` says no numbers from {base} on, which {amount} needs",
                advice:
                    "run `{update}`, write rules for {base} and more, or narrow the range; or tell where the last rule of `{set}` ends, by a line such as `{base}0: =#,##0=;`"
            ),
            "own words": .init(
                "{amount} would be said with `{twice}`, by the rule for {base} of `{set}`",
                advice:
                    "write rules for larger numbers after the one for {base}, or narrow the range; if `{twice}` is right, write a rule with this text"
            ),
            "own words, update": .init(
                "{amount} would be said with `{twice}`, by the rule for {base} of `{set}`",
                advice:
                    "run `{update}`, write rules for larger numbers after the one for {base}, or narrow the range; if `{twice}` is right, write a rule with this text"
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
            "radix": .init("radix {value}", advice: "write a radix of 2 or more, or none"),
            "places": .init("more `>` than the number has places", advice: "remove some"),
            "no rules": .init("rule set `{name}` has no rules", advice: "add rules, or remove it"),
            "no name": .init(
                "a rule set without a name", advice: "write a name of the characters A-Z a-z 0-9 - _ behind `%`"),
            "end of a name": .init("the name of a rule set does not end with `:`", advice: "write `:` behind the name"),
            "end of a rule": .init("a rule does not end with `;`", advice: "write `;` at the end of the line"),
            "no colon": .init(
                "a rule that begins with a digit and has no colon",
                advice: "write `:` behind the number that the rule begins at"),
            "empty": .init("no rules", advice: "add a rule set"),
            "no UTF-8": .init("bytes that are not UTF-8 text", advice: "save the file as UTF-8"),
            "order": .init(
                "the rule for {base} stands behind the one for {other}",
                advice: "put the rules of `{name}` into ascending order"),
            "before the colon": .init("`{marks}` before the colon", advice: "write the number that the rule begins at"),
            "number": .init(
                "`{mark}` in the number of a rule", advice: "write digits; `/` and a radix, or `>`, may follow them"),
            "plural type": .init("`$(` without `cardinal,`", advice: "write `$(cardinal,one{…}other{…})$`"),
            "plural other": .init("no text for `other`", advice: "add `other{…}`"),
            "plural name": .init("`{name}` without `{`", advice: "write `one{…}other{…}`"),
            "plural brace": .init("`{` without `}`", advice: "close it, or remove it"),
            "plural category": .init(
                "`{name}` where a new plural category should be", advice: "use each of {categories} at most once"),
            "plural substitution": .init(
                "a call such as `<<` or `>>` inside `$(…)$`", advice: "write it before or after"),
            "bracket": .init(
                "`{bracket}` that belongs to no pair",
                advice: "write one pair of brackets in a rule, not one inside the other"),
            "second plural": .init(
                "two `$(…)$` in a rule", advice: "move one of them into a rule set of its own, and call that"),
            "third substitution": .init(
                "three calls such as `<<`, `>>` or `=%set=` in a rule",
                advice: "move two of them into a rule set of its own, and call that"),
            "unclosed": .init("`{mark}` without a second one", advice: "close it, or remove it"),
            "surplus mark": .init("one `<` too many", advice: "remove it"),
            "substitution": .init("`{name}` where a rule set should be", advice: "write its name with `%`"),
            "unclosed plural": .init("`$(` without `)$`", advice: "close it, or remove it"),
            "unsound": .init(
                "voice-assets made a wrong table of these rules: {reason}", advice: "please report this with the file"),
        ])

    /// A text of the number rules is the text of one clip, or `{id}` names the clip.
    ///
    /// **On a phone:** The wrong clip may have the wrong melody.
    ///
    /// **To mend it:** Write the clip's id in the place of the text: `{one-f}`.
    package static let numbersTextAmbiguous = Check(
        "numbers-text-ambiguous", .error,
        [
            "": .init("{count} clips say `{text}`, which {amount} needs", advice: "write {ids} in its place"),
            "number": .init(
                "{count} clips say `{text}`, which {amount} needs",
                advice: "write a rule for this number alone with {ids} for its text"),
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
                "{amount} needs a rule with `{digits}`, which writes digits",
                advice: "write a rule that says the number in words, or narrow the range"),
            "plural digits": .init(
                "{amount} needs a rule with `#`, which writes digits",
                advice: "write a rule that says the number in words, or narrow the range"),
            "ordinal": .init(
                "{amount} needs a rule with `$(ordinal,…)$`, which is not supported",
                advice: "write a rule that says the number in words, or narrow the range"),
            "no whole numbers": .init(
                "{amount} needs rules for whole numbers, and `{set}` has none",
                advice: "write a rule that says the number in words, or narrow the range"),
            "below": .init(
                "{amount} needs a rule for numbers below {base}, and `{set}` has none",
                advice: "write a rule that says the number in words, or narrow the range"),
            "before": .init(
                "{amount} needs a rule before {base} for a part of the number, and `{set}` has none",
                advice: "write a rule that says the number in words, or narrow the range"),
            "": .init(
                "no clip says `{text}`, which {amount} needs",
                advice: "add a clip with this text to `clips`, or narrow the range"),
            ", update": .init(
                "no clip says `{text}`, which {amount} needs",
                advice: "run `{update}`, add a clip with this text to `clips`, or narrow the range"),
            "atomic": .init(
                "no clip says `{text}`, which {amount} needs",
                advice:
                    "add a clip with exactly this text to `clips`, or write `atomic: 0` in the place of {limit}"
            ),
            "fuse": .init(
                "no clip says `{text}`, which {amount} needs",
                advice:
                    "add a clip with exactly this text to `clips`, or take {unit} out of `fuse`"
            ),
            "slip": .init(
                "no clip says `{text}`, which {amount} needs",
                advice:
                    "this clip, `{clip}`, says `{nearest}`, which no amount needs: correct the slip here or in {place}, or add a clip with this text"
            ),
            "near": .init(
                "no clip says `{text}`, which {amount} needs",
                advice:
                    "did you mean `{nearest}`, of `{clip}` ({place})? Correct the slip, or add a clip with this text"
            ),
            "near, update": .init(
                "no clip says `{text}`, which {amount} needs",
                advice:
                    "did you mean `{nearest}`, of `{clip}` ({place})? Correct the slip, or run `{update}`"
            ),
            "clip": .init("no clip `{id}`, which {amount} needs", advice: "add it to `clips`, or name another one"),
            "clip, one is near": .init("no clip `{id}`, which {amount} needs", advice: "write `{nearest}`"),
            "digit": .init(
                "no clip `{id}`, which {amount} needs",
                advice: "add it to `clips`: `iterated` says each digit by the clip of this id"),
        ])

    /// A rule set that a number rule uses is defined in the same file.
    ///
    /// **On a phone:** The number can't be said.
    ///
    /// **To mend it:** Write the name that the message proposes, or define the set.
    package static let numbersUnknownSet = Check(
        "numbers-unknown-set", .error,
        [
            "": .init("no rule set `{name}`", advice: "define it"),
            "one is near": .init("no rule set `{name}`", advice: "write `{nearest}`"),
            "none": .init(
                "there is no rule set for `{part}`", advice: "give `numbers` a file with number rules, or `iterated`"),
            "of a slot": .init(
                "no rule set `{name}` in the number rules",
                advice: "there are: {sets}; `new … --update` adds one that the language or CLDR has"),
            "of a slot, one is near": .init("no rule set `{name}` in the number rules", advice: "write `{nearest}`"),
        ])

    /// No two rules of a set begin at the same number, and every rule set is used.
    ///
    /// **On a phone:** An unused rule is often the one that was meant.
    ///
    /// **To mend it:** Remove it, or correct the number that it begins at.
    package static let numbersUnreachable = Check(
        "numbers-unreachable", .error,
        [
            "": .init("a second rule for {base} in `{name}`", advice: "remove it, or the one in line {line}"),
            "brackets": .init(
                "a second rule for {base} in `{name}`: the brackets of the one in line {line} make two rules of it",
                advice: "remove one of them"),
            "set": .init(
                "no slot of pack.yml leads to the rule set `{name}`", advice: "remove it, or use it", severity: .warning
            ),
        ])
}
