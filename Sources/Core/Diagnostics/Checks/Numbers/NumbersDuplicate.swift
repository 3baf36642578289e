extension Check {
    /// A rule set is defined once.
    ///
    /// **On a phone:** Only one of two sets with one name would speak.
    ///
    /// **To mend it:** Rename or remove one.
    ///
    /// **Settings:** an error; always.
    package static let numbersDuplicate = Check(
        "numbers-duplicate", .error,
        [
            "": .init("a second rule set `{name}`", advice: "rename it, or remove the one in line {line}")
        ])
}
