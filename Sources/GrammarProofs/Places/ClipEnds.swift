/// The clips that something that is said begins and ends with, and the marks before and behind them.
struct ClipEnds {
    /// By the marks before them.
    private(set) var firsts: [[Int]: Set<Int>] = [:]
    /// By the marks behind them.
    private(set) var lasts: [[Int]: Set<Int>] = [:]
    /// The marks where no clip is said.
    private(set) var silence: Set<[Int]>

    /// - Parameter silence: without anything, what says nothing; empty if there is nothing at all to say it.
    init(silence: Set<[Int]> = [[]]) { self.silence = silence }

    init(clip: Int) {
        silence = []
        firsts[[]] = [clip]
        lasts[[]] = [clip]
    }

    /// How many clips and marks it keeps, and lists of marks.
    var size: Int {
        func size(_ clips: [[Int]: Set<Int>]) -> Int { clips.reduce(0) { $0 + 1 + $1.key.count + $1.value.count } }
        return size(firsts) + size(lasts) + silence.reduce(0) { $0 + 1 + $1.count }
    }

    mutating func append(mark: Int) {
        silence = Set(silence.map { $0 + [mark] })
        lasts = Dictionary(lasts.map { ($0.key + [mark], $0.value) }) { $0.union($1) }
    }

    mutating func append(_ next: ClipEnds) {
        for before in silence {
            for (after, clips) in next.firsts { firsts[before + after, default: []].formUnion(clips) }
        }
        var ends = next.lasts
        for after in next.silence {
            for (before, clips) in lasts { ends[before + after, default: []].formUnion(clips) }
        }
        lasts = ends
        silence = Set(silence.flatMap { before in next.silence.map { before + $0 } })
    }

    mutating func formUnion(_ other: ClipEnds) {
        firsts.merge(other.firsts) { $0.union($1) }
        lasts.merge(other.lasts) { $0.union($1) }
        silence.formUnion(other.silence)
    }
}
