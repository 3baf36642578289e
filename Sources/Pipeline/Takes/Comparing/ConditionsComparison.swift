package import VoiceAssetAudio
package import VoiceAssetCore
package import VoiceAssetPacks
import VoiceAssetUnicodeText

/// Looks for takes that somebody else spoke than the rest of the pack, or that were recorded in another room.
///
/// The limits were chosen on every other prompt of Debian's asterisk-core-sounds in English, Spanish and Italian, with the voices
/// of flite and of six amateurs (Free Spoken Digit Dataset) among them. Figures stand in Measurements.md.
package struct ConditionsComparison: Sendable {
    /// Takes without which nothing is said about any of them.
    static let fewest = 8
    /// A take with another voice is below or above the middle of all for three quarters of its time, by so many semitones: below
    /// it up to 2.5 in English and Spanish prompts, 9 and more in a man's words by flite; above it up to 1.1, and 5.9 in one
    /// lively prompt, 7.5 and more in a woman's words among the man's; …
    private static let leastBelow = 5.0
    private static let leastAbove = 6.5
    /// … by so many times the spread of all on that side, as voices differ that creak, and by the range that half of a take
    /// covers in the middle of all.
    private static let pitchSpreads = 3.0
    /// Where two speak about as much, their middles lie so far apart, semitones, and of so many takes this share keeps to one side
    /// for three quarters of its time: 0.83 at most of an Italian voice whose range is as wide, 0.96 at least of a woman's and a man's.
    private static let leastDistance = 8.0
    private static let leastShare = 0.95
    private static let fewestOfTwo = 12
    /// A noisier room has so many decibels more of noise below the speech, and so many times the spread of all.
    private static let leastNoise = 15.0
    private static let noiseSpreads = 4.0
    /// More speech over noise than this makes no difference that is heard, decibels.
    private static let quietRoom = 50.0
    /// In a room that echoes the quickest fall takes so long, seconds: in one that falls by 60 dB in half a second 0.13 in the
    /// middle of takes, and in a dry "three" of Debian's English prompts 0.1325; …
    private static let leastDecayTime = 0.133
    /// … and so many times longer than in the middle of all what that of the slowest fifth does.
    private static let decayTimeSpreads = 2.0
    /// Where half of all take so long, all echo, seconds.
    private static let echoingRoom = 0.13

    private let takes: [(name: String, setting: RecordingConditions)?]
    private let limits: TakeLimits

    /// - Parameter takes: of each the clip's id or the file; nil of one that is not to be compared.
    package init(_ takes: [(name: String, setting: RecordingConditions)?], limits: TakeLimits) {
        self.takes = takes
        self.limits = limits
    }

    /// What is odd about each take. Of many that are odd alike the first says so for all.
    package var doubts: [[Finding]] {
        var doubts = [[Finding]](repeating: [], count: takes.count)
        for odd in [voices, noises, echoes] {
            for (take, finding) in OddTakes.told(odd, named: { takes[$0]?.name }) { doubts[take].append(finding) }
        }
        return doubts
    }

    /// Takes that are odd alike, and what is said of each.
    private typealias Odd = [(take: Int, finding: Finding)]

    private func values(_ figure: (RecordingConditions) -> Double?) -> [(take: Int, value: Double)] {
        takes.indices.compactMap { index in takes[index].flatMap { figure($0.setting) }.map { (index, $0) } }
    }

    // MARK: Voices

    private var voices: Odd {
        let pitches = takes.indices.compactMap { index in takes[index]?.setting.pitch.map { (take: index, pitch: $0) } }
        guard pitches.count >= Self.fewest else { return [] }
        let odd = strayVoices(pitches) ?? secondVoice(pitches) ?? []
        guard !odd.isEmpty else { return [] }
        let rest = pitches.filter { !odd.contains($0.take) }.map(\.pitch.middle).median ?? 0
        return odd.map { take in
            let own = pitches.filter { odd.count > OddTakes.mostAlone ? odd.contains($0.take) : $0.take == take }
            let values = [own.map(\.pitch.middle).median ?? 0, rest].map { PitchRange.hertz($0).decimals(0) }
            return (take, Finding(.recordingVoice, ["own": .of(values[0], "Hz"), "usual": .of(values[1], "Hz")]))
        }
    }

    /// Those that lie beyond the others; nil if there are none.
    private func strayVoices(_ pitches: [(take: Int, pitch: PitchRange)]) -> [Int]? {
        let middles = pitches.map(\.pitch.middle)
        guard let middle = middles.median, let range = pitches.map({ $0.pitch.high - $0.pitch.low }).median else {
            return nil
        }
        let (below, above) = (spread(middles, around: middle, -1), spread(middles, around: middle, 1))
        let odd = pitches.filter { _, pitch in
            middle - pitch.high > max(Self.leastBelow, Self.pitchSpreads * below, range)
                || pitch.low - middle > max(Self.leastAbove, Self.pitchSpreads * above, range)
        }
        return odd.isEmpty ? nil : odd.map(\.take)
    }

    /// The fewer where all fall in two groups.
    private func secondVoice(_ pitches: [(take: Int, pitch: PitchRange)]) -> [Int]? {
        guard pitches.count >= Self.fewestOfTwo else { return nil }
        let sorted = pitches.sorted { ($0.pitch.middle, $0.take) < ($1.pitch.middle, $1.take) }
        let middles = sorted.map(\.pitch.middle)
        guard let cut = cut(middles), let low = Array(middles[..<cut]).median, let high = Array(middles[cut...]).median,
            high - low >= Self.leastDistance
        else { return nil }
        let between = (low + high) / 2
        let apart = sorted[..<cut].count { $0.pitch.high < between } + sorted[cut...].count { $0.pitch.low > between }
        guard Double(apart) >= Self.leastShare * Double(sorted.count) else { return nil }
        let groups = [sorted[..<cut], sorted[cut...]].map { $0.map(\.take).sorted() }
        // Of two that are as large the one that begins later.
        return groups.min { ($0.count, -$0[0]) < ($1.count, -$1[0]) }
    }

    /// Where sorted values fall in two so that the squares of their distances from their means are least.
    private func cut(_ values: [Double]) -> Int? {
        let total = values.reduce(0, +)
        var (sum, best) = (0.0, (place: 0, gain: -Double.infinity))
        for place in 1..<values.count {
            sum += values[place - 1]
            let (left, right) = (Double(place), Double(values.count - place))
            let gain = sum * sum / left + (total - sum) * (total - sum) / right
            if gain > best.gain { best = (place, gain) }
        }
        return best.place > 0 ? best.place : nil
    }

    // MARK: Rooms

    private var noises: Odd {
        let ratios = values(\.ratio)
        guard ratios.count >= Self.fewest, let middle = ratios.map(\.value).median else { return [] }
        let limit = middle - max(Self.leastNoise, Self.noiseSpreads * spread(ratios.map(\.value), around: middle, -1))
        // With less than the pack's limit `recording-noise` says so.
        let odd = ratios.filter { $0.value >= limits.signalToNoise && $0.value < min(limit, Self.quietRoom) }
        return told(odd, ratios, "noise") { .of($0.decimals(1), "dB") }
    }

    private var echoes: Odd {
        let falls = values(\.decayTime)
        let sorted = falls.map(\.value).sorted()
        guard falls.count >= Self.fewest, let middle = sorted.median else { return [] }
        let slow = sorted[sorted.count * 4 / 5]
        let limit = max(Self.leastDecayTime, middle + Self.decayTimeSpreads * (slow - middle))
        let milliseconds = { (seconds: Double, limit: Double?) -> Finding.Argument in
            .of((seconds * 1000).decimals(0, apartFrom: limit.map { $0 * 1000 } ?? -1), "ms")
        }
        if middle > Self.echoingRoom {
            let values = ["own": milliseconds(middle, Self.echoingRoom), "most": milliseconds(Self.echoingRoom, nil)]
            return [(falls[0].take, Finding(.recordingRoom, "echoes", values))]
        }
        return told(falls.filter { $0.value > limit }, falls, "echo") { milliseconds($0, nil) }.map { take, finding in
            var finding = finding
            finding.arguments["most"] = milliseconds(limit, nil)
            return (take, finding)
        }
    }

    private func told(
        _ odd: [(take: Int, value: Double)], _ all: [(take: Int, value: Double)], _ form: String,
        _ argument: (Double) -> Finding.Argument
    ) -> Odd {
        let rest = all.filter { one in !odd.contains { $0.take == one.take } }.map(\.value).median ?? 0
        return odd.map { take, _ in
            let own = odd.filter { odd.count > OddTakes.mostAlone || $0.take == take }.map(\.value).median ?? 0
            return (take, Finding(.recordingRoom, form, ["own": argument(own), "usual": argument(rest)]))
        }
    }

    /// 1.4826 times the median distance of those on one side of the middle.
    private func spread(_ values: [Double], around middle: Double, _ side: Double) -> Double {
        1.4826 * (values.map { side * ($0 - middle) }.filter { $0 >= 0 }.median ?? 0)
    }
}

/// Holds the takes of a pack against each other: who speaks them, in what room, and whether their words are cut. A synthesizer's among
/// a person's are left out, as `recording-synthetic` tells.
package struct ConditionComparison: Sendable {
    package struct Take: Sendable {
        /// The clip's id, or the file.
        package var name: String
        package var isSynthetic: Bool
        package var setting: RecordingConditions
        package var steepness: EdgeSteepness
    }

    private let takes: [Take?]
    private let limits: TakeLimits

    /// - Parameter takes: nil of one that is not to be compared.
    package init(_ takes: [Take?], limits: TakeLimits) {
        let isSynthetic = takes.allSatisfy { $0?.isSynthetic ?? true }
        self.takes = takes.map { $0?.isSynthetic == isSynthetic ? $0 : nil }
        self.limits = limits
    }

    /// What is odd about each take.
    package var remarks: [[Finding]] {
        let settings = ConditionsComparison(takes.map { $0.map { ($0.name, $0.setting) } }, limits: limits).doubts
        let edges = EdgeComparison(takes.map { $0.map { ($0.name, $0.steepness) } }).doubts
        return zip(settings, edges).map { $0 + $1 }
    }
}

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

/// Takes that differ from the pack's others in one way.
enum OddTakes {
    /// So many are told of one by one, at most.
    static let mostAlone = 3

    /// What is said of them: of many the first says it for all.
    static func told(
        _ odd: [(take: Int, finding: Finding)], named name: (Int) -> String?
    ) -> [(take: Int, finding: Finding)] {
        guard odd.count > mostAlone else { return odd }
        var first = odd[0]
        first.finding.form += first.finding.form.isEmpty ? "many" : "Many"
        first.finding.arguments["clips"] = .names(odd.compactMap { name($0.take) })
        return [first]
    }
}
