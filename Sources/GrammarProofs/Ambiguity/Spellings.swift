/// What clips say as sequences of symbols, and what is left of one behind another.
struct Spellings {
    /// A clip that a sequence can go together with.
    struct Match {
        var clip: Int
        /// The index of what the one has more than the other; nil if they are the same.
        var rest: Int?
        /// True if the clip has more.
        var clipGoesOn: Bool
    }

    /// Bytes of a match in a list that grows; and of a rest: among the sequences, in a dictionary that is half full on
    /// average, and in the list of what matches.
    private static let matchBytes = 2 * MemoryLayout<Match>.stride
    private static let restBytes = 160

    /// The sequences: clips' and rests'.
    private var sequences: [ArraySlice<UInt32>] = []
    private var indexes: [ArraySlice<UInt32>: Int] = [:]
    /// By clip the index of its sequence.
    let clips: [Int]
    /// Clips by their first symbol.
    private var byFirst: [UInt32: [Int]] = [:]
    /// By index, the clips that agree with the sequence as far as both go.
    private var known: [[Match]?] = []

    init(_ spellings: [[UInt32]]) {
        var clips: [Int] = []
        for spelling in spellings {
            if let first = spelling.first { byFirst[first, default: []].append(clips.count) }
            if let known = indexes[spelling[...]] {
                clips.append(known)
            } else {
                indexes[spelling[...]] = sequences.count
                clips.append(sequences.count)
                sequences.append(spelling[...])
            }
        }
        self.clips = clips
    }

    /// The clips that a sequence can go together with.
    mutating func matches(
        of index: Int, budget: inout SearchBudget
    ) -> [Match] {
        if index < known.count, let known = known[index] { return known }
        let own = sequences[index]
        var matches: [Match] = []
        for clip in own.first.flatMap({ byFirst[$0] }) ?? [] {
            let other = sequences[clips[clip]]
            budget.step(1 + min(own.count, other.count) / 100)
            guard !budget.isSpent else { return [] }
            budget.hold(Self.matchBytes)
            let clipGoesOn = own.count < other.count
            let (short, long) = clipGoesOn ? (own, other) : (other, own)
            guard long.starts(with: short) else { continue }
            let rest = long.count == short.count ? nil : self.index(of: long.dropFirst(short.count), &budget)
            matches.append(Match(clip: clip, rest: rest, clipGoesOn: clipGoesOn))
        }
        known += Array(repeating: nil, count: max(0, sequences.count - known.count))
        known[index] = matches
        return matches
    }

    private mutating func index(of sequence: ArraySlice<UInt32>, _ budget: inout SearchBudget) -> Int {
        if let index = indexes[sequence] { return index }
        budget.hold(Self.restBytes)
        sequences.append(sequence)
        indexes[sequence] = sequences.count - 1
        return sequences.count - 1
    }
}
