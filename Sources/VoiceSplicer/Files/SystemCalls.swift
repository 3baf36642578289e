#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The few calls of POSIX that splicing needs. Each is repeated when a signal interrupts it.
package enum SystemCalls {
    package static var lastError: SystemError { SystemError(errno) }

    /// What stands at a path or is open.
    package struct Status {
        package var isFile: Bool
        package var bytes: Int
        /// Seconds since 1970.
        package var modified: Int
        package var identity: FileIdentity
    }

    /// A folder for reading, a last link followed: −1 if that fails.
    package static func openFolder(_ path: String) -> Int32 {
        repeated { unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    }

    /// A folder in an open folder, links not followed: −1 if that fails.
    package static func openFolder(_ name: String, in folder: Int32) -> Int32 {
        repeated { unsafe openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
    }

    /// A file in an open folder for reading, links not followed, pipes not waited for: −1 if that fails.
    package static func openFile(_ name: String, in folder: Int32) -> Int32 {
        repeated { unsafe openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
    }

    /// A file for reading, pipes not waited for: −1 if that fails.
    package static func openFile(_ path: String) -> Int32 {
        repeated { unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    }

    /// A new file for writing: −1 if that fails, as when there is something of this name.
    package static func makeFile(_ path: String) -> Int32 {
        repeated { unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644) }
    }

    /// A file that several processes read and write, made if it isn't there, links not followed: −1 if that fails.
    package static func openShared(_ path: String) -> Int32 {
        repeated { unsafe open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o644) }
    }

    /// Waits until nobody else has the open file locked, and locks it.
    package static func lock(_ descriptor: Int32) -> Bool { repeated { flock(descriptor, LOCK_EX) } == 0 }

    /// Whether the folder is there now; what stands above it must be.
    package static func makeFolder(_ path: String) -> Bool { unsafe mkdir(path, 0o755) == 0 || errno == EEXIST }

    package static func status(_ descriptor: Int32) -> Status? { status { unsafe fstat(descriptor, &$0) } }

    /// Of a name in an open folder, links not followed.
    package static func status(_ name: String, in folder: Int32) -> Status? {
        status { unsafe fstatat(folder, name, &$0, AT_SYMLINK_NOFOLLOW) }
    }

    /// Of what a path leads to, links followed.
    package static func status(path: String) -> Status? { status { unsafe fstatat(AT_FDCWD, path, &$0, 0) } }

    private static func status(by call: (inout stat) -> Int32) -> Status? {
        var status = stat()
        return call(&status) == 0 ? Status(status) : nil
    }

    /// Reads the next bytes to the beginning of the buffer: how many, fewer than `count` where the file ends, −1 if that fails.
    static func read(_ descriptor: Int32, into buffer: inout [UInt8], count: Int) -> Int {
        unsafe buffer.withUnsafeMutableBytes { bytes in
            var done = 0
            while done < count {
                let part = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[done..<count])
                let got = repeated { unsafe systemRead(descriptor, part) }
                guard got > 0 else { return got < 0 ? got : done }
                done += got
            }
            return done
        }
    }

    /// The next bytes; `nil` if there are not so many, or they can't be read.
    package static func bytes(_ count: Int, of descriptor: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return read(descriptor, into: &bytes, count: count) == count ? bytes : nil
    }

    @discardableResult
    package static func close(_ descriptor: Int32) -> Int32 { systemClose(descriptor) }

    package static func rename(_ path: String, to new: String) -> Bool { systemRename(path, new) == 0 }

    @discardableResult
    package static func remove(_ path: String) -> Bool { unsafe unlink(path) == 0 }

    package static func remove(_ name: String, in folder: Int32) -> Bool { unsafe unlinkat(folder, name, 0) == 0 }

    /// Waits until the device has what is open: a file's bytes, a folder's names.
    package static func synchronize(_ descriptor: Int32) -> Bool { fsync(descriptor) == 0 }

    #if !canImport(Darwin)
        /// Waits until the devices have all that was written: Linux waits, Apple's systems don't.
        package static func synchronizeAll() { sync() }
    #endif

    /// Makes a link; `target` is a path from the link's folder.
    package static func makeLink(_ path: String, to target: String) -> Bool { unsafe symlink(target, path) == 0 }

    /// The path that a link leads to, from the link's folder; `nil` if there is no link, or one of 1,000 bytes or more.
    package static func linkTarget(_ path: String) -> String? {
        var target = [CChar](repeating: 0, count: 1000)
        let count = unsafe readlink(path, &target, target.count)
        guard (1..<target.count).contains(count) else { return nil }
        return String(decoding: target[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Seconds since 1970.
    package static var now: Int { Int(time(nil)) }

    /// The names in an open folder, without `.` and `..`; `nil` if it can't be listed.
    package static func names(in folder: Int32) -> [String]? {
        // The stream closes its descriptor, and moves its place.
        let own = unsafe openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard own >= 0 else { return nil }
        guard let stream = unsafe fdopendir(own) else {
            close(own)
            return nil
        }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
                    unsafe String(validatingCString: $0)
                }
            }
            if let name, name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    package static func repeated<Result: SignedInteger>(_ call: () -> Result) -> Result {
        while true {
            let result = call()
            if result != -1 || errno != EINTR { return result }
        }
    }
}

extension SystemCalls.Status {
    init(_ status: stat) {
        isFile = status.st_mode & S_IFMT == S_IFREG
        bytes = Int(status.st_size)
        #if canImport(Darwin)
            modified = status.st_mtimespec.tv_sec
        #else
            modified = status.st_mtim.tv_sec
        #endif
        identity = FileIdentity(status)
    }
}

/// Writes a piece of the bytes to a descriptor, as `write(2)` does: how many were written, or −1 and an error number.
package typealias WriteCall = @Sendable (Int32, [UInt8], Range<Int>) -> Int

extension SystemCalls {
    package static let write: WriteCall = { descriptor, bytes, range in
        unsafe bytes.withUnsafeBytes { bytes in
            let part = unsafe UnsafeRawBufferPointer(rebasing: bytes[range])
            return repeated { unsafe systemWrite(descriptor, part) }
        }
    }

    /// Writes all of the bytes where reading or writing ended: whether they are written.
    package static func write(_ bytes: [UInt8], to descriptor: Int32, by writeCall: WriteCall = write) -> Bool {
        var rest = bytes.indices
        while !rest.isEmpty {
            let count = writeCall(descriptor, bytes, rest)
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

// Under names that those of `SystemCalls` don't hide.

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    unsafe read(descriptor, bytes.baseAddress, bytes.count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    unsafe write(descriptor, bytes.baseAddress, bytes.count)
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func systemRename(_ old: String, _ new: String) -> Int32 { unsafe rename(old, new) }

/// An error number of the operating system.
public struct SystemError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The number, as in `errno.h`.
    public let code: Int32

    init(_ code: Int32) { self.code = code }

    /// The system's words for it: `No space left on device`.
    public var description: String { unsafe String(cString: strerror(code)) }

    /// Whether something on the path isn't there.
    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    /// Whether `O_NOFOLLOW` met a link.
    var isLink: Bool { code == ELOOP || code == EMLINK }
    /// Whether the device, or the user's share of it, is full.
    package var isFull: Bool { code == ENOSPC || code == EDQUOT }
}

/// What a file is known by again: another file of its name, and the same one with other bytes, have another.
package struct FileIdentity: Sendable, Equatable {
    private let device: Int
    private let number: UInt64
    private let bytes: Int
    /// When anything of it changed last, seconds and nanoseconds. No program sets it, other than the time of the bytes, which
    /// copies may keep.
    private let changed: [Int]

    init(_ status: stat) {
        device = Int(status.st_dev)
        number = UInt64(status.st_ino)
        bytes = Int(status.st_size)
        #if canImport(Darwin)
            changed = [Int(status.st_ctimespec.tv_sec), Int(status.st_ctimespec.tv_nsec)]
        #else
            changed = [Int(status.st_ctim.tv_sec), Int(status.st_ctim.tv_nsec)]
        #endif
    }
}
