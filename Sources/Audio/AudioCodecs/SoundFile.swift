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

    /// Encodes samples; values beyond ±1 are clipped, not wrapped.
    ///
    /// - Parameter samples: interleaved.
    package static func encode(
        _ samples: [Float], channels: Int = 1, sampleRate: Int, as format: Format
    ) throws(Finding) -> [UInt8] {
        var info = SF_INFO()
        (info.samplerate, info.channels, info.format) = (Int32(sampleRate), Int32(channels), format.code)
        let file = VirtualFile()
        // The final header is written when the decoder goes.
        do {
            let handle = try SoundFileDecoder(file, writing: info)
            // With clipping libsndfile scales by 2^23, without it by 2^23 − 1. It does nothing for µ-law, A-law and IMA4.
            unsafe sf_command(handle.pointer, Int32(SFC_SET_CLIPPING), nil, Int32(SF_TRUE))
            let clipped = samples.map { max(-1, min(1, $0)) }
            guard unsafe sf_write_float(handle.pointer, clipped, sf_count_t(clipped.count)) == clipped.count else {
                throw .undecodable(unsafe String(cString: sf_strerror(handle.pointer)))
            }
        }
        return file.written
    }
}
