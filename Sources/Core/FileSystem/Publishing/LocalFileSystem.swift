import Dispatch
import Foundation

/// The computer's own file system, by POSIX.
package struct LocalFileSystem: PublishingFileSystem {
    package init() {}

    package func entry(at path: String) throws(PublishingError) -> PublishingEntry? {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else {
            guard errno == ENOENT || errno == ENOTDIR else { throw PublishingError("look at", path, code: errno) }
            return nil
        }
        return PublishingEntry(status)
    }

    package func names(in folder: String) throws(PublishingError) -> [String] {
        let entries: [FolderEntry]
        do {
            entries = try readEntries(ofFolder: folder, limit: .max)
        } catch {
            throw PublishingError("list", folder, error)
        }
        if let unnamable = entries.first(where: { !$0.hasTextName }) {
            throw PublishingError("name", "\(folder)/\(unnamable.name)", code: EILSEQ)
        }
        return entries.map(\.name)
    }

    package func bytes(of file: String, atMost limit: Int) throws(PublishingError) -> [UInt8] {
        let descriptor = try Descriptor(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, to: "open")
        var status = stat()
        try check("look at", file, descriptor.look(&status))
        guard FileKind(mode: status.st_mode) == .file else { throw PublishingError("read", file, code: EINVAL) }
        let size = Int(status.st_size)
        let bytes: [UInt8]
        do {
            bytes = try readToEnd(of: descriptor.number, expecting: size, limit: limit)
        } catch {
            throw PublishingError("read", file, error)
        }
        // Somebody is writing it.
        guard bytes.count <= size else { throw PublishingError("read", file, code: EBUSY) }
        return bytes
    }

    package func write(_ bytes: [UInt8], toNew path: String) throws(PublishingError) {
        try write(bytes, to: try Descriptor(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, to: "make"), path)
    }

    private func write(_ bytes: [UInt8], to file: consuming Descriptor, _ path: String) throws(PublishingError) {
        let failure = writeAll(bytes, to: file.number)
        let closingFailure = file.closed()
        if let code = failure ?? closingFailure { throw PublishingError("write", path, code: code) }
    }

    /// Writes behind what a file holds, which has one name and so many bytes; otherwise it is an error and nothing is written.
    /// After another error a part of the bytes may be there.
    package func append(_ bytes: [UInt8], to path: String, size: Int) throws(PublishingError) {
        let file = try Descriptor(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK, to: "open")
        var status = stat()
        try check("look at", path, file.look(&status))
        guard FileKind(mode: status.st_mode) == .file, status.st_nlink == 1, Int(status.st_size) == size else {
            throw PublishingError("write", path, code: EBUSY)
        }
        try write(bytes, to: file, path)
    }

    package func makeFolder(_ path: String, permissions: UInt16?) throws(PublishingError) {
        try check("make the folder", path, unsafe mkdir(path, 0o777))
        guard let permissions else { return }
        try check("set the permissions of", path, unsafe chmod(path, mode_t(permissions)))
    }

    package func link(_ path: String, toNew new: String) throws(PublishingError) {
        // Without AT_SYMLINK_FOLLOW a link itself gets the second name, not what it leads to.
        try check("link", path, unsafe linkat(AT_FDCWD, path, AT_FDCWD, new, 0))
    }

    package func move(_ path: String, toNew new: String) throws(PublishingError) {
        do {
            try check("rename", path, ConditionalRename.toFreeName(path, new))
        } catch {
            guard error.isUnsupported else { throw error }
            // Not in one moment here: a name that is taken between the two calls would be replaced, if it is a file or
            // an empty folder.
            guard try entry(at: new) == nil else { throw PublishingError("rename", path, code: EEXIST) }
            try move(path, over: new)
        }
    }

    package func move(_ path: String, over old: String) throws(PublishingError) {
        try check("rename", path, unsafe renameat(AT_FDCWD, path, AT_FDCWD, old))
    }

    package func exchange(_ first: String, _ second: String) throws(PublishingError) {
        try check("exchange", first, ConditionalRename.exchange(first, second))
    }

    package func removeFile(_ path: String) throws(PublishingError) {
        try check("remove", path, unsafe unlink(path))
    }

    package func removeFolder(_ path: String) throws(PublishingError) {
        try check("remove the folder", path, unsafe rmdir(path))
    }

    package func synchronize(_ path: String) throws(PublishingError) {
        // The output folder itself may be a link.
        let descriptor = try Descriptor(path, O_RDONLY | O_NONBLOCK, to: "open")
        // A file system that can't do this for folders keeps their names safe by itself, or not at all.
        if let code = descriptor.synchronize() { throw PublishingError("write", path, code: code) }
    }

    /// Files that are brought to the disk at a time: a journal that is written for one is written for all that wait.
    private static let synchronized = 8

    package func synchronize(all paths: [String]) throws(PublishingError) {
        let failure = FirstFailure()
        let queue = DispatchQueue(label: "synchronize", attributes: .concurrent)
        let group = DispatchGroup()
        for first in 0..<min(Self.synchronized, paths.count) {
            queue.async(group: group) {
                for index in stride(from: first, to: paths.count, by: Self.synchronized) {
                    do throws(PublishingError) { try synchronize(paths[index]) } catch { return failure.note(error) }
                }
            }
        }
        group.wait()
        if let error = failure.error { throw error }
    }

    package func lock(_ folder: String) throws(PublishingError) -> any PublishingLock {
        let lock = LocalFileSystemLock(try Descriptor(folder, O_RDONLY | O_DIRECTORY, to: "open the folder"))
        guard flock(lock.descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw PublishingError("lock", folder, code: errno)
        }
        return lock
    }

    private func check(_ operation: String, _ path: String, _ result: Int32) throws(PublishingError) {
        guard result == 0 else { throw PublishingError(operation, path, code: errno) }
    }
}

/// The first error of several threads.
///
/// Unchecked because the compiler can't see that `lock` guards what changes; a `Mutex` of the standard library would show it, which
/// needs macOS 15.
private final class FirstFailure: @unchecked Sendable {
    private let lock = NSLock()
    private var first: PublishingError?

    var error: PublishingError? { lock.withLock { first } }

    func note(_ error: PublishingError) { lock.withLock { first = first ?? error } }
}

/// An open folder with `flock(2)` on it.
final class LocalFileSystemLock: PublishingLock {
    private let folder: Descriptor
    var descriptor: Int32 { folder.number }

    init(_ folder: consuming Descriptor) { self.folder = folder }

    deinit {
        // Closing alone leaves the lock to a child process that was just being forked and holds a copy until it execs.
        flock(descriptor, LOCK_UN)
    }
}

/// A rename that happens in one moment or not at all. Not every file system has it.
enum ConditionalRename {
    /// The new name must be free.
    case toFreeName
    /// Both names must be taken, and swap.
    case exchange

    #if canImport(Darwin)
        /// - Returns: 0, or −1 with `errno`.
        func callAsFunction(_ path: String, _ new: String) -> Int32 {
            let flags = UInt32(self == .toFreeName ? RENAME_EXCL : RENAME_SWAP)
            return unsafe renamex_np(path, new, flags)
        }
    #else
        private typealias Rename =
            @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

        /// `renameat2(2)`, which Swift's Glibc module hides behind `_GNU_SOURCE` and older C libraries don't have.
        private static let renameat2 = unsafe unsafeBitCast(dlsym(nil, "renameat2"), to: Rename?.self)

        /// - Returns: 0, or −1 with `errno`.
        func callAsFunction(_ path: String, _ new: String) -> Int32 {
            guard let renameat2 = unsafe Self.renameat2 else {
                errno = ENOSYS
                return -1
            }
            // RENAME_NOREPLACE and RENAME_EXCHANGE of linux/fs.h.
            let flags: UInt32 = self == .toFreeName ? 1 : 2
            return unsafe renameat2(AT_FDCWD, path, AT_FDCWD, new, flags)
        }
    #endif
}
