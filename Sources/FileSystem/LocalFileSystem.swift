#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

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
        guard let stream = unsafe opendir(folder) else { throw PublishingError("list", folder, code: errno) }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = unsafe readdir(stream) else {
                guard errno == 0 else { throw PublishingError("list", folder, code: errno) }
                return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            }
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
                    unsafe String(validatingCString: $0)
                }
            }
            guard let name else { throw PublishingError("read a name in", folder, code: EILSEQ) }
            if name != "." && name != ".." { names.append(name) }
        }
    }

    package func makeFolder(_ path: String, permissions: UInt16?) throws(PublishingError) {
        try check("make the folder", path, unsafe mkdir(path, 0o777))
        guard let permissions else { return }
        try check("set the permissions of", path, unsafe chmod(path, mode_t(permissions)))
    }

    package func removeFile(_ path: String) throws(PublishingError) {
        try check("remove", path, unsafe unlink(path))
    }

    package func removeFolder(_ path: String) throws(PublishingError) {
        try check("remove the folder", path, unsafe rmdir(path))
    }

    package func synchronize(_ path: String) throws(PublishingError) {
        // The output folder itself may be a link.
        let descriptor = try open(path, O_RDONLY | O_NONBLOCK, to: "open")
        defer { close(descriptor) }
        // A file system that can't do this for folders keeps their names safe by itself, or not at all.
        guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
            throw PublishingError("write", path, code: errno)
        }
    }

    package func lock(_ folder: String) throws(PublishingError) -> any PublishingLock {
        let lock = LocalFileSystemLock(descriptor: try open(folder, O_RDONLY | O_DIRECTORY, to: "open the folder"))
        guard flock(lock.descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw PublishingError("lock", folder, code: errno)
        }
        return lock
    }

    func check(_ operation: String, _ path: String, _ result: Int32) throws(PublishingError) {
        guard result == 0 else { throw PublishingError(operation, path, code: errno) }
    }

    /// A descriptor for the path, to be closed by the caller.
    func open(_ path: String, _ flags: Int32, to operation: String) throws(PublishingError) -> Int32 {
        while true {
            let descriptor = systemOpen(path, flags | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return descriptor }
            guard errno == EINTR else { throw PublishingError(operation, path, code: errno) }
        }
    }
}

/// `open(2)`, under a name that `LocalFileSystem.open` doesn't hide.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { unsafe open(path, flags, mode) }

extension PublishingEntry {
    init(_ status: stat) {
        let kind: Kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        self.init(
            kind: kind,
            identity: Identity(
                device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino)),
            size: Int(status.st_size), permissions: UInt16(truncatingIfNeeded: status.st_mode & 0o7777))
    }
}
