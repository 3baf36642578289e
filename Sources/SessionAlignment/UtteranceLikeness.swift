import VoiceAssetAudio

/// Which utterances of a session sound alike, as evidence for and against a repeated take.
struct UtteranceLikeness: Sendable {
    /// Utterances that far apart are compared.
    static let reach = 4
    /// `reach` distances an utterance, to the ones before it, 1 being their median; ∞ where the lengths are too different.
    private let ratios: [Double]
    /// The median distance of neighbours, which are different words as a rule, by their spectra alone.
    private let typical: Double
    /// How much the ratios of different words are spread: the standard deviation of the logarithm.
    private let spread: Double
    /// How exactly the voice makes a sound again: 0 people, 1 a synthesizer.
    let synthetic: Double
    /// How much likelier each utterance sounds as it does if it is a false start than if it is not, as a logarithm.
    private(set) var falseStarts: [Double] = []

    /// The bounds of the spread, and the one of a session of a handful of words.
    private static let spreads = 0.13...0.26
    private static let usualSpread = 0.18
    /// What is above the median is spread less than what is below, where words are that have something in common.
    private static let lowerSpread = 1.2

    init(_ utterances: [Utterance]) {
        synthetic = VoiceExactness.of(utterances)
        let courses = utterances.map { SoundCourse($0.frames) }
        func areComparable(_ first: Int, _ second: Int) -> Bool {
            Self.areComparable(utterances[first].seconds, utterances[second].seconds)
        }
        let distances = utterances.indices.flatMap { later in
            (1...Self.reach).map { lag in
                lag <= later && areComparable(later - lag, later)
                    ? courses[later].distance(to: courses[later - lag]) : .infinity
            }
        }
        // A cough is far from every word.
        let isVoiced = utterances.map { $0.pitch >= UtteranceFinder.leastPitch }
        let known = distances.indices.filter { place in
            let (later, lag) = (place / Self.reach, place % Self.reach + 1)
            return distances[place].isFinite && isVoiced[later] && isVoiced[later - lag]
        }.map { distances[$0] }.sorted()
        let usual = known.isEmpty ? 1 : max(0.5, known[known.count / 2])
        ratios = distances.map { $0 / usual }
        let neighbours = utterances.indices.dropFirst().filter { areComparable($0 - 1, $0) }
            .map { TimeWarping.distance(utterances[$0 - 1].frames, utterances[$0].frames) }.filter(\.isFinite).sorted()
        typical = neighbours.isEmpty ? 1 : max(0.5, neighbours[neighbours.count / 2])
        let leastSpread = Self.spreads.lowerBound * (1 + 0.5 * synthetic)
        if known.count >= 5 * Self.reach {
            let upper = logarithm(known[known.count * 84 / 100] / max(0.01, known[known.count / 2]))
            spread = max(leastSpread, min(Self.spreads.upperBound, Self.lowerSpread * upper))
        } else {
            spread = max(leastSpread, Self.usualSpread)
        }
        falseStarts = utterances.indices.map { logFalseStart($0, utterances) }
    }

    /// Somebody who breaks off says the word again from its start: at once, or after the one before it.
    private func logFalseStart(_ index: Int, _ utterances: [Utterance]) -> Double {
        // Where a word is broken off, it sounds as no whole one does.
        let frames = Array(utterances[index].frames.dropLast(Self.brokenOff))
        guard frames.count >= 2 * Self.brokenOff else { return 0 }
        let weights = utterances[(index + 1)...].prefix(2).enumerated().map { lag, other in
            // What is as long is a take of its own.
            guard Double(frames.count) < Self.longestStart * Double(other.frames.count) else { return -Double.infinity }
            let ratio = TimeWarping.distance(frames, toBeginningOf: other.frames) / typical
            return Self.logDensity(max(ratio, Self.begun), Self.begun, spread: 0.4, freedom: 200)
                - Self.logDensity(min(ratio, Self.notBegun), Self.notBegun, spread: 0.25, freedom: 200)
                - Double(lag) * logarithm(4)
        }
        return min(Self.mostFalse, weights.max() ?? -.infinity)
    }

    /// The longest false start, in lengths of the word.
    private static let longestStart = 0.8
    /// The median distance of a false start to the beginning of the word that it was to be, and of other utterances.
    ///
    /// Of 48 false starts made of prompts in three languages: 0.40 in the median, 0.6 for one in four; of words and
    /// those behind them 1.0 and more as a rule, and one in twenty below 0.85.
    private static let begun = 0.42
    private static let notBegun = 1.0
    /// The most that likeness tells, as a logarithm: a short word may begin as the next one does.
    private static let mostFalse = 4.0

    /// Of second takes by people of whom nothing is known, one in ten was 1.6 times as long as the first or as short.
    private static let mostRatio = 2.5

    /// Whether two lengths, seconds, may be those of one word.
    private static func areComparable(_ first: Double, _ second: Double) -> Bool {
        let ratio = first / second
        return ratio < mostRatio && ratio > 1 / mostRatio && first < 10 && second < 10
    }

    /// Whether an utterance begins twice: what is before a short silence sounds like what comes behind it.
    func beginsTwice(_ utterance: Utterance) -> Bool {
        utterance.parts.contains { before, behind in
            // Where a word is broken off, it sounds as no whole one does.
            let frames = Array(before.dropLast(Self.brokenOff))
            guard frames.count >= 2 * Self.brokenOff else { return false }
            return TimeWarping.distance(frames, toBeginningOf: Array(behind)) < Self.leastUnlike * typical
        }
    }

    /// Of 4,596 pairs of a prompt and one of the three behind it whose texts have little in common, 1 in 50 was less
    /// than 0.86.
    private static let leastUnlike = 0.75
    /// Frames at the end of a false start that are not compared.
    private static let brokenOff = 3

    /// The logarithm of the density of a distance between an utterance and one before it, if both are takes of one clip.
    ///
    /// Second takes of digits by 56 people in three languages: 0.69 in the median, 1.0 for one in ten, and then as far apart as
    /// two words.
    func logRepeated(_ first: Int, _ second: Int) -> Double {
        // Nobody's takes are too much alike.
        let repeated = Self.repeated * (1 - 0.5 * synthetic)
        let alike = Self.logDensity(max(ratio(first, second), repeated), repeated, spread: 0.28, freedom: 20)
        let unlike = Self.unlikeRepeats * (1 - synthetic)
        return logSum([logarithm(1 - unlike) + alike, logarithm(unlike) + logDifferent(first, second)])
    }

    /// The median distances of repeats, and of words that have little in common; where four letters in five are the same it is 0.75, by
    /// prompts in five languages and espeak-ng in eight.
    private static let repeated = 0.6
    private static let different = 1.12
    /// The share of people's second takes that are as unlike the first as another word is.
    private static let unlikeRepeats = 0.03

    /// The same if they are takes of two clips whose texts are so alike: the more alike, the less a distance tells.
    func logDifferent(_ first: Int, _ second: Int, texts likeness: Double = 0) -> Double {
        let median = Self.different - 0.6 * likeness * likeness
        // Nor are two words too different.
        let unlike = Self.logDensity(
            min(ratio(first, second), median), median, spread: spread + 0.08 * likeness * likeness, freedom: 6)
        // The two may sound the same, as in French `euro` and `euros`.
        let same = Self.homophones * exponential(6 * logarithm(likeness))
        return same > 0 ? logSum([logarithm(1 - same) + unlike, logarithm(same) + logRepeated(first, second)]) : unlike
    }

    /// The share of texts that are nearly the same and sound the same.
    private static let homophones = 0.5

    private func ratio(_ first: Int, _ second: Int) -> Double { ratios[second * Self.reach + second - first - 1] }

    /// Of the logarithm of a ratio; far off it falls slowly, as Student's t does.
    private static func logDensity(_ ratio: Double, _ median: Double, spread: Double, freedom: Double) -> Double {
        // What could not be compared is as far apart as can be; what is the same to the last bit is as near.
        let error = logarithm(max(0.02, min(ratio, 1.4)) / median) / spread
        return -(freedom + 1) / 2 * logarithm(1 + error * error / freedom) - logarithm(spread)
    }
}

/// How the sound of an utterance goes on: the spectrum of every 20 ms, and where it moves to.
///
/// Two words that pass through the same sounds in another order, or at another pace, differ in how these move.
struct SoundCourse: Sendable {
    /// Frames.
    let count: Int
    /// The numbers of all frames, one frame behind the other.
    private let numbers: [Float]
    /// The sum of their squares in each frame.
    private let squares: [Float]

    /// Bands and level, and the change of each.
    private static let width = 2 * (SpectralFrame.bandCount + 1)
    /// Frames on either side between which the change is taken, and how much it counts.
    ///
    /// Among prompts in three languages, of which one in fifty different neighbours passes for a repeat, this misses 0.9 %
    /// of the repeats in English where bands and level alone miss 1.7 %.
    private static let reach = 2
    private static let weight: Float = 0.8

    /// How far an alignment may be off the diagonal, in lengths of the longer one: second takes linger elsewhere.
    private static let bend = 0.4

    init(_ frames: [SpectralFrame]) {
        count = frames.count
        var numbers: [Float] = []
        numbers.reserveCapacity(Self.width * frames.count)
        for index in frames.indices {
            let (before, behind) = (
                frames[max(0, index - Self.reach)], frames[min(frames.count - 1, index + Self.reach)]
            )
            numbers += frames[index].colour
            numbers.append(frames[index].level)
            numbers += zip(before.colour, behind.colour).map { Self.weight * ($1 - $0) }
            numbers.append(Self.weight * (behind.level - before.level))
        }
        self.numbers = numbers
        squares = stride(from: 0, to: numbers.count, by: Self.width).map { start in
            numbers[start..<start + Self.width].reduce(0) { $0 + $1 * $1 }
        }
    }

    /// The mean distance of the frames of two utterances along the best alignment in time, decibels; ∞ if one has none.
    func distance(to other: SoundCourse) -> Double {
        TimeWarping.distance(count, other.count, reach: max(3, Int(Double(max(count, other.count)) * Self.bend))) {
            row, column in
            let product = DotProduct.of(
                numbers, from: row * Self.width, other.numbers, from: column * Self.width, count: Self.width)
            return (max(0, squares[row] + other.squares[column] - 2 * product) / Float(Self.width)).squareRoot()
        }
    }
}
