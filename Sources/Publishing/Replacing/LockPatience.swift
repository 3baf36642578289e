import Foundation
package import VoiceAssetDiagnostics
import VoiceAssetFileSystem

/// How long a run waits for a lock that another process has on the output folder, and whom it tells.
package struct LockPatience: Sendable {
    /// Seconds; 0 for not at all.
    var seconds: Double
    /// Is called when a second has passed, and then every ten seconds.
    var report: @Sendable (LockWait) -> Void

    /// What `generate` has: another run that writes a pack is done sooner.
    package static func minute(report: @escaping @Sendable (LockWait) -> Void) -> Self {
        Self(seconds: 60, report: report)
    }

    package static let none = Self(seconds: 0) { _ in }

    private static let firstReport = 1.0
    private static let nextReports = 10.0
    private static let pause = 0.1

    /// The lock of a folder.
    ///
    /// - Throws: `.locked` if another process has it all the time, or what the file system throws.
    func lock(_ folder: String, on fileSystem: any PublishingFileSystem) throws -> any PublishingLock {
        let start = DispatchTime.now()
        var next = Self.firstReport
        while true {
            do throws(PublishingError) {
                return try fileSystem.lock(folder)
            } catch {
                guard error.isLocked else { throw error }
            }
            let waited = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
            let wait = LockWait(folder: folder, waited: waited, patience: seconds)
            guard waited < seconds else { throw PublishingFailure(folder, .locked(wait.asking(fileSystem))) }
            if waited >= next {
                report(wait.asking(fileSystem))
                next += Self.nextReports
            }
            Thread.sleep(forTimeInterval: min(Self.pause, seconds - waited))
        }
    }
}

/// A wait for a lock.
package struct LockWait: Sendable, Hashable {
    /// The folder, as the user would type it.
    var folder: String
    /// Those who have the lock, as far as the system tells.
    var holders: [LockHolder] = []
    /// Seconds so far, and at most.
    var waited: Double
    var patience: Double

    fileprivate func asking(_ fileSystem: any PublishingFileSystem) -> Self {
        var wait = self
        wait.holders = fileSystem.lockHolders(of: folder)
        return wait
    }

    /// The wait in words.
    package var diagnostic: Diagnostic { OutputFinding(folder, .waiting(self)).diagnostic }
}
