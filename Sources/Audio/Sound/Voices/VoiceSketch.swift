/// The little of a voice print that tells most takes apart: its levels in a few frames, and its mean spectrum.
package struct VoiceSketch: Sendable, Hashable {
    /// Numbers of an outline and of a timbre.
    static let outlineCount = VoicePrint.segments * VoicePrint.bands
    static let timbreCount = VoicePrint.phoneBands

    /// Frames of the print.
    package let count: Int
    /// The print's levels in `segments` frames, whatever the length.
    let outline: [Float]
    /// The means of a telephone's bands over all frames; the sum of their squares is 1.
    let timbre: [Float]

    init(count: Int, outline: [Float], timbre: [Float]) {
        (self.count, self.outline, self.timbre) = (count, outline, timbre)
    }

    /// All numbers but the frames' in one row.
    package var numbers: [Float] { outline + timbre }

    /// The sketch that had these numbers; nil of numbers that no sketch has.
    package init?(count: Int, numbers: [Float]) {
        guard VoicePrint.counts.contains(count), numbers.count == Self.outlineCount + Self.timbreCount,
            numbers.allSatisfy({ abs($0) <= 1e6 })
        else { return nil }
        self.init(
            count: count, outline: Array(numbers[..<Self.outlineCount]), timbre: Array(numbers[Self.outlineCount...]))
    }
}

/// The takes that an earlier comparison found to be one recording.
package struct KnownCopies: Sendable, Hashable {
    /// For each take, in the order in which they were compared, the place of the first that is the same recording; its own if there
    /// is none before it.
    package let first: [Int]

    package init(first: [Int]) { self.first = first }

    /// Returns true if the take in one place is the same recording as an earlier one; nil unless these two were compared in that order.
    package func isCopy(_ place: Int, of leader: Int) -> Bool? {
        guard leader < place, first[leader] == leader else { return nil }
        // A take was held against the first of each group, in order, until one was the same.
        let own = first[place]
        return own == leader ? true : own > leader ? false : nil
    }
}

/// The sketches of a pack's takes, laid out so that one is held against many at a time.
package struct SketchTable: Sendable {
    /// Takes side by side, each in a lane.
    private typealias Lanes = SIMD8<Float>

    /// Frames of each print; 0 of a take without one.
    private let counts: [Int]
    /// The outlines: number by number, of as many takes as there are lanes; block behind block.
    private let blocks: [Lanes]
    /// The timbres, take by take.
    private let timbres: [Float]
    /// For each take the first of the same clip; itself if there is none before it.
    private let firstOfClip: [Int]

    /// - Parameters:
    ///   - sketches: nil of a take that is not to be compared.
    ///   - clips: the ids of the takes' clips. Takes of one clip say the same, so they are no neighbours.
    package init(_ sketches: [VoiceSketch?], clips: [String]) {
        var firsts: [String: Int] = [:]
        for (take, clip) in clips.enumerated() where firsts[clip] == nil { firsts[clip] = take }
        firstOfClip = clips.enumerated().map { firsts[$1] ?? $0 }
        let (wide, narrow) = (VoiceSketch.outlineCount, VoiceSketch.timbreCount)
        counts = sketches.map { $0?.count ?? 0 }
        let blockCount = (sketches.count + Lanes.scalarCount - 1) / Lanes.scalarCount
        var blocks = [Lanes](repeating: .zero, count: blockCount * wide)
        var timbres = [Float](repeating: 0, count: sketches.count * narrow)
        for (take, sketch) in sketches.enumerated() {
            guard let sketch else { continue }
            let (block, lane) = take.quotientAndRemainder(dividingBy: Lanes.scalarCount)
            for index in 0..<wide { blocks[block * wide + index][lane] = sketch.outline[index] }
            for index in 0..<narrow { timbres[take * narrow + index] = sketch.timbre[index] }
        }
        (self.blocks, self.timbres) = (blocks, timbres)
    }

    // MARK: Copies

    /// A take that another may be a copy of.
    package struct Candidate: Sendable, Hashable {
        package var take: Int
        /// True if it is known to be one; else it needs a closer look.
        package var isKnown: Bool
    }

    /// The takes among some that a take may be a copy of, in their order, up to the first that it is known to be one of.
    ///
    /// - Parameters:
    ///   - leaders: takes with a sketch.
    ///   - timbre: the share that the mean spectra of copies have in common.
    ///   - known: what an earlier comparison found, and `places` of the takes in it; negative of takes that it does not know.
    package func candidates(
        of take: Int, among leaders: ArraySlice<Int>, timbre: Double, known: KnownCopies, places: [Int]
    ) -> [Candidate] {
        var candidates: [Candidate] = []
        let place = places[take]
        for leader in leaders {
            let other = places[leader]
            switch place >= 0 && other >= 0 ? known.isCopy(place, of: other) : nil {
            case true: return candidates + [Candidate(take: leader, isKnown: true)]
            case false: continue
            case nil:
                guard timbreLikeness(take, leader) >= timbre else { continue }
                candidates.append(Candidate(take: leader, isKnown: false))
            }
        }
        return candidates
    }

    /// The share that the takes' mean spectra have in common, 0 … 1, within a telephone's bands.
    package func timbreLikeness(_ take: Int, _ other: Int) -> Double {
        let count = VoiceSketch.timbreCount
        var sum: Float = 0
        for index in 0..<count { sum += timbres[take * count + index] * timbres[other * count + index] }
        return Double(sum)
    }

    // MARK: Neighbours

    /// The limits of a comparison.
    package struct Bounds: Sendable {
        /// Takes are compared if the shorter is at least this share of the longer.
        package var leastRatio: Double
        /// Pairs are looked at closely whose outlines are no farther apart, decibels a band.
        package var outline: Double

        package init(leastRatio: Double, outline: Double) { (self.leastRatio, self.outline) = (leastRatio, outline) }
    }

    /// The distances of some takes from those before them, by their outlines.
    package struct Neighbours: Sendable {
        /// The pairs that are near enough to be looked at, the later take first.
        package var near: [(Int, Int)] = []
        /// For each take the distance of the nearest among the compared ones; infinite of one that was compared with none.
        package var nearest: [Double]
    }

    /// Holds every so many-th take against all before it. Of copies the first stands for all.
    ///
    /// - Parameters:
    ///   - stripe: the first of these takes, and the distance from one to the next.
    ///   - first: for each take the first one that is the same recording; itself if there is none before it.
    package func neighbours(stripe: (start: Int, step: Int), first: [Int], within bounds: Bounds) -> Neighbours {
        var found = Neighbours(nearest: [Double](repeating: .infinity, count: counts.count))
        for take in stride(from: stripe.start, to: counts.count, by: stripe.step) where counts[take] > 0 {
            let others = first[take] == take ? 0..<take : first[take]..<first[take] + 1
            for block in others.lowerBound / Lanes.scalarCount..<(others.upperBound + 7) / Lanes.scalarCount {
                compare(take, block, others, first, bounds, &found)
            }
        }
        return found
    }

    /// The takes of other clips whose outlines are nearest to a take's: the nearest first, of equal ones the first.
    /// - Parameters:
    ///   - count: how many at most.
    ///   - leastRatio: takes are compared if the shorter is at least this share of the longer.
    package func nearest(to take: Int, atMost count: Int, leastRatio: Double) -> [Int] {
        let bounds = Bounds(leastRatio: leastRatio, outline: .infinity)
        var nearest: [(take: Int, sum: Float)] = []
        for start in stride(from: 0, to: counts.count, by: Lanes.scalarCount) {
            let others = (start..<min(start + Lanes.scalarCount, counts.count)).filter {
                isComparable(take, $0, bounds)
            }
            guard !others.isEmpty,
                let sums = sums(take, start / Lanes.scalarCount, Lanes(repeating: .infinity))
            else { continue }
            for other in others {
                let sum = sums[other - start]
                guard nearest.count < count || sum < nearest[nearest.count - 1].sum else { continue }
                nearest.insert((other, sum), at: nearest.lastIndex { $0.sum <= sum }.map { $0 + 1 } ?? 0)
                if nearest.count > count { nearest.removeLast() }
            }
        }
        return nearest.map(\.take)
    }

    /// Holds a take against those of a block. Each lane adds up its differences in their order, so that a distance does not depend on what
    /// it was measured beside.
    private func compare(
        _ take: Int, _ block: Int, _ others: Range<Int>, _ first: [Int], _ bounds: Bounds, _ found: inout Neighbours
    ) {
        let start = block * Lanes.scalarCount
        let width = Double(VoiceSketch.outlineCount)
        // The most that each lane's sum may come to; nothing of a take that is not compared.
        var limits = Lanes(repeating: -1)
        for other in others.clamped(to: start..<start + Lanes.scalarCount)
        where first[other] == other && isComparable(take, other, bounds) {
            let bound = max(bounds.outline, found.nearest[take], found.nearest[other])
            limits[other - start] = Float(bound * width).nextUp
        }
        guard any(limits .> 0), let sums = sums(take, block, limits) else { return }
        for lane in 0..<Lanes.scalarCount where sums[lane] <= limits[lane] {
            let (other, distance) = (start + lane, Double(sums[lane]) / width)
            found.nearest[take] = min(found.nearest[take], distance)
            found.nearest[other] = min(found.nearest[other], distance)
            if first[take] == take, distance <= bounds.outline { found.near.append((take, other)) }
        }
    }

    private func isComparable(_ take: Int, _ other: Int, _ bounds: Bounds) -> Bool {
        let (shorter, longer) = (min(counts[take], counts[other]), max(counts[take], counts[other]))
        return shorter > 0 && Double(shorter) >= bounds.leastRatio * Double(longer)
            && firstOfClip[take] != firstOfClip[other]
    }

    /// The sums of the differences of a take's outline and those of a block; nil as soon as all are seen to be beyond their limits.
    private func sums(_ take: Int, _ block: Int, _ limits: Lanes) -> Lanes? {
        let (own, lane) = take.quotientAndRemainder(dividingBy: Lanes.scalarCount)
        let (width, bands) = (VoiceSketch.outlineCount, VoicePrint.bands)
        var sums = Lanes.zero
        for segment in stride(from: 0, to: width, by: bands) {
            for index in segment..<segment + bands {
                let difference = Lanes(repeating: blocks[own * width + index][lane]) - blocks[block * width + index]
                sums += difference.replacing(with: -difference, where: difference .< 0)
            }
            guard any(sums .<= limits) else { return nil }
        }
        return sums
    }
}
