#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Why a folder was not locked.
package enum LockRefusal: Error, Sendable, Hashable {
    /// Another process, as a rule another run, has had the lock all the time.
    case held(LockWait)
    case system(PublishingError)

    /// What is left of it where nobody is told who has the lock.
    package var error: PublishingError {
        switch self {
        case .held(let wait): PublishingError("lock", wait.folder, code: EWOULDBLOCK)
        case .system(let error): error
        }
    }
}
