#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

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

    /// Whether the device, or the user's share of it, is full.
    package var isFull: Bool { code == ENOSPC || code == EDQUOT }

    /// Whether the user may not do it.
    package var isForbidden: Bool { code == EACCES || code == EPERM || code == EROFS }

    /// Whether the name is not UTF-8, so that nothing can be done with what has it.
    package var isUnnamable: Bool { code == EILSEQ }

    /// Whether the file system, or the system's policy, doesn't have such an operation for this object. For links that
    /// is also a full count of links, or (Linux, `protected_hardlinks`) somebody else's file.
    package var isUnsupported: Bool {
        [ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL, EPERM, EMLINK, EXDEV].contains(code)
    }

    /// The finding about it.
    package var diagnostic: Finding {
        let form = isFull ? "full" : isUnnamable ? "unnamable" : isForbidden ? "forbidden" : ""
        return Finding(.outputFailed, form, ["tried": .text(tried), "reason": .text(reason)]).at(path)
    }

    /// What was tried, in words: some operations name their object themselves.
    package var tried: String { operation.hasSuffix("folder") ? operation : operation + " it" }
}
