import VoiceAssetCSndFile

/// Decoding, and encoding by libsndfile: bytes in and bytes out.
package enum SoundFile {
    /// libsndfile's version: `1.2.0`.
    package static var libraryVersion: String {
        let text = unsafe String(cString: sf_version_string())
        return text.hasPrefix("libsndfile-") ? String(text.dropFirst("libsndfile-".count)) : text
    }

    /// Decodes a whole file. The header is held to the limits before anything is allocated for it.
    ///
    /// - Throws: `notReadable`, `sampleRate`, `channels`, `tooLong`, `tooManySamples`, `truncated`.
    package static func decode(_ bytes: [UInt8], limits: DecodeLimits) throws(SoundFileError) -> DecodedAudio {
        let reader = try SoundReader(SoundLayout(bytes), of: .held(bytes), limits: limits)
        let audio = reader.decode()
        guard audio.frames >= reader.frames else {
            throw .truncated(promisedFrames: reader.frames, frames: audio.frames)
        }
        return audio
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
        try SoundReader(bytes, as: format.info, limits: limits).decode()
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
        let file = MemoryFile()
        try write(samples, to: file, info)
        return file.bytes
    }

    /// The final header is written when the decoder goes.
    private static func write(
        _ samples: [Float], to file: MemoryFile, _ info: SF_INFO
    ) throws(SoundFileError) {
        let handle = try SoundFileDecoder(file, mode: SFM_WRITE, info)
        // With clipping libsndfile scales by 2^23, without it by 2^23 − 1.
        unsafe sf_command(handle.pointer, Int32(SFC_SET_CLIPPING), nil, Int32(SF_TRUE))
        let written = unsafe samples.withUnsafeBufferPointer { buffer in
            unsafe Int(sf_write_float(handle.pointer, buffer.baseAddress!, sf_count_t(buffer.count)))
        }
        guard written == samples.count else { throw .notWritable(unsafe String(cString: sf_strerror(handle.pointer))) }
    }
}
