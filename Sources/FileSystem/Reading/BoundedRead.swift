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
    let file = try OpenFile(at: path, within: root)
    return try readToEnd(of: file.descriptor, expecting: file.bytes, limit: limit)
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
        // One byte more than is left shows that there is too much; the limit may be the largest number that there is.
        let left = limit - bytes.count
        let count = unsafe read(descriptor, &chunk, left < chunk.count ? left + 1 : chunk.count)
        if count == 0 { return bytes }
        guard count > 0 else {
            if errno == EINTR { continue }
            throw .unreadable(errno: errno)
        }
        bytes.append(contentsOf: chunk[..<count])
        guard bytes.count <= limit else { throw .tooLarge(bytes: bytes.count, limit: limit) }
    }
}
