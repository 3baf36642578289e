import Foundation
import VoiceAssetCMPG123

/// MPEG audio, decoded by libmpg123: the frames of one stream, of which it guesses nothing and says nothing.
@safe final class MPEGDecoder: SoundDecoder {
    private let pointer: OpaquePointer
    private let file: PartFile
    /// The part of the decoded samples that is sound.
    private let sound: Range<Int>
    /// Samples a channel that are decoded next but are no sound, or none that was asked for.
    private var skipped: Int
    let channels: Int
    let sampleRate: Int
    var frames: Int { sound.count }

    /// - Parameter frames: of the stream; nil if they have to be counted.
    init(_ file: PartFile, _ frames: SoundPart.Frames?) throws(SoundFileError) {
        guard let pointer = unsafe mpg123_new(nil, nil) else { throw .notReadable("libmpg123 has no memory") }
        unsafe (self.pointer, self.file) = (pointer, file)
        let flags =
            MPG123_QUIET.rawValue | MPG123_FORCE_FLOAT.rawValue | MPG123_NO_READAHEAD.rawValue
            | MPG123_NO_FRANKENSTEIN.rawValue | MPG123_IGNORE_INFOFRAME.rawValue
        unsafe mpg123_param(
            pointer, MPG123_REMOVE_FLAGS, Int(MPG123_AUTO_RESAMPLE.rawValue | MPG123_GAPLESS.rawValue), 0)
        unsafe mpg123_param(pointer, MPG123_ADD_FLAGS, Int(flags), 0)
        unsafe mpg123_replace_reader_handle(
            pointer,
            { user, target, count in
                unsafe VirtualFile.file(user).read(into: UnsafeMutableRawBufferPointer(start: target, count: count))
            }, { unsafe off_t(VirtualFile.file($0).seek(offset: Int($1), whence: $2)) }, nil)
        var (rate, channels, encoding) = (0, 0 as Int32, 0 as Int32)
        var isOpen =
            unsafe mpg123_open_handle(pointer, Unmanaged.passUnretained(file).toOpaque()) == MPG123_OK.rawValue
            && mpg123_getformat(pointer, &rate, &channels, &encoding) == MPG123_OK.rawValue
        if isOpen, frames == nil { isOpen = unsafe mpg123_scan(pointer) == MPG123_OK.rawValue }
        sound = frames?.sound ?? 0..<(isOpen ? unsafe max(0, Int(mpg123_length(pointer))) : 0)
        (sampleRate, self.channels, skipped) = (rate, Int(channels), sound.lowerBound)
        guard isOpen else { throw .notReadable("there is no whole frame of sound in it; it may be cut off") }
    }

    deinit { unsafe mpg123_delete(pointer) }

    /// A frame may need 511 bytes of those before it, which are up to 26 where they are as small as they can be: 20 bytes of
    /// sound at 8 kbit/s. (ISO/IEC 11172-3 §2.4.3.4, `main_data_begin`) libmpg123 reads four, and is silent until it has enough.
    private static let reservoir = 30 * 1152

    func seek(to frame: Int) -> Bool {
        let wanted = sound.lowerBound + frame
        let start = max(0, wanted - Self.reservoir)
        skipped = wanted - start
        return unsafe mpg123_seek(pointer, off_t(start), SEEK_SET) == off_t(start)
    }

    func read(into target: UnsafeMutablePointer<Float>, frames count: Int) -> Int {
        while skipped > 0 {
            var nothing = [Float](repeating: 0, count: min(skipped, 1152) * channels)
            let got = unsafe nothing.withUnsafeMutableBufferPointer { unsafe decode(into: $0.baseAddress!, $0.count) }
            guard got > 0 else { return 0 }
            skipped -= got / channels
        }
        return unsafe decode(into: target, count * channels) / channels
    }

    /// - Returns: how many samples there are, over all channels.
    private func decode(into target: UnsafeMutablePointer<Float>, _ count: Int) -> Int {
        var (done, status) = (0, MPG123_OK.rawValue)
        while done < count, [MPG123_OK.rawValue, MPG123_NEW_FORMAT.rawValue].contains(status) {
            var bytes = 0
            status = unsafe mpg123_read(pointer, target + done, 4 * (count - done), &bytes)
            done += bytes / 4
        }
        return done
    }
}
