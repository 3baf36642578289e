/// How abruptly a word starts and ends. A voice dies away in its mouth and its room; what an editor cut off stops at once.
///
/// Figures of both stand in Measurements.md.
package struct EdgeSteepness: Sendable, Hashable {
    /// How bare the word sets in, decibels, weighted: by how much what is just before its start lies below its loudest, by how much
    /// the waveform breaks there, and how little is heard that leads to it; nil if no silence is beside it.
    package var start: Double?
    /// Decibels by which the sound falls within half a millisecond; nil if no silence is beside it.
    package var end: Double?

    package init(start: Double? = nil, end: Double? = nil) { (self.start, self.end) = (start, end) }

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
        let lead = OnsetLead(in: backwards, onset: rise.place, rate: rate, loudest: loudest).rise
        start =
            rise.depth + Self.breakWeight * Self.within(Self.breaks, rise.breaking)
            - Self.leadWeight * Self.within(Self.leads, lead ?? Self.leads.upperBound)
    }

    /// The weights, and what they count from and to, by logistic regression over one half of Debian's English, Spanish and Italian
    /// prompts, whole and cut by 100 ms beside silence and beside noise; the other half's are as 1 to 1.9 and 4.4.
    private static let breakWeight = 1.7
    private static let leadWeight = 5.0
    private static let breaks = -10.0...30
    private static let leads = 0.0...12

    private static func within(_ range: ClosedRange<Double>, _ value: Double) -> Double {
        min(max(value, range.lowerBound), range.upperBound)
    }

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
