import Foundation
import VoiceAssetAudioContainers
import VoiceAssetCSndFile

/// Bytes that a library reads or writes as if they were a file.
///
/// The library calls back with the pointer it was given; the owner keeps the object alive as long as the handle is open.
class VirtualFile {
    fileprivate(set) var position = 0
    var count: Int { 0 }

    func read(into target: UnsafeMutableRawBufferPointer) -> Int { 0 }
    func write(_ source: UnsafeRawBufferPointer) -> Int { 0 }

    func seek(offset: Int, whence: Int32) -> Int {
        let base =
            switch whence {
            case SEEK_CUR: position
            case SEEK_END: count
            default: 0
            }
        let (target, overflow) = base.addingReportingOverflow(offset)
        guard !overflow, target >= 0 else { return -1 }
        position = target
        return position
    }

    /// libsndfile's callbacks, with the object as user data.
    static var callbacks: SF_VIRTUAL_IO {
        unsafe SF_VIRTUAL_IO(
            get_filelen: { unsafe Int64(VirtualFile.file($0).count) },
            seek: { unsafe Int64(VirtualFile.file($2).seek(offset: Int($0), whence: $1)) },
            read: { target, count, user in
                unsafe Int64(
                    VirtualFile.file(user).read(into: UnsafeMutableRawBufferPointer(start: target, count: Int(count))))
            },
            write: { source, count, user in
                unsafe Int64(VirtualFile.file(user).write(UnsafeRawBufferPointer(start: source, count: Int(count))))
            },
            tell: { unsafe Int64(VirtualFile.file($0).position) })
    }

    static func file(_ user: UnsafeMutableRawPointer?) -> VirtualFile {
        unsafe Unmanaged<VirtualFile>.fromOpaque(user!).takeUnretainedValue()
    }
}

/// Bytes in memory that are written.
final class MemoryFile: VirtualFile {
    private(set) var bytes: [UInt8] = []
    override var count: Int { bytes.count }

    override func write(_ source: UnsafeRawBufferPointer) -> Int {
        let end = position + source.count
        if end > bytes.count { bytes.append(contentsOf: repeatElement(0, count: end - bytes.count)) }
        unsafe bytes.withUnsafeMutableBytes { target in
            unsafe UnsafeMutableRawBufferPointer(rebasing: target[position..<end]).copyMemory(from: source)
        }
        position = end
        return source.count
    }
}

/// Where the bytes of a sound file are. What can't be read is not there.
package enum SoundSource: ByteSource, Sendable {
    case held([UInt8])
    /// An open, seekable file of that size, which stays the caller's.
    case descriptor(Int32, bytes: Int)

    package var bytes: Int {
        switch self {
        case .held(let bytes): bytes.count
        case .descriptor(_, let bytes): bytes
        }
    }

    package func read(at offset: Int, count: Int) -> [UInt8] {
        let count = min(count, bytes - offset)
        guard offset >= 0, count > 0 else { return [] }
        switch self {
        case .held(let bytes): return Array(bytes[offset..<offset + count])
        case .descriptor(let number, _):
            return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                var got = 1
                while filled < count, got > 0 {
                    got = unsafe pread(number, buffer.baseAddress! + filled, count - filled, off_t(offset + filled))
                    if got < 0, errno == EINTR { got = 1 } else { filled += max(0, got) }
                }
            }
        }
    }
}

/// A part of a file, as a decoder is to read it.
final class PartFile: VirtualFile {
    private let source: SoundSource
    private let pieces: [(piece: SoundPart.Piece, range: Range<Int>)]
    override var count: Int { pieces.last?.range.upperBound ?? 0 }

    init(_ part: SoundPart, of source: SoundSource) {
        self.source = source
        var end = 0
        pieces = part.pieces.map { piece in
            defer { end += piece.count }
            return (piece, end..<end + piece.count)
        }
    }

    override func read(into target: UnsafeMutableRawBufferPointer) -> Int {
        var done = 0
        while done < target.count, let index = piece(at: position) {
            let (piece, range) = pieces[index]
            let skipped = position - range.lowerBound
            let count = min(target.count - done, range.upperBound - position)
            let bytes =
                switch piece {
                case .held(let bytes): Array(bytes[skipped..<skipped + count])
                case .range(let range): source.read(at: range.lowerBound + skipped, count: count)
                }
            guard !bytes.isEmpty else { break }
            unsafe UnsafeMutableRawBufferPointer(rebasing: target[done...]).copyBytes(from: bytes)
            (done, position) = (done + bytes.count, position + bytes.count)
        }
        return done
    }

    /// The piece that holds a place; nil behind the last one.
    private func piece(at position: Int) -> Int? {
        var (low, high) = (0, pieces.count)
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].range.upperBound <= position { low = middle + 1 } else { high = middle }
        }
        return low < pieces.count ? low : nil
    }
}
