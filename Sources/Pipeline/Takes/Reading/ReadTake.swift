package import VoiceAssetCore

/// A take whose file was read and hashed.
package struct ReadTake: Sendable {
    package var file: TakeFile
    /// SHA-256 of the file.
    package var sha256: String
    package var bytes: [UInt8]
}

/// Reads the takes of one pack.
package struct TakeReader: Sendable {
    /// The folder of all recordings: nothing outside of it is read.
    private let root: String
    /// Files that need not be read to know their SHA-256.
    private let index: FileIndex

    package init(root: String, index: FileIndex = FileIndex()) {
        self.root = root
        self.index = index
    }

    package func read(_ file: TakeFile) throws(FileReadError) -> ReadTake {
        let bytes = try readFile(at: file.path, within: root, limit: TakeFile.maximumBytes)
        return ReadTake(file: file, sha256: Digest.sha256(bytes), bytes: bytes)
    }

    /// The SHA-256 of a file that need not be read for it; nil of others.
    func knownSHA256(of file: TakeFile) -> String? {
        index.isEmpty ? nil : FileStamp(at: file.path).flatMap { index[$0] }
    }

    package func sha256(of file: TakeFile) throws(FileReadError) -> String {
        if let sha256 = knownSHA256(of: file) { return sha256 }
        return try read(file).sha256
    }
}

/// One checksum of several takes.
package enum TakeDigest {
    /// SHA-256 of their checksums and names, a line each.
    package static func sha256(of takes: [(name: String, sha256: String)]) -> String {
        Digest.sha256(Array(takes.map { "\($0.sha256)  \($0.name)\n" }.joined().utf8))
    }
}
