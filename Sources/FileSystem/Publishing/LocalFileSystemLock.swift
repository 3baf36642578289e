#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An open folder with `flock(2)` on it.
final class LocalFileSystemLock: PublishingLock {
    private let folder: Descriptor
    var descriptor: Int32 { folder.number }

    init(_ folder: consuming Descriptor) { self.folder = folder }

    deinit {
        // Closing alone leaves the lock to a child process that was just being forked and holds a copy until it execs.
        flock(descriptor, LOCK_UN)
    }
}
