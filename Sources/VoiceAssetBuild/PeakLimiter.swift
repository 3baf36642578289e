#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A look-ahead peak limiter: lowers the gain smoothly around samples above the ceiling, and nowhere else.
///
/// Needed because most speech does not fit: over 549 recorded prompts (Debian's asterisk-core-sounds-en-wav) the true
/// peak lies 15.4 dB over the loudness in the median and 18.2 dB at the 95th percentile, while −16 LUFS under −2 dBTP
/// leaves 14 dB. Lowering the gain instead would spread such a pack's loudness over 4 LU.
struct PeakLimiter {
    /// The most that a peak is lowered by, decibels: enough for 98 % of those prompts under a ceiling 1 dB lower.
    static let deepest = 8.0
    /// The gain falls before a peak and rises after it within this time, seconds: shorter than a pitch period of most
    /// voices, so that the limiter does not pump.
    static let reach = 0.002

    /// The largest magnitude that may remain, linear.
    var ceiling: Float
    var sampleRate: Int

    func limit(_ samples: [Float]) -> [Float] {
        let reach = Int(Self.reach * Double(sampleRate))
        guard let needed = neededGain(samples, reach: reach) else { return samples }
        let window = Self.window(reach)
        var limited = samples
        // Samples within reach of the current one that ask for a gain below 1.
        var asking = needed[..<min(reach, needed.count)].count { $0 < 1 }
        for index in samples.indices {
            if index + reach < needed.count, needed[index + reach] < 1 { asking += 1 }
            if index - reach > 0, needed[index - reach - 1] < 1 { asking -= 1 }
            // The mean of gains that all hold for this sample holds for it too.
            if asking > 0 { limited[index] *= mean(needed, around: index, window, reach) }
        }
        return limited
    }

    private func mean(_ gains: [Float], around index: Int, _ window: [Float], _ reach: Int) -> Float {
        var mean: Float = 0
        for step in 0..<window.count {
            mean += gains[min(max(index + step - reach, 0), gains.count - 1)] * window[step]
        }
        return mean
    }

    /// For every sample the smallest gain that a sample within reach asks for; nil if none asks for any.
    private func neededGain(_ samples: [Float], reach: Int) -> [Float]? {
        guard samples.contains(where: { abs($0) > ceiling }) else { return nil }
        var needed = [Float](repeating: 1, count: samples.count)
        for index in samples.indices where abs(samples[index]) > ceiling {
            let gain = ceiling / abs(samples[index])
            for neighbour in max(0, index - reach)...min(samples.count - 1, index + reach) {
                needed[neighbour] = min(needed[neighbour], gain)
            }
        }
        return needed
    }

    /// A Hann window of sum 1.
    private static func window(_ reach: Int) -> [Float] {
        let width = Double(2 * reach + 2)
        let hann = (1...2 * reach + 1).map { 0.5 - 0.5 * cos(2 * .pi * Double($0) / width) }
        let sum = hann.reduce(0, +)
        return hann.map { Float($0 / sum) }
    }
}
