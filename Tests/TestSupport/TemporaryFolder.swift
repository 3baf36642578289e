package import Foundation

/// A folder of a test's own, removed with the value.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("voice-assets-test-\(UUID().uuidString)")
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
