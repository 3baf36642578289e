/// What stands under a name in a folder; a link is not followed.
package struct PublishingEntry: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case file
        case folder
        case link
        /// A pipe, a socket or a device.
        case other
    }

    /// One object of a file system, whatever its names.
    package struct Identity: Sendable, Hashable {
        package var device: UInt64
        package var inode: UInt64
    }

    package var kind: Kind
    package var identity: Identity
    /// Bytes; meaningful for files.
    package var size: Int
    /// The permission bits with set-id and sticky bits: 0 … 0o7777.
    package var permissions: UInt16
}
