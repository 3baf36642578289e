package import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetUnicodeText

/// Looks for takes whose word was cut at its start or end: beside the pack's other takes it sets in or stops too abruptly.
///
/// A synthesizer's words may all do so, and a person's where a gate or an editor was at work: what many takes do is no fault
/// of one. Figures stand in Measurements.md.
package struct EdgeComparison: Sendable {
    /// What is too abrupt, decibels: at least this, and so much more than a share of the pack's takes, of which there are so many.
    ///
    /// An end in speech falls by 20 dB at most in English, Spanish and Italian prompts, by 16 dB in 95 of 100 Russian ones: a mouth
    /// and a room ring longer. A stop sets in at once, as a vowel may: starts count more than the rise, and need more. Of the limits by
    /// which no English or Italian word and at most 3 in 1,000 Spanish ones of one half are marked in packs of 24 those with 54 dB find
    /// most; a plosive of a synthesizer's Russian has 57.
    private struct Limit {
        var least: Double
        var margin: Double
        var share: Double
        var fewest: Int
    }
    private static let start = Limit(least: 60, margin: 34, share: 0.9, fewest: 12)
    private static let end = Limit(least: 22, margin: 10, share: 0.8, fewest: 8)

    private let takes: [(name: String, steepness: EdgeSteepness)?]

    /// - Parameter takes: of each the clip's id or the file; nil of one that is not to be compared.
    package init(_ takes: [(name: String, steepness: EdgeSteepness)?]) { self.takes = takes }

    /// What is odd about each take. Of many that are odd alike the first says so for all.
    package var doubts: [[Finding]] {
        var doubts = [[Finding]](repeating: [], count: takes.count)
        for (side, odd) in [("start", odd(\.start, Self.start)), ("end", odd(\.end, Self.end))] {
            let findings = odd.map { take, own, usual in
                let values: [String: Finding.Argument] = [
                    "own": .of(own.decimals(0), "dB"), "usual": .of(max(0, usual).decimals(0), "dB"),
                ]
                return (take: take, finding: Finding(.recordingCut, side, values))
            }
            for (take, finding) in OddTakes.told(findings, named: { takes[$0]?.name }) { doubts[take].append(finding) }
        }
        return doubts
    }

    private func odd(
        _ figure: (EdgeSteepness) -> Double?, _ limit: Limit
    ) -> [(take: Int, own: Double, usual: Double)] {
        let values = takes.indices.compactMap { take in
            takes[take].flatMap { known in figure(known.steepness).map { (take: take, value: $0) } }
        }
        guard values.count >= limit.fewest else { return [] }
        let sorted = values.map(\.value).sorted()
        return values.compactMap { take, value in
            // The place among the others: one that is odd is itself behind it.
            let usual = sorted[Int(Double(sorted.count - 1) * limit.share)]
            guard value > max(limit.least, usual + limit.margin) else { return nil }
            return (take, value, usual)
        }
    }
}
