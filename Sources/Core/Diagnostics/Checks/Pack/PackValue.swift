extension Check {
    /// A value in pack.yml is well-formed and within its range.
    ///
    /// **On a phone:** A gap of 60 s or a currency that does not exist would end up in every clip.
    ///
    /// **To mend it:** Write a value in the range that the message names, with its unit.
    ///
    /// **Settings:** an error; it stays one.
    package static let packValue = Check("pack-value", .error)
}
