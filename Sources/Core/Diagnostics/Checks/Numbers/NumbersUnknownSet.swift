extension Check {
    /// A rule set that a number rule uses is defined in the same file.
    ///
    /// **On a phone:** Nothing can be said where a rule asks a set that is not there.
    ///
    /// **To mend it:** Write the name that the message proposes, or define the set in the same file.
    ///
    /// **Settings:** an error; it stays one.
    package static let numbersUnknownSet = Check("numbers-unknown-set", .error)
}
