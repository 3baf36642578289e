import AudioCodecs

/// Loudness and true peak of a short clip.
enum ClipMeter {
    /// Hops below the loudest one by more than this are pauses, decibels.
    private static let activeDepth = 25.0

    /// The K-weighted loudness of the clip's speech, LUFS, whatever its length. −∞ for silence.
    ///
    /// BS.1770-4 gates blocks of 400 ms; a digit is shorter, and where a longer clip has only a few blocks, one of them
    /// more or less moves the figure by up to 1 LU. So the gate is finer here: hops of 10 ms that are within 25 dB of the
    /// loudest one are measured, the pauses between them and the clip's edges are not.
    static func loudness(_ samples: [Float], sampleRate: Int) -> Double {
        let speech = speech(samples, hop: sampleRate / 100)
        return speech.isEmpty ? -.infinity : LoudnessMeter.loudness(speech, sampleRate: sampleRate)
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

    /// The hops that hold speech, one after the other.
    private static func speech(_ samples: [Float], hop: Int) -> [Float] {
        let starts = stride(from: 0, to: samples.count - hop + 1, by: hop)
        let energies = starts.map { start in
            var sum: Float = 0
            for index in start..<start + hop { sum += samples[index] * samples[index] }
            return sum
        }
        guard let loudest = energies.max(), loudest > 0 else { return [] }
        let least = loudest * Float(Decibels.power(-activeDepth))
        var speech: [Float] = []
        for (start, energy) in zip(starts, energies) where energy >= least {
            speech += samples[start..<start + hop]
        }
        return speech
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
