extension Check {
    /// A number rule does not come back to its own set with the same number.
    ///
    /// **On a phone:** The phone would never finish saying it.
    ///
    /// **To mend it:** Divide the number on the way, or say text.
    ///
    /// **Settings:** an error; always.
    package static let numbersEndless = Check(
        "numbers-endless", .error,
        [
            "way": .init(
                "the rule for {base} of `{name}` calls itself with the same number: {way}",
                advice: "let a rule on the way divide the number, or say a text")
        ])
}
