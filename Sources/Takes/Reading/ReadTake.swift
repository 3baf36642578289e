import VoiceAssetChecksums
package import VoiceAssetFileSystem

/// A take whose file was read and hashed.
package struct ReadTake: Sendable {
    package var file: TakeFile
    /// SHA-256 of the file.
    package var sha256: String
    /// The file's bytes; nil if they were let go, because the takes of the pack are too large to be held together.
    var bytes: [UInt8]?
}

/// Reads the takes of one pack, each once: their bytes are held for the stage that judges them, as long as they are few.
package actor TakeReader {
    /// Bytes of all takes that are held at most. (The built-in packs have 4 to 12 MB.) What is beyond is read again.
    private var room = 64 << 20
    /// The folder of all recordings: nothing outside of it is read.
    private let root: String

    package init(root: String) { self.root = root }

    /// The take with its bytes, or without them if there is no room to hold them.
    package nonisolated func read(_ file: TakeFile) async throws(FileReadError) -> ReadTake {
        var take = try readNow(file)
        if await !reserve(take.bytes?.count ?? 0) { take.bytes = nil }
        return take
    }

    /// The take with its bytes in any case.
    nonisolated func readNow(_ file: TakeFile) throws(FileReadError) -> ReadTake {
        let bytes = try readFile(at: file.path, within: root, limit: TakeFile.maximumBytes)
        return ReadTake(file: file, sha256: Digest.sha256(bytes), bytes: bytes)
    }

    private func reserve(_ count: Int) -> Bool {
        guard count <= room else { return false }
        room -= count
        return true
    }
}
