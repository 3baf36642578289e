#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Every way to read a session: which utterance is a take of which clip, in the script's order.
///
/// A path visits nodes (utterance, clip). From one node to the next up to three utterances may be left out as noise,
/// and the clip stays (a repeated take), is the next, or up to six clips are missing between. Before the first node and
/// after the last any number may be left out or missing. The sums over all paths give the probability of every node.
///
/// Where something happened in a session, more may have: such things are likelier then.
struct Lattice {
    let clips: Int
    let utterances: Int
    /// The logarithm of the density of utterance × clips + clip.
    let match: [Double]
    /// That of an utterance that is none of the script.
    let noise: [Double]
    let likeness: UtteranceLikeness
    /// How alike the texts of a clip and of the clips before it are: clip × `jumps` + jump.
    let textLikeness: [Double]
    /// Sums of `noise`.
    private let noiseBefore: [Double]

    /// One more than the clips that may be missing in a row.
    static let jumps = 7
    /// What is known to have happened in a session.
    enum Course {
        /// Nothing but repeated takes and noise.
        case regular
        /// Nothing at all; or a clip is missing and another said twice, so that the count fits.
        case complete
        /// Something that should not.
        case irregular
    }

    /// Logarithms of probabilities: a take is repeated; the next clip comes; a clip is missing; one more after it.
    private struct Rates {
        var again: Double
        var next: Double
        var missing: Double
        /// What an utterance that is none of the script is oftener.
        var noise = 0.0

        static let regular = Rates(again: logarithm(0.03), next: logarithm(0.966), missing: logarithm(0.003))
        /// Held against the session in which nothing happens, however long it is. That the count fits is no evidence: all pairs of a
        /// missing clip and another that is said twice weigh a share of that together.
        static func complete(clips: Int, synthetic: Double) -> Rates {
            let hidden = Self.hidden - synthetic * Self.hiddenLess
            return Rates(again: logarithm(0.1), next: 0, missing: logarithm(min(0.3, hidden / Double(clips * clips))))
        }
        /// Of 3,606 cuts of strangers' sessions 50 were silently wrong with 1.5, 31 with 3 and 14 with 6; three, three and two of 21 sessions
        /// without a mistake ended with nothing in doubt. Since alike texts are known, of 728 cuts in which words by eight voices are in each
        /// other's place 19 are with 6 and 8 with 12, and 2.9 and 4.1 % of their right cuts in doubt where nothing happens.
        private static let hidden = 12.0
        /// A synthesizer is less likely to leave out a clip than people are.
        private static let hiddenLess = 6.0
        static let irregular = Rates(
            again: logarithm(0.05), next: logarithm(0.94), missing: logarithm(0.03), noise: 1.5)
    }

    private let rates: Rates
    /// Whether nothing may have happened.
    private let mayBePerfect: Bool
    private static let alsoMissing = logarithm(0.2)

    init(
        clips: Int, match: [Double], noise: [Double], likeness: UtteranceLikeness, textLikeness: [Double],
        course: Course
    ) {
        let rates: Rates =
            switch course {
            case .regular: .regular
            case .complete: .complete(clips: clips, synthetic: likeness.synthetic)
            case .irregular: .irregular
            }
        self.rates = rates
        mayBePerfect = course != .irregular && clips == noise.count
        self.clips = clips
        utterances = noise.count
        self.match = match
        self.noise = noise.map { $0 + rates.noise }
        (self.likeness, self.textLikeness) = (likeness, textLikeness)
        noiseBefore = self.noise.reduce(into: [0]) { $0.append($0.last! + $1) }
    }

    private func skipping(_ count: Int) -> Double {
        count == 0 ? 0 : rates.missing + Double(count - 1) * Self.alsoMissing
    }

    private func leading(_ utterance: Int, _ clip: Int) -> Double { noiseBefore[utterance] + skipping(clip) }

    private func trailing(_ utterance: Int, _ clip: Int) -> Double {
        noiseBefore[utterances] - noiseBefore[utterance + 1] + skipping(clips - 1 - clip)
    }

    /// The logarithm of what a step weighs, by utterances and clips: from (`u`, `c`) to (`v`, `d`).
    private func step(_ u: Int, _ c: Int, _ v: Int, _ d: Int) -> Double {
        let between = noiseBefore[v] - noiseBefore[u + 1]
        guard d > c else { return between + rates.again + likeness.logRepeated(u, v) }
        return between + (d == c + 1 ? rates.next : skipping(d - c - 1))
            + likeness.logDifferent(u, v, texts: textLikeness[d * Self.jumps + d - c - 1])
    }

    /// The sums over the paths that lead to each node, its own match included.
    private func forward() -> [Double] {
        var sums = [Double](repeating: -.infinity, count: match.count)
        for v in 0..<utterances {
            for d in 0..<clips {
                var terms = [leading(v, d)]
                for u in max(0, v - UtteranceLikeness.reach)..<v {
                    for c in max(0, d - Self.jumps)...d where sums[u * clips + c] > -.infinity {
                        terms.append(sums[u * clips + c] + step(u, c, v, d))
                    }
                }
                sums[v * clips + d] = logSum(terms) + match[v * clips + d]
            }
        }
        return sums
    }

    /// The sums over the paths that lead on from each node, its own match left out.
    private func backward() -> [Double] {
        var sums = [Double](repeating: -.infinity, count: match.count)
        for u in (0..<utterances).reversed() {
            for c in (0..<clips).reversed() {
                var terms = [trailing(u, c)]
                for v in u + 1..<max(u + 1, min(utterances, u + 1 + UtteranceLikeness.reach)) {
                    for d in c..<min(clips, c + Self.jumps + 1) {
                        terms.append(sums[v * clips + d] + match[v * clips + d] + step(u, c, v, d))
                    }
                }
                sums[u * clips + c] = logSum(terms)
            }
        }
        return sums
    }

    /// The probability of every node: utterance × clips + clip.
    func probabilities() -> [Double] {
        let (forward, backward) = (forward(), backward())
        let paths = match.indices.map { forward[$0] + trailing($0 / clips, $0 % clips) } + [noiseBefore[utterances]]
        let perfect = perfectSession
        let all = logSum(paths + [perfect])
        return match.indices.map { node in
            exponential(forward[node] + backward[node] - all)
                + (node / clips == node % clips ? exponential(perfect - all) : 0)
        }
    }

    /// What it weighs that nothing happens in the session: every clip is said once, and nothing else is heard. That is
    /// so in half of all sessions, however long they are, and not only as often as by chance each time.
    private var perfectSession: Double {
        guard mayBePerfect else { return -.infinity }
        return (0..<clips).reduce(0) { sum, place in
            let step = place > 0 ? step(place - 1, place - 1, place, place) - rates.next : 0
            return sum + match[place * clips + place] + step
        }
    }

    /// The clip of each utterance on the most probable path; nil for noise.
    func bestPath() -> [Int?] {
        var best = [Double](repeating: -.infinity, count: match.count)
        var from = [Int](repeating: -1, count: match.count)
        for v in 0..<utterances {
            for d in 0..<clips {
                var (top, origin) = (leading(v, d), -1)
                for u in max(0, v - UtteranceLikeness.reach)..<v {
                    for c in max(0, d - Self.jumps)...d {
                        let value = best[u * clips + c] + step(u, c, v, d)
                        if value > top { (top, origin) = (value, u * clips + c) }
                    }
                }
                best[v * clips + d] = top + match[v * clips + d]
                from[v * clips + d] = origin
            }
        }
        var path = [Int?](repeating: nil, count: utterances)
        var node = match.indices.max {
            best[$0] + trailing($0 / clips, $0 % clips) < best[$1] + trailing($1 / clips, $1 % clips)
        }
        while let current = node, current >= 0 {
            path[current / clips] = current % clips
            node = from[current]
        }
        return path
    }
}

func logarithm(_ value: Double) -> Double { log(value) }
func exponential(_ value: Double) -> Double { exp(value) }

/// The logarithm of the sum of numbers that are given by their logarithms.
func logSum(_ terms: [Double]) -> Double {
    guard let largest = terms.max(), largest > -.infinity else { return -.infinity }
    var sum = 0.0
    for term in terms where term > largest - 40 { sum += exp(term - largest) }
    return largest + log(sum)
}
