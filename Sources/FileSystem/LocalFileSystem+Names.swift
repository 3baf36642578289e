#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension LocalFileSystem {
    package func link(_ path: String, toNew new: String) throws(PublishingError) {
        // Without AT_SYMLINK_FOLLOW a link itself gets the second name, not what it leads to.
        try check("link", path, unsafe linkat(AT_FDCWD, path, AT_FDCWD, new, 0))
    }

    package func move(_ path: String, toNew new: String) throws(PublishingError) {
        do {
            try rename(path, new, .toFree, "rename")
        } catch {
            guard error.isUnsupported else { throw error }
            // Not in one moment here: a name that is taken between the two calls would be replaced, if it is a file or
            // an empty folder.
            guard try entry(at: new) == nil else { throw PublishingError("rename", path, code: EEXIST) }
            try move(path, over: new)
        }
    }

    package func move(_ path: String, over old: String) throws(PublishingError) {
        try check("rename", path, unsafe renameat(AT_FDCWD, path, AT_FDCWD, old))
    }

    package func exchange(_ first: String, _ second: String) throws(PublishingError) {
        try rename(first, second, .exchange, "exchange")
    }

    private enum Manner {
        case toFree
        case exchange
    }

    #if canImport(Darwin)
        private func rename(
            _ path: String, _ new: String, _ manner: Manner, _ operation: String
        ) throws(PublishingError) {
            let flags = UInt32(manner == .toFree ? RENAME_EXCL : RENAME_SWAP)
            try check(operation, path, unsafe renamex_np(path, new, flags))
        }
    #else
        private typealias Rename =
            @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

        /// `renameat2(2)`, which Swift's Glibc module hides behind `_GNU_SOURCE` and older C libraries don't have.
        private static let renameat2 = unsafe unsafeBitCast(dlsym(nil, "renameat2"), to: Rename?.self)

        /// RENAME_NOREPLACE and RENAME_EXCHANGE of linux/fs.h.
        private func rename(
            _ path: String, _ new: String, _ manner: Manner, _ operation: String
        ) throws(PublishingError) {
            guard let renameat2 = unsafe Self.renameat2 else {
                throw PublishingError(operation, path, code: ENOSYS)
            }
            let flags: UInt32 = manner == .toFree ? 1 : 2
            try check(operation, path, unsafe renameat2(AT_FDCWD, path, AT_FDCWD, new, flags))
        }
    #endif
}
