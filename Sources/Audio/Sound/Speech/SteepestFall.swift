/// The place near the end of a word where the sound falls most within half a millisecond.
struct SteepestFall {
    /// Decibels by which the 2 ms before the place lie above the 5 ms behind it.
    let fall: Double
    /// Decibels by which the 5 ms behind the place lie below the take's loudest 10 ms, or `deepest` of them do.
    let depth: Double
    /// Decibels by which the largest third difference of the samples within 1 ms of it lies above the root mean square of those in
    /// the 11 ms before: a sound that is cut breaks off in the middle of a wave.
    let breaking: Double
    /// The place, an index of the samples.
    let place: Int

    /// Seconds of the take on both sides of the word's end that are looked at.
    static let reach = 0.06
    /// Where the place is looked for, seconds from the start of these.
    private static let search = (reach - 0.025)...(reach + 0.03)
    /// What is behind counts as no softer than this below the loudest 10 ms, and than this below full scale, decibels: digital silence
    /// is as a quiet room.
    private static let deepest = -70.0
    private static let softest = -90.0
    /// What is before lies within this of the loudest 10 ms, decibels: deeper down nobody hears an end.
    private static let heard = 30.0
    /// Seconds.
    private static let (before, step, behind) = (0.002, 0.0005, 0.005)
    private static let near = 0.001
    private static let reference = 0.0015...0.013

    /// - Parameters:
    ///   - samples: from `reach` before the end of the word to `reach` behind it, or less behind it.
    ///   - rate: hertz.
    ///   - loudest: the mean square of the take's loudest 10 ms.
    /// - Returns: nil if too little is behind the word, or nothing before it is heard.
    init?(in samples: [Float], rate: Double, loudest: Double) {
        let samples = samples.map(Double.init)
        guard let steepest = Self.steepest(samples, rate, loudest) else { return nil }
        fall = Decibels.of(power: steepest.ratio)
        depth = Decibels.of(power: loudest / steepest.behind)
        self.place = steepest.place
        let place = { (seconds: Double) in steepest.place + Int((seconds * rate).rounded()) }
        let differences = { (range: Range<Int>) in Self.differences(samples, range) }
        let most = differences(place(-Self.near)..<place(Self.near)).map(abs).max() ?? 0
        let usual = differences(place(-Self.reference.upperBound)..<place(-Self.reference.lowerBound))
        let power = usual.reduce(0) { $0 + $1 * $1 } / Double(max(1, usual.count))
        breaking = Decibels.of(amplitude: (most + .leastNormalMagnitude) / (power.squareRoot() + .leastNormalMagnitude))
    }

    /// The mean square that counts as silence beside a word whose loudest 10 ms have this one.
    static func floor(loudest: Double) -> Double { max(loudest * Decibels.power(deepest), Decibels.power(softest)) }

    private static func steepest(
        _ samples: [Double], _ rate: Double, _ loudest: Double
    ) -> (place: Int, ratio: Double, behind: Double)? {
        let count = { (seconds: Double) in max(1, Int((seconds * rate).rounded())) }
        let (before, step, behind) = (count(before), count(step), count(behind))
        let first = max(before, count(search.lowerBound))
        let last = min(samples.count - step - behind, count(search.upperBound))
        guard loudest > 0, first <= last else { return nil }
        // The speech has a mean of its own; that of the silence is the recorder's.
        let offset = Array(samples.suffix(2 * behind)).median ?? 0
        var sums = [0.0]
        for sample in samples { sums.append(sums[sums.count - 1] + (sample - offset) * (sample - offset)) }
        let power = { (start: Int, count: Int) in max(0, sums[start + count] - sums[start]) / Double(count) }
        let floor = floor(loudest: loudest)
        let places = (first...last).filter { power($0 - before, before) > loudest * Decibels.power(-heard) }
        return places.map { place in
            let behind = max(floor, power(place + step, behind))
            return (place: place, ratio: power(place - before, before) / behind, behind: behind)
        }.max { $0.ratio < $1.ratio }
    }

    /// The third differences of samples.
    private static func differences(_ samples: [Double], _ range: Range<Int>) -> [Double] {
        range.clamped(to: 1..<max(1, samples.count - 2)).map { index in
            samples[index + 2] - 3 * samples[index + 1] + 3 * samples[index] - samples[index - 1]
        }
    }
}
