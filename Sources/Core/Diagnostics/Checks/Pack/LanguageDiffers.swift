extension Check {
    /// A new pack compiles, and its clips say every compared amount as ICU spells it.
    ///
    /// **On a phone:** The words of the new pack are not those that ICU has for the same amounts: one of the two is wrong.
    ///
    /// **To mend it:** Choose another rule set or gender, as the message proposes, and let a native speaker decide.
    ///
    /// **Settings:** an error; it stays one.
    package static let languageDiffers = Check("language-differs", .error)
}
