extension Check {
    /// What pack.yml refers to exists: a clip, a slot, a file inside the pack's folder.
    ///
    /// **On a phone:** An announcement that names a clip which is not there breaks off on the phone, or is not said at all.
    ///
    /// **To mend it:** Write the name that the message proposes, or add the clip, the file or the rule set.
    ///
    /// **Settings:** an error; it stays one.
    package static let packReference = Check("pack-reference", .error)
}
