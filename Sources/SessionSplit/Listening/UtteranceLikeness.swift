import VoiceAssetSound

/// Which utterances sound alike, as evidence for and against a repeated take.
struct UtteranceLikeness: Sendable {
    /// Utterances that far apart are compared.
    static let reach = 4
    /// `reach` distances an utterance, to the ones before it; nil where there is none.
    private let distances: [Double?]
    /// The median distance of neighbours, which are different words as a rule.
    let typical: Double
    /// How much likelier each utterance sounds as it does if it is a false start than if it is not, as a logarithm.
    private(set) var falseStarts: [Double] = []

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
        falseStarts = utterances.indices.map { logFalseStart($0, utterances) }
    }

    /// Somebody who breaks off says the word again from its start: at once, or after the one before it.
    private func logFalseStart(_ index: Int, _ utterances: [Utterance]) -> Double {
        // Where a word is broken off, it sounds as no whole one does.
        let frames = Array(utterances[index].frames.dropLast(Self.brokenOff))
        guard frames.count >= 2 * Self.brokenOff else { return 0 }
        let weights = (1...2).map { lag in
            guard index + lag < utterances.count else { return -Double.infinity }
            let other = utterances[index + lag].frames
            // What is as long is a take of its own.
            guard Double(frames.count) < Self.longestStart * Double(other.count) else { return -.infinity }
            let ratio = TimeWarping.distance(frames, toBeginningOf: other) / typical
            return Self.logDensity(max(ratio, Self.begun), Self.begun, spread: 0.4)
                - Self.logDensity(min(ratio, Self.notBegun), Self.notBegun, spread: 0.25)
                - (lag == 1 ? 0 : logarithm(4))
        }
        return min(Self.mostFalse, max(weights[0], weights[1]))
    }

    /// Whether an utterance begins twice: what is before a short silence sounds like what comes behind it.
    func beginsTwice(_ utterance: Utterance) -> Bool {
        utterance.parts.contains { before, behind in
            let frames = Array(before.dropLast(Self.brokenOff))
            guard frames.count >= 2 * Self.brokenOff else { return false }
            return TimeWarping.distance(frames, toBeginningOf: Array(behind)) < Self.leastUnlike * typical
        }
    }

    /// Of 4,596 pairs of a prompt and one of the three behind it whose texts have little in common, 1 in 50 was less
    /// than 0.86.
    private static let leastUnlike = 0.75
    /// The longest false start, in lengths of the word.
    private static let longestStart = 0.8
    /// Frames at the end of a false start that are not compared.
    private static let brokenOff = 3
    /// The median distance of a false start to the beginning of the word that it was to be, and of other utterances.
    ///
    /// Of 48 false starts made of prompts in three languages: 0.40 in the median, 0.6 for one in four; of words and
    /// those behind them 1.0 and more as a rule, and one in twenty below 0.85.
    private static let begun = 0.42
    private static let notBegun = 1.0
    /// The most that likeness tells, as a logarithm: a short word may begin as the next one does.
    private static let mostFalse = 5.0

    /// The distance of two utterances, 1 being typical of different words.
    func ratio(_ first: Int, _ second: Int) -> Double {
        (distances[second * Self.reach + second - first - 1] ?? .infinity) / typical
    }

    /// The logarithm of the density of a distance between two takes of one clip.
    ///
    /// espeak-ng at 135 to 190 words a minute: 0.22 in the median, 0.5 at most. People vary more: two recordings of one
    /// text have up to 0.7.
    func logRepeated(_ first: Int, _ second: Int) -> Double {
        // Nobody's takes are too much alike.
        Self.logDensity(max(ratio(first, second), Self.repeated), Self.repeated, spread: 0.35)
    }

    /// The same between takes of two clips whose texts are so alike: the more alike, the less a distance tells.
    ///
    /// espeak-ng: of texts that have little in common, one distance in twenty is below 0.5; `euro` and `euros` have
    /// 0.15. Prompts by people in three languages: 1 in the median and one in fifty below 0.8; 0.8 and 0.54 where two
    /// thirds of the letters agree.
    func logDifferent(_ first: Int, _ second: Int, texts likeness: Double) -> Double {
        let median = 1 - 0.5 * likeness * likeness
        // Nor are two words too different.
        let unlike = Self.logDensity(
            min(ratio(first, second), median), median, spread: 0.28 + 0.15 * likeness * likeness)
        // The two may sound the same, as in French `euro` and `euros`.
        let same = Self.homophones * likeness * likeness * likeness * likeness * likeness * likeness
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
