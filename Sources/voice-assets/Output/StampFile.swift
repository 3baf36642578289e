import VoiceAssetDiagnostics
import VoiceAssetFileSystem

/// A file whose time tells a build system that a check succeeded. It holds a comment, so that it may be a source too.
struct StampFile {
    private static let text = Array("// Written by `voice-assets validate --stamp`: it found no fault.\n".utf8)

    var path: String

    /// Writes it anew; what is no such file stays.
    ///
    /// - Returns: What went wrong.
    func write() -> Diagnostic? {
        let files = LocalFileSystem()
        do throws(PublishingError) {
            if let entry = try files.entry(at: path) {
                guard entry.kind == .file, entry.size == Self.text.count,
                    try files.bytes(of: path, atMost: entry.size) == Self.text
                else {
                    return Diagnostic(
                        .outputConflict, file: path, found: "there is something else than an earlier stamp",
                        advice: "move it away, or choose another name")
                }
                try files.removeFile(path)
            }
            try files.write(Self.text, toNew: path)
            return nil
        } catch {
            return Diagnostic(.outputFailed, file: path, found: "can't be written: \(error.reason)")
        }
    }
}
