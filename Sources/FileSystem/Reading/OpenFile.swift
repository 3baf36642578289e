#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A regular file, open for reading; closed when the value goes.
package struct OpenFile: ~Copyable, Sendable {
    package let descriptor: Int32
    /// The file's size when it was opened.
    package let bytes: Int

    /// Opens a file. Links are followed as long as they stay inside `root`. Whatever the path names, the call does not
    /// hang: pipes, devices, sockets and folders are rejected before anything is read.
    /// - Parameter root: the folder that the file has to lie in, once every link is followed; nil allows every place.
    /// - Throws: `FileReadError`.
    package init(at path: String, within root: String? = nil) throws(FileReadError) {
        let resolved = try ResolvedPath(path, within: root).path
        let kind = FileKind(at: resolved)
        guard kind == .file else { throw .notRegular(kind) }
        let descriptor = unsafe open(resolved, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw errno == ENOENT ? .missing : .unreadable(errno: errno) }
        // What is open may no longer be what was looked at.
        var status = stat()
        let failure: FileReadError? =
            unsafe fstat(descriptor, &status) != 0
            ? .unreadable(errno: errno)
            : FileKind(mode: status.st_mode) != .file ? .notRegular(FileKind(mode: status.st_mode)) : nil
        if let failure {
            close(descriptor)
            throw failure
        }
        self.descriptor = descriptor
        bytes = Int(status.st_size)
    }

    deinit { close(descriptor) }

    /// Bytes from a place on; fewer than asked for at the file's end. The place of the next `read(2)` stays what it is.
    package func read(at offset: Int, count: Int) throws(FileReadError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: max(0, min(count, self.bytes - offset)))
        var done = 0
        while done < bytes.count {
            let got = unsafe bytes.withUnsafeMutableBytes { buffer in
                unsafe pread(descriptor, buffer.baseAddress! + done, buffer.count - done, off_t(offset + done))
            }
            if got == 0 { break }
            guard got > 0 || errno == EINTR else { throw .unreadable(errno: errno) }
            done += max(0, got)
        }
        return Array(bytes[..<done])
    }
}
