#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

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
