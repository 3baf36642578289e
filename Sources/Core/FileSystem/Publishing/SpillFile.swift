import Foundation

/// Bytes that a run would rather not hold in memory until it needs them: a file without a name, which is gone with the process.
package actor SpillFile {
    private let file: UnnamedFile
    private var end = 0

    /// - Parameter folder: where there is room; nothing stays in it.
    package init(in folder: String) throws(PublishingError) { file = try UnnamedFile(in: folder) }

    /// Puts bytes behind those that are there.
    /// - Returns: nil if they can't be written, as on a full disk.
    package func append(_ bytes: [UInt8]) -> SpilledBytes? {
        guard file.write(bytes, at: end) else { return nil }
        defer { end += bytes.count }
        return SpilledBytes(file: file, start: end, count: bytes.count)
    }
}

/// Where bytes lie in a spill file, which lasts as long as this.
package struct SpilledBytes: Sendable, Hashable {
    fileprivate let file: UnnamedFile
    fileprivate let start: Int
    package let count: Int

    /// Reads the bytes.
    package func bytes() throws(PublishingError) -> [UInt8] { try file.bytes(start..<start + count) }

    package static func == (one: SpilledBytes, other: SpilledBytes) -> Bool {
        one.file === other.file && one.start == other.start && one.count == other.count
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(start)
        hasher.combine(count)
    }
}

private final class UnnamedFile: Sendable {
    private let descriptor: Descriptor
    private let folder: String

    init(in folder: String) throws(PublishingError) {
        let path = "\(folder)/.voice-assets-spill-\(UInt64.random(in: 0 ... .max))"
        descriptor = try Descriptor(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, to: "make")
        self.folder = folder
        unsafe unlink(path)
    }

    func write(_ bytes: [UInt8], at start: Int) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { bytes in
                unsafe pwrite(
                    descriptor.number, bytes.baseAddress! + done, bytes.count - done, off_t(start + done))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }

    func bytes(_ range: Range<Int>) throws(PublishingError) -> [UInt8] {
        guard !range.isEmpty else { return [] }
        var failure: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
            (count, failure) = unsafe OpenFile.read(
                descriptor.number, at: range.lowerBound, into: UnsafeMutableRawBufferPointer(buffer))
        }
        guard bytes.count == range.count else {
            throw PublishingError("read back from", folder, code: failure == 0 ? EIO : failure)
        }
        return bytes
    }
}
