extension Check {
    /// No two amounts of the range say the same clips, or the same text without regard to spaces, hyphens and case.
    ///
    /// **On a phone:** Nobody can know which was paid.
    ///
    /// **To mend it:** Change rules or texts, or say a word that is left out.
    ///
    /// **Settings:** an error; always.
    package static let amountsAlike = Check(
        "amounts-alike", .error, "{first} and {second} are said alike: {words}",
        advice: "change the rules or texts so that they differ, say what is left out, or narrow the range")
}
