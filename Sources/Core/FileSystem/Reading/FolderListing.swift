import Foundation

/// The entries of a folder, without `.` and `..`, in the order of their names' bytes.
///
/// No entry is left out: also one whose name is not UTF-8 is there, told by `FolderEntry.hasTextName`.
/// - Parameters:
///   - root: the folder that this one has to lie in, or be, once every link is followed; nil allows every place.
///   - limit: how many entries it may hold. A pack has up to 1,000 clips and may have several takes of each.
/// - Throws: `FileReadError`.
package func listFolder(
    at path: String, within root: String? = nil, limit: Int = 100_000
) throws(FileReadError) -> [FolderEntry] {
    let resolved = try ResolvedPath(path, within: root).path
    let kind = FileKind(at: resolved)
    guard kind == .folder else { throw .notFolder(kind) }
    return try readEntries(ofFolder: resolved, limit: limit)
}

/// What `listFolder` lists, of a folder that has been found.
/// - Throws: `.unreadable` or `.tooManyEntries`.
func readEntries(ofFolder path: String, limit: Int) throws(FileReadError) -> [FolderEntry] {
    guard let folder = unsafe opendir(path) else { throw .unreadable(errno: errno) }
    defer { unsafe closedir(folder) }
    var entries: [(name: [UInt8], entry: FolderEntry)] = []
    while true {
        errno = 0
        guard let entry = unsafe readdir(folder) else {
            guard errno == 0 else { throw .unreadable(errno: errno) }
            return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }.map(\.entry)
        }
        let (name, kind) = unsafe read(entry, inFolder: dirfd(folder))
        if name == Array(".".utf8) || name == Array("..".utf8) { continue }
        guard entries.count < limit else { throw .tooManyEntries(limit: limit) }
        entries.append((name, FolderEntry(nameBytes: name, kind: kind)))
    }
}

/// The name in a directory entry, read in place: an entry is often shorter in memory than its type. And what stands under
/// it, by these very bytes.
private func read(
    _ entry: UnsafeMutablePointer<dirent>, inFolder descriptor: Int32
) -> (name: [UInt8], kind: FileKind?) {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name), let type = MemoryLayout<dirent>.offset(of: \.d_type)
    else { return ([], nil) }
    let raw = UnsafeRawPointer(entry)
    let name = unsafe raw.advanced(by: offset).assumingMemoryBound(to: CChar.self)
    let bytes = unsafe UnsafeRawBufferPointer(start: name, count: strlen(name))
    return unsafe (Array(bytes), kind(type: raw.load(fromByteOffset: type, as: UInt8.self), name, descriptor))
}

/// - Parameter type: the `d_type` of `readdir(3)`; 0 where the file system does not say it.
private func kind(type: UInt8, _ name: UnsafePointer<CChar>, _ descriptor: Int32) -> FileKind? {
    // The bits of a mode that tell the kind, as DTTOIF of <dirent.h> has it.
    guard type == 0 else { return FileKind(mode: mode_t(type) << 12) }
    var status = stat()
    let isThere = unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
    return isThere ? FileKind(mode: status.st_mode) : nil
}

/// One name in a folder.
package struct FolderEntry: Sendable, Hashable {
    /// The name; of one that is not UTF-8, what can be shown of it, with U+FFFD for the rest.
    package var name: String
    /// What stands under this name, links not followed; nil for something that POSIX does not name.
    package var kind: FileKind?
    /// Whether the name is UTF-8. Otherwise no path leads to what stands under it: it can't be read, moved or removed
    /// here, and a caller says so, or refuses to replace the folder.
    package private(set) var hasTextName = true

    package init(name: String, kind: FileKind?) {
        self.name = name
        self.kind = kind
    }

    init(nameBytes: [UInt8], kind: FileKind?) {
        self.init(name: String(decoding: nameBytes, as: UTF8.self), kind: kind)
        hasTextName = name.utf8.elementsEqual(nameBytes)
    }

    /// Whether the name starts with a full stop.
    package var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }
}

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
