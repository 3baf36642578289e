import VoiceAssetAudioContainers
import VoiceAssetCSndFile
package import VoiceAssetCore

/// Decoding, and encoding by libsndfile: bytes in and bytes out.
package enum SoundFile {
    /// libsndfile's version: `1.2.0`.
    package static var libraryVersion: String {
        unsafe String(String(cString: sf_version_string()).drop { !$0.isNumber })
    }

    /// Decodes a whole file. The header is held to the limits before anything is allocated for it.
    ///
    /// - Throws: what a reader throws, and that the end of the sound can't be decoded.
    package static func decode(_ bytes: [UInt8], limits: DecodeLimits) throws(Finding) -> DecodedAudio {
        let reader = try SoundReader(SoundLayout(bytes), of: .held(bytes), limits: limits)
        let audio = reader.decode()
        if audio.frames < reader.frames, let end = reader.remarks().earlyEnd(.unknown) { throw end }
        return audio
    }

    /// Signed integers of a width in bytes as a WAV, most significant byte first as a RIFX.
    package static func wav(
        of samples: [UInt8], isBigEndian: Bool, width: Int, channels: Int, sampleRate: Int
    ) -> [UInt8] {
        let (name, layout): (String, ChunkLayout) = isBigEndian ? ("RIFX", .iff) : ("RIFF", .riff)
        let frame = width * channels
        let format = [(1, 2), (channels, 2), (sampleRate, 4), (sampleRate * frame, 4), (frame, 2), (8 * width, 2)]
            .flatMap { layout.order.bytes($0, count: $1) }
        return Array("\(name)....WAVE".utf8) + layout.header("fmt ", size: format.count) + format
            + layout.header("data", size: samples.count) + samples
    }

    /// Encodes mono samples; values beyond ±1 are clipped, not wrapped.
    package static func encode(_ samples: [Float], sampleRate: Int, as format: Format) throws(Finding) -> [UInt8] {
        // libsndfile's own protection against wrapping does nothing for µ-law, A-law and IMA4.
        try encode(samples.map { max(-1, min(1, $0)) }, channels: 1, sampleRate: sampleRate, code: format.code)
    }

    /// A WAV file of 24 bits a sample. Samples that came from 24 bits or fewer come out as they were; values beyond ±1
    /// are clipped.
    ///
    /// - Parameter samples: interleaved.
    package static func encodeWAV24(_ samples: [Float], channels: Int, sampleRate: Int) throws(Finding) -> [UInt8] {
        try encode(
            samples, channels: channels, sampleRate: sampleRate, code: Int32(SF_FORMAT_WAV | SF_FORMAT_PCM_24))
    }

    private static func encode(
        _ samples: [Float], channels: Int, sampleRate: Int, code: Int32
    ) throws(Finding) -> [UInt8] {
        var info = SF_INFO()
        (info.samplerate, info.channels, info.format) = (Int32(sampleRate), Int32(channels), code)
        let file = VirtualFile()
        // The final header is written when the decoder goes.
        do {
            let handle = try SoundFileDecoder(file, writing: info)
            // With clipping libsndfile scales by 2^23, without it by 2^23 − 1.
            unsafe sf_command(handle.pointer, Int32(SFC_SET_CLIPPING), nil, Int32(SF_TRUE))
            let written = unsafe samples.withUnsafeBufferPointer { buffer in
                unsafe Int(sf_write_float(handle.pointer, buffer.baseAddress!, sf_count_t(buffer.count)))
            }
            guard written == samples.count else {
                throw .undecodable(unsafe String(cString: sf_strerror(handle.pointer)))
            }
        }
        return file.written
    }
}
