/// Where the speech of a take starts and ends, and how far it stands above the noise.
package struct SpeechBounds: Sendable, Hashable {
    /// Seconds from the start of the take.
    package var start: Double
    package var end: Double
    /// The level of the loudest 30 ms of speech, decibels re full scale, 150 Hz and above.
    package var level: Double
    /// The level of the quietest stretch, in the same band.
    package var noise: Double
    /// Whether no pause tells the noise, so that all of the take counts as speech.
    package var isTight: Bool

    package init(start: Double, end: Double, level: Double, noise: Double, isTight: Bool = false) {
        (self.start, self.end, self.level, self.noise) = (start, end, level, noise)
        self.isTight = isTight
    }
}
