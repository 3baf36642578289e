package import FileSystem

/// The cue points of a WAV file, from its chunks `cue ` and `LIST adtl`.
/// (Microsoft and IBM: Multimedia Programming Interface and Data Specifications 1.0, 1991)
package struct WaveChunks: Sendable, Equatable {
    /// A cue point or, with a length, a region.
    package struct CuePoint: Sendable, Equatable {
        /// Frames from the start of the sound.
        package var frame: Int
        /// Frames; 0 for a point.
        package var length: Int
        package var label: String
    }

    /// In the order of time.
    package private(set) var cuePoints: [CuePoint] = []
    /// Bytes that the chunk `data` promises and that are there, if those are fewer.
    private(set) var lie: (promised: Int, present: Int)?

    /// More than any session has: it bounds what a hostile file costs.
    private static let maximumChunks = 10_000
    private static let maximumBytes = 1 << 20

    package static func == (left: WaveChunks, right: WaveChunks) -> Bool { left.cuePoints == right.cuePoints }

    package init(of file: borrowing OpenFile) throws(FileReadError) {
        let header = ByteReader(try file.read(at: 0, count: 12))
        guard ["RIFF", "RF64"].contains(header.tag(at: 0)), header.tag(at: 8) == "WAVE" else { return }
        var positions: [UInt32: Int] = [:]
        var notes = Notes()
        var offset = 12
        for _ in 0..<Self.maximumChunks {
            let head = ByteReader(try file.read(at: offset, count: 8))
            guard let name = head.tag(at: 0), let size = head.number(at: 4).map(Int.init) else { break }
            let present = file.bytes - offset - 8
            if name == "data", size > present, header.tag(at: 0) == "RIFF" { lie = (size, present) }
            guard size <= present else { break }
            if name == "cue " || name == "LIST" {
                let chunk = ByteReader(try file.read(at: offset + 8, count: min(size, Self.maximumBytes)))
                if name == "cue " { positions = Self.positions(chunk) } else { notes.add(chunk) }
            }
            offset += 8 + size + (size & 1)
        }
        cuePoints = positions.map { id, frame in
            CuePoint(frame: frame, length: notes.lengths[id] ?? 0, label: notes.labels[id] ?? "")
        }.sorted { ($0.frame, $0.length, $0.label) < ($1.frame, $1.length, $1.label) }
    }

    /// Identifier and frame of each of the chunk's entries, which have 24 bytes.
    private static func positions(_ chunk: ByteReader) -> [UInt32: Int] {
        var positions: [UInt32: Int] = [:]
        for entry in 0..<Int(min(chunk.number(at: 0) ?? 0, 100_000)) {
            guard let id = chunk.number(at: 4 + 24 * entry), let frame = chunk.number(at: 24 + 24 * entry) else {
                break
            }
            positions[id] = Int(frame)
        }
        return positions
    }

    /// The labels and lengths of an associated data list.
    private struct Notes {
        var labels: [UInt32: String] = [:]
        var lengths: [UInt32: Int] = [:]

        mutating func add(_ chunk: ByteReader) {
            guard chunk.tag(at: 0) == "adtl" else { return }
            var offset = 4
            while let name = chunk.tag(at: offset), let size = chunk.number(at: offset + 4).map(Int.init),
                let id = chunk.number(at: offset + 8), size >= 4
            {
                if name == "labl" { labels[id] = chunk.text(offset + 12..<offset + 8 + size) }
                if name == "ltxt" { lengths[id] = chunk.number(at: offset + 12).map(Int.init) }
                offset += 8 + size + (size & 1)
            }
        }
    }
}

/// Bytes of a chunk, least significant first.
private struct ByteReader {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func tag(at offset: Int) -> String? {
        guard offset + 4 <= bytes.count else { return nil }
        return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
    }

    func number(at offset: Int) -> UInt32? {
        guard offset + 4 <= bytes.count else { return nil }
        return bytes[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Text that ends at the first NUL.
    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)].prefix { $0 != 0 }, as: UTF8.self)
    }
}
