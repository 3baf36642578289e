package import VoiceAssetFileSystem

/// The SHA-256 of files that have not changed since an earlier run read them, and what is to be remembered of this one.
///
/// What a file holds is known by its stamp. It is remembered only if every later change would show in the stamp; a file that
/// changed within the last seconds is read again.
package struct KnownFiles: Sendable, Hashable {
    private static let head = "voice-assets files 1"
    /// More than a pack has takes and clips.
    private static let mostFiles = 100_000
    /// Bytes of the largest file that is read.
    package static let maximumBytes = mostFiles * 200

    private var digests: [FileStamp: String] = [:]

    package init() {}

    package var isEmpty: Bool { digests.isEmpty }

    /// The SHA-256 of the file with this stamp.
    package subscript(stamp: FileStamp) -> String? { digests[stamp] }

    /// Remembers a file.
    /// - Parameters:
    ///   - stamp: taken before the file was read.
    ///   - moment: when the stamp was taken, nanoseconds since 1970.
    package mutating func add(_ stamp: FileStamp, sha256: String, at moment: Int) {
        guard stamp.isSettled(at: moment), digests.count < Self.mostFiles else { return }
        digests[stamp] = sha256
    }

    // MARK: As a file

    /// Sealed: a line a file, SHA-256 and the stamp's five numbers.
    package var bytes: [UInt8] {
        let lines = digests.map { stamp, sha256 in
            "\(sha256) \(stamp.device) \(stamp.inode) \(stamp.size) \(stamp.modified) \(stamp.changed)\n"
        }
        return SealedBytes.seal(Array(lines.sorted().joined().utf8), head: Self.head)
    }

    /// What a file remembers; nothing if it is not whole.
    package init(from bytes: [UInt8]) {
        guard let body = SealedBytes.body(of: bytes, head: Self.head) else { return }
        for line in body.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
            guard fields.count == 6, fields[0].count == 64, let device = Self.number(fields[1]),
                let inode = Self.number(fields[2]), let size = Self.integer(fields[3]),
                let modified = Self.integer(fields[4]), let changed = Self.integer(fields[5])
            else {
                digests = [:]
                return
            }
            let stamp = FileStamp(device: device, inode: inode, size: size, modified: modified, changed: changed)
            digests[stamp] = String(decoding: fields[0], as: UTF8.self)
        }
    }

    private static func integer(_ digits: ArraySlice<UInt8>) -> Int? { number(digits).flatMap { Int(exactly: $0) } }

    private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
        guard !digits.isEmpty else { return nil }
        var value: UInt64 = 0
        for digit in digits {
            let (shifted, isOver) = value.multipliedReportingOverflow(by: 10)
            let (sum, isFull) = shifted.addingReportingOverflow(UInt64(digit &- UInt8(ascii: "0")))
            guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9"), !isOver, !isFull else { return nil }
            value = sum
        }
        return value
    }
}
