/// How the joins of a pack sound, over all that its announcements have: each counts as often as it is said.
package struct JoinFigures: Sendable, Hashable {
    /// How a figure is distributed.
    package struct Distribution: Sendable, Hashable {
        /// What 5, 25, 50, 75 and 95 of 100 joins do not exceed.
        package var low: Double
        package var lowerQuartile: Double
        package var median: Double
        package var upperQuartile: Double
        package var high: Double

        /// nil of nothing.
        package init?(_ values: [(value: Double, count: Int)]) {
            let values = values.filter { $0.count > 0 }.sorted { $0.value < $1.value }
            let all = values.reduce(0) { $0 + $1.count }
            guard all > 0 else { return nil }
            func percentile(_ percent: Int) -> Double {
                var left = max(1, (all * percent + 99) / 100)
                for (value, count) in values {
                    left -= count
                    if left <= 0 { return value }
                }
                return values[values.count - 1].value
            }
            low = percentile(5)
            lowerQuartile = percentile(25)
            median = percentile(50)
            upperQuartile = percentile(75)
            high = percentile(95)
        }
    }

    /// A gap is as asked within so many seconds.
    package static let nearGap = 0.015

    /// Pairs of clips that meet.
    package let pairs: Int
    /// The silence that is heard, seconds.
    package let gap: Distribution
    /// The silence that the pack asks for, seconds, and the share of the joins within `nearGap` of it.
    package let askedGap: Double
    package let shareNearGap: Double
    /// By how much the pitch jumps, up or down, semitones; nil if no join has a voice on both sides.
    package let pitchJump: Distribution?
    /// By how much the level jumps, up or down, decibels.
    package let levelJump: Distribution

    /// - Parameters:
    ///   - edges: of the clips, by their indexes; nil of one that could not be measured.
    ///   - askedGap: seconds.
    /// - Returns: nil if no two clips meet.
    package init?(_ joins: AnnouncedJoins, _ edges: [WordEdges?], askedGap: Double) {
        typealias Met = (left: WordEdges.Edge, right: WordEdges.Edge, count: Int)
        let known = joins.sorted.compactMap { join, count -> Met? in
            guard edges.indices.contains(join.left), edges.indices.contains(join.right),
                let left = edges[join.left]?.end, let right = edges[join.right]?.start
            else { return nil }
            return (left, right, count)
        }
        let gaps = known.map { (value: $0.left.silence + $0.right.silence, count: $0.count) }
        let jumps = known.compactMap { left, right, count in
            left.pitch.flatMap { end in right.pitch.map { (value: abs($0 - end), count: count) } }
        }
        let levels = known.map { (value: abs($0.right.level - $0.left.level), count: $0.count) }
        guard let gap = Distribution(gaps), let level = Distribution(levels) else { return nil }
        pairs = known.count
        self.gap = gap
        self.askedGap = askedGap
        let near = gaps.filter { abs($0.value - askedGap) <= Self.nearGap }.reduce(0) { $0 + $1.count }
        shareNearGap = Double(near) / Double(gaps.reduce(0) { $0 + $1.count })
        pitchJump = Distribution(jumps)
        levelJump = level
    }
}
