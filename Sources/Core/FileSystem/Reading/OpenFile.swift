import Foundation

/// A regular file, open for reading; closed when the value goes.
package struct OpenFile: ~Copyable, Sendable {
    private let file: Descriptor
    package var descriptor: Int32 { file.number }
    /// The file's size when it was opened.
    package let bytes: Int

    /// Opens a file. Links are followed as long as they stay inside `root`. Whatever the path names, the call does not
    /// hang: pipes, devices, sockets and folders are rejected before anything is read.
    /// - Parameter root: the folder that the file has to lie in, once every link is followed; nil allows every place.
    /// - Throws: `FileReadError`.
    package init(at path: String, within root: String? = nil) throws(FileReadError) {
        let resolved = try ResolvedPath(path, within: root).path
        let kind = FileKind(at: resolved)
        guard kind == .file else { throw .notRegular(kind) }
        let file: Descriptor
        do throws(PublishingError) {
            file = try Descriptor(resolved, O_RDONLY | O_NONBLOCK | O_NOFOLLOW, to: "open")
        } catch {
            throw error.code == ENOENT ? .missing : .unreadable(errno: error.code)
        }
        // What is open may no longer be what was looked at.
        var status = stat()
        guard file.look(&status) == 0 else { throw .unreadable(errno: errno) }
        guard FileKind(mode: status.st_mode) == .file else { throw .notRegular(FileKind(mode: status.st_mode)) }
        self.file = file
        bytes = Int(status.st_size)
    }

    /// Bytes from a place on; fewer than asked for at the file's end. The place of the next `read(2)` stays what it is.
    package func read(at offset: Int, count: Int) throws(FileReadError) -> [UInt8] {
        var failure: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: max(0, min(count, bytes - offset))) { buffer, done in
            (done, failure) = unsafe Self.read(descriptor, at: offset, into: UnsafeMutableRawBufferPointer(buffer))
        }
        guard failure == 0 else { throw .unreadable(errno: failure) }
        return bytes
    }

    /// Reads from an open file until the buffer is full or the file ends.
    ///
    /// - Returns: how many bytes were read, and the `errno` of a system that refused more; 0 if it didn't.
    package static func read(
        _ descriptor: Int32, at offset: Int, into target: UnsafeMutableRawBufferPointer
    ) -> (bytes: Int, failure: Int32) {
        var done = 0
        while done < target.count {
            let got = unsafe pread(descriptor, target.baseAddress! + done, target.count - done, off_t(offset + done))
            if got == 0 { break }
            guard got > 0 || errno == EINTR else { return (done, errno) }
            done += max(0, got)
        }
        return (done, 0)
    }
}

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

/// Why a file or a folder was not read.
package enum FileReadError: Error, Sendable, Hashable {
    case missing
    /// A file was asked for, and this is something else.
    case notRegular(FileKind?)
    /// A folder was asked for, and this is something else.
    case notFolder(FileKind?)
    /// The file's size, or how much of it was read when it had grown too large; the limit; both in bytes.
    case tooLarge(bytes: Int, limit: Int)
    /// A folder holds more entries than this.
    case tooManyEntries(limit: Int)
    /// The path leads out of the folder that it has to stay in, to this place.
    case outside(target: String)
    /// A link to a file that is not there, and what the link says.
    case danglingLink(target: String)
    /// The system call's `errno`.
    case unreadable(errno: Int32)

    /// The finding about this file.
    /// - Parameters:
    ///   - file: the file, as the user would type it.
    ///   - clip: the clip that the file is for, if it is for one.
    ///   - limit: the check that states the limits for this kind of file.
    package func diagnostic(file: String, clip: String? = nil, limit: Check = .packLimit) -> Finding {
        finding(limit: limit).at(file, clip: clip)
    }

    private func finding(limit check: Check) -> Finding {
        switch self {
        case .missing: Finding(.fileMissing)
        case .danglingLink(let target): Finding(.fileMissing, "dangling", ["target": .text(target)])
        case .notRegular(.pipe): Finding(.fileUnsafe, "pipe")
        case .notRegular(let kind): Finding(.fileUnsafe, "not a file", ["kind": .text(Self.words(for: kind))])
        case .notFolder(let kind): Finding(.fileUnsafe, "not a folder", ["kind": .text(Self.words(for: kind))])
        case .outside(let target): Finding(.fileUnsafe, "outside", ["target": .text(target)])
        case .tooLarge(let bytes, let limit):
            Finding(check, "too large", ["bytes": .count(bytes, "bytes"), "most": .count(limit, "bytes")])
        case .tooManyEntries(let limit): Finding(check, "entries", ["most": .count(limit, "entries")])
        case .unreadable(let errno): Finding(.fileUnreadable, ["reason": .text(systemReason(errno))])
        }
    }

    private static func words(for kind: FileKind?) -> String {
        kind.map { "a \($0.rawValue)" } ?? "neither a file nor a folder"
    }
}
