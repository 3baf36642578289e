extension Check {
    /// Every file of the manifest exists; a missing clip silences a whole announcement.
    ///
    /// **On a phone:** One missing clip silences every announcement that needs it: the app refuses a pack in pieces.
    ///
    /// **To mend it:** Generate again, and look whether `.gitignore` or Git LFS kept the file back.
    ///
    /// **Settings:** an error; it stays one.
    package static let assetMissing = Check("asset-missing", .error)
}
