import Foundation
import VoiceAssetAudioContainers
import VoiceAssetCSndFile
import VoiceAssetCore

/// A part of a file that a library reads as if it were one, or bytes that it writes.
///
/// The library calls back with the pointer it was given; the owner keeps the object alive as long as the handle is open.
final class VirtualFile {
    private let source: SoundSource
    private let pieces: [Range<Int>]
    private let held: SoundSource
    /// Where each piece begins, and the last one ends.
    private let starts: [Int]
    private var size: Int { starts[pieces.count] }
    private(set) var written: [UInt8] = []
    private(set) var position = 0
    /// A piece that begins at the position or before it.
    private var index = 0
    var count: Int { size + written.count }

    init(_ part: SoundPart = SoundPart(0), of source: SoundSource = .held([])) {
        (self.source, pieces, held) = (source, part.pieces, .held(part.held))
        starts = pieces.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    }

    func seek(offset: Int, whence: Int32) -> Int {
        let base = whence == SEEK_CUR ? position : whence == SEEK_END ? count : 0
        let (target, overflow) = base.addingReportingOverflow(offset)
        guard !overflow, target >= 0 else { return -1 }
        position = target
        if position < starts[index] { index = 0 }
        return position
    }

    func read(into target: UnsafeMutableRawBufferPointer) -> Int {
        var done = 0
        while done < target.count, position < size {
            while starts[index + 1] <= position { index += 1 }
            let skipped = position - starts[index]
            let place = pieces[index].lowerBound + skipped
            let end = min(target.count, done + pieces[index].count - skipped)
            let (from, start) = place < source.bytes ? (source, place) : (held, place - source.bytes)
            let got = unsafe from.read(at: start, into: UnsafeMutableRawBufferPointer(rebasing: target[done..<end]))
            guard got > 0 else { break }
            (done, position) = (done + got, position + got)
        }
        return done
    }

    func write(_ source: UnsafeRawBufferPointer) -> Int {
        let end = position + source.count
        written += repeatElement(0, count: max(0, end - written.count))
        unsafe written.replaceSubrange(position..<end, with: source)
        position = end
        return source.count
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
        return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = unsafe read(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
        }
    }

    /// - Parameter offset: from which on so many bytes are there.
    /// - Returns: how many could be read.
    func read(at offset: Int, into target: UnsafeMutableRawBufferPointer) -> Int {
        switch self {
        case .held(let bytes):
            unsafe target.copyBytes(from: bytes[offset..<offset + target.count])
            return target.count
        case .descriptor(let number, _):
            return unsafe OpenFile.read(number, at: offset, into: target).bytes
        }
    }
}
