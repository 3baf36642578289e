extension Check {
    /// A template of texts begins with fixed words, not with `{*}`.
    ///
    /// **On a phone:** In the place of `{*}` a text may deny what it says after it.
    ///
    /// **To mend it:** Write the words that the texts begin with, or give the template a `title`.
    ///
    /// **Settings:** a note.
    package static let templateOpenStart = Check(
        "template-open-start", .note,
        "the template `{text}` can begin with any text, so `{example}` fits, too; if all notifications of this template begin with the same words, write these words before `{*}`"
    )

    /// Literal text, or the text's end, stands beside each value of a template; no digit stands beside an amount.
    ///
    /// **On a phone:** `Paid {*}{amount}` would say 5 for "Paid 15".
    ///
    /// **To mend it:** Write what stands between the value and its neighbour, such as `{amount}元{*}`.
    package static let templateOpenValue = Check(
        "template-open-value", .error,
        "`{value}` in `{text}` stands beside `{*}`, another value or a digit; write the words that stand between the two, such as `{amount}元{*}`"
    )

    /// No text fits two templates of a pack that say different things.
    ///
    /// **On a phone:** Such a text is not announced (`text.ambiguous`).
    ///
    /// **To mend it:** Write more words into one of them, if a server sends such texts.
    ///
    /// **Settings:** a note.
    package static let templateOverlap = Check(
        "template-overlap", .note,
        "the text `{example}` fits two templates that announce different things: `{text}` and, in line {line}, `{other}`; if such texts occur, write more words into one of these templates"
    )
}
