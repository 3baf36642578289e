extension Check {
    /// A new pack compiles, and says every compared amount as ICU spells it.
    ///
    /// **On a phone:** One of the two is wrong.
    ///
    /// **To mend it:** Choose another rule set or gender; let a native speaker decide.
    ///
    /// **Settings:** an error; always.
    package static let languageDiffers = Check(
        "language-differs", .error,
        [
            "stated": .init("{message}", advice: "try a narrower --range, or another --rule-set"),
            "unsaid": .init("{amount}: no clips say it", advice: "try a narrower --range, or another --rule-set"),
            "": .init(
                "{amount}: the clips say {said}, ICU says {spelled}",
                advice: "try a narrower --range, or another --rule-set"),
            "unspelled": .init(
                "{amount}: the clips say {said}, ICU says nothing",
                advice: "try a narrower --range, or another --rule-set"),
            "no table": .init(
                "the rules for these amounts are more than a phone can read",
                advice: "try a narrower --range, or another --rule-set"),
            "parts of words": .init(
                "The rules of {tag} cut words into pieces ({parts})",
                advice:
                    "correct the language's files and contribute them, or use the language as it is with --unreviewed"),
            "wrong": .init(
                "The rules of {tag} are known to be wrong: {faults}",
                advice:
                    "correct the language's files and contribute them, or use the language as it is with --unreviewed"),
            "range": .init(
                "the rules of this language can't be used for the range {range}",
                advice: "try a narrower --range, or another --rule-set"),
        ])
}
