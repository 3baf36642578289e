extension Check {
    /// A file or folder that a command reads exists.
    ///
    /// **On a phone:** What can't be found is not in the app either.
    ///
    /// **To mend it:** Check the path; the message lists the packs that there are.
    ///
    /// **Settings:** an error; it stays one.
    package static let fileMissing = Check("file-missing", .error, failure: .missingInput)
}
