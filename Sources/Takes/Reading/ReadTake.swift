package import VoiceAssetChecksums
package import VoiceAssetFileSystem

/// A take whose file was read and hashed.
struct ReadTake: Sendable {
    var file: TakeFile
    /// SHA-256 of the file.
    var sha256: String
    var bytes: [UInt8]
}

/// Reads the takes of one pack.
package struct TakeReader: Sendable {
    /// The folder of all recordings: nothing outside of it is read.
    private let root: String
    /// Files that need not be read to know their SHA-256.
    private let known: KnownFiles

    package init(root: String, known: KnownFiles = KnownFiles()) {
        self.root = root
        self.known = known
    }

    func read(_ file: TakeFile) throws(FileReadError) -> ReadTake {
        let bytes = try readFile(at: file.path, within: root, limit: TakeFile.maximumBytes)
        return ReadTake(file: file, sha256: Digest.sha256(bytes), bytes: bytes)
    }

    package func sha256(of file: TakeFile) throws(FileReadError) -> String {
        if !known.isEmpty, let stamp = FileStamp(at: file.path), let sha256 = known[stamp] { return sha256 }
        return try read(file).sha256
    }
}
