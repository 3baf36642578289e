import Foundation
import VoiceAssetAudioContainers
import VoiceAssetCSndFile
import VoiceAssetCore

/// A part of a file that a library reads as if it were one, or bytes that it writes.
///
/// The library calls back with the pointer it was given; the owner keeps the object alive as long as the handle is open.
final class VirtualFile {
    private let pieces: [(source: SoundSource, range: Range<Int>)]
    /// Where each piece begins, and the last one ends.
    private let starts: [Int]
    private var size: Int { starts[pieces.count] }
    private(set) var written: [UInt8] = []
    private(set) var position = 0
    /// A piece that begins at the position or before it.
    private var index = 0
    var count: Int { size + written.count }

    init(_ part: SoundPart = SoundPart(0), of source: SoundSource = .held([])) {
        pieces = part.pieces.map { ($0.bytes.map(SoundSource.held) ?? source, $0.range) }
        starts = pieces.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.range.count) }
    }

    func seek(offset: Int, whence: Int32) -> Int {
        let base = whence == SEEK_CUR ? position : whence == SEEK_END ? count : 0
        // An offset that overflows is negative.
        let target = base &+ offset
        guard target >= 0 else { return -1 }
        position = target
        if position < starts[index] { index = 0 }
        return position
    }

    func read(into target: UnsafeMutableRawBufferPointer) -> Int {
        var done = 0
        while done < target.count, position < size {
            while starts[index + 1] <= position { index += 1 }
            let skipped = position - starts[index]
            let (source, range) = pieces[index]
            let rest = unsafe target[done...].prefix(range.count - skipped)
            let got = unsafe source.read(at: range.lowerBound + skipped, into: .init(rebasing: rest))
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
            read: { unsafe Int64(VirtualFile.file($2).read(into: .init(start: $0, count: Int($1)))) },
            write: { unsafe Int64(VirtualFile.file($2).write(.init(start: $0, count: Int($1)))) },
            tell: { unsafe Int64(VirtualFile.file($0).position) })
    }

    static func file(_ user: UnsafeMutableRawPointer?) -> VirtualFile {
        unsafe Unmanaged<VirtualFile>.fromOpaque(user!).takeUnretainedValue()
    }
}

/// Where the bytes of a sound file are. What can't be read is not there.
package struct SoundSource: ByteSource, Sendable {
    package let bytes: Int
    /// Nil of an open, seekable file, which stays the caller's.
    private var held: [UInt8]?
    private var descriptor: Int32 = -1

    package static func held(_ bytes: [UInt8]) -> Self { Self(bytes: bytes.count, held: bytes) }

    package static func descriptor(_ number: Int32, bytes: Int) -> Self { Self(bytes: bytes, descriptor: number) }

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
        guard let held else { return unsafe OpenFile.read(descriptor, at: offset, into: target).bytes }
        unsafe target.copyBytes(from: held[offset..<offset + target.count])
        return target.count
    }
}
