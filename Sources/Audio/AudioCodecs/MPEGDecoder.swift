import Foundation
import VoiceAssetCMPG123
import VoiceAssetCore

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
