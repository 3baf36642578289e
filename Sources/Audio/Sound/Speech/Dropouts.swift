/// Places within speech where the sound stops and sets in again at once: what a recorder lost.
///
/// Measured on Debian's asterisk-core-sounds in English, Spanish and Italian; figures stand in Measurements.md.
package struct Dropouts: Sendable, Hashable {
    package var count: Int
    /// Where the first starts and how long it lasts, seconds.
    package var start: Double
    package var seconds: Double

    /// Seconds that one lasts: less is a zero crossing, more may be a pause that a gate made.
    private static let lengths = 0.004...0.03
    /// In it the samples lie so far below the speech, decibels, …
    private static let depth = 51.0
    /// … or are all alike within a step of 16 bits, no more than this above or below zero, decibels below the speech: where the mean of a
    /// take was taken away, what a recorder lost is no zero any more.
    private static let step: Float = 0.6 / 32768
    private static let alike = 20.0
    /// Seconds before and behind it in which the sound is no more than so many decibels below the speech, and on one side no
    /// more than so many: synthesizers are silent before a "t" or "p", between softer sounds (by espeak-ng up to 13 dB below).
    private static let beside = 0.003
    private static let softest = 26.0
    private static let softer = 12.0
    /// The jump into it or out of it, as a share of the level there: what a mouth closes fades.
    private static let leastJump = 0.25

    /// nil if there are none.
    ///
    /// - Parameter level: of the speech, dBFS.
    package init?(in samples: [Float], sampleRate: Int, level: Double) {
        let rate = Double(sampleRate)
        let lengths = Int(Self.lengths.lowerBound * rate)...Int(Self.lengths.upperBound * rate)
        let found = Self.holes(in: samples, lengths, level).filter {
            Self.isTorn(samples, $0, beside: Int(Self.beside * rate), level)
        }
        guard let first = found.first else { return nil }
        (count, start, seconds) = (found.count, Double(first.lowerBound) / rate, Double(first.count) / rate)
    }

    /// Where nothing is heard for so many samples.
    private static func holes(in samples: [Float], _ lengths: ClosedRange<Int>, _ level: Double) -> [Range<Int>] {
        let silence = max(Float(Decibels.amplitude(level - depth)), step)
        let most = Float(Decibels.amplitude(level - alike))
        var (holes, start) = ([Range<Int>](), 0)
        for index in samples.indices {
            let isSilent = abs(samples[index]) <= silence && abs(samples[start]) <= silence
            if isSilent || abs(samples[index] - samples[start]) <= step { continue }
            if lengths.contains(index - start), abs(samples[start]) <= most { holes.append(start..<index) }
            start = index
        }
        return holes
    }

    private static func isTorn(_ samples: [Float], _ gap: Range<Int>, beside: Int, _ level: Double) -> Bool {
        guard gap.lowerBound >= beside, gap.upperBound + beside <= samples.count else { return false }
        let edges = [
            (samples[gap.lowerBound - beside..<gap.lowerBound], samples[gap.lowerBound - 1] - samples[gap.lowerBound]),
            (samples[gap.upperBound..<gap.upperBound + beside], samples[gap.upperBound] - samples[gap.upperBound - 1]),
        ].map { side, jump in
            let power = Double(side.reduce(0) { $0 + $1 * $1 }) / Double(beside)
            return (power: power, jump: Double(abs(jump)))
        }
        let levels = edges.map { Decibels.of(power: $0.power) }
        guard levels.min()! >= level - softest, levels.max()! >= level - softer else { return false }
        return edges.contains { $0.jump > leastJump * $0.power.squareRoot() }
    }
}
