import Foundation
import VoiceAssetAudioContainers
import VoiceAssetCMPG123
import VoiceAssetCSndFile
package import VoiceAssetCore

/// A stream of sound that is decoded piece by piece.
protocol SoundDecoder: AnyObject {
    /// Samples a channel.
    var frames: Int { get }
    var channels: Int { get }
    /// Hertz.
    var sampleRate: Int { get }

    /// - Returns: how many samples a channel there are of those that were asked for.
    func read(into target: UnsafeMutablePointer<Float>, frames count: Int) -> Int
    func seek(to frame: Int) -> Bool
}

/// A sound file that libsndfile reads or writes; closed when the object goes.
@safe final class SoundFileDecoder: SoundDecoder {
    let pointer: OpaquePointer
    private let file: VirtualFile
    let frames: Int
    let channels: Int
    let sampleRate: Int

    /// libsndfile's openings, one at a time: the reason of one that fails is in a variable of the whole process, which each opening
    /// clears first.
    private static let opening = NSLock()

    /// - Parameter format: what the file is to be; nil: it is read.
    /// - Throws: libsndfile's own words.
    init(_ file: VirtualFile, writing format: SF_INFO? = nil) throws(Finding) {
        var (callbacks, info) = (VirtualFile.callbacks, format ?? SF_INFO())
        let user = unsafe Unmanaged.passUnretained(file).toOpaque()
        Self.opening.lock()
        defer { Self.opening.unlock() }
        guard
            let pointer = unsafe sf_open_virtual(
                &callbacks, Int32(format == nil ? SFM_READ : SFM_WRITE), &info, user)
        else { throw .undecodable(unsafe String(cString: sf_strerror(nil))) }
        unsafe (self.pointer, self.file) = (pointer, file)
        (channels, sampleRate) = (Int(info.channels), Int(info.samplerate))
        // It puts astronomical numbers where it finds no sound.
        frames = (0..<1 << 40).contains(info.frames) ? Int(info.frames) : 0
    }

    deinit { unsafe sf_close(pointer) }

    func seek(to frame: Int) -> Bool {
        unsafe sf_seek(pointer, sf_count_t(frame), Int32(SEEK_SET)) == sf_count_t(frame)
    }

    func read(into target: UnsafeMutablePointer<Float>, frames count: Int) -> Int {
        unsafe max(0, Int(sf_readf_float(pointer, target, sf_count_t(count))))
    }
}

extension Finding {
    /// That a library does not read or write a file, in its own words.
    ///
    /// libsndfile says of some that it does not know the format; else it knows it, and the file is at fault. It fails in its FLAC decoder over
    /// an Ogg FLAC that ffmpeg wrote.
    package static func undecodable(_ words: String) -> Finding {
        let isUnknown = ["not recognised", "unimplemented", "not supported", "unsupported", "in flac decoder"]
            .contains { words.lowercased().contains($0) }
        let reason = words.reversed().drop { $0 == "." || $0.isWhitespace }.reversed()
        return Finding(.recordingUnreadable, isUnknown ? "unknown" : "damaged", ["reason": .text(String(reason))])
    }
}

/// Why LAME or soxr did not make what was asked for.
package struct CodecError: Error, Hashable, Sendable {
    /// The library and what it says: `soxr: …`.
    package var reason: String

    package init(_ reason: String) { self.reason = reason }
}

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

    /// - Parameter writing: bytes that are to be written, at most; more may be.
    init(_ part: SoundPart = SoundPart(0), of source: SoundSource = .held([]), writing: Int = 0) {
        written.reserveCapacity(writing)
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

/// MPEG audio, decoded by libmpg123: the frames of one stream, of which it guesses nothing and says nothing.
@safe final class MPEGDecoder: SoundDecoder {
    private let pointer: OpaquePointer
    private let file: VirtualFile
    let channels: Int
    let sampleRate: Int
    var frames: Int { unsafe max(0, Int(mpg123_length(pointer))) }

    init(_ file: VirtualFile) throws(Finding) {
        guard let pointer = unsafe mpg123_new(nil, nil) else { throw .undecodable("libmpg123 has no memory") }
        unsafe (self.pointer, self.file) = (pointer, file)
        let flags = [MPG123_QUIET, MPG123_FORCE_FLOAT, MPG123_NO_READAHEAD, MPG123_NO_FRANKENSTEIN, MPG123_GAPLESS]
        unsafe mpg123_param(pointer, MPG123_REMOVE_FLAGS, Int(MPG123_AUTO_RESAMPLE.rawValue), 0)
        for flag in flags { unsafe mpg123_param(pointer, MPG123_ADD_FLAGS, Int(flag.rawValue), 0) }
        // A frame may need 511 bytes of those before it, which are up to 26 where they are as small as they can be: 20 bytes of
        // sound at 8 kbit/s. (ISO/IEC 11172-3 §2.4.3.4, `main_data_begin`) It reads four of its own.
        unsafe mpg123_param(pointer, MPG123_PREFRAMES, 30, 0)
        unsafe mpg123_replace_reader_handle(
            pointer, { unsafe VirtualFile.file($0).read(into: .init(start: $1, count: $2)) },
            { unsafe off_t(VirtualFile.file($0).seek(offset: Int($1), whence: $2)) }, nil)
        var (rate, channels, encoding) = (0, 0 as Int32, 0 as Int32)
        let isOpen =
            unsafe mpg123_open_handle(pointer, Unmanaged.passUnretained(file).toOpaque()) == MPG123_OK.rawValue
            && mpg123_getformat(pointer, &rate, &channels, &encoding) == MPG123_OK.rawValue
            && mpg123_scan(pointer) == MPG123_OK.rawValue
        (sampleRate, self.channels) = (rate, Int(channels))
        guard isOpen else { throw .undecodable("there is no whole frame of sound in it; it may be cut off") }
    }

    deinit { unsafe mpg123_delete(pointer) }

    func seek(to frame: Int) -> Bool { unsafe mpg123_seek(pointer, off_t(frame), SEEK_SET) == off_t(frame) }

    func read(into target: UnsafeMutablePointer<Float>, frames count: Int) -> Int {
        var (done, status) = (0, MPG123_OK.rawValue)
        while done < count * channels, [MPG123_OK.rawValue, MPG123_NEW_FORMAT.rawValue].contains(status) {
            var bytes = 0
            status = unsafe mpg123_read(pointer, target + done, 4 * (count * channels - done), &bytes)
            done += bytes / 4
        }
        return done / channels
    }
}
