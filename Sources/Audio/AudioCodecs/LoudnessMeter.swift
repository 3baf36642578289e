import Foundation
import VoiceAssetCEbur128

/// A libebur128 state; destroyed when the value goes.
@safe private struct MeterHandle: ~Copyable {
    let pointer: UnsafeMutablePointer<ebur128_state>

    init(sampleRate: Int, mode: Int32) {
        // libebur128 fills static tables on its first use, unguarded. It returns NULL only for arguments out of range
        // (our rates are not) and when memory is exhausted.
        unsafe self.pointer = MeterHandle.setUp.withLock {
            unsafe ebur128_init(1, UInt(sampleRate), mode)!
        }
    }

    deinit {
        var pointer: UnsafeMutablePointer<ebur128_state>? = unsafe self.pointer
        unsafe ebur128_destroy(&pointer)
    }

    private static let setUp = NSLock()
}

/// Loudness and true peak of mono samples (ITU-R BS.1770-4), the true peak by libebur128.
package enum LoudnessMeter {
    /// libebur128's version: `1.2.6`.
    package static var libraryVersion: String {
        var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
        unsafe ebur128_get_version(&major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    /// The K-weighted mean square of every 10 ms, linear; what is left over at the end is not measured.
    ///
    /// At a rate that is no multiple of 100 Hz a hop is a fraction of a sample shorter. The loudness of a stretch is `loudness(ofPower:)` of its mean.
    package static func powers(_ samples: ArraySlice<Float>, sampleRate: Int) -> [Double] {
        KWeighting(sampleRate: sampleRate).powers(of: samples, every: sampleRate / 100)
    }

    /// The loudness of a K-weighted mean square, LUFS. (ITU-R BS.1770-4, annex 1, equation 2)
    package static func loudness(ofPower power: Double) -> Double { -0.691 + 10 * log10(power) }

    /// The largest true peak of the pieces, linear (1 is 0 dBTP), each preceded and followed by silence.
    package static func truePeak(_ pieces: [ArraySlice<Float>], sampleRate: Int) -> Double {
        let meter = MeterHandle(sampleRate: sampleRate, mode: Int32(EBUR128_MODE_TRUE_PEAK.rawValue))
        // Longer than the interpolator's impulse response (49 taps at four times the rate).
        let silence = [Float](repeating: 0, count: 32)
        add(silence[...], to: meter)
        for piece in pieces {
            add(piece, to: meter)
            add(silence[...], to: meter)
        }
        var peak = 0.0
        unsafe ebur128_true_peak(meter.pointer, 0, &peak)
        return peak
    }

    private static func add(_ samples: ArraySlice<Float>, to meter: borrowing MeterHandle) {
        let pointer = unsafe meter.pointer
        unsafe samples.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            _ = unsafe ebur128_add_frames_float(pointer, base, buffer.count)
        }
    }
}
