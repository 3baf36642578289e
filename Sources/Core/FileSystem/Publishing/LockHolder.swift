#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A process that has a lock on a folder, as far as the system tells.
package struct LockHolder: Sendable, Hashable {
    /// nil for a process of another container, whose number means nothing here.
    package var process: Int?
    /// The name of its program; nil if that can't be read.
    package var program: String?
    /// Whether others may have a shared lock beside it: whoever may read a folder can take one.
    package var isShared: Bool

    /// Those that Linux lists in `/proc/locks`, see proc_locks(5); none on other systems, which don't tell.
    static func all(of folder: String) -> [LockHolder] {
        var status = stat()
        guard unsafe stat(folder, &status) == 0,
            let bytes = try? readFile(at: "/proc/locks", limit: 1 << 20)
        else { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let found = lines.compactMap { Entry($0) }.filter { $0.inode == UInt64(status.st_ino) }
        // Some file systems have another number here than the one that a file states.
        let device = UInt64(truncatingIfNeeded: status.st_dev)
        let sure = found.filter { $0.device == device }
        return (sure.isEmpty ? found : sure).map(\.holder)
    }

    /// `1: FLOCK  ADVISORY  READ 4711 08:01:1234 0 EOF`; devices are hexadecimal.
    private struct Entry {
        let holder: LockHolder
        let device: UInt64
        let inode: UInt64

        /// nil for another kind of lock, and for a process that waits for one.
        init?(_ line: Substring) {
            let fields = line.split(separator: " ")
            guard fields.count == 8, fields[1] == "FLOCK", let process = Int(fields[4]) else { return nil }
            let numbers = fields[5].split(separator: ":")
            guard numbers.count == 3, let major = UInt64(numbers[0], radix: 16),
                let minor = UInt64(numbers[1], radix: 16), let inode = UInt64(numbers[2])
            else { return nil }
            // As makedev(3) puts them together.
            device = (major & 0xfff) << 8 | (major & ~0xfff) << 32 | minor & 0xff | (minor & ~0xff) << 12
            self.inode = inode
            let name = process > 0 ? try? readFile(at: "/proc/\(process)/comm", limit: 256) : nil
            holder = LockHolder(
                process: process > 0 ? process : nil,
                program: name.map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) },
                isShared: fields[3] == "READ")
        }
    }
}
