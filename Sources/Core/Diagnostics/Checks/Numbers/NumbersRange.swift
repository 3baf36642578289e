extension Check {
    /// Every amount of the range is said by rules that were written for it. A rule set ends at a rule that writes digits, `1000000000: =#,##0=;`. One that
    /// says no end reaches as far as its last rule counts what has no word of its own: hundred to nine hundred, million above thousand to 999 million. And
    /// no rule counts its own word.
    ///
    /// **On a phone:** Past its end a set says "five thousand million" or "two hundred hundred hundred": clips that exist, in an order that splices without a
    /// flaw, and another amount in the customer's ear.
    ///
    /// **To mend it:** Let `add-language-pack … --update` add the rules that are missing, or write them, or narrow `range`. If the last rule is right further on, say behind it where the set ends: `10000000000000: =#,##0=;`.
    ///
    /// **Settings:** an error; it stays one.
    package static let numbersRange = Check("numbers-range", .error)
}
