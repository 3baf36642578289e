extension Check {
    /// A key or clip id stands once in pack.yml; two ids may not differ only in case.
    ///
    /// **On a phone:** Of two clips with one id one would be silent; ids that differ only in case are one file on many disks,
    /// and so in the app's bundle.
    ///
    /// **To mend it:** Rename or remove one of the two; the message names the line of the other.
    ///
    /// **Settings:** an error; it stays one.
    package static let packDuplicate = Check("pack-duplicate", .error)
}
