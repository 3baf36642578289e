import VoiceAssetDiagnostics
import VoiceAssetFileSystem

/// A file whose time tells a build system that a check succeeded. It holds a comment, so that it may be a source too.
struct StampFile {
    /// What one of any version begins with.
    private static let mark = "// Written by `voice-assets validate"
    private static let text = Array("\(mark) --stamp`: it found no fault.\n".utf8)
    /// More than one of any version has, bytes.
    private static let most = 1000

    var path: String

    /// Writes it anew; what is no such file stays.
    ///
    /// - Returns: What went wrong.
    func write() -> Diagnostic? {
        let files = LocalFileSystem()
        do throws(PublishingError) {
            if let entry = try files.entry(at: path) {
                guard entry.kind == .file, entry.size <= Self.most,
                    try files.bytes(of: path, atMost: Self.most).starts(with: Self.mark.utf8)
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
