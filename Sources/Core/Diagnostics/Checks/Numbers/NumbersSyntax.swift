extension Check {
    /// Number rules are in the rule-based number format of UTS #35 part 3, each closed by `;`.
    ///
    /// **On a phone:** A part of all amounts isn't said.
    ///
    /// **To mend it:** Look at the caret. Each rule is `number: text;` on one line: [number
    /// rules](Languages.md#number-rules).
    ///
    /// **Settings:** an error; always.
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
}
