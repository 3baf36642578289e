#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Between which pitches a voice is for half of the time, which tells a man's from a woman's: a creak at a word's end is lower,
/// a cry higher.
package struct PitchRange: Sendable, Hashable {
    /// Semitones over 100 Hz: the quartiles of the frames that have a pitch.
    package var low: Double
    package var middle: Double
    package var high: Double

    package init(low: Double, middle: Double, high: Double) {
        (self.low, self.middle, self.high) = (low, middle, high)
    }

    /// Frames with a pitch, at least: 80 ms of a voice.
    private static let fewest = 8
    /// Seconds that are looked at, from the start.
    private static let longest = 30.0

    /// No voice is lower for half of its time, hertz: what lies there is the hum of the mains.
    private static let lowest = 66.0

    /// nil of a sound that is hardly voiced.
    /// - Parameter hum: the level of the mains, dBFS RMS.
    package init?(of samples: [Float], sampleRate: Int, hum: Double = -.infinity) {
        let start = Array(samples.prefix(Int(Self.longest * Double(sampleRate))))
        let track = PitchTrack(of: start, sampleRate: sampleRate, hum: hum)
        let pitches = track.pitches.compactMap { $0 }.sorted()
        guard pitches.count >= Self.fewest, pitches[pitches.count / 2] >= Self.lowest else { return nil }
        let quartiles = (1...3).map { 12 * log2(pitches[$0 * (pitches.count - 1) / 4] / 100) }
        self.init(low: quartiles[0], middle: quartiles[1], high: quartiles[2])
    }

    /// A number of semitones over 100 Hz in hertz.
    package static func hertz(_ semitones: Double) -> Double { 100 * exp2(semitones / 12) }
}
