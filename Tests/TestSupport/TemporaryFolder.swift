package import Foundation

/// A folder of a test's own, removed with the value.
package final class TemporaryFolder: Sendable {
    package let url: URL

    /// The folder of quick tests' folders: in memory where that has room, since ext4 takes long to look for free places in folders from
    /// which files were just removed. Exhaustive tests build packages there, which need more.
    private static let parent: URL = {
        let memory = URL(fileURLWithPath: "/dev/shm")
        let free = try? FileManager.default.attributesOfFileSystem(forPath: memory.path)[.systemFreeSize] as? NSNumber
        let mounts = (try? String(contentsOfFile: "/proc/mounts", encoding: .utf8)) ?? ""
        let options = mounts.split(separator: "\n").last { $0.contains(" \(memory.path) tmpfs ") }?.split(
            separator: " ")
        guard !Exhaustive.isWanted, let free, free.int64Value >= room,
            FileManager.default.isWritableFile(atPath: memory.path),
            let options, options.count > 3, !options[3].split(separator: ",").contains("noexec")
        else { return FileManager.default.temporaryDirectory }
        removeLeftovers(in: memory)
        let own = memory.appendingPathComponent("\(prefix)\(UUID().uuidString)")
        guard (try? FileManager.default.createDirectory(at: own, withIntermediateDirectories: false)) != nil else {
            return FileManager.default.temporaryDirectory
        }
        // Folders that tests share are never let go, and memory is no place to leave them in.
        atexit { try? FileManager.default.removeItem(at: TemporaryFolder.parent) }
        return own
    }()

    private static let prefix = "voice-assets-tests-"

    /// Removes what killed runs left more than a day ago.
    private static func removeLeftovers(in memory: URL) {
        let all = try? FileManager.default.contentsOfDirectory(
            at: memory, includingPropertiesForKeys: [.contentModificationDateKey])
        for folder in all ?? [] where folder.lastPathComponent.hasPrefix(prefix) {
            let date = try? folder.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
            if let date, date.timeIntervalSinceNow < -86400 { try? FileManager.default.removeItem(at: folder) }
        }
    }

    /// Bytes that must be free for it.
    private static let room: Int64 = 4 << 30

    package init() throws {
        url = Self.parent.appendingPathComponent("voice-assets-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    package var path: String { url.path }

    /// A path inside the folder.
    package func url(_ path: String) -> URL { url.appendingPathComponent(path) }

    /// Writes a file, with the folders that it needs.
    @discardableResult
    package func write(_ path: String, _ bytes: some Sequence<UInt8>) throws -> URL {
        let file = url(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file
    }
}
