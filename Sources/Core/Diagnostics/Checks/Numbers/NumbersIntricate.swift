extension Check {
    /// What number rules say for the pack's whole range can be proven in bounded time and memory: each divides a number, and what it
    /// applies to quotient and remainder does not depend on the other.
    ///
    /// **On a phone:** What can't be proven for every amount could break on one that nobody tried.
    ///
    /// **To mend it:** Let what is said of the quotient and of the remainder not depend on each other, or narrow the range.
    ///
    /// **Settings:** an error; it stays one.
    package static let numbersIntricate = Check(
        "numbers-intricate", .error,
        [
            "review": .init("no list of telling amounts was found", advice: "narrow the range"),
            "review in": .init("no list of telling amounts was found in {bound}", advice: "narrow the range"),
        ])
}
