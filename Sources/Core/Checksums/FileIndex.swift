/// The SHA-256 of files by their stamps, as git's index has it: a file whose stamp is known need not be read.
///
/// A stamp holds the file's object, size and times, the time of its last change of any kind included, which no program sets. It is
/// kept only if every later change would show in it: a file that changed within the last seconds is read again.
package struct FileIndex: Sendable, Hashable {
    /// More than a pack has takes and clips.
    private static let mostFiles = 100_000

    /// Where a store keeps it.
    package static let key = StageKey("file-index", version: 1, [])

    private var digests: [FileStamp: String] = [:]

    package init() {}

    package var isEmpty: Bool { digests.isEmpty }

    /// The SHA-256 of the file with this stamp.
    package subscript(stamp: FileStamp) -> String? { digests[stamp] }

    /// Keeps the SHA-256 of a file.
    /// - Parameters:
    ///   - stamp: taken before the file was read.
    ///   - moment: when the stamp was taken, nanoseconds since 1970.
    package mutating func add(_ stamp: FileStamp, sha256: String, at moment: Int) {
        guard stamp.isSettled(at: moment), digests.count < Self.mostFiles else { return }
        digests[stamp] = sha256
    }

    /// Keeps on what is known of files that this run gave another name, and so another time of change.
    /// - Parameters:
    ///   - files: the stamps that they had before, and those that they have now.
    ///   - clock: the file system's time after the latter were taken.
    package mutating func renew(_ files: [(earlier: FileStamp, now: FileStamp)], clock: FileSystemClock) {
        for (earlier, now) in files where now.isOfSameBytes(as: earlier) && now.isSettled(clock: clock) {
            if let sha256 = digests[earlier], digests.count < Self.mostFiles { digests[now] = sha256 }
        }
    }

    /// Forgets all files but those with these stamps.
    package mutating func keep(only stamps: Set<FileStamp>) { digests = digests.filter { stamps.contains($0.key) } }
}

/// Kept between runs as numbers: of each file the stamp's five and the digits of its SHA-256.
extension FileIndex: StageValue {
    package func put(into bytes: inout ByteWriter) {
        bytes.put(digests.count)
        for (stamp, sha256) in digests {
            bytes.put(Int(bitPattern: UInt(stamp.device)))
            bytes.put(Int(bitPattern: UInt(stamp.inode)))
            for number in [stamp.size, stamp.modified, stamp.changed] { bytes.put(number) }
            bytes.put(sha256)
        }
    }

    package init(_ bytes: inout ByteScanner) throws {
        let any = Int.min...Int.max
        for _ in 0..<(try bytes.integer(0...Self.mostFiles)) {
            let stamp = FileStamp(
                device: UInt64(UInt(bitPattern: try bytes.integer(any))),
                inode: UInt64(UInt(bitPattern: try bytes.integer(any))), size: try bytes.integer(0...Int.max),
                modified: try bytes.integer(any), changed: try bytes.integer(any))
            digests[stamp] = try bytes.text(Digest.digits)
        }
    }
}
