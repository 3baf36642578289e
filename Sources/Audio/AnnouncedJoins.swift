package import NumberGrammar
import VoiceAssetGrammarProofs

/// Which clip follows which in announcements, and how often, going by a sample of amounts that is the same on every machine.
///
/// Amounts of each number of digits count alike, since nobody pays hundred million as often as hundred; every second one is
/// whole, as prices are. Announcements count alike too.
package struct AnnouncedJoins: Sendable, Hashable {
    /// Two clips that meet, by their indexes.
    package struct Join: Sendable, Hashable {
        package var left: Int
        package var right: Int

        package init(left: Int, right: Int) { (self.left, self.right) = (left, right) }
    }

    /// How often the clips of a join meet in the sample.
    package private(set) var counts: [Join: Int] = [:]

    /// The joins with their counts, in the order of their clips.
    package var sorted: [(join: Join, count: Int)] {
        counts.map { (join: $0.key, count: $0.value) }.sorted {
            ($0.join.left, $0.join.right) < ($1.join.left, $1.join.right)
        }
    }

    /// Amounts of each number of digits, at least. With so many, the pairs that were met make nine in ten of the joins of other
    /// Russian amounts below ten thousand; with half as many, eight.
    private static let perLength = 64
    /// Amounts in all, at most.
    private static let most = 10_000

    package init(_ counts: [Join: Int]) { self.counts = counts }

    package init(_ grammar: AmountGrammar, clipCount: Int) {
        guard grammar.slots.isEmpty else {
            countSample(grammar)
            return
        }
        let said = Self.amounts(in: grammar.range, clipCount: clipCount)
            .compactMap { try? grammar.clips(amount: $0) }.filter { !$0.isEmpty }
        // What amounts say is looked at once, not for every announcement that says one.
        let within = SaidAmounts(said)
        let last = SaidAmounts(said.map { clips in clips.ended(by: grammar) })
        for items in grammar.table.announcements.values {
            // Of an item that is an amount, nothing.
            var clips = items.map { item -> [Int] in if case .clip(let clip) = item { [clip] } else { [] } }
            if let last = clips.indices.last { clips[last] = clips[last].ended(by: grammar) }
            for place in items.indices {
                let amounts = place == items.count - 1 ? last : within
                if items[place] == .amount { counts.merge(amounts.inside, uniquingKeysWith: +) }
                if place > 0 { count(clips[place - 1].first, within, clips[place].first, amounts) }
            }
        }
    }

    /// Counts the joins in a sample of each announcement's values.
    private mutating func countSample(_ grammar: AmountGrammar) {
        for id in grammar.table.announcements.keys {
            let sample = grammar.sample(announcement: id)
            for values in sample.isEmpty ? [[:]] : sample {
                guard let clips = try? grammar.clips(announcement: id, values: values) else { continue }
                for (left, right) in zip(clips, clips.dropFirst()) {
                    counts[Join(left: left, right: right), default: 0] += 1
                }
            }
        }
    }

    /// Counts the joins of two items.
    ///
    /// - Parameters:
    ///   - left, right: their clips; nil of an amount.
    ///   - before, after: what amounts say there.
    private mutating func count(_ left: Int?, _ before: SaidAmounts, _ right: Int?, _ after: SaidAmounts) {
        switch (left, right) {
        case (let left?, let right?):
            counts[Join(left: left, right: right), default: 0] += max(1, before.said.count)
        case (let left?, nil):
            for (right, count) in after.firsts { counts[Join(left: left, right: right), default: 0] += count }
        case (nil, let right?):
            for (left, count) in before.lasts { counts[Join(left: left, right: right), default: 0] += count }
        case (nil, nil):
            for (left, right) in zip(before.said, after.said) {
                counts[Join(left: left[left.count - 1], right: right[0]), default: 0] += 1
            }
        }
    }

    /// What amounts say, each at least one clip.
    private struct SaidAmounts {
        let said: [[Int]]
        private(set) var inside: [Join: Int] = [:]
        private(set) var firsts: [Int: Int] = [:]
        private(set) var lasts: [Int: Int] = [:]

        init(_ said: [[Int]]) {
            self.said = said
            for clips in said {
                for (left, right) in zip(clips, clips.dropFirst()) {
                    inside[Join(left: left, right: right), default: 0] += 1
                }
                firsts[clips[0], default: 0] += 1
                lasts[clips[clips.count - 1], default: 0] += 1
            }
        }
    }

    /// The joins of a pack's clips by their places in another list; those of a clip that is not in it are left out.
    ///
    /// - Parameter clips: the ids of the clips that the table refers to.
    package init(_ grammar: AmountGrammar, clips: [String], numberedAs ids: [String]) {
        let places = Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
        for (join, count) in AnnouncedJoins(grammar, clipCount: clips.count).counts {
            guard let left = places[clips[join.left]], let right = places[clips[join.right]] else { continue }
            counts[Join(left: left, right: right), default: 0] += count
        }
    }

    /// Amounts of each number of digits, spread over them by the golden ratio.
    static func amounts(in range: ClosedRange<Amount>, clipCount: Int) -> [Amount] {
        let scale = range.lowerBound.scale
        let (least, greatest) = (range.lowerBound.minorUnits, range.upperBound.minorUnits)
        let unit = Amount.unit(scale)
        let lengths = lengths(from: least, to: greatest)
        let perLength = min(max(perLength, 2 * clipCount / lengths.count), most / lengths.count)
        return lengths.flatMap { length -> [Amount] in
            (0..<perLength).compactMap { place in
                // The fraction of place · 0.618…, as 64 bits, of the range.
                let golden = UInt64(place) &* 0x9E37_79B9_7F4A_7C15
                let size = UInt64(length.upperBound - length.lowerBound) + 1
                let number = length.lowerBound + Int64(golden.multipliedFullWidth(by: size).high)
                let whole = number / unit * unit
                let isWhole = place.isMultiple(of: 2) && length.contains(whole)
                return try? Amount(minorUnits: isWhole ? whole : number, scale: scale)
            }
        }
    }

    /// The numbers of each number of digits.
    private static func lengths(from least: Int64, to greatest: Int64) -> [ClosedRange<Int64>] {
        var lengths: [ClosedRange<Int64>] = []
        var (low, high): (Int64, Int64) = (0, 9)
        while low <= greatest {
            if high >= least { lengths.append(max(low, least)...min(high, greatest)) }
            guard high < greatest else { break }
            low = high + 1
            // Minor units have 18 digits at most: Amount.maximumInteger.
            high = high * 10 + 9
        }
        return lengths
    }
}

extension [Int] {
    /// The same clips where nothing follows them.
    fileprivate func ended(by grammar: AmountGrammar) -> [Int] {
        var clips = self
        grammar.end(&clips)
        return clips
    }
}

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

/// What of a clip meets its neighbours.
package struct WordEdges: Sendable, Hashable {
    /// One side of a clip.
    package struct Edge: Sendable, Hashable {
        /// Seconds between the clip's edge and the nearest 10 ms that lie above −30 dB of its loudest.
        package var silence: Double
        /// The median of the 50 ms with a voice that are nearest, semitones over 100 Hz; nil of a word that has hardly any.
        package var pitch: Double?
        /// The loudest 50 ms within the nearest quarter of a second that is heard, dBFS.
        package var level: Double

        package init(silence: Double, pitch: Double?, level: Double) {
            (self.silence, self.pitch, self.level) = (silence, pitch, level)
        }
    }

    package var start: Edge
    package var end: Edge

    /// Seconds.
    private static let window = 0.01
    private static let hop = 0.001
    private static let loud = 0.05
    private static let near = 0.25

    package init(start: Edge, end: Edge) { (self.start, self.end) = (start, end) }

    /// - Parameter samples: of a clip, mono.
    /// - Returns: nil of silence, and of less than 10 ms.
    package init?(of samples: [Float], sampleRate: Int) {
        var sums: [Double] = [0]
        sums.reserveCapacity(samples.count + 1)
        for sample in samples { sums.append(sums[sums.count - 1] + Double(sample) * Double(sample)) }
        let rate = Double(sampleRate)
        let window = max(1, Int(Self.window * rate))
        let hop = max(1, Int(Self.hop * rate))
        let starts = Array(stride(from: 0, through: samples.count - window, by: hop))
        let levels = starts.map { sums[$0 + window] - sums[$0] }
        guard let loudest = levels.max(), loudest > 0 else { return nil }
        let least = loudest * Decibels.power(-AudibleSpan.depth)
        guard let first = levels.firstIndex(where: { $0 > least }), let last = levels.lastIndex(where: { $0 > least })
        else { return nil }
        let heard = starts[first]..<starts[last] + window
        let near = min(heard.count, Int(Self.near * rate))
        func level(_ range: Range<Int>) -> Double {
            let length = min(range.count, Int(Self.loud * rate))
            let most = stride(from: range.lowerBound, through: range.upperBound - length, by: hop)
                .map { sums[$0 + length] - sums[$0] }.max()
            return Decibels.of(power: (most ?? 0) / Double(length))
        }
        let track = PitchTrack(of: samples, sampleRate: sampleRate)
        start = Edge(
            silence: Double(heard.lowerBound) / rate, pitch: track.start,
            level: level(heard.lowerBound..<heard.lowerBound + near))
        end = Edge(
            silence: Double(samples.count - heard.upperBound) / rate, pitch: track.end,
            level: level(heard.upperBound - near..<heard.upperBound))
    }
}
