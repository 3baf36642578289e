extension Check {
    /// A pack was generated from the recordings and the pack.yml that are there now.
    ///
    /// **On a phone:** Users hear the words of before the change.
    ///
    /// **To mend it:** Generate again and commit the folder.
    ///
    /// **Settings:** an error; it stays one.
    package static let assetStale = Check("asset-stale", .error)
}
