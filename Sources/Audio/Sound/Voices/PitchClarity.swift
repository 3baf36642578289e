/// How clearly a sound has a pitch: a word has a vowel, a cough has none.
package enum PitchClarity {
    /// Hertz.
    private static let range = 71.0...400.0
    /// Seconds of a window and between windows: short enough for the vowel of a short word.
    private static let window = 0.025
    private static let hop = 0.01
    /// The dip, re the window's energy, before which any sound of low frequencies is like itself.
    private static let dip: Float = 0.3
    /// What `voicedShare` goes by: a creaking voice too has a pitch, in windows that hold two of its periods.
    private static let creakRange = 50.0...400.0
    private static let creakWindow = 0.04
    /// The clarity of a voiced window.
    private static let voiced: Float = 0.5
    /// Windows that are looked at, evenly over the sound.
    private static let mostWindows = 400

    /// How alike windows and those a period later are in the clearest 30 ms of the sound: 1 is a perfect tone, 0 nothing.
    package static func of(_ samples: [Float], sampleRate: Int) -> Double {
        let sound = Autocorrelation(of: samples, sampleRate: sampleRate, window: window)
        let lags = lags(range, sound)
        let clarities = sound.starts(every: hop, reach: lags.upperBound).map { clarity(sound, $0, lags) }.sorted()
        guard clarities.count >= 3 else { return Double(clarities.last ?? 0) / 2 }
        return Double(clarities[clarities.count - 3])
    }

    /// What counts as voiced in `voicedShare`.
    package enum Voice {
        /// Two periods of a creaking voice have a pitch in 40 ms.
        case creaking
        /// A pitch that falls as fast as in a short word alone stays like itself for 25 ms.
        case gliding
        /// A third tone of Mandarin falls by an octave and a half in a quarter of a second: each period is longer than the
        /// last by 2 to 4 %.
        case falling

        fileprivate var window: Double { self == .creaking ? creakWindow : PitchClarity.window }
        fileprivate var range: ClosedRange<Double> { self == .gliding ? PitchClarity.range : creakRange }
        fileprivate var stretches: [Float] { self == .falling ? [0, 0.02, 0.04] : [0] }
    }

    /// The share of the windows that have a pitch, 0 … 1, among those that are not much softer than the loudest.
    package static func voicedShare(of samples: [Float], sampleRate: Int, _ voice: Voice = .creaking) -> Double {
        let sound = Autocorrelation(of: samples, sampleRate: sampleRate, window: voice.window)
        let lags = lags(voice.range, sound)
        let all = sound.starts(every: hop, reach: lags.upperBound)
        let step = max(1, (all.count + mostWindows - 1) / mostWindows)
        let starts = all.indices.filter { $0.isMultiple(of: step) }.map { all[$0] }
        guard !starts.isEmpty else { return 0 }
        let voicedStarts = starts.count { start in
            voice.stretches.contains { clarity(sound, start, lags, stretch: $0) > voiced }
        }
        return Double(voicedStarts) / Double(starts.count)
    }

    private static func lags(_ range: ClosedRange<Double>, _ sound: Autocorrelation) -> ClosedRange<Int> {
        Int(sound.rate / range.upperBound)...Int(sound.rate / range.lowerBound)
    }

    /// The largest likeness at a lag behind the first dip.
    private static func clarity(_ sound: Autocorrelation, _ start: Int, _ lags: ClosedRange<Int>, stretch: Float = 0)
        -> Float
    {
        var best: Float = 0
        var hasDipped = false
        func look(at lag: Int, _ both: Float, _ own: Float, _ later: Float) {
            if both < dip * own { hasDipped = true }
            guard hasDipped, both > 0, lags.contains(lag) else { return }
            // What follows a click is next to nothing.
            best = max(best, both / (own * max(later, own / 1000)).squareRoot())
        }
        guard stretch == 0 else {
            for lag in 1...lags.upperBound {
                let (both, own, later) = sound.products(start, lag: lag, stretch: stretch)
                look(at: lag, both, own, later)
            }
            return min(1, best)
        }
        for first in stride(from: 1, through: lags.upperBound, by: Autocorrelation.lanes) {
            let (both, own, later) = sound.products(start, from: first)
            for lag in first...min(first + Autocorrelation.lanes - 1, lags.upperBound) {
                look(at: lag, both[lag - first], own, later[lag - first])
            }
        }
        return min(1, best)
    }
}
