#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An error number of the operating system.
public struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The number, as in `errno.h`.
    public let code: Int32

    init(_ code: Int32) { self.code = code }

    /// The system's words for it: `No space left on device`.
    public var description: String { unsafe String(cString: strerror(code)) }

    /// Whether something on the path isn't there.
    var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    /// Whether `O_NOFOLLOW` met a link.
    var isLink: Bool { code == ELOOP || code == EMLINK }
    /// Whether the device, or the user's share of it, is full.
    var isFull: Bool { code == ENOSPC || code == EDQUOT }
}
