#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a name in a folder stands for, links not followed.
package enum FileKind: String, Sendable, Hashable {
    case file
    case folder
    case link
    case pipe
    case device
    case socket

    /// The kind in a `st_mode` of `stat(2)`; nil for one that POSIX does not name.
    init?(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        case S_IFIFO: self = .pipe
        case S_IFCHR, S_IFBLK: self = .device
        case S_IFSOCK: self = .socket
        default: return nil
        }
    }

    /// The kind of what stands at this path, a last link not followed; nil if there is nothing that can be seen.
    package init?(at path: String) {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else { return nil }
        self.init(mode: status.st_mode)
    }
}
