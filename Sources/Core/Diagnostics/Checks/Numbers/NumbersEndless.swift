extension Check {
    /// A number rule does not come back to its own rule set with the same number: saying it would never end.
    ///
    /// **On a phone:** The phone would go round in a circle instead of speaking. The tool refuses such a rule before anything is
    /// built from it.
    ///
    /// **To mend it:** Divide the number on the way, or say text.
    ///
    /// **Settings:** an error; no setting changes that.
    package static let numbersEndless = Check(
        "numbers-endless", .error,
        [
            "way": .init(
                "the rule for {base} of `{name}` comes back to itself with the same number: {way}",
                advice: "divide the number on the way, or say text")
        ])
}
