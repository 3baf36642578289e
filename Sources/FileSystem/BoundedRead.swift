#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The bytes of a whole regular file.
///
/// Links are followed as long as they stay inside `root`. Whatever the path names, the call does not hang: pipes,
/// devices, sockets and folders are rejected before anything is read.
/// - Parameters:
///   - root: the folder that the file has to lie in, once every link is followed; nil allows every place.
///   - limit: the largest size that is read, bytes.
/// - Throws: `FileReadError`.
package func readFile(at path: String, within root: String? = nil, limit: Int) throws(FileReadError) -> [UInt8] {
    let resolved = try ResolvedPath(path, within: root).path
    let kind = FileKind(at: resolved)
    guard kind == .file else { throw .notRegular(kind) }
    let descriptor = unsafe open(resolved, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing : .unreadable(errno: errno) }
    defer { close(descriptor) }
    // What is open may no longer be what was looked at.
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .unreadable(errno: errno) }
    let opened = FileKind(mode: status.st_mode)
    guard opened == .file else { throw .notRegular(opened) }
    return try readToEnd(of: descriptor, expecting: Int(status.st_size), limit: limit)
}

/// What is left to read of an open file, which may be longer than it was said to be.
/// - Parameters:
///   - size: how much is expected, bytes; a larger one than `limit` is an error before anything is read.
///   - limit: how much may be read, bytes.
/// - Throws: `.tooLarge` or `.unreadable`.
func readToEnd(of descriptor: Int32, expecting size: Int, limit: Int) throws(FileReadError) -> [UInt8] {
    guard size <= limit else { throw .tooLarge(bytes: size, limit: limit) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = unsafe read(descriptor, &chunk, min(chunk.count, limit - bytes.count + 1))
        if count == 0 { return bytes }
        guard count > 0 else {
            if errno == EINTR { continue }
            throw .unreadable(errno: errno)
        }
        bytes.append(contentsOf: chunk[..<count])
        guard bytes.count <= limit else { throw .tooLarge(bytes: bytes.count, limit: limit) }
    }
}
