extension Check {
    /// Number rules are written in the rule-based number format of UTS #35 part 3, one rule or more per line, each closed by
    /// `;`.
    ///
    /// **On a phone:** A rule that can't be read says nothing, and with it a part of all amounts.
    ///
    /// **To mend it:** Look at the caret. Each rule is `number: text;` on one line: [number
    /// rules](NumberRules.md).
    ///
    /// **Settings:** an error; it stays one.
    package static let numbersSyntax = Check("numbers-syntax", .error)
}
