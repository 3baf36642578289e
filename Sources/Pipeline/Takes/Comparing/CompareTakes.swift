import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetPacks

/// The stage that holds the chosen takes against each other and against their texts.
package struct CompareTakes: Sendable {
    /// What two takes have in common is kept by pairs: most of a pack's are as they were.
    private static let key = StageKey("compared-takes", version: version, [])
    /// Raised with every change after which two takes may be another pair.
    package static let version = 4

    let limits: TakeLimits
    /// Tells which clips are meant to have one take.
    let source: PackDocument
    let store: StageStore

    /// What is to be known of each clip's take; nothing of a clip without one.
    /// - Parameter workers: pairs that are compared at a time, at least 1.
    package func callAsFunction(
        _ clips: [Result<ChosenTake, RejectedClip>], workers: Int
    ) async -> [[Finding]] {
        let known: ComparedTakes = await store.value(Self.key) ?? ComparedTakes()
        let content = WrongContent(clips: clips.map(WrongContent.Clip.init), limits: limits, known: known)
        let (doubts, compared) = await content.comparison(workers: workers)
        if compared != known { await store.put(compared, for: Self.key) }
        let conditions = ConditionComparison(
            clips.map { (try? $0.get()).map(ConditionComparison.Take.init) }, limits: limits)
        return zip(clips, zip(doubts, conditions.remarks)).map { clip, found in
            let id = clip.recorded.clip.id
            let apart = (try? clip.get())?.choice?.apart.map { [$0] } ?? []
            return Self.pause(in: clip) + apart + found.0.filter { !isConfirmed($0, of: id) } + found.1
        }
    }

    /// Whether somebody says that the clips which sound the same are meant to.
    private func isConfirmed(_ finding: Finding, of clip: String) -> Bool {
        guard case .text(let other)? = finding.arguments["other"] else { return false }
        var clips = finding.form == "several" ? [] : [clip]
        if case .names(let names)? = finding.arguments["clips"] { clips = names }
        return !clips.isEmpty && clips.allSatisfy { source.confirms($0, other) }
    }

    /// Where the take of one word holds two utterances.
    private static func pause(in clip: Result<ChosenTake, RejectedClip>) -> [Finding] {
        guard let chosen = try? clip.get() else { return [] }
        let isTold = chosen.take.findings.contains { $0.check == .recordingUtterances }
        let parted = Finding.parted(
            chosen.take.traits.parting, of: chosen.recorded.clip.text, besides: isTold ? 2 : 1)
        return parted.map { [$0] } ?? []
    }
}

extension ConditionComparison.Take {
    fileprivate init(_ chosen: ChosenTake) {
        self.init(
            name: chosen.recorded.clip.id, isSynthetic: chosen.file.isSynthetic, setting: chosen.take.traits.setting,
            steepness: chosen.take.traits.steepness)
    }
}

extension WrongContent.Clip {
    fileprivate init(_ clip: Result<ChosenTake, RejectedClip>) {
        let chosen = try? clip.get()
        let recorded = clip.recorded.clip
        self.init(
            id: recorded.id, text: recorded.text,
            sound: (chosen?.take).map { .init(seconds: $0.traits.seconds, print: $0.print) }, sha256: chosen?.sha256,
            isSynthetic: chosen?.file.isSynthetic ?? false)
    }
}

extension Result<ChosenTake, RejectedClip> {
    package var recorded: RecordedClip {
        switch self {
        case .success(let chosen): chosen.recorded
        case .failure(let rejected): rejected.recorded
        }
    }
}

/// Which takes of a pack were found to be one recording, so that a later run compares only those that changed.
struct ComparedTakes: Sendable, Hashable {
    /// A take, by the checksum of its file's checksum and its text, and the place of the first that is the same recording;
    /// its own if there is none before it.
    struct Take: Sendable, Hashable {
        var key: String
        var first: Int
    }

    /// In the order in which they were compared.
    let takes: [Take]
    /// Of these, which are one recording.
    let copies: KnownCopies
    /// Places by keys; none of a key that two takes have.
    private let places: [String: Int]
    /// The key of a take that is not to be known again.
    static let noKey = String(repeating: "0", count: 64)

    init() { self.init([]) }

    init(_ takes: [Take]) {
        self.takes = takes
        copies = KnownCopies(first: takes.map(\.first))
        let all = Dictionary(grouping: takes.indices) { takes[$0].key }
        places = all.filter { $0.value.count == 1 && $0.key != Self.noKey }.mapValues { $0[0] }
    }

    static func key(sha256: String, text: String) -> String { Digest.sha256(Array("\(sha256) \(text)".utf8)) }

    /// Where a take stands; nil if it was not compared.
    func place(of key: String) -> Int? { places[key] }
}

/// Kept between runs as the takes alone: of each the key's digits and the place.
extension ComparedTakes: StageValue {
    init(_ bytes: inout ByteScanner) throws {
        let count = try bytes.integer(0...bytes.count / Digest.digits)
        self.init(try (0..<count).map { Take(key: try bytes.text(Digest.digits), first: try bytes.integer(0...$0)) })
    }

    func put(into bytes: inout ByteWriter) {
        bytes.put(takes.count)
        for take in takes {
            bytes.put(take.key)
            bytes.put(take.first)
        }
    }
}

/// Groups of takes that are one recording. Each is compared with the first of every group only, so that many copies of
/// one take cost no more than as many takes of other words.
struct CopyGroups {
    /// For each take the first one that is the same recording; itself if there is none before it.
    private(set) var first: [Int]

    /// - Parameters:
    ///   - takes: those that are compared, in order; `count` counts the others too.
    ///   - candidates: the takes among some that a take may be a copy of, in their order.
    ///   - isCopy: whether two takes, by their indexes, are one recording; asked for candidates that are not known to be.
    init(
        _ takes: [Int], of count: Int, workers: Int,
        candidates: @escaping @Sendable (Int, ArraySlice<Int>) -> [SketchTable.Candidate],
        isCopy: @escaping @Sendable (Int, Int) async -> Bool
    ) async {
        first = Array(0..<count)
        var leaders: [Int] = []
        @Sendable func copied(by take: Int, among takes: ArraySlice<Int>, atMost limit: Int) async -> [Int] {
            var copied: [Int] = []
            for candidate in candidates(take, takes) where copied.count < limit {
                var counts = candidate.isKnown
                if !counts { counts = await isCopy(take, candidate.take) }
                if counts { copied.append(candidate.take) }
            }
            return copied
        }
        // A batch at a time: with the groups before it, then what belongs to none of them with each other.
        for start in stride(from: 0, to: takes.count, by: Self.batch) {
            let batch = Array(takes[start..<min(takes.count, start + Self.batch)])
            let earlier = leaders
            let found = await concurrentMap(batch, workers: workers) {
                await copied(by: $0, among: earlier[...], atMost: 1).first
            }
            for (take, leader) in zip(batch, found) { first[take] = leader ?? take }
            let others = batch.filter { first[$0] == $0 }
            let pairs = await concurrentMap(Array(others.indices), workers: workers) {
                await copied(by: others[$0], among: others[..<$0], atMost: .max)
            }
            for (take, copies) in zip(others, pairs) {
                var leader = copies.first { first[$0] == $0 }
                // Behind a copy that is known candidates are not looked for.
                if leader == nil, !copies.isEmpty {
                    leader = await copied(by: take, among: leaders[earlier.count...], atMost: 1).first
                }
                if let leader { first[take] = leader } else { leaders.append(take) }
            }
        }
    }

    private static let batch = 64

    /// The groups of two and more, by their first takes, the others in order.
    var several: [Int: [Int]] {
        Dictionary(grouping: first.indices.filter { first[$0] != $0 }, by: { first[$0] })
    }
}
