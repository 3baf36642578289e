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
