/// Crests that are cut off at one height below full scale: what clipped before its level was lowered.
///
/// Measured on Debian's asterisk-core-sounds in English, Spanish and Italian; figures stand in Measurements.md.
package struct FlatTops: Sendable, Hashable, Codable {
    /// Of the half wave that has more of them.
    package var count: Int
    /// Where they are cut off, fraction of full scale.
    package var height: Double

    package init(count: Int, height: Double) {
        self.count = count
        self.height = height
    }

    /// Crests that are flat at the same height by more than chance. (At most one in any of 838 prompts.)
    private static let fewest = 3
    /// Samples of a top, at least.
    private static let leastRun = 2
    /// How far the samples of a top lie apart at most: a step of 16 bits, and this share of the height.
    private static let step: Float = 1.01 / 32768
    private static let share: Float = 2e-4
    /// How far the samples beside a top lie below it at least, in the same measure: a crest that is round falls by less than
    /// three of these (parabola).
    private static let drop: Float = 6
    /// Lower crests have too few steps to tell.
    private static let leastHeight: Float = 0.003

    /// nil if there are none.
    package init?(in samples: [Float]) {
        let extremes = samples.reduce((low: Float(0), high: Float(0))) { (min($0.low, $1), max($0.high, $1)) }
        let found = [(Float(1), extremes.high), (Float(-1), -extremes.low)].compactMap { sign, height in
            Self.tops(in: samples, sign: sign, height: height).map { (count: $0, height: height) }
        }
        guard let most = found.max(by: { $0.count < $1.count }) else { return nil }
        self.init(count: most.count, height: Double(most.height))
    }

    private static func tops(in samples: [Float], sign: Float, height: Float) -> Int? {
        guard height > leastHeight else { return nil }
        let width = max(step, share * height)
        guard count(in: samples, sign, height, width) >= fewest else { return nil }
        // Steps grow with the level in µ-law and A-law, and 8 bits have large ones: there crests look flat that are not.
        let tops = count(in: samples, sign, height, max(width, 1.01 * leastStep(in: samples, sign, above: height / 2)))
        return tops >= fewest ? tops : nil
    }

    private static func count(in samples: [Float], _ sign: Float, _ height: Float, _ width: Float) -> Int {
        var (count, run) = (0, 0)
        func isSteep(_ index: Int) -> Bool {
            !samples.indices.contains(index) || height - sign * samples[index] > drop * width
        }
        for index in samples.indices {
            if sign * samples[index] >= height - width {
                run += 1
                continue
            }
            if run >= leastRun, isSteep(index), isSteep(index - run - 1) { count += 1 }
            run = 0
        }
        return count
    }

    /// The least distance of two different samples.
    private static func leastStep(in samples: [Float], _ sign: Float, above least: Float) -> Float {
        let high = samples.lazy.map { sign * $0 }.filter { $0 > least }.sorted()
        return zip(high, high.dropFirst()).map { $1 - $0 }.filter { $0 > 1e-7 }.min() ?? 0
    }
}
