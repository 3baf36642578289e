/// A pop: the breath of a p, b or t that blows into the microphone. Below the voice it is nearly as loud as the speech, and
/// short; what rumbles all along is no pop.
package struct Plosive: Sendable, Hashable {
    /// Seconds from the start of the recording to the middle of the pop.
    package var time: Double
    /// Of its loudest 20 ms below the voice, dBFS.
    package var level: Double

    /// Upper end of the band below the voice, hertz: 60 Hz by a Butterworth filter of fourth order lowers a voice of 85 Hz by 12 dB.
    private static let highest = 60.0
    /// A pop's level over the speech, decibels, at least. Figures stand in Measurements.md.
    package static let leastLevel = -10.0
    /// And over the median of the take below the voice, decibels: rumble and the lowest voices last.
    private static let leastRise = 20.0
    /// And the share of all that sounds then, at least: a voice that sets in hard has a tenth there.
    private static let leastShare = 0.4
    /// Seconds of a hop.
    private static let hop = 0.02
    /// Seconds before the speech in which its pop may begin; beyond it a table was knocked at.
    private static let reach = 0.05

    /// The loudest; nil if there is none.
    /// - Parameters:
    ///   - bounds: where the speech is.
    ///   - level: of the speech, dBFS.
    package init?(in samples: [Float], sampleRate: Int, _ bounds: SpeechBounds, level: Double) {
        let size = max(1, Int(Self.hop * Double(sampleRate)))
        let low = Self.powers(
            ButterworthFilter(.lowPass, frequency: Self.highest, sampleRate: sampleRate).filter(samples), size)
        let all = Self.powers(samples, size)
        let first = max(0, Int((bounds.start - Self.reach) / Self.hop))
        let spoken = first..<max(first, min(low.count, Int(bounds.end / Self.hop)))
        let least = max(level + Self.leastLevel, Decibels.of(power: low.median ?? 0) + Self.leastRise)
        let pops = spoken.filter { Decibels.of(power: low[$0]) >= least && low[$0] >= Self.leastShare * all[$0] }
        guard let loudest = pops.max(by: { low[$0] < low[$1] }) else { return nil }
        (time, self.level) = ((Double(loudest) + 0.5) * Self.hop, Decibels.of(power: low[loudest]))
    }

    /// The mean square of every hop of so many samples.
    private static func powers(_ samples: [Float], _ size: Int) -> [Double] {
        stride(from: 0, to: samples.count - size + 1, by: size).map { start in
            samples[start..<start + size].reduce(0.0) { $0 + Double($1) * Double($1) } / Double(size)
        }
    }
}
