#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A rename that happens in one moment or not at all. Not every file system has it.
enum ConditionalRename {
    /// The new name must be free.
    case toFreeName
    /// Both names must be taken, and swap.
    case exchange

    #if canImport(Darwin)
        /// - Returns: 0, or −1 with `errno`.
        func callAsFunction(_ path: String, _ new: String) -> Int32 {
            let flags = UInt32(self == .toFreeName ? RENAME_EXCL : RENAME_SWAP)
            return unsafe renamex_np(path, new, flags)
        }
    #else
        private typealias Rename =
            @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

        /// `renameat2(2)`, which Swift's Glibc module hides behind `_GNU_SOURCE` and older C libraries don't have.
        private static let renameat2 = unsafe unsafeBitCast(dlsym(nil, "renameat2"), to: Rename?.self)

        /// - Returns: 0, or −1 with `errno`.
        func callAsFunction(_ path: String, _ new: String) -> Int32 {
            guard let renameat2 = unsafe Self.renameat2 else {
                errno = ENOSYS
                return -1
            }
            // RENAME_NOREPLACE and RENAME_EXCHANGE of linux/fs.h.
            let flags: UInt32 = self == .toFreeName ? 1 : 2
            return unsafe renameat2(AT_FDCWD, path, AT_FDCWD, new, flags)
        }
    #endif
}
