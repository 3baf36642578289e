import AudioCodecs

/// Loudness and true peak of a short clip.
enum ClipMeter {
    /// Hops below the loudest one by more than this do not belong to what is measured, decibels.
    private static let activeDepth: Float = 30
    /// The K-weighted loudness of the clip's speech, LUFS, whatever its length.
    ///
    /// BS.1770-4 gates blocks of 400 ms; a digit is shorter. So its active part, from the first to the last hop of 10 ms
    /// within 30 dB of the loudest hop, is measured as a programme that repeats it: once and 400 ms more, so that a
    /// block starts at every 100 ms of it. −∞ for silence.
    static func loudness(_ samples: [Float], sampleRate: Int) -> Double {
        let active = active(samples, hop: sampleRate / 100)
        guard !active.isEmpty else { return -.infinity }
        var programme = Array(active)
        let length = active.count + sampleRate * 2 / 5
        while programme.count < length { programme += active.prefix(length - programme.count) }
        return LoudnessMeter.loudness(programme, sampleRate: sampleRate)
    }

    /// The true peak, dBTP. The interpolation looks only where a sample comes within 6 dB of the largest: an
    /// inter-sample peak rises 3 dB over its samples at a quarter of the sample rate and hardly more in speech.
    static func truePeak(_ samples: [Float], sampleRate: Int) -> Double {
        var peak: Float = 0
        for sample in samples { peak = max(peak, abs(sample)) }
        guard peak > 0 else { return -.infinity }
        let linear = LoudnessMeter.truePeak(pieces(of: samples, above: peak / 2), sampleRate: sampleRate)
        return Decibels.of(amplitude: linear)
    }

    private static func active(_ samples: [Float], hop: Int) -> ArraySlice<Float> {
        let energies = stride(from: 0, to: samples.count - hop + 1, by: hop).map { start in
            var sum: Float = 0
            for index in start..<start + hop { sum += samples[index] * samples[index] }
            return sum
        }
        guard let loudest = energies.max(), loudest > 0 else { return [] }
        let least = loudest * Float(Decibels.power(Double(-activeDepth)))
        let first = energies.firstIndex { $0 >= least }!
        let last = energies.lastIndex { $0 >= least }!
        return samples[first * hop..<(last + 1) * hop]
    }

    /// The stretches around samples above the gate, each with 32 quiet samples at both ends.
    private static func pieces(of samples: [Float], above gate: Float) -> [ArraySlice<Float>] {
        let margin = 32
        var pieces: [ArraySlice<Float>] = []
        var start: Int?
        var end = 0
        for index in samples.indices where abs(samples[index]) > gate {
            if let open = start, index - margin > end {
                pieces.append(samples[open..<end])
                start = nil
            }
            if start == nil { start = max(end, index - margin) }
            end = min(samples.count, index + margin)
        }
        if let start { pieces.append(samples[start..<end]) }
        return pieces
    }
}
