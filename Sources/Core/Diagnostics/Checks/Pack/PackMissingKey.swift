extension Check {
    /// pack.yml holds the keys locale, currency, range, clips and announcements.
    ///
    /// **On a phone:** Without a range nothing can be proven, without announcements nothing is said.
    ///
    /// **To mend it:** Add the key. [pack.yml](PackFile.md) shows all of them.
    ///
    /// **Settings:** an error; it stays one.
    package static let packMissingKey = Check("pack-missing-key", .error)
}
