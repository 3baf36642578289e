/// Why a folder was not locked.
package enum LockRefusal: Error, Sendable, Hashable {
    /// Another process, as a rule another run, has had the lock all the time.
    case held(LockWait)
    case system(PublishingError)
}
