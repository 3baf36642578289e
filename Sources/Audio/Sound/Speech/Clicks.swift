/// Clicks within a word: one to three samples that no mouth made.
///
/// They show in the fourth difference of the samples, which hardly has a voice in it. A burst of a t or k lasts longer, and a creak's
/// pulses come again within 15 ms or are preceded by silence. Figures stand in Measurements.md.
package struct Clicks: Sendable, Hashable {
    package var count: Int
    /// Where the first is, seconds, and by how much it stands out of what is around it, decibels.
    package var time: Double
    package var excess: Double

    /// Samples beside one that are its own, and seconds beside these in which nothing comes near to it.
    private static let width = 5
    private static let around = 0.015
    /// What stands out by more is a click, decibels.
    package static let mostExcess = 10.0
    private static let leastRatio = Float(Decibels.amplitude(mostExcess))
    /// Its fourth difference is this share of the take's largest sample at least: one sample has a sixth of that, and a join of a
    /// synthesizer half.
    private static let leastHeight: Float = 0.2
    /// Below it, hertz, a voice reaches up to the highest frequency, and one of ten prompts would be told.
    private static let leastRate = 16000
    /// Seconds at the word's ends in which a mouth opens and closes.
    private static let edge = 0.02
    /// The sound of the 10 ms before and behind it differs by no more, decibels: where a stop opens it does.
    private static let mostStep = 12.0
    private static let beside = 0.01

    /// nil if there are none.
    ///
    /// - Parameters:
    ///   - samples: of the take, mono, −1…1.
    ///   - start: where the word begins, and `end` where it ends, seconds.
    package init?(in samples: [Float], sampleRate: Int, from start: Double, to end: Double) {
        let rate = Double(sampleRate)
        let first = max(2, Int((start + Self.edge) * rate))
        let last = min(samples.count - 2, Int((end - Self.edge) * rate))
        let (reach, beside) = (Int(Self.around * rate), Int(Self.beside * rate))
        guard first < last, sampleRate >= Self.leastRate else { return nil }
        let wide = reach + 2 * Self.width
        let bends = Self.bends(samples, max(2, first - wide)..<min(samples.count - 2, last + wide))
        let least = Self.leastHeight * samples.highestMagnitude
        let found = (first..<last).compactMap { place -> (place: Int, ratio: Float)? in
            guard bends[place] >= least, least > 0 else { return nil }
            let most = bends[place] / Self.leastRatio
            var highest: Float = 0
            for distance in Self.width + 1...Self.width + 1 + reach {
                highest = max(
                    highest, place >= distance ? bends[place - distance] : 0,
                    place + distance < bends.count ? bends[place + distance] : 0)
                if highest > most { return nil }
            }
            return Self.isWithinSound(samples, place, beside)
                ? (place, bends[place] / max(highest, .leastNormalMagnitude)) : nil
        }
        guard let one = found.first else { return nil }
        count = zip(found, found.dropFirst()).count { $1.place - $0.place > Self.width } + 1
        (time, excess) = (Double(one.place) / rate, Decibels.of(amplitude: Double(one.ratio)))
    }

    /// The magnitudes of the fourth differences in a range; 0 elsewhere.
    private static func bends(_ samples: [Float], _ range: Range<Int>) -> [Float] {
        var bends = [Float](repeating: 0, count: samples.count)
        for index in range {
            let near = samples[index - 1] + samples[index + 1]
            bends[index] = abs(samples[index - 2] + samples[index + 2] - 4 * near + 6 * samples[index])
        }
        return bends
    }

    private static func isWithinSound(_ samples: [Float], _ place: Int, _ beside: Int) -> Bool {
        let sides = [place - beside..<place - width, place + width + 1..<place + beside].map { range in
            samples[range.clamped(to: samples.indices)].reduce(Double(Float.leastNormalMagnitude)) {
                $0 + Double($1) * Double($1)
            }
        }
        return abs(Decibels.of(power: sides[0] / sides[1])) < mostStep
    }
}
