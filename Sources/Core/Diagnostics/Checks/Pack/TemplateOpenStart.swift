extension Check {
    /// A template of texts begins with fixed words, not with `{*}`.
    ///
    /// **On a phone:** In the place of `{*}` a text may deny what it says after it.
    ///
    /// **To mend it:** Write the words that the texts begin with, or give the template a `title`.
    ///
    /// **Settings:** a note; by `rules` in pack.yml.
    package static let templateOpenStart = Check(
        "template-open-start", .note, "`{text}` begins with any text: `{example}` fits, too",
        advice: "write the words that it begins with, if they are always the same")
}
