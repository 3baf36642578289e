import Foundation

/// What it takes to replace a folder as a whole or not at all. No operation follows a link at the end of its path.
package protocol PublishingFileSystem: Sendable {
    /// What stands at a path; `nil` if nothing does.
    func entry(at path: String) throws(PublishingError) -> PublishingEntry?

    /// The names in a folder except `.` and `..`, in the order of their bytes. A name that is not UTF-8 is an error: what
    /// can't be named can't be kept when the folder is replaced.
    func names(in folder: String) throws(PublishingError) -> [String]

    /// The bytes of a regular file. More than `limit` bytes, or another kind of object, is an error.
    func bytes(of file: String, atMost limit: Int) throws(PublishingError) -> [UInt8]

    /// Makes a folder under a free name, with exactly these permissions if some are given.
    func makeFolder(_ path: String, permissions: UInt16?) throws(PublishingError)

    /// Writes a file under a free name; `synchronize` brings it to the disk. After an error a part of it may be there.
    func write(_ bytes: [UInt8], toNew path: String) throws(PublishingError)

    /// Gives an object that is not a folder a second, free name.
    func link(_ path: String, toNew new: String) throws(PublishingError)

    /// Gives an object another name, which must be free.
    func move(_ path: String, toNew new: String) throws(PublishingError)

    /// Gives a file another name; a file that has the name is gone in the same moment.
    func move(_ path: String, over old: String) throws(PublishingError)

    /// Lets two folders swap their names in one moment. `isUnsupported` if the file system has no such operation.
    func exchange(_ first: String, _ second: String) throws(PublishingError)

    /// Removes the name of an object that is not a folder.
    func removeFile(_ path: String) throws(PublishingError)

    /// Removes an empty folder.
    func removeFolder(_ path: String) throws(PublishingError)

    /// Brings the names in a folder through to the disk.
    func synchronize(_ path: String) throws(PublishingError)

    /// Does that with each of many files and folders, in no order. After an error some may be left.
    func synchronize(all paths: [String]) throws(PublishingError)

    /// Locks a folder, which may be a link to one, against other holders of this lock; `isLocked` if there is one. The
    /// lock lasts until its value is released or the process ends, and leaves no file behind.
    func lock(_ folder: String) throws(PublishingError) -> any PublishingLock

    /// The processes that have a lock on a folder, as far as the system tells.
    func lockHolders(of folder: String) -> [LockHolder]
}

/// A lock that is held as long as the value lives.
package protocol PublishingLock: AnyObject, Sendable {}

extension PublishingFileSystem {
    package func lockHolders(of folder: String) -> [LockHolder] { LockHolder.all(of: folder) }

    package func synchronize(all paths: [String]) throws(PublishingError) {
        for path in paths { try synchronize(path) }
    }

    /// Gives a file these bytes in one moment, whether or not it is there: they are written under a hidden name beside it first, and what a
    /// killed run left under that name is removed. Whoever calls this keeps other runs out.
    /// - Parameter isLasting: whether the bytes are brought to the disk before they get the name, and the name before this returns.
    package func replace(_ path: String, with bytes: [UInt8], isLasting: Bool) throws(PublishingError) {
        try replace(path, isLasting: isLasting) { (staged) throws(PublishingError) in try write(bytes, toNew: staged) }
    }

    /// The same with a file that is written under the hidden name, which is free.
    package func replace(
        _ path: String, isLasting: Bool, write: (_ staged: String) throws(PublishingError) -> Void
    ) throws(PublishingError) {
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { String(path[..<$0]) } ?? "."
        let name = path[(slash.map(path.index(after:)) ?? path.startIndex)...]
        let staged = "\(folder)/\(name.hasPrefix(".") ? "" : ".")\(name)~"
        if try entry(at: staged)?.kind == .file { try removeFile(staged) }
        do throws(PublishingError) {
            try write(staged)
            if isLasting { try synchronize(staged) }
            try move(staged, over: path)
        } catch {
            try? removeFile(staged)
            throw error
        }
        if isLasting { try synchronize(folder) }
    }

    /// Makes each folder of a path that is missing, also if somebody else does so at the same moment.
    package func makeFolders(_ path: String) throws(PublishingError) {
        var end = path.startIndex
        while end < path.endIndex {
            end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
            let folder = String(path[..<end])
            guard try entry(at: folder) == nil else { continue }
            do {
                try makeFolder(folder, permissions: nil)
            } catch {
                guard error.isTaken else { throw error }
            }
        }
    }
}

/// What stands under a name in a folder; a link is not followed.
package struct PublishingEntry: Sendable, Hashable {
    /// One object of a file system, whatever its names.
    package struct Identity: Sendable, Hashable {
        package var device: UInt64
        package var inode: UInt64
    }

    /// nil for something that POSIX does not name.
    package var kind: FileKind?
    package var identity: Identity
    /// Bytes; meaningful for files.
    package var size: Int
    /// The permission bits with set-id and sticky bits: 0 … 0o7777.
    package var permissions: UInt16
    /// Meaningful for files.
    package var stamp: FileStamp

    init(_ status: stat) {
        kind = FileKind(mode: status.st_mode)
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
        size = Int(status.st_size)
        permissions = UInt16(truncatingIfNeeded: status.st_mode & 0o7777)
        stamp = FileStamp(status)
    }
}

/// An operation of the file system that failed.
package struct PublishingError: Error, Sendable, Hashable {
    /// What was tried, as a verb with its object: `write`, `make the folder`.
    package var operation: String
    /// What it was tried on.
    package var path: String
    /// The system's error number.
    package var code: Int32

    package init(_ operation: String, _ path: String, code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    init(_ operation: String, _ path: String, _ error: FileReadError) {
        let code: Int32 =
            switch error {
            case .unreadable(let errno): errno
            case .tooLarge: EFBIG
            case .tooManyEntries: EOVERFLOW
            case .missing, .danglingLink: ENOENT
            case .notFolder: ENOTDIR
            case .notRegular, .outside: EINVAL
            }
        self.init(operation, path, code: code)
    }

    /// The system's words for the error number: `No space left on device`.
    package var reason: String { systemReason(code) }

    /// Whether the name was taken.
    package var isTaken: Bool { code == EEXIST || code == ENOTEMPTY }

    /// Whether another process holds the lock.
    package var isLocked: Bool { code == EWOULDBLOCK }

    /// Whether the system itself uses the object: on Linux, something is mounted there.
    package var isBusy: Bool { code == EBUSY }

    /// Whether the file system, or the system's policy, doesn't have such an operation for this object. For links that
    /// is also a full count of links, or (Linux, `protected_hardlinks`) somebody else's file.
    package var isUnsupported: Bool {
        [ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL, EPERM, EMLINK, EXDEV].contains(code)
    }

    /// The finding about it.
    package var diagnostic: Finding {
        Finding(.outputFailed, Self.forms[code] ?? "", ["tried": .text(tried), "reason": .text(reason)]).at(path)
    }

    /// The findings of errors that have a way out.
    private static let forms: [Int32: String] = [
        ENOSPC: "full", EDQUOT: "full", EACCES: "forbidden", EPERM: "forbidden", EROFS: "read-only",
        EILSEQ: "unnamable", ENOENT: "gone",
    ]

    /// What was tried, in words: some operations name their object themselves.
    package var tried: String { operation.hasSuffix("folder") ? operation : operation + " it" }
}
