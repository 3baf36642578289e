package import VoiceAssetDiagnostics

/// Writes a file that a user named: as a whole or not at all, and over nothing but an earlier one of its kind.
package struct OutputFile: Sendable {
    /// The file, as the user typed it.
    package var path: String
    /// What it is: `sheet`.
    package var kind: String
    /// Whether bytes are an earlier file of this kind.
    package var isEarlier: @Sendable ([UInt8]) -> Bool

    package init(path: String, kind: String, isEarlier: @escaping @Sendable ([UInt8]) -> Bool) {
        self.path = path
        self.kind = kind
        self.isEarlier = isEarlier
    }

    /// The largest file that is looked at to see whether it is an earlier one, bytes.
    private static let maximumBytes = 64 << 20

    /// Makes the file hold a text; one that does is not touched.
    ///
    /// - Returns: What went wrong.
    package func write(_ text: String) -> Diagnostic? {
        let files = LocalFileSystem()
        do throws(PublishingError) {
            if let entry = try files.entry(at: path) {
                // A link is not followed: moving a file over it would replace it.
                let bytes = entry.kind == .file ? try files.bytes(of: path, atMost: Self.maximumBytes) : []
                guard entry.kind == .file, bytes.isEmpty || isEarlier(bytes) else {
                    return Diagnostic(
                        .outputConflict, file: path, found: "there is something else than an earlier \(kind)",
                        advice: "move it away, or choose another name")
                }
                if entry.kind == .file, bytes == Array(text.utf8) { return nil }
            }
            return try replace(files, Array(text.utf8))
        } catch {
            return failure(error)
        }
    }

    private func replace(_ files: LocalFileSystem, _ bytes: [UInt8]) throws(PublishingError) -> Diagnostic? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let name = ".voice-assets-\(parts.last ?? "")-\(UInt32.random(in: 0 ... .max))"
        let staged = (parts.dropLast().map(String.init) + [name]).joined(separator: "/")
        do throws(PublishingError) {
            try files.write(bytes, toNew: staged)
            try files.synchronize(staged)
            try files.move(staged, over: path)
            return nil
        } catch {
            do throws(PublishingError) { try files.removeFile(staged) } catch {}
            return failure(error)
        }
    }

    private func failure(_ error: PublishingError) -> Diagnostic {
        Diagnostic(.outputFailed, file: path, found: "can't be written: \(error.reason)")
    }
}
