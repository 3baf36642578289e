extension Check {
    /// A rule set is defined once.
    ///
    /// **On a phone:** Of two sets with one name only one would speak.
    ///
    /// **To mend it:** Rename or remove one.
    ///
    /// **Settings:** an error; no setting changes that.
    package static let numbersDuplicate = Check(
        "numbers-duplicate", .error,
        [
            "": .init("a second rule set `{name}`", advice: "rename it, or remove the one in line {line}")
        ])
}
