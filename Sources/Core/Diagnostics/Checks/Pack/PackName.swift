extension Check {
    /// A pack's folder name is 1 to 64 of the characters A-Z a-z 0-9 . _ - and starts with one of the first 62; two names
    /// differ in more than case.
    ///
    /// **On a phone:** The folder's name is the pack's name in the index and in the app's code; other characters are lost on
    /// the way through file systems and URLs.
    ///
    /// **To mend it:** Rename the folder: letters, digits, full stop, underscore and hyphen, such as `en-USD`.
    ///
    /// **Settings:** an error; it stays one.
    package static let packName = Check("pack-name", .error)
}
