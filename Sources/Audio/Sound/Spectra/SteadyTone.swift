/// A tone alone, as generators of test tones and beeps make it.
package enum SteadyTone {
    /// So much of the power lies beside the tone's frequency: more than 0.999 in sines of 16 bits, 0.6 and less in vowels that are held.
    private static let leastShare = 0.98
    /// A tone's bins under a Hann window, on either side of its greatest.
    private static let lobe = 3
    private static let sizes = 1024...65536

    /// The frequency of the tone in the middle of the samples, hertz; nil if they hold something else, or next to nothing.
    package static func frequency(in samples: [Float], sampleRate: Int) -> Double? {
        guard samples.count >= sizes.lowerBound else { return nil }
        let size = 1 << (Int.bitWidth - 1 - min(samples.count, sizes.upperBound).leadingZeroBitCount)
        var frequency: Double?
        FourierTransform(size: size).powers(of: samples, at: [(samples.count - size) / 2]) { bins in
            // An offset fills the bins beside 0 Hz.
            let bins = bins.map(Double.init).dropFirst(lobe)
            guard let most = bins.max(), most > 0, let peak = bins.firstIndex(of: most) else { return }
            let tone = bins[max(bins.startIndex, peak - lobe)..<min(bins.endIndex, peak + lobe + 1)]
            let power = tone.reduce(0, +)
            guard power >= leastShare * bins.reduce(0, +) else { return }
            let place = zip(tone.indices, tone).reduce(0.0) { $0 + Double($1.0) * $1.1 } / power
            frequency = place * Double(sampleRate) / Double(size)
        }
        return frequency
    }
}
