extension Check {
    /// No text fits two templates of a pack that say different things.
    ///
    /// **On a phone:** A text that says two different things is not announced (`text.ambiguous`).
    ///
    /// **To mend it:** Write more words into one of the templates, if a server sends such texts. Where no server does, leave them as they
    /// are.
    ///
    /// **Settings:** a note; `rules` in pack.yml can change that.
    package static let templateOverlap = Check(
        "template-overlap", .note,
        "`{example}` fits `{text}` and `{other}` in line {line}, which say different things",
        advice: "write more words into one of them, if there are such texts")
}
