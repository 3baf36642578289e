extension Check {
    /// The tool can prove in bounded time what the rules say for the whole range.
    ///
    /// **On a phone:** An amount that nobody tried could break.
    ///
    /// **To mend it:** Say large parts before small ones: units that come first are proven up to four digits. Divide by
    /// a power of ten where a rule is for more than 10,000 numbers. Or narrow the range.
    ///
    /// **Settings:** an error; always.
    package static let numbersIntricate = Check(
        "numbers-intricate", .error,
        [
            "review": .init("no list of amounts that use every rule was found", advice: "narrow the range"),
            "review in": .init(
                "no list of amounts that use every rule was found in {bound}", advice: "narrow the range"),
            "ends": .init(
                "{most} steps were not enough to see whether the rule sets end",
                advice: "let fewer rules pass the same number to another set (`=%set=`)"),
            "alike": .init(
                "{bound} were not enough to see whether two announcements are said alike",
                advice: "give clips texts of which none begins as another one does, or narrow the ranges"),
            "divisor": .init(
                "a rule of `{set}` is for more than {bound} and divides them by a number that is no power of ten",
                advice: "divide by 10, 100, 1000 and so on, or narrow the range"),
            "proof": .init(
                "the rules of the set '{set}' are too complicated for a proof: {bound} were not enough",
                advice:
                    "divide a number by its unit before you pass it to another set, say large parts before small ones, or narrow the range"
            ),
            "needs": .init(
                "the rules for `{set}` can't be split into quotient and remainder: {bound} were not enough to find the clips that they need",
                advice:
                    "divide a number by its unit (`<<`, `>>`) before you pass it to another set, or narrow the range"),
            "joins": .init(
                "{bound} were not enough to find the clips that the rules put side by side, and the separators between these clips",
                advice: "write fewer separators of different kinds, or narrow the range"),
        ])
}
