extension Check {
    /// pack.yml holds the keys locale, currency, range, clips and announcements.
    ///
    /// **On a phone:** Without a range nothing can be proven, without announcements nothing is said.
    ///
    /// **To mend it:** Add the key. [pack.yml](PackFile.md) shows all of them.
    ///
    /// **Settings:** an error; always.
    package static let packMissingKey = Check(
        "pack-missing-key", .error,
        [
            "no word": .init(
                "`{key}` has no word", advice: "write `other: …`, and `one`, `few` or `many` where their words differ"),
            "language sources": .init(
                "a checked language without `sources`", advice: "name the references, or write `status: cldr`"),
            "language faults": .init(
                "`status` calls the language wrong, and `faults` is missing", advice: "say what is wrong"),
            "slot sources": .init(
                "checked slots without `sources`", advice: "name the references, or write `status: cldr`"),
            "no unit": .init(
                "the slot `{key}` has none of `hours`, `minutes` and `seconds`",
                advice: "add those that are said with their words, such as `minutes: { one: minute, other: minutes }`"),
            "": .init("`{key}` has no key `{missing}`", advice: "add it"),
            "no say": .init(
                "the slot `{key}` has digits after the point and no `say`",
                advice: "add it, such as `say: [\"{integer}\", point, \"{digits:all}\"]`"),
            "no kind": .init(
                "the slot `{key}` has no kind",
                advice: "write one of `number`, `percent`, `choice`, `spell`, `time`, `date` and `duration`"),
            "kinds": .init(
                "the slot `{key}` has {count} kinds",
                advice: "write one of `number`, `percent`, `choice`, `spell`, `time`, `date` and `duration`"),
        ])
}
