package import Foundation

/// A folder in which a program of the user's may write.
package struct ScratchFolder: Sendable {
    package let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("voice-assets-\(UUID().uuidString)")

    package init() {}

    package func make() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    /// That it could not be made.
    package var unmade: Finding {
        Finding(
            .outputFailed, file: url.path, found: "could not make the folder for temporary files",
            advice: "let TMPDIR name a folder that you may write to, and that has room")
    }

    /// That it is gone or that there is no room in it, if so: then what a program says or leaves is not to blame.
    package var fault: Finding? {
        guard let system = try? FileManager.default.attributesOfFileSystem(forPath: url.path) else {
            return Finding(
                .outputFailed, file: url.path,
                found: "the folder for temporary files was removed in the middle of the run",
                advice: "let TMPDIR name a folder that nobody clears, then run again")
        }
        // No file system keeps less than 512 bytes of a file apart.
        guard let free = system[.systemFreeSize] as? Int, free < 512 else { return nil }
        return Finding(
            .outputFailed, file: url.path, found: "there is no room left in the folder for temporary files",
            advice: "make room, or let TMPDIR name another folder, then run again")
    }

    package func remove() { try? FileManager.default.removeItem(at: url) }

    /// Removes a file in it.
    package func remove(_ name: String) { try? FileManager.default.removeItem(at: url.appendingPathComponent(name)) }
}
