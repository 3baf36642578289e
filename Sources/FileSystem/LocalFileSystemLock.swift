#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An open folder with `flock(2)` on it.
final class LocalFileSystemLock: PublishingLock {
    let descriptor: Int32

    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit {
        // Closing alone leaves the lock to a child process that was just being forked and holds a copy until it execs.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
