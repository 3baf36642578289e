import VoiceAssetCSndFile

/// An open libsndfile handle over bytes in memory; closed when the value goes.
@safe private struct SoundFileHandle: ~Copyable {
    let pointer: OpaquePointer
    let file: MemoryFile

    /// - Throws: `notReadable`, or `notWritable` of a file that is to be written.
    init(_ file: MemoryFile, mode: Int32, info: inout SF_INFO) throws(SoundFileError) {
        var callbacks = MemoryFile.callbacks
        let user = unsafe Unmanaged.passUnretained(file).toOpaque()
        let fault = mode == Int32(SFM_WRITE) ? SoundFileError.notWritable : SoundFileError.notReadable
        unsafe pointer = try unsafe SoundFileOpening.handle(orThrow: fault) {
            unsafe sf_open_virtual(&callbacks, mode, &info, user)
        }
        self.file = file
    }

    deinit { unsafe sf_close(pointer) }

    /// Closes the handle, which writes the final header, and returns the bytes.
    consuming func closed() -> [UInt8] {
        let file = self.file
        _ = consume self
        return file.bytes
    }
}

/// Decoding and encoding by libsndfile, bytes in and bytes out.
package enum SoundFile {
    /// libsndfile's version: `1.2.0`.
    package static var libraryVersion: String {
        let text = unsafe String(cString: sf_version_string())
        return text.hasPrefix("libsndfile-") ? String(text.dropFirst("libsndfile-".count)) : text
    }

    /// Decodes a whole file. The header is held to the limits before anything is allocated for it.
    ///
    /// - Throws: `notReadable`, `sampleRate`, `channels`, `tooLong`, `unknownLength`, `tooManySamples`, `truncated`.
    package static func decode(_ bytes: [UInt8], limits: DecodeLimits) throws(SoundFileError) -> DecodedAudio {
        try decode(StatedMP3Size.corrected(bytes) ?? bytes, SF_INFO(), limits: limits)
    }

    /// Signed integers without a header, of which only those who wrote them know what they are.
    package struct RawFormat: Sendable, Hashable {
        /// Hertz.
        package var sampleRate: Int
        /// Bytes of a sample: 2, 3 or 4.
        package var width: Int
        package var isBigEndian: Bool
        package var channels: Int

        package init(sampleRate: Int, width: Int, isBigEndian: Bool, channels: Int) {
            self.sampleRate = sampleRate
            self.width = width
            self.isBigEndian = isBigEndian
            self.channels = channels
        }

        var info: SF_INFO {
            var info = SF_INFO()
            info.samplerate = Int32(clamping: sampleRate)
            info.channels = Int32(clamping: channels)
            let encodings = [2: SF_FORMAT_PCM_16, 3: SF_FORMAT_PCM_24, 4: SF_FORMAT_PCM_32]
            let encoding = encodings[width].map { Int32($0) } ?? 0
            info.format = Int32(SF_FORMAT_RAW) | encoding | Int32(isBigEndian ? SF_ENDIAN_BIG : SF_ENDIAN_LITTLE)
            return info
        }
    }

    /// Decodes samples without a header.
    ///
    /// - Throws: `notReadable`, `sampleRate`, `channels`, `tooLong`, `tooManySamples`.
    package static func decode(
        _ bytes: [UInt8], as format: RawFormat, limits: DecodeLimits
    ) throws(SoundFileError) -> DecodedAudio {
        try decode(bytes, format.info, limits: limits)
    }

    private static func decode(
        _ bytes: [UInt8], _ stated: SF_INFO, limits: DecodeLimits
    ) throws(SoundFileError) -> DecodedAudio {
        var info = stated
        let handle = try SoundFileHandle(MemoryFile(bytes), mode: Int32(SFM_READ), info: &info)
        let rate = Int(info.samplerate)
        let channels = Int(info.channels)
        guard limits.sampleRates.contains(rate) else { throw .sampleRate(rate) }
        guard limits.channels.contains(channels) else { throw .channels(channels) }
        let promised = max(0, Int(info.frames))
        guard promised < unknownLength else { return try decodeToEnd(handle, rate: rate, channels: channels, limits) }
        try check(frames: promised, rate: rate, channels: channels, limits)
        let samples = read(handle, channels: channels, frames: promised)
        let frames = samples.count / channels
        // Of an MP3 without a table of its own, libsndfile only estimates the length.
        let isEstimate = Int(info.format) & Int(SF_FORMAT_TYPEMASK) == Int(SF_FORMAT_MPEG)
        guard frames >= promised || isEstimate else { throw .truncated(promisedFrames: promised, frames: frames) }
        return DecodedAudio(samples: samples, channels: channels, sampleRate: rate)
    }

    /// libsndfile puts astronomical numbers of frames for a length that it does not know, as in a FLAC from a pipe.
    static let unknownLength = 1 << 40

    private static func decodeToEnd(
        _ handle: borrowing SoundFileHandle, rate: Int, channels: Int, _ limits: DecodeLimits
    ) throws(SoundFileError) -> DecodedAudio {
        let most = min(Int(limits.seconds * Double(rate)), limits.samples / channels)
        let samples = read(handle, channels: channels, frames: most + 1)
        guard samples.count / channels <= most else { throw .unknownLength(seconds: Double(most) / Double(rate)) }
        return DecodedAudio(samples: samples, channels: channels, sampleRate: rate)
    }

    private static func check(
        frames: Int, rate: Int, channels: Int, _ limits: DecodeLimits
    ) throws(SoundFileError) {
        let seconds = Double(frames) / Double(rate)
        guard seconds <= limits.seconds else { throw .tooLong(seconds: seconds) }
        guard frames <= limits.samples / channels else {
            throw .tooManySamples(frames.multipliedReportingOverflow(by: channels).partialValue)
        }
    }

    private static func read(_ handle: borrowing SoundFileHandle, channels: Int, frames: Int) -> [Float] {
        // The storage of all empty arrays is one, which the initializer below would write to.
        guard frames > 0 else { return [] }
        let pointer = unsafe handle.pointer
        return unsafe [Float](unsafeUninitializedCapacity: frames * channels) { buffer, count in
            var done = 0
            while done < frames {
                let got = unsafe Int(
                    sf_readf_float(pointer, buffer.baseAddress! + done * channels, sf_count_t(frames - done)))
                guard got > 0 else { break }
                done += got
            }
            count = done * channels
        }
    }

    /// Encodes mono samples; values beyond ±1 are clipped, not wrapped.
    ///
    /// - Throws: `notWritable`.
    package static func encode(
        _ samples: [Float], sampleRate: Int, as format: Format
    ) throws(SoundFileError) -> [UInt8] {
        // libsndfile's own protection against wrapping does nothing for µ-law, A-law and IMA4.
        try encode(samples.map { max(-1, min(1, $0)) }, channels: 1, sampleRate: sampleRate, code: format.code)
    }

    /// A WAV file of 24 bits a sample. Samples that came from 24 bits or fewer come out as they were; values beyond ±1
    /// are clipped.
    ///
    /// - Parameter samples: interleaved.
    /// - Throws: `notWritable`.
    package static func encodeWAV24(
        _ samples: [Float], channels: Int, sampleRate: Int
    ) throws(SoundFileError) -> [UInt8] {
        try encode(
            samples, channels: channels, sampleRate: sampleRate, code: Int32(SF_FORMAT_WAV | SF_FORMAT_PCM_24))
    }

    private static func encode(
        _ samples: [Float], channels: Int, sampleRate: Int, code: Int32
    ) throws(SoundFileError) -> [UInt8] {
        var info = SF_INFO()
        info.samplerate = Int32(sampleRate)
        info.channels = Int32(channels)
        info.format = code
        let handle = try SoundFileHandle(MemoryFile(), mode: Int32(SFM_WRITE), info: &info)
        // With clipping libsndfile scales by 2^23, without it by 2^23 − 1.
        unsafe sf_command(handle.pointer, Int32(SFC_SET_CLIPPING), nil, Int32(SF_TRUE))
        let written = unsafe samples.withUnsafeBufferPointer { buffer in
            unsafe Int(sf_write_float(handle.pointer, buffer.baseAddress!, sf_count_t(buffer.count)))
        }
        guard written == samples.count else { throw .notWritable(unsafe String(cString: sf_strerror(handle.pointer))) }
        return handle.closed()
    }
}
