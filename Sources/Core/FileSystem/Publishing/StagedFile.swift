#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that is written beside the one whose place it takes, and removed with the value.
///
/// The process that writes it holds a lock on it: one without a lock was left by a process that was killed.
struct StagedFile: ~Copyable {
    /// A name is this, what a version likes, `-` and a random number.
    private static let prefix = ".voice-assets-"
    /// Digits of the largest number, 2⁶⁴ − 1.
    private static let digits = 20

    let path: String
    private let descriptor: Descriptor

    /// Makes an empty one.
    /// - Parameter target: the file whose place it is to take.
    init(beside target: String) throws(PublishingError) {
        // Another run may take it for a leftover before it is locked, and remove it.
        for _ in 0..<10 {
            let path = "\(Self.folder(of: target))\(Self.prefix)file-\(UInt64.random(in: 0 ... .max))"
            let descriptor = try Descriptor(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, to: "make")
            let isLocked = flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
            var status = stat()
            if isLocked, descriptor.look(&status) == 0, status.st_nlink > 0 {
                self.path = path
                self.descriptor = descriptor
                return
            }
            unsafe unlink(path)
        }
        throw PublishingError("make", target, code: EBUSY)
    }

    deinit {
        // The name is gone if the file has got the other one.
        unsafe unlink(path)
    }

    /// Writes bytes through to the disk.
    func write(_ bytes: [UInt8]) throws(PublishingError) {
        if let code = writeAll(bytes, to: descriptor.number) ?? descriptor.synchronize() {
            throw PublishingError("write", path, code: code)
        }
    }

    /// Gives the file the permissions of the one whose place it takes, where the file system can.
    func takePermissions(of target: String) {
        var status = stat()
        guard unsafe lstat(target, &status) == 0, FileKind(mode: status.st_mode) == .file else { return }
        fchmod(descriptor.number, status.st_mode & 0o777)
    }

    /// Gives the file its name; a file that has it is gone in the same moment.
    func move(over target: String) throws(PublishingError) { try LocalFileSystem().move(path, over: target) }

    /// Removes what killed runs left in the folder of a file. What can't be removed stays: it hinders nothing.
    static func removeLeftovers(beside target: String) {
        let folder = folder(of: target)
        let entries = (try? readEntries(ofFolder: folder.isEmpty ? "." : folder, limit: .max)) ?? []
        for entry in entries where entry.kind == .file && isName(entry.name) {
            removeLeftover(folder + entry.name)
        }
    }

    private static func removeLeftover(_ path: String) {
        var status = stat()
        guard let file = try? Descriptor(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, to: "open"),
            file.look(&status) == 0, FileKind(mode: status.st_mode) == .file,
            flock(file.number, LOCK_EX | LOCK_NB) == 0
        else { return }
        unsafe unlink(path)
    }

    private static func isName(_ name: String) -> Bool {
        let number = name.utf8.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return name.hasPrefix(prefix) && (1...digits).contains(number.count)
            && name.utf8.dropFirst(prefix.utf8.count).dropLast(number.count).last == UInt8(ascii: "-")
    }

    /// With a slash at its end; empty for the current folder.
    private static func folder(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)])
    }
}
