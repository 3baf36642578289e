import VoiceAssetAudioContainers
package import VoiceAssetFileSystem

/// A cue point of a WAV file or, with a length, a region.
/// (Microsoft and IBM: Multimedia Programming Interface and Data Specifications 1.0, 1991)
package struct CuePoint: Sendable, Equatable {
    /// Frames from the start of the sound.
    package var frame: Int
    /// Frames; 0 for a point.
    package var length: Int
    package var label: String

    /// Bytes of a chunk that are read: it bounds what a hostile file costs.
    private static let maximumBytes = 1 << 20

    /// Those of a file's chunks `cue ` and `LIST adtl`, in the order of time; none in other containers than WAV and RF64.
    package static func all(in file: borrowing OpenFile) throws(FileReadError) -> [CuePoint] {
        let kind = try file.read(at: 0, count: 12)
        guard ["RIFF", "RF64"].contains(where: { kind.starts(with: $0.utf8) }),
            kind.dropFirst(8).elementsEqual("WAVE".utf8), var walk = try ChunkWalk(file)
        else { return [] }
        var positions: [UInt32: Int] = [:]
        var notes = Notes()
        while let chunk = try walk.next(of: file), chunk.size <= UInt64(file.bytes - chunk.content) {
            guard chunk.name == "cue " || chunk.name == "LIST" else { continue }
            let content = HeldBytes(try file.read(at: chunk.content, count: min(Int(chunk.size), maximumBytes))[...])
            if chunk.name == "cue " { positions = Self.positions(content) } else { notes.add(content) }
        }
        return positions.map { id, frame in
            CuePoint(frame: frame, length: notes.lengths[id] ?? 0, label: notes.labels[id] ?? "")
        }.sorted { ($0.frame, $0.length, $0.label) < ($1.frame, $1.length, $1.label) }
    }

    /// Identifier and frame of each of the chunk's entries, which have 24 bytes.
    private static func positions(_ chunk: HeldBytes) -> [UInt32: Int] {
        var positions: [UInt32: Int] = [:]
        for entry in 0..<Int(min(number(in: chunk, at: 0) ?? 0, 100_000)) {
            guard let id = number(in: chunk, at: 4 + 24 * entry),
                let frame = number(in: chunk, at: 24 + 24 * entry)
            else { break }
            positions[id] = Int(frame)
        }
        return positions
    }

    private static func number(in chunk: HeldBytes, at offset: Int) -> UInt32? {
        let bytes = chunk.read(at: offset, count: 4)
        return bytes.count == 4 ? UInt32(ByteOrder.little.number(bytes[...])) : nil
    }

    /// The labels and lengths of an associated data list.
    private struct Notes {
        var labels: [UInt32: String] = [:]
        var lengths: [UInt32: Int] = [:]

        mutating func add(_ list: HeldBytes) {
            guard list.read(at: 0, count: 4).elementsEqual("adtl".utf8) else { return }
            var offset = 4
            while let note = ChunkLayout.riff.chunk(at: offset, of: list), note.size >= 4,
                let id = number(in: list, at: note.content)
            {
                if note.name == "labl" { labels[id] = text(list.read(at: note.content + 4, count: Int(note.size - 4))) }
                if note.name == "ltxt" { lengths[id] = number(in: list, at: note.content + 4).map(Int.init) }
                guard let end = ChunkLayout.riff.end(of: note) else { return }
                offset = end
            }
        }

        /// Text that ends at the first NUL.
        private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

extension OpenFile: ByteSource {
    package typealias Failure = FileReadError
}
