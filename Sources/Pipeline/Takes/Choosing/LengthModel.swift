import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetUnicodeText

/// How long the takes of one speaker are for their texts: a line through syllables and seconds that a few wrong takes
/// don't move.
struct LengthModel: Sendable {
    /// A take: the syllables of its text, and the seconds of its speech.
    struct Take: Sendable {
        var syllables: Int
        var seconds: Double
    }

    /// Takes without which nothing is said about any of them.
    static let fewest = 8
    /// A take is out of family if it is also this many times farther from the line than the median of all, scaled to the
    /// standard deviation of a normal distribution: one of 1.7 million of such takes is.
    static let leastDeviation = 5.0
    /// Takes that the slope is taken from; their pairs are counted.
    private static let mostForSlope = 400

    private let slope: Double
    private let intercept: Double
    /// 1.4826 times the median of the distances from the line, seconds.
    private let spread: Double

    /// The line of Theil and Sen: the median of the slopes between all pairs. nil if there are too few takes.
    init?(_ takes: [Take]) {
        guard takes.count >= Self.fewest else { return nil }
        let step = (takes.count + Self.mostForSlope - 1) / Self.mostForSlope
        let some = takes.indices.filter { $0.isMultiple(of: step) }.map { takes[$0] }
        var slopes: [Double] = []
        for (index, left) in some.enumerated() {
            for right in some[..<index] where left.syllables != right.syllables {
                slopes.append((left.seconds - right.seconds) / Double(left.syllables - right.syllables))
            }
        }
        let slope = max(0, slopes.median ?? 0)
        let intercept = takes.map { $0.seconds - slope * Double($0.syllables) }.median ?? 0
        self.slope = slope
        self.intercept = intercept
        let distances = takes.map { abs($0.seconds - intercept - slope * Double($0.syllables)) }
        spread = 1.4826 * (distances.median ?? 0)
    }

    /// The seconds that a text suggests, at least 0.1.
    func seconds(syllables: Int) -> Double { max(0.1, intercept + slope * Double(syllables)) }

    /// Whether a take is longer or shorter than its text suggests, by this factor and by far more than others are.
    func isOut(_ take: Take, factor: Double) -> Bool {
        let expected = seconds(syllables: take.syllables)
        guard take.seconds > expected * factor || take.seconds < expected / factor else { return false }
        return abs(take.seconds - expected) > Self.leastDeviation * spread
    }

    /// That a take is too long or too short for its text, if it is.
    /// - Parameter isNamed: whether its text is known; else it is a note.
    func finding(_ take: Take, factor: Double, isNamed: Bool = true) -> Finding? {
        guard isOut(take, factor: factor) else { return nil }
        let expected = seconds(syllables: take.syllables)
        return Finding(
            .recordingLength, (take.seconds > expected ? "long" : "short") + (isNamed ? "" : "Unnamed"),
            [
                "seconds": .of(take.seconds.decimals(upTo: 2), "s"), "expected": .of(expected.decimals(upTo: 2), "s"),
                "most": .of(factor.decimals(upTo: 6), nil),
            ])
    }
}

/// How fast the pack's speaker is.
struct Pace {
    private var model: LengthModel?
    /// Seconds a syllable, where there are too few takes for a model.
    private var rate: Double?

    init(_ takes: [(traits: TakeTraits, syllables: Int?)]) {
        let known = takes.compactMap { take in
            take.syllables.map { LengthModel.Take(syllables: $0, seconds: take.traits.seconds) }
        }
        model = LengthModel(known)
        rate = known.map { $0.seconds / Double($0.syllables) }.median
    }

    /// The seconds that a text takes; nil if that is not known.
    func seconds(_ syllables: Int?) -> Double? {
        guard let syllables else { return nil }
        return model?.seconds(syllables: syllables) ?? rate.map { max(0.1, $0 * Double(syllables)) }
    }
}
