import Foundation

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

    /// Brings what was written through to the disk, where the file system can.
    /// - Returns: the error number, if there was an error.
    func synchronize() -> Int32? { fsync(number) == 0 || [EINVAL, ENOTSUP].contains(errno) ? nil : errno }

    /// Closes it now; some file systems report a full disk only then.
    /// - Returns: the error number, if there was an error.
    consuming func closed() -> Int32? {
        let number = number
        discard self
        return close(number) != 0 && errno != EINTR ? errno : nil
    }
}

/// The system's words for an error number: `No space left on device`.
package func systemReason(_ errno: Int32) -> String {
    guard let text = unsafe strerror(errno) else { return "system error \(errno)" }
    return unsafe String(cString: text)
}

/// Writes all bytes to a descriptor.
/// - Returns: the error number, if there was an error.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
        guard count >= 0 || errno == EINTR else { return errno }
        rest = rest.dropFirst(max(0, count))
    }
    return nil
}
