import VoiceAssetAudio

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

/// How far the utterances of a session are from each other, as a ratio to what is usual for these two.
///
/// Short words, and those with many relatives, are near to much; a repeat is nearer than all of that. Among prompts in
/// English of which one in fifty different neighbours passes for a repeat, a ratio to the session's median misses 8 % of
/// the repeats, one to what these two are near to 1.7 %, and the changes in `SoundCourse` leave 0.9 %.
struct SoundDistances: Sendable {
    /// Utterances that far apart are compared beforehand.
    static let reach = 4
    private let seconds: [Double]
    private let courses: [SoundCourse]
    /// `reach` distances an utterance, to the ones before it, decibels; nil where there is none.
    private let distances: [Double?]
    /// How far each utterance is from those that are most like it among the rest of the session, decibels.
    private let backgrounds: [Double]
    /// How much the ratios of different words are spread: the standard deviation of the logarithm.
    private(set) var spread = 0.18

    /// How exactly the voice makes a sound again: 0 people, 1 a synthesizer.
    ///
    /// The spread of the ratios does not tell it: ten words of people's are as unlike each other as a synthesizer's.
    private(set) var synthetic = 0.0

    /// Utterances that each is compared with, and the fewest that tell something.
    private static let cohort = 24
    private static let leastCohort = 7
    /// The share of them that is nearer than the background.
    private static let share = 0.15
    /// Of people and of synthesizers, whose words differ more and whose repeats less.
    static let spreads = 0.13...0.26
    /// What is above the median is spread less than what is below, where words are that have something in common.
    private static let lowerSpread = 1.2

    init(_ utterances: [Utterance]) {
        let seconds = utterances.map(\.seconds)
        let courses = utterances.map { SoundCourse($0.frames) }
        (self.seconds, self.courses) = (seconds, courses)
        distances = utterances.indices.flatMap { later in
            (1...Self.reach).map { lag in
                lag > later
                    ? nil
                    : Self.areComparable(seconds[later - lag], seconds[later])
                        ? courses[later].distance(to: courses[later - lag]) : .infinity
            }
        }
        backgrounds = Self.backgrounds(courses, seconds)
        synthetic = VoiceExactness.of(utterances)
        spread = max(spread, Self.spread(synthetic: synthetic))
        let ratios = utterances.indices.flatMap { later in
            (1...Self.reach).compactMap { $0 > later ? nil : ratio(later - $0, later) }.filter(\.isFinite)
        }.sorted()
        guard ratios.count >= 5 * Self.reach else { return }
        let upper = logarithm(ratios[ratios.count * 84 / 100] / max(0.01, ratios[ratios.count / 2]))
        spread = max(Self.spread(synthetic: synthetic), min(Self.spreads.upperBound, Self.lowerSpread * upper))
    }

    private static func spread(synthetic: Double) -> Double {
        spreads.lowerBound + synthetic * (spreads.upperBound - spreads.lowerBound)
    }

    private static func backgrounds(_ courses: [SoundCourse], _ seconds: [Double]) -> [Double] {
        let nearest = courses.indices.map { index in
            let others = courses.indices.filter {
                abs($0 - index) > reach && areComparable(seconds[$0], seconds[index])
            }
            // Evenly over the session.
            let count = min(cohort, others.count)
            return (0..<count).map { courses[index].distance(to: courses[others[$0 * others.count / count]]) }.sorted()
        }
        let known = nearest.map { $0.count < leastCohort ? nil : $0[Int(share * Double($0.count))] }
        // What has nothing to be compared with, as a phrase among words, or few, is taken for as near as the others are.
        let sorted = known.compactMap { $0 }.sorted()
        let all = sorted.isEmpty ? allDistances(courses, seconds).sorted() : sorted
        let middle = all.isEmpty ? 1 : all[all.count / 2]
        return known.map { max(0.5, $0 ?? middle) }
    }

    /// Of neighbours up to the reach, for a session of a handful of words.
    private static func allDistances(_ courses: [SoundCourse], _ seconds: [Double]) -> [Double] {
        courses.indices.flatMap { later in
            (max(0, later - reach)..<later).filter { areComparable(seconds[$0], seconds[later]) }
                .map { courses[later].distance(to: courses[$0]) }.filter(\.isFinite)
        }
    }

    /// Of second takes by people of whom nothing is known, one in ten was 1.6 times as long as the first or as short.
    private static let mostRatio = 2.5

    /// Whether two lengths, seconds, may be those of one word.
    private static func areComparable(_ first: Double, _ second: Double) -> Bool {
        let ratio = first / second
        return ratio < mostRatio && ratio > 1 / mostRatio && first < 10 && second < 10
    }

    /// Whether two utterances may be takes of one text by their lengths.
    func areComparable(_ first: Int, _ second: Int) -> Bool { Self.areComparable(seconds[first], seconds[second]) }

    /// The distance of two utterances, 1 being that to the few that are most like them among the rest of the session; ∞ if
    /// they are neighbours of too different lengths.
    func ratio(_ first: Int, _ second: Int) -> Double {
        let distance =
            second > first && second - first <= Self.reach
            ? distances[second * Self.reach + second - first - 1] ?? .infinity
            : courses[first].distance(to: courses[second])
        return distance / (backgrounds[first] * backgrounds[second]).squareRoot()
    }
}
