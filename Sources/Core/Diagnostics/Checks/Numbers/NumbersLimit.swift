extension Check {
    /// Number rules stay within the bounds on size, count and numbers that keep them safe to read.
    ///
    /// **On a phone:** The bounds are far above the longest rules of CLDR and keep reading them safe.
    ///
    /// **To mend it:** Shorten the rules, or leave out those above the pack's range.
    ///
    /// **Settings:** an error; it stays one.
    package static let numbersLimit = Check("numbers-limit", .error)
}
