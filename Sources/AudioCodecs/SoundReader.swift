import VoiceAssetCSndFile

/// A sound file that is read piece by piece by libsndfile, so that its length does not matter to memory.
@safe package struct SoundReader: ~Copyable {
    private let pointer: OpaquePointer
    /// Samples a channel that the header promises.
    package let frames: Int
    package let channels: Int
    /// Samples a second and channel, hertz.
    package let sampleRate: Int
    /// Whether libsndfile only estimates the length.
    private let isEstimate: Bool

    /// - Parameter descriptor: an open, seekable file at its start; the caller closes it, after the reader is gone.
    /// - Throws: `notReadable`, `sampleRate`, `channels`, `tooLong`, `unknownLength`.
    package init(descriptor: Int32, limits: DecodeLimits) throws(SoundFileError) {
        var info = SF_INFO()
        guard let pointer = unsafe sf_open_fd(descriptor, Int32(SFM_READ), &info, Int32(SF_FALSE)) else {
            throw .notReadable(unsafe String(cString: sf_strerror(nil)))
        }
        if let fault = Self.fault(info, limits) {
            unsafe sf_close(pointer)
            throw fault
        }
        unsafe self.pointer = pointer
        frames = Int(info.frames)
        channels = Int(info.channels)
        sampleRate = Int(info.samplerate)
        isEstimate = Int(info.format) & Int(SF_FORMAT_TYPEMASK) == Int(SF_FORMAT_MPEG)
    }

    deinit { unsafe sf_close(pointer) }

    private static func fault(_ info: SF_INFO, _ limits: DecodeLimits) -> SoundFileError? {
        guard limits.sampleRates.contains(Int(info.samplerate)) else { return .sampleRate(Int(info.samplerate)) }
        guard limits.channels.contains(Int(info.channels)) else { return .channels(Int(info.channels)) }
        guard Int(info.frames) < SoundFile.unknownLength else { return .unknownLength(seconds: limits.seconds) }
        let seconds = Double(info.frames) / Double(info.samplerate)
        return seconds <= limits.seconds ? nil : .tooLong(seconds: seconds)
    }

    /// Interleaved samples of the frames in a range; of a range that reaches beyond the end, what there is.
    ///
    /// - Throws: `truncated`.
    package func read(_ range: Range<Int>) throws(SoundFileError) -> [Float] {
        let range = range.clamped(to: 0..<max(0, frames))
        guard !range.isEmpty else { return [] }
        guard unsafe sf_seek(pointer, sf_count_t(range.lowerBound), Int32(SEEK_SET)) == range.lowerBound else {
            throw .truncated(promisedFrames: frames, frames: range.lowerBound)
        }
        let (pointer, channels) = unsafe (pointer, channels)
        let samples = unsafe [Float](unsafeUninitializedCapacity: range.count * channels) { buffer, count in
            let got = unsafe sf_readf_float(pointer, buffer.baseAddress!, sf_count_t(range.count))
            count = max(0, Int(got)) * channels
        }
        guard samples.count == range.count * channels || isEstimate else {
            throw .truncated(promisedFrames: frames, frames: range.lowerBound + samples.count / channels)
        }
        return samples
    }
}
