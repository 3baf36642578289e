extension Check {
    /// add-language-pack needs ICU's own spell-out rules of the language; another language's would make a wrong pack.
    ///
    /// **On a phone:** Rules borrowed from another language say wrong numbers to people who pay with them.
    ///
    /// **To mend it:** Write `numbers.rbnf` by hand, as the
    /// [tutorial](NewLanguage.md) shows, or take `numbers: iterated`, digit by
    /// digit.
    ///
    /// **Settings:** an error; it stays one.
    package static let languageMissing = Check("language-missing", .error, failure: .missingInput)
}
