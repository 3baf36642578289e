#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The entries of a folder, without `.` and `..`, in the order of their names' UTF-8 bytes.
/// - Parameters:
///   - root: the folder that this one has to lie in, or be, once every link is followed; nil allows every place.
///   - limit: how many entries it may hold.
/// - Throws: `FileReadError`.
package func listFolder(
    at path: String, within root: String? = nil, limit: Int = 10_000
) throws(FileReadError) -> [FolderEntry] {
    let resolved = try ResolvedPath(path, within: root).path
    let kind = FileKind(at: resolved)
    guard kind == .folder else { throw .notFolder(kind) }
    var names = try entryNames(ofFolder: resolved, limit: limit)
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return names.map { FolderEntry(name: $0, kind: FileKind(at: resolved + "/" + $0)) }
}

private func entryNames(ofFolder path: String, limit: Int) throws(FileReadError) -> [String] {
    guard let folder = unsafe opendir(path) else { throw .unreadable(errno: errno) }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while true {
        errno = 0
        guard let entry = unsafe readdir(folder) else {
            guard errno == 0 else { throw .unreadable(errno: errno) }
            return names
        }
        let name = unsafe name(of: entry)
        if name == "." || name == ".." { continue }
        guard names.count < limit else { throw .tooManyEntries(limit: limit) }
        names.append(name)
    }
}

/// The name in a directory entry, read in place: an entry is often shorter in memory than its type.
private func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return "" }
    let characters = unsafe UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
    return unsafe String(cString: characters)
}
