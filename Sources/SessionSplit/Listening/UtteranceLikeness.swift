import VoiceAssetSound

/// Which utterances sound alike, as evidence for and against a repeated take.
struct UtteranceLikeness: Sendable {
    /// Utterances that far apart are compared.
    static let reach = 4
    /// `reach` distances an utterance, to the ones before it; nil where there is none.
    private let distances: [Double?]
    /// The median distance of neighbours, which are different words as a rule.
    let typical: Double

    init(_ utterances: [Utterance]) {
        var distances: [Double?] = []
        for later in utterances.indices {
            for lag in 1...Self.reach {
                guard lag <= later else {
                    distances.append(nil)
                    continue
                }
                let (first, second) = (utterances[later - lag], utterances[later])
                // Nobody says the same word twice as fast.
                let ratio = first.seconds / second.seconds
                let comparable = ratio < 1.6 && ratio > 1 / 1.6 && second.seconds < 10
                distances.append(comparable ? TimeWarping.distance(first.frames, second.frames) : .infinity)
            }
        }
        self.distances = distances
        let neighbours = stride(from: 0, to: distances.count, by: Self.reach)
            .compactMap { distances[$0] }.filter(\.isFinite).sorted()
        typical = neighbours.isEmpty ? 1 : max(0.5, neighbours[neighbours.count / 2])
    }

    /// The distance of two utterances, 1 being typical of different words.
    func ratio(_ first: Int, _ second: Int) -> Double {
        (distances[second * Self.reach + second - first - 1] ?? .infinity) / typical
    }

    /// The logarithm of the density of a distance between two takes of one clip.
    ///
    /// espeak-ng at 135 to 190 words a minute: 0.22 in the median, 0.5 at most. People vary more.
    func logRepeated(_ first: Int, _ second: Int) -> Double {
        // Nobody's takes are too much alike.
        Self.logDensity(max(ratio(first, second), Self.repeated), Self.repeated, spread: 0.35)
    }

    /// The same between takes of two clips whose texts are so alike: the more alike, the less a distance tells.
    ///
    /// Of texts that have little in common, one distance in twenty is below 0.5; `euro` and `euros` have 0.15.
    func logDifferent(_ first: Int, _ second: Int, texts likeness: Double) -> Double {
        let median = 1 - 0.95 * likeness * likeness
        // Nor are two words too different.
        let unlike = Self.logDensity(
            min(ratio(first, second), median), median, spread: 0.385 + 0.3 * likeness * likeness)
        // The two may sound the same, as in French `euro` and `euros`.
        let same = Self.homophones * likeness * likeness * likeness * likeness
        guard same > 0 else { return unlike }
        return logSum([logarithm(1 - same) + unlike, logarithm(same) + logRepeated(first, second)])
    }

    /// How often texts that are nearly the same sound the same.
    private static let homophones = 0.5

    private static let repeated = 0.33

    /// Of a logarithmic normal distribution.
    private static func logDensity(_ ratio: Double, _ median: Double, spread: Double) -> Double {
        // What could not be compared is as far apart as can be.
        let error = logarithm(min(ratio, 1.4) / median) / spread
        return max(-error * error / 2, -12) - logarithm(spread)
    }
}
