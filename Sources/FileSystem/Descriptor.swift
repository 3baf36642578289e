#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An open file or folder; closed when the value goes.
struct Descriptor: ~Copyable {
    let number: Int32

    /// Opens a path, for this process alone; a new file gets the permissions that the user's mask leaves.
    /// - Parameters:
    ///   - flags: those of `open(2)`.
    ///   - operation: what it is opened for, in an error's words.
    init(_ path: String, _ flags: Int32, to operation: String) throws(PublishingError) {
        var number: Int32
        repeat { number = unsafe open(path, flags | O_CLOEXEC, 0o666) } while number < 0 && errno == EINTR
        guard number >= 0 else { throw PublishingError(operation, path, code: errno) }
        self.number = number
    }

    deinit { close(number) }

    /// `fstat(2)`: 0, or −1 with `errno`.
    func look(_ status: inout stat) -> Int32 { unsafe fstat(number, &status) }

    /// What is left to read; see `readToEnd(of:expecting:limit:)`.
    func bytes(expecting size: Int, limit: Int) throws(FileReadError) -> [UInt8] {
        try readToEnd(of: number, expecting: size, limit: limit)
    }

    /// Brings what was written through to the disk, where the file system can.
    /// - Returns: the error number, if there was an error.
    func synchronize() -> Int32? { fsync(number) == 0 || [EINVAL, ENOTSUP].contains(errno) ? nil : errno }

    /// Writes all bytes.
    /// - Returns: the error number, if there was an error.
    func write(_ bytes: [UInt8]) -> Int32? {
        var count = 0
        while count < bytes.count {
            let put = unsafe bytes.withUnsafeBytes { buffer in
                unsafe systemWrite(number, buffer.baseAddress! + count, buffer.count - count)
            }
            guard put >= 0 || errno == EINTR else { return errno }
            count += max(0, put)
        }
        return nil
    }

    /// Closes it now; some file systems report a full disk only then.
    /// - Returns: the error number, if there was an error.
    consuming func closed() -> Int32? {
        let number = number
        discard self
        return close(number) != 0 && errno != EINTR ? errno : nil
    }
}

/// `write(2)`, under a name that `Descriptor.write` doesn't hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    unsafe write(descriptor, bytes, count)
}
