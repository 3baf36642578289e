import VoiceAssetCLame
import VoiceManifest

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
        return bytes
    }
}
