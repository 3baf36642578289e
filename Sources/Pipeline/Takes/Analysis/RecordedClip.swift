package import VoiceAssetCore
package import VoiceAssetPacks

/// A clip of pack.yml with its recordings.
package struct RecordedClip: Sendable, Equatable {
    package var clip: VoicePack.Clip
    /// In the order of their numbers, at least one.
    package var takes: [TakeFile]
    /// The number of the take that pack.yml asks for, if there is one of that number.
    package var pin: Int?

    /// The clips of a pack that have recordings, in the order of pack.yml.
    package static func all(in folder: PackFolder) -> [RecordedClip] {
        folder.source.clips.compactMap { clip in
            guard let takes = folder.takes[clip.id] else { return nil }
            let files = takes.map {
                TakeFile(number: $0.number, name: $0.name, path: $0.path(in: folder.path), isSynthetic: $0.isSynthetic)
            }
            let pin = folder.source.pins[clip.id]?.take
            return RecordedClip(clip: clip, takes: files, pin: files.contains { $0.number == pin } ? pin : nil)
        }
    }

    /// The path of the take with that file name, or of the first one.
    package func path(ofTake name: String) -> String { (takes.first { $0.name == name } ?? takes[0]).path }
}

/// Where a take is.
package struct TakeFile: Sendable, Equatable {
    /// The file's largest size, bytes.
    package static let maximumBytes = 256 << 20

    /// 1 for `7.wav`, n for `7~n.wav`.
    package var number: Int
    /// The file's name, without a folder.
    package var name: String
    /// The file, as the user would type it.
    package var path: String
    /// Whether a synthesizer spoke it.
    package var isSynthetic = false

    /// The path from the pack's folder.
    package var inFolder: String { isSynthetic ? SyntheticTakes.path(name) : name }

    /// Whether it has no header: what its bytes are, pack.yml says.
    package var isRaw: Bool { RawSamples.isFile(name) }
}

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
