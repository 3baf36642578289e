extension Check {
    /// pack.yml stays within the bounds on size, depth and count that keep it safe to read.
    ///
    /// **On a phone:** The bounds are far above what a pack of words needs. They keep a file that somebody made up from
    /// taking the machine's memory.
    ///
    /// **To mend it:** Split the pack, or shorten what the message names.
    ///
    /// **Settings:** an error; it stays one.
    package static let packLimit = Check("pack-limit", .error)
}
