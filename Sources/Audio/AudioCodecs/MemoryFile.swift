import VoiceAssetCSndFile

/// Bytes that libsndfile reads and writes as if they were a file.
///
/// libsndfile calls back with the pointer it was given; the owner keeps the object alive as long as the handle is open.
final class MemoryFile {
    private(set) var bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8] = []) { self.bytes = bytes }

    func seek(offset: Int, whence: Int32) -> Int {
        let base =
            switch whence {
            case SEEK_CUR: position
            case SEEK_END: bytes.count
            default: 0
            }
        let (target, overflow) = base.addingReportingOverflow(offset)
        guard !overflow, target >= 0 else { return -1 }
        position = target
        return position
    }

    func tell() -> Int { position }

    func read(into target: UnsafeMutableRawBufferPointer) -> Int {
        guard position < bytes.count else { return 0 }
        let count = min(target.count, bytes.count - position)
        unsafe target.copyBytes(from: bytes[position..<position + count])
        position += count
        return count
    }

    func write(_ source: UnsafeRawBufferPointer) -> Int {
        let end = position + source.count
        if end > bytes.count { bytes.append(contentsOf: repeatElement(0, count: end - bytes.count)) }
        unsafe bytes.withUnsafeMutableBytes { target in
            unsafe UnsafeMutableRawBufferPointer(rebasing: target[position..<end]).copyMemory(from: source)
        }
        position = end
        return source.count
    }

    /// The callbacks, with the object as user data.
    static var callbacks: SF_VIRTUAL_IO {
        unsafe SF_VIRTUAL_IO(
            get_filelen: { unsafe Int64(MemoryFile.file($0).bytes.count) },
            seek: { unsafe Int64(MemoryFile.file($2).seek(offset: Int($0), whence: $1)) },
            read: { target, count, user in
                unsafe Int64(
                    MemoryFile.file(user).read(into: UnsafeMutableRawBufferPointer(start: target, count: Int(count))))
            },
            write: { source, count, user in
                unsafe Int64(MemoryFile.file(user).write(UnsafeRawBufferPointer(start: source, count: Int(count))))
            },
            tell: { unsafe Int64(MemoryFile.file($0).tell()) })
    }

    fileprivate static func file(_ user: UnsafeMutableRawPointer?) -> MemoryFile {
        unsafe Unmanaged<MemoryFile>.fromOpaque(user!).takeUnretainedValue()
    }
}
