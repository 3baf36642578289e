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
