/// Finds the frequency at which a take's spectrum ends as if cut off, as that of a telephone call does that was saved at
/// a higher rate.
package enum BandMeter {
    /// The speech falls by so much at the end of the band, decibels. (Measured: six prompts of 8 kHz, brought to 44.1 or
    /// 48 kHz by sox and ffmpeg, as WAV, MP3 and Ogg Vorbis, are found to end at 3.6 … 4.2 kHz, all 24; no end below
    /// half the sample rate of what the 114 takes of the built-in packs were made from.)
    static let leastFall = 30.0
    /// The noise of the pauses falls by so much, decibels: a voice without high sounds in a room that has some is no
    /// telephone.
    static let leastNoiseFall = 15.0
    /// Noise below this counts as none, dBFS in one hertz: 10 dB above the rounding of 16-bit samples at 16 kHz (−101 dBFS
    /// over 8 kHz).
    static let leastNoise = -130.0
    /// The lowest end that is looked for, hertz: that of a telephone.
    static let lowest = 3300.0
    /// Frames that are looked at, evenly over the speech.
    private static let mostFrames = 32

    /// The end of the band, hertz: half the sample rate if nothing is cut off.
    ///
    /// - Parameters:
    ///   - speech: the speech, in samples.
    ///   - pauses: the stretches without speech.
    package static func bandwidth(of samples: [Float], sampleRate: Int, speech: Range<Int>, pauses: [Range<Int>])
        -> Double
    {
        let nyquist = Double(sampleRate) / 2
        var size = 128
        while Double(size) < 0.016 * Double(sampleRate) { size *= 2 }
        let transform = FourierTransform(size: size)
        guard let voice = Spectrum(of: samples, [speech], transform, sampleRate) else { return nyquist }
        let noise = Spectrum(of: samples, pauses, transform, sampleRate)
        for end in stride(from: lowest, through: nyquist - 1200, by: 100) {
            let fall = voice.fall(at: end, below: nyquist)
            guard fall >= leastFall else { continue }
            if let noise, noise.level(end - 500..<end - 100) > leastNoise,
                noise.fall(at: end, below: nyquist) < leastNoiseFall
            {
                continue
            }
            return steepest(voice, from: end, below: nyquist)
        }
        return nyquist
    }

    /// Of the ends that are possible the one after which least is left.
    private static func steepest(_ voice: Spectrum, from first: Double, below nyquist: Double) -> Double {
        let ends = stride(from: first, through: min(first + 1000, nyquist - 1200), by: 100)
        return ends.max { voice.fall(at: $0, below: nyquist) < voice.fall(at: $1, below: nyquist) } ?? first
    }

    /// The mean spectrum of stretches of a take.
    private struct Spectrum {
        /// The sums of the powers of all bins below one, so that a band's power is a difference.
        private var sums: [Double]
        private var hertzPerBin: Double

        /// nil if there is no frame in the stretches.
        init?(of samples: [Float], _ stretches: [Range<Int>], _ transform: FourierTransform, _ sampleRate: Int) {
            let all = stretches.flatMap { stretch in
                Array(
                    stride(from: stretch.lowerBound, through: stretch.upperBound - transform.size, by: transform.size))
            }
            let step = max(1, (all.count + mostFrames - 1) / mostFrames)
            let starts = all.indices.filter { $0.isMultiple(of: step) }.map { all[$0] }
            guard !starts.isEmpty else { return nil }
            var powers = [Float](repeating: 0, count: transform.size / 2 + 1)
            transform.powers(of: samples, at: starts) { frame in
                for (bin, power) in frame.enumerated() { powers[bin] += power }
            }
            sums = [0]
            for power in powers { sums.append(sums[sums.count - 1] + Double(power) / Double(starts.count)) }
            hertzPerBin = Double(sampleRate) / Double(transform.size)
        }

        /// The level of a band, dBFS in one hertz.
        func level(_ band: Range<Double>) -> Double {
            let first = min(sums.count - 2, max(0, Int((band.lowerBound / hertzPerBin).rounded())))
            let end = max(first + 1, min(sums.count - 1, Int((band.upperBound / hertzPerBin).rounded())))
            return Decibels.of(power: max(1e-20, sums[end] - sums[first]) / (Double(end - first) * hertzPerBin))
        }

        /// By how much all that is above an end lies below what is under it, decibels.
        func fall(at end: Double, below nyquist: Double) -> Double {
            let above = stride(from: end + 500, through: max(end + 500, nyquist * 0.97 - 500), by: 250).map {
                level($0..<$0 + 500)
            }
            return level(end - 500..<end - 100) - (above.max() ?? 0)
        }
    }
}
