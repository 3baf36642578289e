extension Check {
    /// The clips say every text that the number rules need for an amount of the range.
    ///
    /// **On a phone:** The amount in the message has a word without a clip, and would stay silent.
    ///
    /// **To mend it:** Add a clip with this text to `clips` and record it, or narrow `range`.
    ///
    /// **Settings:** an error; it stays one.
    package static let numbersTextUnsaid = Check("numbers-text-unsaid", .error)
}
