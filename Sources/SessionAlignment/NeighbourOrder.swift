/// How much better two neighbours of a session fit in the places where they are read than in each other's.
///
/// What is certain has to be so by something that would have spoken up for the neighbour. This is it: had the two been said in each
/// other's place, the same numbers would stand here with the other sign.
struct NeighbourOrder: Sendable {
    /// The clips, by their places in the script, in the order of time.
    let clips: (earlier: Int, later: Int)
    /// Utterances that are takes of either.
    let utterances: (earlier: [Int], later: [Int])
    /// By their lengths, as the logarithm of a ratio of likelihoods.
    let length: Double
    /// By their lengths and the takes that are known.
    let takes: Double
    /// By all that tells a clip.
    let all: Double

    /// What all evidence has to say before two neighbours are told apart, and lengths alone.
    ///
    /// Chosen on four of eight people who read 31 words for numbers: of 240 pairs of neighbours, all right, the least has −1.13. Of the
    /// others' 240 the least has −0.86. By lengths alone 1 in 130 pairs of digits has less than −3, and none less than −4.
    static let least = 1.5
    private static let leastLength = 4.0
    /// What speaks for the other order before it is told: the session's lengths mislead of words that a voice says unlike their spelling.
    private static let leastContradiction = 3.0

    var isToldByLength: Bool { length > Self.leastLength }
    var isToldByTakes: Bool { takes > Self.least }
    var isTold: Bool { all > Self.least }
    /// True if the evidence is for the other order.
    var isContradicted: Bool { all < -Self.leastContradiction }

    /// How far apart two clips are looked at, as far as cuts are compared with known takes. Whoever exchanges words that stand farther
    /// apart than neighbours is told of it only if the evidence is for that.
    private static let reach = 12

    /// A weight of an utterance as a take of a clip, as a logarithm.
    typealias Weight = (_ utterance: Int, _ clip: Int) -> Double

    /// Whether each utterance fits its clip better than any other clip that was read, had the two been said in each other's place. Only
    /// the order tells the rest.
    static func isTold(_ path: [Int?], clips: Int, by weight: Weight) -> [Bool] {
        let runs = runs(path)
        let read = Set(runs.map(\.clip)).sorted()
        // By run, the weight as a take of each clip that was read.
        let weights = runs.map { run in
            var row = [Double](repeating: 0, count: clips)
            for clip in read { row[clip] = run.utterances.reduce(0) { $0 + weight($1, clip) } }
            return row
        }
        var told = [Bool](repeating: false, count: path.count)
        for (run, own) in zip(runs, weights) {
            let isTold = zip(runs, weights).allSatisfy { other, theirs in
                other.clip == run.clip
                    || own[run.clip] - own[other.clip] + theirs[other.clip] - theirs[run.clip] > least
            }
            for utterance in run.utterances { told[utterance] = isTold }
        }
        return told
    }

    /// Utterances of one clip that follow each other; noise between them is passed over.
    private static func runs(_ path: [Int?]) -> [(clip: Int, utterances: [Int])] {
        var runs: [(clip: Int, utterances: [Int])] = []
        for (index, clip) in path.enumerated() {
            guard let clip else { continue }
            if runs.last?.clip == clip {
                runs[runs.count - 1].utterances.append(index)
            } else {
                runs.append((clip, [index]))
            }
        }
        return runs
    }

    /// The neighbours among the clips that were read, and others if the evidence is that they are in each other's place.
    /// - Parameters:
    ///   - path: the clip of each utterance; nil for noise.
    ///   - length: by the length, `known` by takes that are known, `sound` by all else.
    static func pairs(_ path: [Int?], length: Weight, known: Weight, sound: Weight) -> [NeighbourOrder] {
        let runs = runs(path)
        return runs.indices.flatMap { place in
            (1...reach).compactMap { apart -> NeighbourOrder? in
                guard place + apart < runs.count else { return nil }
                let (first, second) = (runs[place], runs[place + apart])
                func contrast(_ weight: Weight) -> Double {
                    first.utterances.reduce(0) { $0 + weight($1, first.clip) - weight($1, second.clip) }
                        + second.utterances.reduce(0) { $0 + weight($1, second.clip) - weight($1, first.clip) }
                }
                let (length, takes) = (contrast(length), contrast(known))
                let order = NeighbourOrder(
                    clips: (first.clip, second.clip), utterances: (first.utterances, second.utterances),
                    length: length, takes: length + takes, all: length + takes + contrast(sound))
                return apart == 1 || order.isContradicted ? order : nil
            }
        }
    }
}
