extension Check {
    /// No text fits two templates of a pack that say different things.
    ///
    /// **On a phone:** Such a text is not announced (`text.ambiguous`).
    ///
    /// **To mend it:** Write more words into one of them, if a server sends such texts.
    ///
    /// **Settings:** a note; by `rules` in pack.yml.
    package static let templateOverlap = Check(
        "template-overlap", .note,
        "`{example}` fits `{text}` and `{other}` in line {line}, which say different things",
        advice: "write more words into one of them, if there are such texts")
}
