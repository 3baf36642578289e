import VoiceAssetAudio

/// Which utterances sound alike, as evidence for and against a repeated take.
struct UtteranceLikeness: Sendable {
    /// Utterances that far apart are compared.
    static let reach = SoundDistances.reach
    let sounds: SoundDistances
    /// The median distance of neighbours, which are different words as a rule, by their spectra alone.
    private let typical: Double
    /// How much likelier each utterance sounds as it does if it is a false start than if it is not, as a logarithm.
    private(set) var falseStarts: [Double] = []

    init(_ utterances: [Utterance]) {
        let sounds = SoundDistances(utterances)
        self.sounds = sounds
        let neighbours = utterances.indices.dropFirst().filter { sounds.areComparable($0 - 1, $0) }
            .map { TimeWarping.distance(utterances[$0 - 1].frames, utterances[$0].frames) }.filter(\.isFinite).sorted()
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
            return Self.logDensity(max(ratio, Self.begun), Self.begun, spread: 0.4, freedom: 200)
                - Self.logDensity(min(ratio, Self.notBegun), Self.notBegun, spread: 0.25, freedom: 200)
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

    /// The logarithm of the density of a distance between two takes of one clip.
    ///
    /// Second takes of digits by 56 people in three languages: 0.69 in the median, 1.0 for one in ten, and then as far apart as
    /// two words. espeak-ng in eight languages: 0.12 to 0.3.
    func logRepeated(_ first: Int, _ second: Int) -> Double {
        // Nobody's takes are too much alike.
        let ratio = sounds.ratio(first, second)
        let alike = Self.logDensity(max(ratio, repeated), repeated, spread: 0.28, freedom: 20)
        let share = Self.unlikeRepeats * (1 - sounds.synthetic)
        guard share > 0 else { return alike }
        let unlike = logDensity(of: min(ratio, Self.median(0)), texts: 0)
        return logSum([logarithm(1 - share) + alike, logarithm(share) + unlike])
    }

    /// The median distance of repeats: what spreads the distances of words less makes repeats less alike.
    private var repeated: Double { 0.6 - 0.3 * sounds.synthetic }
    /// The share of people's second takes that are as unlike the first as another word is.
    private static let unlikeRepeats = 0.03

    /// The same between takes of two clips whose texts are so alike: the more alike, the less a distance tells.
    func logDifferent(_ first: Int, _ second: Int, texts likeness: Double) -> Double {
        // Nor are two words too different.
        let unlike = logDensity(of: min(sounds.ratio(first, second), Self.median(likeness)), texts: likeness)
        // The two may sound the same, as in French `euro` and `euros`.
        let same = Self.homophones * likeness * likeness * likeness * likeness * likeness * likeness
        guard same > 0 else { return unlike }
        return logSum([logarithm(1 - same) + unlike, logarithm(same) + logRepeated(first, second)])
    }

    /// How often texts that are nearly the same sound the same.
    private static let homophones = 0.5

    /// The logarithm of the density of a ratio of distances between two utterances whose texts are so alike.
    func logDensity(of ratio: Double, texts likeness: Double) -> Double {
        Self.logDensity(ratio, Self.median(likeness), spread: sounds.spread + 0.08 * likeness * likeness, freedom: 6)
    }

    /// The same of the ratios of one utterance to others. It may be nearer to all of them, or farther from all, than is usual:
    /// which of them it is nearer to is what tells something.
    func logDensity(of ratios: [Double], texts likenesses: [Double]) -> Double {
        let errors = zip(ratios, likenesses).map { ratio, likeness in
            logarithm(max(Self.leastRatio, min(ratio, Self.largestRatio)) / Self.median(likeness))
        }
        let offset = errors.reduce(0, +) / (Double(errors.count) + Self.usual)
        let prior = -Self.usual / 2 * offset * offset / (sounds.spread * sounds.spread)
        return zip(ratios, likenesses).reduce(prior) { sum, pair in
            sum + logDensity(of: pair.0 / exponential(offset), texts: pair.1)
        }
    }

    /// So many ratios count as much as that it is as near as is usual. Of 20,370 takes of prompts 66 are wrong without a doubt,
    /// with 5 of them 68, and with each ratio on its own 72.
    private static let usual = 2.0
    private static let largestRatio = 2.0

    /// Prompts in five languages and espeak-ng in eight: 1.1 where fewer than a third of the letters agree, 0.92 where half
    /// do, 0.75 where four in five do.
    private static func median(_ likeness: Double) -> Double { 1.12 - 0.6 * likeness * likeness }

    /// espeak-ng's repeats of one word are never nearer.
    private static let leastRatio = 0.02

    /// Of the logarithm of a ratio; far off it falls slowly, as Student's t does.
    private static func logDensity(_ ratio: Double, _ median: Double, spread: Double, freedom: Double) -> Double {
        // What could not be compared is as far apart as can be; what is the same to the last bit is as near.
        let error = logarithm(max(leastRatio, min(ratio, 1.4)) / median) / spread
        return -(freedom + 1) / 2 * logarithm(1 + error * error / freedom) - logarithm(spread)
    }
}
