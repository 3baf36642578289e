extension Check {
    /// `new` needs ICU's spell-out rules of the language itself.
    ///
    /// **On a phone:** Rules of another language say wrong numbers.
    ///
    /// **To mend it:** Write `numbers.rbnf` by hand, as the [tutorial](NewLanguage.md) shows, or take `numbers:
    /// iterated`.
    ///
    /// **Settings:** an error; always.
    package static let languageMissing = Check(
        "language-missing", .error, failure: .missingInput,
        [
            "several": .init("{tag} may mean several languages", advice: "name one of them: {languages}"),
            "": .init(
                "There are no number rules for {tag}: {faults}",
                advice:
                    "write what is missing into the language's files and contribute them, or write pack.yml and numbers.rbnf by hand"
            ),
            "no rules": .init(
                "there are no number rules for {tag}; ICU would take those of {actual}",
                advice: "write pack.yml and numbers.rbnf by hand, beginning with those of a language that is alike"),
            "language by name": .init(
                "there are no number rules for {tag}; ICU would take those of {actual}", advice: "write {named}"),
        ])
}
