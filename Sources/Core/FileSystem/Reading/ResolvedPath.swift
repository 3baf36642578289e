import Foundation

/// Where a path leads once every link in it is followed.
struct ResolvedPath {
    /// Absolute; holds no link, `.` or `..`.
    let path: String

    /// Follows the links of a path and checks that it does not leave a folder.
    /// - Parameter root: the folder that it has to stay in; nil allows every place.
    /// - Throws: `.missing`, `.danglingLink`, `.outside` or `.unreadable`.
    init(_ path: String, within root: String?) throws(FileReadError) {
        self.path = try Self.following(path)
        guard let root else { return }
        let resolvedRoot = try Self.following(root)
        let prefix = resolvedRoot == "/" ? resolvedRoot : resolvedRoot + "/"
        guard self.path.utf8.elementsEqual(resolvedRoot.utf8) || self.path.utf8.starts(with: prefix.utf8) else {
            throw .outside(target: self.path)
        }
    }

    private static func following(_ path: String) throws(FileReadError) -> String {
        // A C string ends at NUL: the rest of such a path would be ignored.
        guard !path.utf8.contains(0) else { throw .missing }
        guard let resolved = unsafe realpath(path, nil) else { throw unresolved(path, errno: errno) }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    private static func unresolved(_ path: String, errno number: Int32) -> FileReadError {
        guard number == ENOENT || number == ENOTDIR else { return .unreadable(errno: number) }
        // The shell's <(…) is a link under /proc to what no path names.
        var status = stat()
        if unsafe stat(path, &status) == 0, FileKind(mode: status.st_mode) == .pipe { return .notRegular(.pipe) }
        return target(ofLink: path).map(FileReadError.danglingLink) ?? .missing
    }

    private static func target(ofLink path: String) -> String? {
        var characters = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = unsafe readlink(path, &characters, characters.count)
        let bytes = characters.prefix(max(0, length)).map(UInt8.init(bitPattern:))
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
}

/// The absolute path without links, `.` and `..`; components that do not exist yet are taken as they stand.
package func canonicalPath(_ path: String) -> String {
    if let resolved = try? ResolvedPath(path, within: nil).path { return resolved }
    let components = path.split(separator: "/")
    guard let last = components.last else { return path.hasPrefix("/") ? "/" : canonicalPath(".") }
    let parent =
        path.hasPrefix("/")
        ? "/" + components.dropLast().joined(separator: "/")
        : components.count > 1 ? components.dropLast().joined(separator: "/") : "."
    let base = canonicalPath(parent)
    return base == "/" ? "/\(last)" : "\(base)/\(last)"
}

/// A folder's path without slashes at its end.
package func plainPath(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    return String(path)
}
