import VoiceAssetCLame
import VoiceAssetCSndFile
package import VoiceAssetCore
package import VoiceManifest

/// Facts of the encoders, by codec.
extension PackManifest.Rendition.Codec {
    /// - losesLevel: true for quantizers that may take level away from a sound: LAME's at 64 kbit/s, and IMA4's, whose steps of 4 bits
    ///   do not follow a sharp onset.
    /// - leastRatio: the least level of the signal above what the codec adds, decibels. White noise comes to 8.7 in an MP3 at 48 kHz, an
    ///   s or an sh alone to 10.6; the letter S of an amateur, whose s is louder than its vowel and goes up to 15 kHz, to 6.5. Another
    ///   sound, or the clip shifted in time, comes to 3 and less.
    /// - sndfile: libsndfile's name for it; 0: LAME writes it.
    fileprivate var facts: (losesLevel: Bool, leastRatio: Double, sndfile: Int) {
        switch self {
        case .mp3: (true, 5, 0)
        case .pcm: (false, 60, SF_FORMAT_PCM_16)
        case .aLaw: (false, 30, SF_FORMAT_ALAW)
        case .muLaw: (false, 30, SF_FORMAT_ULAW)
        case .ima4: (true, 15, SF_FORMAT_IMA_ADPCM)
        }
    }

    package var losesLevel: Bool { facts.losesLevel }
    package var leastRatio: Double { facts.leastRatio }

    /// Samples by which the decoded signal comes late.
    package var decoderDelay: Int { isFramed ? MP3Encoder.decoderDelay : 0 }

    /// Samples of silence that encoding adds at least to a clip.
    package var addedSamples: Int { isFramed ? MP3Encoder.addedSamples : 0 }
}

extension PackManifest.Rendition {
    /// The rendition that our encoders write.
    package init(_ codec: Codec, in container: Container, sampleRate: Int) {
        let frames = codec.isFramed ? Self.frameSamples(sampleRate: sampleRate) : nil
        self.init(
            fileExtension: container.fileExtension, codec: codec, container: container, sampleRate: sampleRate,
            bitRate: codec.packet.map { 8 * $0.bytes * sampleRate / $0.samples } ?? MP3Encoder.bitRate,
            decoderDelay: codec.decoderDelay, frameSamples: frames,
            frameBytes: codec.isFramed ? MP3Encoder.frameBytes(sampleRate: sampleRate) : nil)
    }
}

extension SoundFile {
    /// A codec and a container that libsndfile writes.
    package struct Format: Sendable, Hashable {
        /// Without one of both for MP3, which LAME writes: libsndfile refuses it.
        let code: Int32

        package static let wavPCM16 = Format(.pcm, in: .wav)
        /// Samples that came from 24 bits or fewer come out as they were.
        package static let wavPCM24 = Format(SF_FORMAT_WAV | SF_FORMAT_PCM_24)

        private init(_ code: Int) { self.code = Int32(code) }

        package init(_ codec: PackManifest.Rendition.Codec, in container: PackManifest.Rendition.Container) {
            let containers: [PackManifest.Rendition.Container: Int] = [
                .wav: SF_FORMAT_WAV, .caf: SF_FORMAT_CAF, .aiff: SF_FORMAT_AIFF,
            ]
            self.init((containers[container] ?? 0) | codec.facts.sndfile)
        }
    }
}

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
        let file = VirtualFile(writing: samples.count * 2 + 4096)
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

/// Mono MP3 frames that join by appending bytes: constant bit rate, no bit reservoir, no Xing/Info frame, no tags.
package enum MP3Encoder {
    /// Bits a second: at 48 kHz a frame is then 24 ms and 192 bytes, at 32 and 16 kHz 36 ms and 288 bytes.
    package static let bitRate = 64000
    /// LAME's effort. Measured over 96 clips at 64 kbit/s without reservoir: 3 leaves 25.7 dB between signal and error in
    /// the mean and 21.2 dB at worst, and takes 0.7 of the time; 2 leaves 23.6 and 17.1 dB, 4 and 5 leave 25.5 and 20.6 dB.
    package enum Effort: Int32, Sendable {
        case usual = 3
        /// Where the usual one can't be brought to its level: a short clip's may leap over it at every scale.
        case other = 2
    }

    /// Bytes of a frame (ISO/IEC 11172-3 §2.4.3.1).
    ///
    /// - Parameter sampleRate: 48000, 32000 or 16000 Hz: at these, all frames are equally long.
    package static func frameBytes(sampleRate: Int) -> Int {
        PackManifest.Rendition.frameSamples(sampleRate: sampleRate) / 8 * bitRate / sampleRate
    }

    /// Samples by which the decoded signal comes late: LAME's own delay of 576 and a decoder's 529.
    package static let decoderDelay = 1105
    /// Samples that encoding adds at least to a clip; its frames are ⌈(n + 1152) / frameSamples⌉.
    package static let addedSamples = 1152

    /// LAME's version: `3.100`.
    package static var libraryVersion: String { unsafe String(cString: get_lame_short_version()) }

    /// Encodes one whole clip; every byte that comes back belongs to it.
    ///
    /// - Parameters:
    ///   - sampleRate: 48000, 32000 or 16000 Hz.
    ///   - scale: what the samples are multiplied by on the way, linear.
    /// - Throws: `CodecError` naming what LAME refused.
    package static func encode(
        _ samples: [Float], sampleRate: Int, scale: Double = 1, effort: Effort = .usual
    ) throws(CodecError) -> [UInt8] {
        // LAME asserts what it should return.
        guard samples.allSatisfy(\.isFinite) else { throw CodecError("LAME: samples that are not finite") }
        guard let lame = unsafe lame_init() else { throw CodecError("LAME: lame_init failed") }
        defer { unsafe _ = lame_close(lame) }
        unsafe _ = [lame_set_errorf, lame_set_debugf, lame_set_msgf].map { unsafe $0(lame, { _, _ in }) }
        unsafe lame_set_write_id3tag_automatic(lame, 0)
        var calls: [(String, Int32)] = unsafe [
            ("lame_set_num_channels", lame_set_num_channels(lame, 1)),
            ("lame_set_mode", lame_set_mode(lame, MONO)),
            ("lame_set_in_samplerate", lame_set_in_samplerate(lame, Int32(sampleRate))),
            ("lame_set_out_samplerate", lame_set_out_samplerate(lame, Int32(sampleRate))),
            ("lame_set_VBR", lame_set_VBR(lame, vbr_off)),
            ("lame_set_brate", lame_set_brate(lame, Int32(bitRate / 1000))),
            ("lame_set_quality", lame_set_quality(lame, effort.rawValue)),
            ("lame_set_disable_reservoir", lame_set_disable_reservoir(lame, 1)),
            ("lame_set_bWriteVbrTag", lame_set_bWriteVbrTag(lame, 0)),
            ("lame_set_findReplayGain", lame_set_findReplayGain(lame, 0)),
            // LAME multiplies by 0.95 on top of the scale that it is given.
            ("lame_set_scale", lame_set_scale(lame, Float(scale) / 0.95)),
            ("lame_init_params", lame_init_params(lame)),
        ]
        // The bound that lame.h states for one call, and for the flush.
        let capacity = samples.count * 5 / 4 + 7200 + 7200
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            guard calls.allSatisfy({ $0.1 >= 0 }) else { return }
            let encoded = unsafe lame_encode_buffer_ieee_float(
                lame, samples, samples, Int32(samples.count), buffer.baseAddress, Int32(capacity))
            count = Int(max(0, encoded))
            let flushed = unsafe lame_encode_flush(lame, buffer.baseAddress! + count, Int32(capacity - count))
            count += Int(max(0, flushed))
            calls += [("lame_encode_buffer_ieee_float", encoded), ("lame_encode_flush", flushed)]
        }
        if let (call, code) = calls.first(where: { $0.1 < 0 }) { throw CodecError("LAME: \(call) returned \(code)") }
        // A copy without the capacity, of which the frames take a tenth.
        return bytes.map(\.self)
    }
}
