import Foundation
import VoiceAssetCEbur128

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
        // libebur128 fills static tables on its first use, unguarded. It returns NULL only for arguments out of range
        // (our rates are not) and when memory is exhausted.
        setUp.lock()
        var meter = unsafe ebur128_init(1, UInt(sampleRate), Int32(EBUR128_MODE_TRUE_PEAK.rawValue))
        setUp.unlock()
        defer { unsafe ebur128_destroy(&meter) }
        // Longer than the interpolator's impulse response (49 taps at four times the rate).
        let silence = [Float](repeating: 0, count: 32)[...]
        for piece in [silence] + pieces.flatMap({ [$0, silence] }) where !piece.isEmpty {
            unsafe piece.withUnsafeBufferPointer {
                _ = unsafe ebur128_add_frames_float(meter, $0.baseAddress, $0.count)
            }
        }
        var peak = 0.0
        unsafe ebur128_true_peak(meter, 0, &peak)
        return peak
    }

    private static let setUp = NSLock()
}
