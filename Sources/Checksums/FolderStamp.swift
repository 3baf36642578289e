import VoiceAssetFileSystem

/// What tells that a folder holds what it held before, without reading its files: the SHA-256 of the names of all that is in
/// it and of the files' stamps.
package struct FolderStamp: Sendable, Hashable, Codable {
    /// SHA-256, 64 hexadecimal digits.
    private let sha256: String

    /// - Parameters:
    ///   - folder: the folder, as the user would type it.
    ///   - root: no link may lead out of it.
    ///   - depth: levels of folders that are looked into, at least 1; of those below, the names count.
    ///   - moment: now, nanoseconds since 1970.
    /// - Returns: nil if the folder can't be listed, if a link or anything else that is no file is in it, or if a file changed
    ///   so late that another change might not show.
    package init?(of folder: String, within root: String, depth: Int, at moment: Int) {
        var lines: [UInt8] = []
        guard Self.list(folder, within: root, depth: depth, at: moment, into: &lines) else { return nil }
        sha256 = Digest.sha256(lines)
    }

    private static func list(
        _ folder: String, within root: String, depth: Int, at moment: Int, into lines: inout [UInt8]
    ) -> Bool {
        guard let entries = try? listFolder(at: folder, within: root) else { return false }
        for entry in entries {
            let path = "\(folder)/\(entry.name)"
            guard entry.hasTextName else { return false }
            lines += entry.name.utf8
            switch entry.kind {
            case .file:
                guard let stamp = FileStamp(at: path), stamp.isSettled(at: moment) else { return false }
                let numbers = [
                    stamp.device, stamp.inode, UInt64(bitPattern: Int64(stamp.size)),
                    UInt64(bitPattern: Int64(stamp.modified)), UInt64(bitPattern: Int64(stamp.changed)),
                ]
                lines.append(0)
                for number in numbers {
                    for shift in stride(from: 0, to: 64, by: 8) {
                        lines.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
                    }
                }
            case .folder:
                lines += "/\0".utf8
                guard depth > 1 else { continue }
                guard list(path, within: root, depth: depth - 1, at: moment, into: &lines) else { return false }
                lines += "/\0".utf8
            default: return false
            }
        }
        return true
    }
}
