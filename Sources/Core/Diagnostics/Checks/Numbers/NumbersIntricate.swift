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
            "ends": .init(
                "the rule sets are too intricate to see in {most} steps that they end",
                advice: "let fewer rules hand on the same number (`=%set=`)"),
            "proof": .init(
                "the rules of the set '{set}' are too intricate to prove anything of in {bound}",
                advice: "divide a number by its unit before handing it on, or narrow the range"),
            "needs": .init(
                "the rules for `{set}` do not fall apart into quotient and remainder: which clips they need is not found out in {bound}",
                advice: "divide a number by its unit (`<<`, `>>`) before handing it on, or narrow the range"),
            "joins": .init(
                "which clips meet in the rules, and what they write between them, is not found out in {bound}",
                advice: "write fewer separators of different kinds, or narrow the range"),
            "rules": .init(
                "the rules are too intricate to see that every announcement ends",
                advice: "let fewer rules use each other"),
            "rules, atomic": .init(
                "the rules are too intricate to see that every announcement ends",
                advice: "let fewer rules use each other, or lower `atomic`, which is {atomic}"),
        ])
}
