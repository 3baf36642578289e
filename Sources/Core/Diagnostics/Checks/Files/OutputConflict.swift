extension Check {
    /// The tools overwrite and remove only files that they wrote themselves.
    ///
    /// **On a phone:** Files that somebody else made would be lost.
    ///
    /// **To mend it:** Name another folder, or move the files away.
    ///
    /// **Settings:** an error; it stays one.
    package static let outputConflict = Check("output-conflict", .error)
}
