import VoiceAssetAudio

/// Chooses the takes of all clips together, so that where two clips meet pitch and pace fit.
///
/// From several starts each clip in turn gets the take that costs least beside its neighbours' as they are, until none changes;
/// the cheapest end counts (iterated conditional modes: Besag, "On the statistical analysis of dirty pictures", J. R. Stat. Soc.
/// B 48 (3), 1986). The same takes give the same choice on every machine.
struct JoinedTakes: Sendable {
    /// A take that may be chosen, as far as joins go; rounded, so that it is the same on every machine.
    struct Candidate: Sendable, Hashable {
        /// The pitch that its word starts and ends with, semitones over 100 Hz; nil of a word without a voice.
        var start: Double?
        var end: Double?
        /// The logarithm of its length over the one that its text suggests; nil if that is not known.
        var pace: Double?
        /// Its loudness over the pack's, LU.
        var level: Double
    }

    /// What costs 1 at a join: 2 semitones, or 15 % of pace, which weighs less; or 3 dB of level squared, which weigh little, since
    /// clips are made equally loud. Weights were chosen on digits by three speakers, 12 takes each: the median jump is 0.4, 1.6 and 0.9
    /// semitones with neighbours' pace 5 to 8 % apart; without pace it is 0.3, 1.3 and 0.7, with pace 11 to 19 % apart.
    private static let pitch = 2.0
    private static let pace = (scale: 0.14, weight: 0.3)
    private static let level = (scale: 3.0, weight: 0.05)
    /// Percentiles of all edges' pitch that starts aim at, besides the start that is given.
    private static let aims = [10, 30, 50, 70, 90]
    /// Rounds from a start; some ten are needed.
    private static let rounds = 50
    /// What is cheaper by less is not.
    private static let rounding = 1e-9

    /// The candidates of each clip.
    private let clips: [[Candidate]]
    private let joins: [(join: AnnouncedJoins.Join, count: Int)]
    /// The places in `joins` that a clip has a part in.
    private let places: [[Int]]

    /// - Parameters:
    ///   - clips: the candidates of each clip; none of one that has no part in it.
    ///   - joins: by the indexes of the clips.
    init(_ clips: [[Candidate]], _ joins: AnnouncedJoins) {
        self.clips = clips.map(Self.withPitches)
        let known = joins.sorted.filter { join, _ in
            [join.left, join.right].allSatisfy { clips.indices.contains($0) && !clips[$0].isEmpty }
        }
        self.joins = known
        var places = [[Int]](repeating: [], count: clips.count)
        for (place, (join, _)) in known.enumerated() {
            places[join.left].append(place)
            if join.right != join.left { places[join.right].append(place) }
        }
        self.places = places
    }

    /// A take without a voice counts as the median of the clip's others.
    private static func withPitches(_ candidates: [Candidate]) -> [Candidate] {
        let start = candidates.compactMap(\.start).median
        let end = candidates.compactMap(\.end).median
        return candidates.map { candidate in
            var candidate = candidate
            candidate.start = candidate.start ?? start
            candidate.end = candidate.end ?? end
            return candidate
        }
    }

    /// Whether joins have a say in a clip's choice.
    func decides(_ clip: Int) -> Bool { clips[clip].count > 1 && !places[clip].isEmpty }

    /// The candidate of each clip, by its place among them.
    ///
    /// - Parameter start: what is chosen if joins have no say.
    func choice(from start: [Int]) -> [Int] {
        guard clips.indices.contains(where: decides) else { return start }
        let pitches = clips.joined().flatMap { [$0.start, $0.end] }.compactMap { $0 }.sorted()
        let aimed = pitches.isEmpty ? [] : Self.aims.map { nearest(to: pitches[(pitches.count - 1) * $0 / 100], start) }
        var best = settled(start)
        for choice in aimed.map(settled) where choice.cost < best.cost - Self.rounding { best = choice }
        return best.choice
    }

    /// The candidates whose edges are nearest to a pitch.
    private func nearest(to pitch: Double, _ start: [Int]) -> [Int] {
        clips.indices.map { clip in
            guard decides(clip) else { return start[clip] }
            let distances = clips[clip].map { candidate in
                [candidate.start, candidate.end].compactMap { $0 }.reduce(0) { $0 + abs($1 - pitch) }
            }
            return distances.indices.min { distances[$0] < distances[$1] } ?? start[clip]
        }
    }

    private func settled(_ start: [Int]) -> (choice: [Int], cost: Double) {
        var choice = start
        for _ in 0..<Self.rounds {
            var isSettled = true
            for clip in clips.indices where decides(clip) {
                var best = (candidate: choice[clip], cost: cost(of: choice[clip], clip, in: choice))
                for candidate in clips[clip].indices where candidate != choice[clip] {
                    let cost = cost(of: candidate, clip, in: choice)
                    if cost < best.cost - Self.rounding { best = (candidate, cost) }
                }
                if best.candidate != choice[clip] {
                    choice[clip] = best.candidate
                    isSettled = false
                }
            }
            if isSettled { break }
        }
        return (choice, cost(of: choice))
    }

    // MARK: Costs

    /// What a choice for all clips costs.
    func cost(of choice: [Int]) -> Double {
        let met = joins.reduce(0) { sum, met in
            let (left, right) = (met.join.left, met.join.right)
            return sum + Double(met.count) * cost(clips[left][choice[left]], clips[right][choice[right]])
        }
        return clips.indices.filter { !clips[$0].isEmpty }.reduce(met) { $0 + levelCost(of: choice[$1], $1) }
    }

    /// What a candidate costs beside the others as they are chosen, per join.
    func meanCost(of candidate: Int, _ clip: Int, in choice: [Int]) -> Double {
        cost(of: candidate, clip, in: choice) / Double(max(1, count(clip)))
    }

    private func cost(of candidate: Int, _ clip: Int, in choice: [Int]) -> Double {
        let met = places[clip].reduce(0) { sum, place in
            let (join, count) = joins[place]
            let left = clips[join.left][join.left == clip ? candidate : choice[join.left]]
            let right = clips[join.right][join.right == clip ? candidate : choice[join.right]]
            return sum + Double(count) * cost(left, right)
        }
        return met + levelCost(of: candidate, clip)
    }

    private func levelCost(of candidate: Int, _ clip: Int) -> Double {
        let level = clips[clip][candidate].level / Self.level.scale
        return Double(count(clip)) * Self.level.weight * level * level
    }

    private func count(_ clip: Int) -> Int { places[clip].reduce(0) { $0 + joins[$1].count } }

    private func cost(_ left: Candidate, _ right: Candidate) -> Double {
        var cost = 0.0
        if let end = left.end, let start = right.start { cost += abs(start - end) / Self.pitch }
        if let first = left.pace, let second = right.pace {
            cost += Self.pace.weight * abs(second - first) / Self.pace.scale
        }
        return cost
    }

    /// The median of the pitch jumps at all joins, semitones; nil if none has a voice on both sides.
    func medianJump(_ choice: [Int]) -> Double? {
        let jumps = joins.compactMap { join, count -> (value: Double, count: Int)? in
            guard let end = clips[join.left][choice[join.left]].end,
                let start = clips[join.right][choice[join.right]].start
            else { return nil }
            return (abs(start - end), count)
        }
        return JoinFigures.Distribution(jumps)?.median
    }
}
