#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What stands under a name in a folder; a link is not followed.
package struct PublishingEntry: Sendable, Hashable {
    /// One object of a file system, whatever its names.
    package struct Identity: Sendable, Hashable {
        package var device: UInt64
        package var inode: UInt64
    }

    /// nil for something that POSIX does not name.
    package var kind: FileKind?
    package var identity: Identity
    /// Bytes; meaningful for files.
    package var size: Int
    /// The permission bits with set-id and sticky bits: 0 … 0o7777.
    package var permissions: UInt16
    /// Meaningful for files.
    package var stamp: FileStamp

    init(_ status: stat) {
        kind = FileKind(mode: status.st_mode)
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
        size = Int(status.st_size)
        permissions = UInt16(truncatingIfNeeded: status.st_mode & 0o7777)
        stamp = FileStamp(status)
    }
}
