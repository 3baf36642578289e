package import VoiceAssetSound

/// Looks for takes whose word was cut at its start or end: beside the pack's other takes it sets in or stops too abruptly.
///
/// A synthesizer's words may all do so, and a person's where a gate or an editor was at work: what many takes do is no fault
/// of one. Figures stand in JudgingTakes.md.
package struct EdgeComparison: Sendable {
    /// Odd ones that are told of one by one, at most.
    private static let mostAlone = 3

    /// What is too abrupt, decibels: at least this, and so much more than a share of the pack's takes, of which there are so many.
    ///
    /// An end in speech falls by 20 dB at most in English, Spanish and Italian prompts, by 16 dB in 95 of 100 Russian ones: a mouth
    /// and a room ring longer. A stop sets in at once, as a vowel may: starts need more.
    private struct Limit {
        var least: Double
        var margin: Double
        var share: Double
        var fewest: Int
    }
    private static let start = Limit(least: 50, margin: 16, share: 0.9, fewest: 12)
    /// For a word before which nothing is heard, among others before which something is. Of whole words of up to 1.6 s so are 2 of 100
    /// in English, 7 in Spanish, none in Italian, 4 in French and in Russian; of those cut by 100 ms 96, in noise 50 dB below as well.
    /// The margin is the smallest of 8, 10 and 12 by which no more words than with the other are marked in 150 packs of 24 drawn from
    /// one half of the first three languages' words: 1 of 3600 in Spanish, where 8 mark 16, and none in the others.
    private static let bareStart = Limit(least: 50, margin: 12, share: 0.9, fewest: 12)
    /// Less is nothing, decibels: noise alone has 1 in nine tenths of the cuts.
    private static let leastLead = 3.0
    /// Where more of the takes have nothing before them, as a synthesizer's or a gate's, it says nothing of one.
    private static let mostBare = 0.1
    private static let end = Limit(least: 22, margin: 10, share: 0.8, fewest: 8)

    private let takes: [(name: String, steepness: EdgeSteepness)?]

    /// - Parameter takes: of each the clip's id or the file; nil of one that is not to be compared.
    package init(_ takes: [(name: String, steepness: EdgeSteepness)?]) { self.takes = takes }

    /// What is odd about each take. Of many that are odd alike the first says so for all.
    package var doubts: [[EdgeDoubt]] {
        var doubts = [[EdgeDoubt]](repeating: [], count: takes.count)
        for odd in [odd(.start, \.start, startLimit), odd(.end, \.end) { _ in Self.end }] {
            let isMany = odd.count > Self.mostAlone
            let others = isMany ? odd.dropFirst().compactMap { takes[$0.take]?.name } : []
            for (take, doubt) in isMany ? odd.prefix(1) : odd[...] {
                var doubt = doubt
                doubt.others = others
                doubts[take].append(doubt)
            }
        }
        return doubts
    }

    private func odd(
        _ side: EdgeDoubt.Side, _ figure: (EdgeSteepness) -> Double?, _ limit: (EdgeSteepness) -> Limit
    ) -> [(take: Int, doubt: EdgeDoubt)] {
        let values = takes.indices.compactMap { take in
            takes[take].flatMap { known in
                figure(known.steepness).map { (take: take, value: $0, limit: limit(known.steepness)) }
            }
        }
        let sorted = values.map(\.value).sorted()
        return values.compactMap { take, value, limit in
            guard values.count >= limit.fewest else { return nil }
            // The place among the others: one that is odd is itself behind it.
            let usual = sorted[Int(Double(sorted.count - 1) * limit.share)]
            guard value > max(limit.least, usual + limit.margin) else { return nil }
            return (take, EdgeDoubt(side: side, own: value, usual: usual))
        }
    }

    /// Of a start.
    private var startLimit: (EdgeSteepness) -> Limit {
        let leads = takes.compactMap { $0?.steepness.lead }
        let bare = leads.count { $0 < Self.leastLead }
        guard Double(bare) <= Self.mostBare * Double(leads.count) else { return { _ in Self.start } }
        return { ($0.lead ?? Self.leastLead) < Self.leastLead ? Self.bareStart : Self.start }
    }
}
