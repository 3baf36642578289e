#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the tool notes of a file that it wrote: an extended attribute, for files whose bytes can't say who wrote them.
///
/// It goes along when the file gets another name on its file system. Most programs that copy a file leave it behind, and some file
/// systems have none.
enum FileNote {
    /// Bytes of the longest one.
    private static let maximumBytes = 256

    #if canImport(Darwin)
        private static let name = "voice-assets"
    #else
        /// Linux lets programs have names that begin with `user.`, see xattr(7).
        private static let name = "user.voice-assets"

        private typealias Get =
            @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
        private typealias Set =
            @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32

        // `<sys/xattr.h>` is in none of Swift's modules of the C library.
        private static let get = unsafe unsafeBitCast(dlsym(nil, "lgetxattr"), to: Get?.self)
        private static let set = unsafe unsafeBitCast(dlsym(nil, "lsetxattr"), to: Set?.self)
    #endif

    /// The note of a file, no link followed; nil if there is none.
    static func read(_ path: String) -> String? {
        var bytes = [UInt8](repeating: 0, count: maximumBytes)
        #if canImport(Darwin)
            let count = unsafe getxattr(path, name, &bytes, bytes.count, 0, XATTR_NOFOLLOW)
        #else
            let count = unsafe get?(path, name, &bytes, bytes.count) ?? -1
        #endif
        return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    /// Gives a file a note. Where that can't be, the file has none.
    static func write(_ note: String, to path: String) {
        let bytes = Array(note.utf8)
        #if canImport(Darwin)
            _ = unsafe setxattr(path, name, bytes, bytes.count, 0, XATTR_NOFOLLOW)
        #else
            _ = unsafe set?(path, name, bytes, bytes.count, 0)
        #endif
    }
}
