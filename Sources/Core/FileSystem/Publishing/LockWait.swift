import Foundation
import VoiceAssetUnicodeText

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

extension LockWait {
    /// What a run tells while it waits.
    package var diagnostic: Finding {
        finding("waiting", ["waited": .of(waited.decimals(0), "s"), "patience": .of(patience.decimals(0), "s")])
    }

    /// What a run says that waits no longer.
    package var refusal: Finding {
        waited >= 1 ? finding("locked still", ["waited": .of(waited.decimals(0), "s")]) : finding("locked", [:])
    }

    private func finding(_ form: String, _ times: [String: Finding.Argument]) -> Finding {
        let lock = ["holder": Finding.Argument.text(holder), "lock": .text(possession)]
        return Finding(.outputFailed, form, times.merging(lock) { time, _ in time }).at(folder)
    }

    /// Who has the lock.
    private var holder: String {
        guard !holders.isEmpty else { return "another process" }
        return holders.map { holder in
            let process = holder.process.map { "process \($0)" } ?? "a process outside of this container"
            return process + (holder.program.map { " (\($0))" } ?? "")
        }.joined(separator: " and ")
    }

    /// What they have; several can only have shared ones.
    private var possession: String {
        holders.count > 1 ? "have shared locks" : holders.first?.isShared == true ? "has a shared lock" : "has a lock"
    }
}

extension LockRefusal {
    /// The finding about it.
    package var diagnostic: Finding {
        switch self {
        case .held(let wait): wait.refusal
        case .system(let error): error.diagnostic
        }
    }
}

/// A process that has a lock on a folder, as far as the system tells.
package struct LockHolder: Sendable, Hashable {
    /// nil for a process of another container, whose number means nothing here.
    package var process: Int?
    /// The name of its program; nil if that can't be read.
    package var program: String?
    /// Whether others may have a shared lock beside it: whoever may read a folder can take one.
    package var isShared: Bool

    /// Those that Linux lists in `/proc/locks`, see proc_locks(5); none on other systems, which don't tell.
    static func all(of folder: String) -> [LockHolder] {
        var status = stat()
        guard unsafe stat(folder, &status) == 0,
            let bytes = try? readFile(at: "/proc/locks", limit: 1 << 20)
        else { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let found = lines.compactMap { Entry($0) }.filter { $0.inode == UInt64(status.st_ino) }
        // Some file systems have another number here than the one that a file states.
        let device = UInt64(truncatingIfNeeded: status.st_dev)
        let sure = found.filter { $0.device == device }
        return (sure.isEmpty ? found : sure).map(\.holder)
    }

    /// `1: FLOCK  ADVISORY  READ 4711 08:01:1234 0 EOF`; devices are hexadecimal.
    private struct Entry {
        let holder: LockHolder
        let device: UInt64
        let inode: UInt64

        /// nil for another kind of lock, and for a process that waits for one.
        init?(_ line: Substring) {
            let fields = line.split(separator: " ")
            guard fields.count == 8, fields[1] == "FLOCK", let process = Int(fields[4]) else { return nil }
            let numbers = fields[5].split(separator: ":")
            guard numbers.count == 3, let major = UInt64(numbers[0], radix: 16),
                let minor = UInt64(numbers[1], radix: 16), let inode = UInt64(numbers[2])
            else { return nil }
            // As makedev(3) puts them together.
            device = (major & 0xfff) << 8 | (major & ~0xfff) << 32 | minor & 0xff | (minor & ~0xff) << 12
            self.inode = inode
            let name = process > 0 ? try? readFile(at: "/proc/\(process)/comm", limit: 256) : nil
            holder = LockHolder(
                process: process > 0 ? process : nil,
                program: name.map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) },
                isShared: fields[3] == "READ")
        }
    }
}
