/// A wait for a lock. `LockWording` says it in words.
package struct LockWait: Sendable, Hashable {
    /// The folder, as the user would type it.
    package var folder: String
    /// Those who have the lock, as far as the system tells.
    var holders: [LockHolder] = []
    /// Seconds so far, and at most.
    var waited: Double
    var patience: Double

    func asking(_ fileSystem: any PublishingFileSystem) -> Self {
        var wait = self
        wait.holders = fileSystem.lockHolders(of: folder)
        return wait
    }
}
