/// How abruptly a word starts and ends. A voice dies away in its mouth and its room; what an editor cut off stops at once.
///
/// Figures of both stand in JudgingTakes.md.
package struct EdgeSteepness: Sendable, Hashable {
    /// Decibels by which the sound rises within half a millisecond where it does so most, and 0.3 of those by which the waveform
    /// breaks there; nil if no silence is beside it.
    package var start: Double?
    /// Decibels by which the sound falls within half a millisecond; nil if no silence is beside it.
    package var end: Double?
    /// Decibels by which what is heard just before the start lies above the silence farther before it; nil if no silence is
    /// beside it.
    package var lead: Double?

    package init(start: Double? = nil, end: Double? = nil, lead: Double? = nil) {
        (self.start, self.end, self.lead) = (start, end, lead)
    }

    /// - Parameters:
    ///   - samples: of the take, mono, −1…1.
    ///   - span: where the word is heard.
    package init(of samples: [Float], sampleRate: Int, heard span: AudibleSpan) {
        let loudest = Self.loudest(samples, sampleRate: sampleRate)
        let rate = Double(sampleRate)
        let around = { (seconds: Double, before: Double) in
            Self.part(
                samples, from: Int((seconds - before) * rate),
                to: Int((seconds + SteepestFall.reach) * rate))
        }
        end = SteepestFall(in: around(span.end, SteepestFall.reach), rate: rate, loudest: loudest)?.fall
        let backwards = Array(around(span.start, OnsetLead.reach).reversed())
        let nearby = Array(backwards.prefix(Int(2 * SteepestFall.reach * rate)))
        guard let rise = SteepestFall(in: nearby, rate: rate, loudest: loudest) else { return }
        start =
            min(rise.fall, Self.mostRise) + Self.breakShare
            * min(max(rise.breaking, Self.breaks.lowerBound), Self.breaks.upperBound)
        lead = OnsetLead(in: backwards, onset: rise.place, rate: rate, loudest: loudest).rise
    }

    /// The onset of a vowel rises by up to 64 dB in Spanish prompts, without a break: the cut that rises no more breaks by 16 dB in
    /// the median.
    private static let mostRise = 65.0
    private static let breakShare = 0.3
    private static let breaks = -10.0...30

    private static func part(_ samples: [Float], from first: Int, to end: Int) -> [Float] {
        let range = (first..<max(first, end)).clamped(to: samples.indices)
        return Array(samples[range])
    }

    /// The mean square of the loudest 10 ms.
    private static func loudest(_ samples: [Float], sampleRate: Int) -> Double {
        let window = max(1, sampleRate / 100)
        guard samples.count >= window else { return 0 }
        var (sum, most) = (0.0, 0.0)
        for index in samples.indices {
            sum += Double(samples[index]) * Double(samples[index])
            if index >= window { sum -= Double(samples[index - window]) * Double(samples[index - window]) }
            if index >= window - 1 { most = max(most, sum) }
        }
        return most / Double(window)
    }
}
