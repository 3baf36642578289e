extension Check {
    /// A key or clip id stands once in pack.yml; no two ids differ only in case.
    ///
    /// **On a phone:** Of two clips with one id, one is silent.
    ///
    /// **To mend it:** Rename or remove one of the two.
    ///
    /// **Settings:** an error; always.
    package static let packDuplicate = Check(
        "pack-duplicate", .error,
        [
            "": .init("`{key}` stands here a second time", advice: "remove it; the first one is in line {line}"),
            "question": .init("`{text}` is asked a second time", advice: "remove it"),
            "question choice": .init("`{twice}` is in two questions", advice: "ask about it once"),
            "clip": .init("`{key}` says what `{other}` says", advice: "remove one of them"),
            "value": .init("`{value}` stands here a second time", advice: "remove it"),
            "template": .init(
                "each text of `{text}` fits `{other}` in line {line} too, and says something else there",
                advice: "remove one of them, or write words that only its texts have"),
            "template value": .init("`{name}` has two values in `{text}`", advice: "keep one of them"),
            "number": .init("{value} stands here a second time", advice: "remove it"),
            "case": .init(
                "`{key}` differs only in case from `{other}`", advice: "rename one of them; the other is in line {line}"
            ),
        ])
}
