import Foundation
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
