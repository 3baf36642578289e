import Foundation

/// What tells that a file holds the bytes that it held before, without reading it: which object it is, its size and its
/// times.
package struct FileStamp: Sendable, Hashable, Codable {
    package var device: UInt64
    package var inode: UInt64
    /// Bytes.
    package var size: Int
    /// When the bytes were last changed, nanoseconds since 1970. A program may set it.
    package var modified: Int
    /// When anything about the file was last changed, nanoseconds since 1970, its number of names included. Few file systems
    /// let a program set it.
    package var changed: Int

    package init(device: UInt64, inode: UInt64, size: Int, modified: Int, changed: Int) {
        self.device = device
        self.inode = inode
        self.size = size
        self.modified = modified
        self.changed = changed
    }

    init(_ status: stat) {
        self.init(
            device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino),
            size: Int(status.st_size), modified: Self.modified(status).nanoseconds,
            changed: Self.changed(status).nanoseconds)
    }

    /// The stamp of the file that stands at a path; nil of anything else, links included.
    package init?(at path: String) {
        var status = stat()
        guard unsafe lstat(path, &status) == 0, FileKind(mode: status.st_mode) == .file else { return nil }
        self.init(status)
    }

    /// Whether every later change of the file shows.
    ///
    /// Its times have to lie further back than the coarsest clock of a file system is wide, which is FAT's of two seconds. And
    /// the time of its last change has to be one that no program sets. FAT, exFAT and SFTP keep none: they show the settable
    /// time of the bytes in its place, in steps of 2 s, 10 ms and 1 s. A time in whole hundredths of a second is taken for such
    /// a one. Where nanoseconds are kept, one time in ten million is, and its file is read once more.
    /// - Parameter moment: when the file was looked at, nanoseconds since 1970.
    package func isSettled(at moment: Int) -> Bool {
        max(modified, changed) < moment - 2_000_000_000 && !changed.isMultiple(of: 10_000_000)
    }

    /// Returns true if every later change of the file shows by the file system's own clock: it went on since the file's last change,
    /// whatever its steps are.
    /// - Parameter clock: the time that the file system gave to a change of something else, after this stamp was taken.
    package func isSettled(clock: FileSystemClock) -> Bool {
        clock.device == device && max(modified, changed) < clock.moment && !changed.isMultiple(of: 10_000_000)
    }

    /// Returns true if another stamp is of the same object with the same bytes, which only gained or lost a name. No program sets back
    /// the time of the bytes in the moment in which the tool gives a file a name.
    func isOfSameBytes(as other: FileStamp) -> Bool {
        (device, inode, size, modified) == (other.device, other.inode, other.size, other.modified)
    }

    /// The stamp of the program that runs; nil where the system does not tell where it is.
    package static var program: FileStamp? {
        #if canImport(Darwin)
            let path = CommandLine.arguments.first ?? ""
        #else
            let path = (try? ResolvedPath("/proc/self/exe", within: nil).path) ?? ""
        #endif
        return FileStamp(at: path)
    }

    /// Nanoseconds since 1970.
    package static var now: Int {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return time.nanoseconds
    }

    #if canImport(Darwin)
        private static func modified(_ status: stat) -> timespec { status.st_mtimespec }
        private static func changed(_ status: stat) -> timespec { status.st_ctimespec }
    #else
        private static func modified(_ status: stat) -> timespec { status.st_mtim }
        private static func changed(_ status: stat) -> timespec { status.st_ctim }
    #endif
}

extension timespec {
    /// Since 1970; 0 of a time that no clock shows.
    fileprivate var nanoseconds: Int {
        (0..<4_000_000_000).contains(tv_sec) ? Int(tv_sec) * 1_000_000_000 + Int(tv_nsec) : 0
    }
}

/// The time that a file system gives to a change. A later change has no earlier time.
package struct FileSystemClock: Sendable, Hashable {
    package var device: UInt64
    /// Nanoseconds since 1970.
    package var moment: Int

    package init(device: UInt64, moment: Int) { (self.device, self.moment) = (device, moment) }

    /// The clock as soon as it is past a time. Nothing of the folder changes but the time of its last change.
    ///
    /// Kernels count in steps of up to 10 ms.
    /// - Returns: nil where a file system counts in larger steps, or the folder is not the user's own.
    package init?(of folder: String, after time: Int) {
        guard let descriptor = try? Descriptor(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW, to: "open") else {
            return nil
        }
        for _ in 0..<8 {
            var status = stat()
            guard descriptor.look(&status) == 0 else { return nil }
            let times = [Self.accessed(status), timespec(tv_sec: 0, tv_nsec: Self.omitted)]
            guard unsafe futimens(descriptor.number, times) == 0, descriptor.look(&status) == 0 else { return nil }
            let clock = FileStamp(status)
            if clock.changed > time {
                self.init(device: clock.device, moment: clock.changed)
                return
            }
            var pause = timespec(tv_sec: 0, tv_nsec: 2_000_000)
            unsafe nanosleep(&pause, nil)
        }
        return nil
    }

    /// The value that leaves a time as it is (`UTIME_OMIT`), and the time of the last reading, which is set to what it is.
    #if canImport(Darwin)
        private static let omitted = -2
        private static func accessed(_ status: stat) -> timespec { status.st_atimespec }
    #else
        private static let omitted = (1 << 30) - 2
        private static func accessed(_ status: stat) -> timespec { status.st_atim }
    #endif
}
