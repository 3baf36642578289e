extension Check {
    /// A template of texts begins with words that are always the same, not with `{*}`.
    ///
    /// **On a phone:** A text that fits a template is trusted. What stands at the place of `{*}` is not looked at, so that a text may deny
    /// there what it says behind it.
    ///
    /// **To mend it:** Write the words that the texts begin with, or give the template a `title`. Where names come first, leave it as it is.
    ///
    /// **Settings:** a note; `rules` in pack.yml can change that.
    package static let templateOpenStart = Check(
        "template-open-start", .note, "`{text}` begins with any text: `{example}` fits, too",
        advice: "write the words that it begins with, if they are always the same")
}
