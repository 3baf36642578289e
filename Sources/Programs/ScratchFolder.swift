package import Foundation
package import VoiceAssetDiagnostics

/// A folder in which a program of the user's may write.
package struct ScratchFolder: Sendable {
    package let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("voice-assets-\(UUID().uuidString)")

    package init() {}

    package func make() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    /// That it could not be made.
    package var unmade: Diagnostic { Diagnostic(.outputFailed, file: url.path, found: "could not make the folder") }

    package func remove() { try? FileManager.default.removeItem(at: url) }

    /// Removes a file in it.
    package func remove(_ name: String) { try? FileManager.default.removeItem(at: url.appendingPathComponent(name)) }
}
