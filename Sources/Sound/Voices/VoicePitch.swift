/// How clearly a sound has a pitch, by the autocorrelation of what is below 2 kHz: a word has a vowel, a cough has none.
package enum VoicePitch {
    /// Every so many samples at 16 kHz are averaged to one.
    private static let decimation = 4
    /// At 4 kHz: 10 ms apart, 25 ms long, pitches from 71 to 400 Hz.
    private static let hop = 40
    private static let window = 100
    private static let lags = 10...56
    /// How far below the loudest window one counts, as a ratio of energies: 20 dB.
    private static let depth: Float = 0.01

    /// How alike windows and those a period later are in the clearest 30 ms of the sound; 1 is a perfect tone, 0 nothing.
    /// - Parameter samples: at 16 kHz.
    package static func strength(of samples: [Float]) -> Double {
        let slow = stride(from: 0, to: samples.count - decimation + 1, by: decimation).map { start in
            var sum: Float = 0
            for index in start..<start + decimation { sum += samples[index] }
            return sum
        }
        let starts = Array(stride(from: 0, to: slow.count - window - lags.upperBound + 1, by: hop))
        let energies = starts.map { product(slow, $0, $0) }
        let least = (energies.max() ?? 0) * depth
        let strengths = zip(starts, energies).filter { $1 > least }.map { periodicity(slow, from: $0, energy: $1) }
        guard strengths.count >= 3 else { return Double(strengths.max() ?? 0) / 2 }
        return Double(strengths.sorted()[strengths.count - 3])
    }

    private static func product(_ samples: [Float], _ first: Int, _ second: Int) -> Float {
        var sum: Float = 0
        for index in 0..<window { sum += samples[first + index] * samples[second + index] }
        return sum
    }

    /// The largest likeness at a lag behind the first dip: before it any sound of low frequencies is like itself.
    private static func periodicity(_ samples: [Float], from start: Int, energy: Float) -> Float {
        var best: Float = 0
        var hasDipped = false
        var later = energy
        for lag in 1...lags.upperBound {
            let (gone, come) = (samples[start + lag - 1], samples[start + lag - 1 + window])
            later += come * come - gone * gone
            let like = product(samples, start, start + lag)
            if like < 0.3 * energy { hasDipped = true }
            guard hasDipped, like > 0, lags.contains(lag) else { continue }
            best = max(best, like / (energy * max(later, energy / 1000)).squareRoot())
        }
        return min(1, best)
    }
}
