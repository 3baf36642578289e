import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetUnicodeText

/// How long the takes of one speaker are for their texts, and which of them are out of family.
struct TakeLengths: Sendable {
    /// A take: what its text tells, and the seconds of its speech.
    struct Take: Sendable {
        var text: TextLength
        var seconds: Double
    }

    /// Takes without which nothing is said about any of them.
    static let fewest = 8
    /// A take is out of family if it is also this many times farther from what is expected than the median of all, scaled to the
    /// standard deviation of a normal distribution: one of 1.7 million of such takes is.
    static let leastDeviation = 5.0

    private let model: DurationModel
    /// 1.4826 times the median of the distances from what is expected, seconds.
    private let spread: Double

    /// nil if there are too few takes.
    init?(_ takes: [Take]) {
        guard takes.count >= Self.fewest else { return nil }
        let model = DurationModel(of: takes.map { ($0.text, $0.seconds) })
        self.model = model
        spread = 1.4826 * (takes.map { abs($0.seconds - model.seconds(of: $0.text)) }.median ?? 0)
    }

    /// The seconds that a text suggests.
    func seconds(of text: TextLength) -> Double { model.seconds(of: text) }

    /// Whether a take is longer or shorter than its text suggests, by this factor and by far more than others are.
    func isOut(_ take: Take, factor: Double) -> Bool {
        let expected = seconds(of: take.text)
        return (take.seconds > expected * factor || take.seconds < expected / factor)
            && abs(take.seconds - expected) > Self.leastDeviation * spread
    }

    /// That takes are too long or too short for their texts, for those that are.
    /// - Parameter isNamed: whether their texts are known; else it is a note.
    static func findings(_ takes: [Take?], factor: Double, isNamed: Bool = true) -> [Finding?] {
        let usual = TakeLengths(takes.compactMap { $0 })
        return takes.map { take in
            guard let take else { return nil }
            let longest = DurationModel.longest(of: take.text)
            let isBeyond = isNamed && take.seconds > longest
            guard isBeyond || usual?.isOut(take, factor: factor) == true else { return nil }
            let expected = isBeyond ? longest / 3 : usual?.seconds(of: take.text) ?? 0
            let form = isBeyond ? "beyond" : (take.seconds > expected ? "long" : "short") + (isNamed ? "" : "Unnamed")
            func seconds(_ value: Double) -> Finding.Argument { .of(value.decimals(upTo: 2), "s") }
            let most = isBeyond ? seconds(longest) : .of(factor.decimals(upTo: 6), nil)
            let values = ["seconds": seconds(take.seconds), "expected": seconds(expected), "most": most]
            return Finding(.recordingLength, form, values)
        }
    }
}
