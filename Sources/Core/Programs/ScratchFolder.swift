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
    package var unmade: Finding { Finding(.outputFailed, "scratch").at(url.path) }

    /// That it is gone or that there is no room in it, if so: then what a program says or leaves is not to blame.
    package var fault: Finding? {
        guard let system = try? FileManager.default.attributesOfFileSystem(forPath: url.path) else {
            return Finding(.outputFailed, "scratch removed").at(url.path)
        }
        // No file system keeps less than 512 bytes of a file apart.
        guard let free = system[.systemFreeSize] as? Int, free < 512 else { return nil }
        return Finding(.outputFailed, "scratch full").at(url.path)
    }

    package func remove() { try? FileManager.default.removeItem(at: url) }

    /// Removes a file in it.
    package func remove(_ name: String) { try? FileManager.default.removeItem(at: url.appendingPathComponent(name)) }
}
