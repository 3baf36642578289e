#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// How long a run waits for a lock that another process has on a folder, and whom it tells.
package struct LockPatience: Sendable {
    /// Seconds; 0 for not at all.
    private let seconds: Double
    /// Is called when a second has passed, and then every ten seconds.
    private let report: @Sendable (LockWait) -> Void

    package init(seconds: Double, report: @escaping @Sendable (LockWait) -> Void) {
        self.seconds = seconds
        self.report = report
    }

    /// What the verbs that write have: another run that writes is done sooner.
    package static func minute(report: @escaping @Sendable (LockWait) -> Void) -> Self {
        Self(seconds: 60, report: report)
    }

    package static let none = Self(seconds: 0) { _ in }

    private static let firstReport = 1.0
    private static let nextReports = 10.0
    private static let pause = 0.1

    /// The lock of a folder; nil if its file system has no locks.
    package func lock(
        _ folder: String, on fileSystem: any PublishingFileSystem
    ) throws(LockRefusal) -> (any PublishingLock)? {
        let start = Self.now
        var next = Self.firstReport
        while true {
            do throws(PublishingError) {
                return try fileSystem.lock(folder)
            } catch {
                if error.isUnsupported { return nil }
                guard error.isLocked else { throw .system(error) }
            }
            let waited = Self.now - start
            let wait = LockWait(folder: folder, waited: waited, patience: seconds)
            guard waited < seconds else { throw .held(wait.asking(fileSystem)) }
            if waited >= next {
                report(wait.asking(fileSystem))
                next += Self.nextReports
            }
            usleep(useconds_t(min(Self.pause, seconds - waited) * 1e6))
        }
    }

    /// Seconds since some moment, whatever the computer's clock is set to.
    private static var now: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// A wait for a lock. `LockMessages` says it in words.
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
