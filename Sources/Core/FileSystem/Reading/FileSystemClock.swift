#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

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
