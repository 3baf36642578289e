extension Check {
    /// The tool can prove in bounded time and memory what number rules say for the whole range. For that, a rule divides a
    /// number, and says the quotient and the remainder each by itself.
    ///
    /// **On a phone:** An amount that nobody tried could break.
    ///
    /// **To mend it:** Write rules that say the quotient without regard to the remainder, and the other way round; or narrow
    /// the range.
    ///
    /// **Settings:** an error; it stays one.
    package static let numbersIntricate = Check(
        "numbers-intricate", .error,
        [
            "review": .init("no list of telling amounts was found", advice: "narrow the range"),
            "review in": .init("no list of telling amounts was found in {bound}", advice: "narrow the range"),
        ])
}
