extension Check {
    /// No two rules of a set begin at the same number, and every rule set is used.
    ///
    /// **On a phone:** An unused rule is often the one that was meant.
    ///
    /// **To mend it:** Remove it, or correct the number that it begins at.
    ///
    /// **Settings:** an error; always.
    package static let numbersUnreachable = Check(
        "numbers-unreachable", .error,
        [
            "": .init("a second rule for {base} in `{name}`", advice: "remove it, or the one in line {line}"),
            "brackets": .init(
                "a second rule for {base} in `{name}`: the brackets of the one in line {line} make two rules of it",
                advice: "remove one of them"),
            "set": .init(
                "no slot of pack.yml leads to the rule set `{name}`", advice: "remove it, or use it", severity: .warning
            ),
        ])
}
