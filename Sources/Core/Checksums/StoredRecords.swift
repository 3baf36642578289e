/// The file of a store: a line that says what it is, the size that it had when it was last written anew, then records. A record is a key, a
/// length, the SHA-256 of both and of the value, and the value. Of several records with one key the last counts, and what stands behind one that
/// is not whole counts for nothing. Values are read when they are asked for.
final class StoredRecords: Sendable {
    private static let head = Array("voice-assets store 2\n".utf8)
    /// Bytes: of a number, of a digest, and of a record before its value.
    private static let (number, digest) = (8, 32)
    private static let recordHead = 2 * digest + number
    /// The largest value and the largest file, bytes. A take of a second has 20 kB, the index of a pack of 10,000 clips 3 MB.
    static let mostValue = 16 << 20
    static let maximumBytes = 128 << 20
    private static let mostRecords = 1_000_000
    /// A file is written anew when it has grown to twice what it was and by so much, bytes.
    private static let slack = 4 << 20

    private let file: OpenFile
    private let base: Int
    /// Where the records are; …
    let places: [StageKey: Range<Int>]
    /// … and the size of the file, if all of it is whole.
    let wholeSize: Int?

    /// nil if there is no such file.
    init?(at path: String, within root: String) {
        guard let file = try? OpenFile(at: path, within: root), file.bytes <= Self.maximumBytes,
            let start = try? file.read(at: 0, count: Self.head.count + Self.number), start.starts(with: Self.head),
            let base = Self.number(start[Self.head.count...])
        else { return nil }
        self.base = base
        var places: [StageKey: Range<Int>] = [:]
        var offset = start.count
        while offset < file.bytes, places.count < Self.mostRecords {
            guard let head = try? file.read(at: offset, count: Self.recordHead), head.count == Self.recordHead,
                let length = Self.number(head[Self.digest..<Self.digest + Self.number]), length <= Self.mostValue,
                length <= file.bytes - offset - Self.recordHead
            else { break }
            places[StageKey(bytes: head[..<Self.digest])] = offset..<offset + Self.recordHead + length
            offset += Self.recordHead + length
        }
        self.places = places
        wholeSize = offset == file.bytes ? offset : nil
        self.file = file
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.count == number else { return nil }
        return Int(exactly: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    /// A value's bytes, if they are what was written.
    func value(_ key: StageKey) -> [UInt8]? {
        guard let place = places[key], let record = try? file.read(at: place.lowerBound, count: place.count),
            record.count == place.count, record.starts(with: key.bytes)
        else { return nil }
        let value = Array(record[Self.recordHead...])
        return Self.seal(key, value).elementsEqual(record[Self.digest + Self.number..<Self.recordHead]) ? value : nil
    }

    /// Whether records may be put behind those that are there.
    func canGrow(to size: Int) -> Bool { size <= min(2 * base + Self.slack, Self.maximumBytes) }

    // MARK: Writing

    /// What a file begins with.
    static func start(recordBytes: Int) -> [UInt8] { head + bytes(of: head.count + number + recordBytes) }

    /// Bytes of a value's record.
    static func size(of value: [UInt8]) -> Int { recordHead + value.count }

    static func record(_ key: StageKey, _ value: [UInt8]) -> [UInt8] {
        key.bytes + bytes(of: value.count) + seal(key, value) + value
    }

    private static func seal(_ key: StageKey, _ value: [UInt8]) -> [UInt8] {
        Digest.hash((key.bytes + bytes(of: value.count) + value)[...])
    }

    private static func bytes(of count: Int) -> [UInt8] {
        var writer = ByteWriter()
        writer.put(count)
        return writer.bytes
    }
}

/// The hidden folder beside packs' recordings in which their stores lie. It keeps itself out of git.
package enum StoreFolder {
    /// The folder's name in the folder of recordings.
    package static let name = ".voice-assets-cache"

    /// A pack's store. Nothing is written before it is saved.
    package static func store(of pack: String, in recordings: String) -> StageStore {
        StageStore(at: "\(recordings)/\(name)/\(pack)", within: recordings)
    }

    /// Removes the stores of packs whose recordings are gone, and what earlier versions kept beside them.
    package static func forget(besides packs: [String], in recordings: String) {
        let folder = "\(recordings)/\(name)"
        guard FileKind(at: folder) == .folder, let entries = try? listFolder(at: folder) else { return }
        for entry in entries where entry.kind == .file && entry.name != ".gitignore" && !packs.contains(entry.name) {
            try? LocalFileSystem().removeFile("\(folder)/\(entry.name)")
        }
    }

    /// Replaces a store as a whole.
    /// - Parameters:
    ///   - start: what the file begins with.
    ///   - next: the piece that follows; nil behind the last one.
    static func write(_ start: [UInt8], to file: String, next: () -> [UInt8]?) throws(PublishingError) {
        let files = LocalFileSystem()
        let folder = String(file.prefix(file.count - 1 - (file.split(separator: "/").last?.count ?? 0)))
        guard try make(folder, on: files) else { return }
        guard try files.entry(at: file).map({ $0.kind == .file }) ?? true else { return }
        try files.replace(file, isLasting: false) { (staged) throws(PublishingError) in
            try files.write(start, toNew: staged)
            try append(to: staged, size: start.count, next: next)
        }
    }

    /// Writes pieces behind what a file holds, which has so many bytes. After an error a part of them may be there.
    static func append(to file: String, size: Int, next: () -> [UInt8]?) throws(PublishingError) {
        var size = size
        while let piece = next() {
            try LocalFileSystem().append(piece, to: file, size: size)
            size += piece.count
        }
    }

    /// Makes the folder if there is none.
    /// - Returns: Whether it is a folder.
    private static func make(_ folder: String, on files: LocalFileSystem) throws(PublishingError) -> Bool {
        if try files.entry(at: folder) == nil {
            try files.makeFolder(folder, permissions: nil)
            try files.write(Array("*\n".utf8), toNew: "\(folder)/.gitignore")
        }
        return try files.entry(at: folder)?.kind == .folder
    }

    /// A file for what a run can't hold in memory; nil where none can be made.
    package static func spill(in recordings: String) -> SpillFile? {
        let folder = "\(recordings)/\(name)"
        guard (try? make(folder, on: LocalFileSystem())) == true else { return nil }
        return try? SpillFile(in: folder)
    }
}
