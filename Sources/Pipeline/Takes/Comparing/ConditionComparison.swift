import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetUnicodeText

/// Looks for takes that somebody else spoke than the rest of the pack, that were recorded in another room, or whose word was cut at its
/// start or end: beside the pack's other takes it sets in or stops too abruptly. A synthesizer's among a person's are left out, as
/// `recording-synthetic` tells.
///
/// The limits were chosen on every other prompt of Debian's asterisk-core-sounds in English, Spanish and Italian, with the voices
/// of flite and of six amateurs (Free Spoken Digit Dataset) among them. Figures stand in Measurements.md.
struct ConditionComparison: Sendable {
    struct Take: Sendable {
        /// The clip's id, or the file.
        var name: String
        var isSynthetic = false
        var setting = RecordingConditions()
        var steepness = EdgeSteepness()
    }

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
    /// So many are told of one by one, at most.
    private static let mostAlone = 3
    private let takes: [Take?]
    private let limits: TakeLimits

    /// - Parameter takes: nil of one that is not to be compared.
    init(_ takes: [Take?], limits: TakeLimits) {
        let isSynthetic = takes.allSatisfy { $0?.isSynthetic ?? true }
        self.takes = takes.map { $0?.isSynthetic == isSynthetic ? $0 : nil }
        self.limits = limits
    }

    /// What is odd about each take. Of many that are odd alike the first says so for all.
    var remarks: [[Finding]] {
        var remarks = [[Finding]](repeating: [], count: takes.count)
        let edges = [odd("start", \.steepness.start, Self.start), odd("end", \.steepness.end, Self.end)]
        for odd in [voices, noises, echoes] + edges {
            for (take, finding) in told(odd) { remarks[take].append(finding) }
        }
        return remarks
    }

    /// Takes that are odd alike, and what is said of each.
    private typealias Odd = [(take: Int, finding: Finding)]

    private func told(_ odd: Odd) -> Odd {
        guard odd.count > Self.mostAlone else { return odd }
        var first = odd[0]
        first.finding.form += first.finding.form.isEmpty ? "many" : "Many"
        first.finding.arguments["clips"] = .names(odd.compactMap { takes[$0.take]?.name })
        return [first]
    }

    private func values<Value>(_ figure: (Take) -> Value?) -> [(take: Int, value: Value)] {
        takes.indices.compactMap { index in takes[index].flatMap(figure).map { (index, $0) } }
    }

    // MARK: Voices

    private var voices: Odd {
        let pitches = values(\.setting.pitch)
        guard pitches.count >= Self.fewest else { return [] }
        let odd = strayVoices(pitches) ?? secondVoice(pitches) ?? []
        guard !odd.isEmpty else { return [] }
        let rest = pitches.filter { !odd.contains($0.take) }.map(\.value.middle).median ?? 0
        return odd.map { take in
            let own = pitches.filter { odd.count > Self.mostAlone ? odd.contains($0.take) : $0.take == take }
            let values = [own.map(\.value.middle).median ?? 0, rest].map { PitchRange.hertz($0).decimals(0) }
            return (take, Finding(.recordingVoice, ["own": .of(values[0], "Hz"), "usual": .of(values[1], "Hz")]))
        }
    }

    /// Those that lie beyond the others; nil if there are none.
    private func strayVoices(_ pitches: [(take: Int, value: PitchRange)]) -> [Int]? {
        let middles = pitches.map(\.value.middle)
        guard let middle = middles.median, let range = pitches.map({ $0.value.high - $0.value.low }).median else {
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
    private func secondVoice(_ pitches: [(take: Int, value: PitchRange)]) -> [Int]? {
        guard pitches.count >= Self.fewestOfTwo else { return nil }
        let sorted = pitches.sorted { ($0.value.middle, $0.take) < ($1.value.middle, $1.take) }
        let middles = sorted.map(\.value.middle)
        guard let cut = cut(middles), let low = Array(middles[..<cut]).median, let high = Array(middles[cut...]).median,
            high - low >= Self.leastDistance
        else { return nil }
        let between = (low + high) / 2
        let apart = sorted[..<cut].count { $0.value.high < between } + sorted[cut...].count { $0.value.low > between }
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
        let ratios = values(\.setting.ratio)
        guard ratios.count >= Self.fewest, let middle = ratios.map(\.value).median else { return [] }
        let limit = middle - max(Self.leastNoise, Self.noiseSpreads * spread(ratios.map(\.value), around: middle, -1))
        // With less than the pack's limit `recording-noise` says so.
        let odd = ratios.filter { $0.value >= limits.signalToNoise && $0.value < min(limit, Self.quietRoom) }
        return told(odd, ratios, "noise") { .of($0.decimals(1), "dB") }
    }

    private var echoes: Odd {
        let falls = values(\.setting.decayTime)
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
            let own = odd.filter { odd.count > Self.mostAlone || $0.take == take }.map(\.value).median ?? 0
            return (take, Finding(.recordingRoom, form, ["own": argument(own), "usual": argument(rest)]))
        }
    }

    /// 1.4826 times the median distance of those on one side of the middle.
    private func spread(_ values: [Double], around middle: Double, _ side: Double) -> Double {
        1.4826 * (values.map { side * ($0 - middle) }.filter { $0 >= 0 }.median ?? 0)
    }

    // MARK: Edges

    /// A synthesizer's words may all set in or stop abruptly, and a person's where a gate or an editor was at work: what many takes do is no
    /// fault of one. What is too abrupt, decibels: at least this, and so much more than a share of the pack's takes, of which there are so many.
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

    private func odd(_ side: String, _ figure: (Take) -> Double?, _ limit: Limit) -> Odd {
        let values = values(figure)
        guard values.count >= limit.fewest else { return [] }
        // The place among the others: one that is odd is itself behind it.
        let usual = values.map(\.value).sorted()[Int(Double(values.count - 1) * limit.share)]
        return values.filter { $0.value > max(limit.least, usual + limit.margin) }.map { take, own in
            let values: [String: Finding.Argument] = [
                "own": .of(own.decimals(0), "dB"), "usual": .of(max(0, usual).decimals(0), "dB"),
            ]
            return (take, Finding(.recordingCut, side, values))
        }
    }
}
