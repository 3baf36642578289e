extension Check {
    /// A clip decodes, and to the length that the manifest states.
    ///
    /// **On a phone:** The phone can't play it either.
    ///
    /// **To mend it:** Generate again, or copy the file anew.
    ///
    /// **Settings:** an error; it stays one.
    package static let assetUnreadable = Check("asset-unreadable", .error)
}
