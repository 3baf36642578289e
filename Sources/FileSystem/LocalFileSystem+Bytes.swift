#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension LocalFileSystem {
    package func bytes(of file: String, atMost limit: Int) throws(PublishingError) -> [UInt8] {
        let descriptor = try open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, to: "open")
        defer { close(descriptor) }
        var status = stat()
        try check("look at", file, unsafe fstat(descriptor, &status))
        guard PublishingEntry(status).kind == .file else { throw PublishingError("read", file, code: EINVAL) }
        guard Int(status.st_size) <= limit else { throw PublishingError("read", file, code: EFBIG) }
        // One byte more than there should be, so that the end is seen and a growing file is not cut.
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
        var count = 0
        while count < bytes.count {
            let got = unsafe bytes.withUnsafeMutableBytes { buffer in
                unsafe read(descriptor, buffer.baseAddress! + count, buffer.count - count)
            }
            if got == 0 { break }
            guard got > 0 || errno == EINTR else { throw PublishingError("read", file, code: errno) }
            count += max(0, got)
        }
        guard count < bytes.count else { throw PublishingError("read", file, code: EBUSY) }
        return Array(bytes.prefix(count))
    }

    package func write(_ bytes: [UInt8], toNew path: String) throws(PublishingError) {
        let descriptor = try open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, to: "make")
        var failure = writeAll(bytes, to: descriptor)
        // Some file systems report a full disk only now.
        if close(descriptor) != 0, failure == nil, errno != EINTR { failure = errno }
        if let failure { throw PublishingError("write", path, code: failure) }
    }

    /// The error number, if there was an error.
    private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var count = 0
        while count < bytes.count {
            let put = unsafe bytes.withUnsafeBytes { buffer in
                unsafe systemWrite(descriptor, buffer.baseAddress! + count, buffer.count - count)
            }
            guard put >= 0 || errno == EINTR else { return errno }
            count += max(0, put)
        }
        return nil
    }
}

/// `write(2)`, under a name that `LocalFileSystem.write` doesn't hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    unsafe write(descriptor, bytes, count)
}
