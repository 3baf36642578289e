extension Check {
    /// A rule set that a number rule uses is defined in the same file.
    ///
    /// **On a phone:** The number can't be said.
    ///
    /// **To mend it:** Write the name that the message proposes, or define the set.
    ///
    /// **Settings:** an error; always.
    package static let numbersUnknownSet = Check(
        "numbers-unknown-set", .error,
        [
            "": .init("no rule set `{name}`", advice: "define it"),
            "one is near": .init("no rule set `{name}`", advice: "write `{nearest}`"),
            "none": .init(
                "there is no rule set for `{part}`", advice: "give `numbers` a file with number rules, or `iterated`"),
            "of a slot": .init(
                "no rule set `{name}` in the number rules",
                advice: "there are: {sets}; `new … --update` adds one that the language or CLDR has"),
            "of a slot, one is near": .init("no rule set `{name}` in the number rules", advice: "write `{nearest}`"),
        ])
}
