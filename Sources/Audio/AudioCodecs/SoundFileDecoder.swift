import VoiceAssetCSndFile

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

    /// - Parameters:
    ///   - mode: `SFM_READ` or `SFM_WRITE`.
    ///   - stated: what the file is, where it does not tell.
    /// - Throws: `notReadable`, or `notWritable` of a file that is to be written.
    init(_ file: VirtualFile, mode: Int = SFM_READ, _ stated: SF_INFO = SF_INFO()) throws(SoundFileError) {
        var (callbacks, info) = (VirtualFile.callbacks, stated)
        let user = unsafe Unmanaged.passUnretained(file).toOpaque()
        let fault = mode == SFM_WRITE ? SoundFileError.notWritable : SoundFileError.notReadable
        unsafe pointer = try unsafe SoundFileOpening.handle(orThrow: fault) {
            unsafe sf_open_virtual(&callbacks, Int32(mode), &info, user)
        }
        self.file = file
        (channels, sampleRate) = (Int(info.channels), Int(info.samplerate))
        // It puts astronomical numbers where it finds no sound.
        frames = (0..<1 << 40).contains(info.frames) ? Int(info.frames) : 0
    }

    deinit { unsafe sf_close(pointer) }

    func seek(to frame: Int) -> Bool {
        unsafe sf_seek(pointer, sf_count_t(frame), Int32(SEEK_SET)) == sf_count_t(frame)
    }

    func read(into target: UnsafeMutablePointer<Float>, frames count: Int) -> Int {
        var done = 0
        while done < count {
            let got = unsafe Int(sf_readf_float(pointer, target + done * channels, sf_count_t(count - done)))
            guard got > 0 else { break }
            done += got
        }
        return done
    }
}
